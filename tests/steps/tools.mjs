// What the checks need from elsewhere: how it is found, installed, or asked for.
//   node tests/steps/tools.mjs targets            the Rust targets
//   node tests/steps/tools.mjs packages FOLDER    the npm packages of a folder
//   node tests/steps/tools.mjs displays           Xvfb and Chromium, as root on Debian or a relative of it
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The Pico, the page, and the Pico 2, which rustup fetches with the compiler where it fetches that. */
const TARGETS = ['thumbv6m-none-eabi', 'wasm32-unknown-unknown', 'thumbv8m.main-none-eabihf'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];
const PACKAGES = { Xvfb: ['xvfb', 'libxcursor1'], chromium: ['chromium'] };

const isCi = Boolean(process.env.CI);
const has = (program) => spawnSync('bash', ['-c', `command -v ${program}`]).status === 0;

class Missing extends Error {}

const hasDisplay = () => has('Xvfb');
const hasBrowser = () => Boolean(process.env.CHROMIUM) || BROWSERS.some(has);

/** Why the page cannot be tested here, if it cannot. */
export const noBrowser = () => !hasBrowser() && 'Chromium is not installed: install the package chromium, or set CHROMIUM to the path of one';
/** Why fuzzing is not possible here, if it is not. */
export const noFuzzer = () => !has('c++') && 'c++ is not installed: install a C++ compiler, such as the package g++; libFuzzer is built with it';

function installTargets() {
  const root = execFileSync('rustc', ['--print', 'sysroot'], { encoding: 'utf8' }).trim();
  const missing = TARGETS.filter((target) => !existsSync(`${root}/lib/rustlib/${target}`));
  if (missing.length === 0) return;
  const command = `rustup target add ${missing.join(' ')}`;
  if (!has('rustup')) throw new Missing(`the Rust targets ${missing.join(', ')} are missing, and there is no rustup to add them`);
  run(command, `the Rust targets cannot be installed: is the network there? The command was: ${command}`);
}

function installPackages(folder) {
  run(`cd ${folder} && npm ci --silent`, `the packages of ${folder} cannot be installed: can npm reach its registry?`);
}

/** Without a display or a browser some checks are skipped, but never in CI. */
function installDisplays() {
  const wanted = [...(hasDisplay() ? [] : PACKAGES.Xvfb), ...(hasBrowser() ? [] : PACKAGES.chromium)];
  if (wanted.length && has('apt-get') && process.getuid?.() === 0) {
    console.log(`installing ${wanted.join(', ')} with apt-get`);
    spawnSync('bash', ['-c', `apt-get update -q && apt-get install -qy --no-install-recommends ${wanted.join(' ')}`], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  for (const [name, isThere] of [['Xvfb', hasDisplay], ['Chromium', hasBrowser]]) {
    if (isThere()) continue;
    if (isCi) throw new Missing(`${name} is not installed: install it, or unset CI to skip what needs it`);
    console.log(`${name} is not installed, and this could not install it: what needs it is skipped`);
  }
}

function run(command, why) {
  if (spawnSync('bash', ['-c', command], { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0) throw new Missing(why);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , what, folder] = process.argv;
  try {
    ({ targets: installTargets, packages: installPackages, displays: installDisplays })[what](folder);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

// A scenario of tests/scenarios in the page: real input events, and after every step the picture that the simulator tells.
// A restart is a reload.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { readScript } from '../../emulator/script.mjs';
import { checksum, open, out, prepare, ready, scenarioFolder, simulator, watch } from './browser.mjs';

/** How long a button is down that is tapped in a hurry. */
const TAP = 40;

/** The script with the check sums of a board like the page: its menus and settings offer only what a page can do. */
export function scriptForPage(name) {
  const path = `${scenarioFolder}/${name}.txt`;
  const told = execFileSync(simulator, ['script', path, '--transcript', '--board', 'page'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  const sums = told.split('\n').map((line) => line.match(/^(?:press|tap|hold|wait|restart)\b.*?\s+([0-9a-f]{8})$/)?.[1]).filter(Boolean);
  const script = readScript(path);
  if (sums.length !== script.steps.length) throw new Error(`${name} has ${script.steps.length} steps, its transcript for a page ${sums.length}`);
  script.steps.forEach((step, i) => (step.sum = sums[i]));
  return script;
}

/** Plays a script in a new tab of its own. */
export async function playInPage(browser, url, script, { size, hands }) {
  const context = await browser.newContext({ ...size, serviceWorkers: 'block' });
  try {
    await prepare(context, { seed: script.seed });
    const page = await context.newPage();
    const wrong = watch(page, url);
    await open(page, url);
    const hand = await hands(page);
    for (const step of script.steps) {
      await perform(page, hand, step);
      const sum = await checksum(page, { pause: step.verb === 'press' ? step.millis : 0, rest: true });
      if (wrong.length) throw new Error(wrong.join('\n'));
      if (sum !== step.sum) {
        mkdirSync(out, { recursive: true });
        await page.screenshot({ path: `${out}/${script.name}.png` });
        throw new Error(`line ${step.line}, ${step.name}: the simulator shows ${step.sum}, the page ${sum}; see ${out}/${script.name}.png`);
      }
    }
  } finally {
    await context.close();
  }
}

async function perform(page, hand, step) {
  if (step.verb === 'restart') {
    await page.reload();
    await ready(page);
  }
  const pass = (length) => page.evaluate((millis) => globalThis.pass(millis), length);
  for (const button of step.taps ?? []) {
    await hand.down(button);
    await pass(TAP);
    await hand.up(button);
    await pass(step.apart - TAP);
  }
  if (step.button) await hand.down(step.button);
  if (step.millis) await pass(step.millis);
  if (step.button) await hand.up(step.button);
}

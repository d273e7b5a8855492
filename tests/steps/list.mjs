// All steps of `tests/run`. Steps of a lane run one after the other, lanes side by side: what is compiled for the host
// and what is linked for the boards lock different folders of target, so neither waits for the other.
//
//   name      what it is called on the screen and in the table
//   command   for bash, from the top of the repository; it is what a failure says to repeat
//   size      `all` if only `tests/run all` and its part run it
//   parts     the parts that it belongs to: `tests/run firmware`, `tests/run page`
//   after     steps of other lanes that must have ended before
//   skip      gives the reason why it cannot run here, if there is one
//   figures   lines of its output that are shown
import { availableParallelism } from 'node:os';
import { noBrowser, noFuzzer } from './tools.mjs';

export const PARTS = ['firmware', 'page'];
const [FIRMWARE, PAGE] = PARTS.map((part) => [part]);
const BOTH = PARTS;

/**
 * What `tests/run` does less of than `tests/run all`, because each takes a while: the variables of CONTRIBUTING.md, which can
 * still be set by hand. `PASSDECK_SHORT` chooses the scenarios that a board plays.
 */
export const SAMPLES = {
  PASSDECK_SHORT: '1',
  PASSDECK_BROKEN_SAVES: '40',
  PASSDECK_CUTS: 'few',
  PASSDECK_GAMES: '100',
};

/** The packages that are tested on the host: the same in every command, so that cargo builds what they share once. */
export const HOST = 'engine firmware fuzz lzma sim soak tests uf2 web'.split(' ').map((name) => `-p ${name}`).join(' ');
/** The packages that run on the Pico's processor. */
const PROCESSOR = '--profile firmware --target thumbv6m-none-eabi -p engine -p no-panic -p on-target -p firmware --features firmware/pico';

const OPTIONS = `--test-concurrency=${availableParallelism()} --test-timeout=3600000 --test-reporter=spec`;
const nodeTests = (folder) => `rm -rf ${folder}/out target/translations && node --test ${OPTIONS} ${folder}/tests/*.test.mjs`;

/** What is fetched from elsewhere. */
const tools = [
  { name: 'Rust targets', parts: BOTH, command: 'node tests/steps/tools.mjs targets' },
  { name: 'packages of the emulator', parts: BOTH, command: 'node tests/steps/tools.mjs packages tests/emulator' },
  { name: 'packages of the page', parts: PAGE, command: 'node tests/steps/tools.mjs packages tests/web' },
  { name: 'Xvfb and Chromium', parts: PAGE, command: 'node tests/steps/tools.mjs displays' },
];

/** What is built and tested on the computer itself, and the page in its browser. */
const host = [
  { name: 'formatting', command: 'cargo fmt --all --check && cargo fmt --manifest-path tests/fuzz/fuzzer/Cargo.toml --check' },
  { name: 'lints', command: 'cargo clippy --locked --workspace --exclude no-panic --all-targets -- -D warnings' },
  { name: 'tests are built', command: `cargo test --locked --no-run ${HOST}` },
  { name: 'tests', after: 'Xvfb and Chromium', command: `cargo test --locked ${HOST}`, figures: /^test result/ },
  { name: 'documentation', command: 'RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps -p engine -p sim' },
  { name: 'the simulator', parts: PAGE, command: 'cargo test --locked --no-run -p sim --test scenarios' },
  {
    name: 'the page in Chromium', parts: PAGE, after: ['the page', 'Xvfb and Chromium'], skip: noBrowser,
    command: nodeTests('tests/web'), figures: /^. (tests|pass|fail) /,
  },
  { name: 'figures of the page', parts: PAGE, size: 'all', skip: noBrowser, command: 'tests/web/figures', figures: /\d/ },
  {
    name: 'lints of the fuzzer', size: 'all',
    command: 'cargo clippy --locked --manifest-path tests/fuzz/fuzzer/Cargo.toml --target-dir target -- -D warnings',
  },
  { name: 'fuzzing by coverage', size: 'all', skip: noFuzzer, command: 'tests/fuzz/run', figures: /runs in/ },
];

/** What is linked for the boards, and the program in the emulator. */
const boards = [
  { name: 'lints for the Pico', parts: FIRMWARE, after: 'Rust targets', command: `cargo clippy --locked ${PROCESSOR} --lib --bins -- -D warnings` },
  { name: 'no panic can be reached', parts: FIRMWARE, command: 'cargo no-panic --locked' },
  { name: 'the firmware', parts: FIRMWARE, command: 'cargo uf2', figures: /KB of flash/ },
  { name: 'the page', parts: PAGE, after: 'Rust targets', command: 'web/build' },
  { name: 'the engine alone on the Pico', parts: FIRMWARE, command: 'cargo on-target' },
  {
    name: 'the same games in WebAssembly', parts: PAGE,
    command: 'cargo build --locked --profile page --target wasm32-unknown-unknown -p web --example hash && tests/web/hashes',
  },
  { name: 'size of the firmware', parts: FIRMWARE, after: 'packages of the emulator', command: 'tests/emulator/size', figures: /^(Flash|RAM)/ },
  { name: 'lints of the scripts', parts: BOTH, after: 'packages of the emulator', command: 'cd tests/emulator && npm run --silent lint' },
  { name: 'these steps', command: 'node --test --test-reporter=spec tests/steps/*.test.mjs' },
  { name: 'lints of the page', parts: PAGE, after: 'packages of the page', command: 'cd tests/web && npm run --silent lint && ./workflows' },
  { name: 'the Pico 2', parts: FIRMWARE, size: 'all', command: 'cargo uf2-pico2', figures: /KB of flash/ },
  { name: 'lints for the Pico 2', parts: FIRMWARE, size: 'all', command: 'cargo firmware-pico2-clippy' },
  { name: 'the firmware in the emulator', parts: FIRMWARE, command: nodeTests('tests/emulator'), figures: /^. (tests|pass|fail) / },
  { name: 'figures of the firmware', parts: FIRMWARE, size: 'all', command: 'tests/emulator/figures', figures: /misses/ },
];

export const HOST_STEPS = host;
export const LANES = [tools, boards, host];

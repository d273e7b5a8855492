// `tests/run quick`: formatting, lints, and the tests that are nearest to what has changed. They find most mistakes; what a
// change does far away, or only on a board, is left to `tests/run`.
import { HOST_STEPS, LANES } from './list.mjs';

const RULES = { tests: ['rulebook', 'counts', 'hidden'], packages: ['engine --lib'] };

/**
 * What each file is tested by; the first row that fits counts. `tests` are test programs of the packages tests and sim,
 * `packages` are tested as a whole, and `steps` are those of list.mjs.
 */
const TABLE = [
  [/^engine\/src\/(cards|games|record)\//, () => RULES],
  [/^engine\/src\/bots\//, () => ({ tests: ['bots'] })],
  [/^engine\//, () => ({ tests: ['console'], packages: ['engine --lib'] })],
  [/^sim\//, () => ({ packages: ['sim'] })],
  [/^firmware\/uf2\//, () => ({ packages: ['uf2'] })],
  [/^firmware\//, () => ({ packages: ['firmware'], steps: ['lints for the Pico'] })],
  [/^web\/lzma\//, () => ({ packages: ['lzma'] })],
  [/^web\/.*\.rs$/, () => ({ packages: ['web'] })],
  [/^web\//, () => ({ steps: ['lints of the page'] })],
  [/^tests\/scenarios\/.*\.(?:txt|golden)$/, () => ({ tests: ['scenarios'] })],
  [/^tests\/(fuzz|soak)\//, (name) => ({ packages: [name] })],
  [/^tests\/(architecture|bots|console|counts|hidden|properties|rulebook)\//, (name) => ({ tests: [name] })],
  [/^tests\/(?:no-panic|on-target)\//, () => ({ steps: ['lints for the Pico'] })],
  [/^tests\/src\//, () => RULES],
  [/^tests\/(?:emulator|steps)\//, () => ({ steps: ['lints of the scripts'] })],
  [/^tests\/web\//, () => ({ steps: ['lints of the page'] })],
];

/** Everything that some files call for, each thing once. */
function wantedBy(files) {
  const wanted = { tests: [], packages: [], steps: [] };
  for (const file of files) {
    const row = TABLE.find(([pattern]) => pattern.test(file));
    if (!row) continue;
    for (const [what, names] of Object.entries(row[1](file.match(row[0])[1]))) wanted[what].push(...names);
  }
  return Object.fromEntries(Object.entries(wanted).map(([what, names]) => [what, [...new Set(names)]]));
}

/** The lanes for some changed files. */
export function quickLanes(files) {
  const { tests, packages, steps } = wantedBy(files);
  const named = LANES.flat().filter(({ name }) => steps.includes(name)).flatMap((step) => [...needed(step), step]);
  // How the sources are built is always looked at: it takes a second. With sim, cargo builds what `tests/run` has built.
  const programs = ['architecture', ...tests].map((name) => `--test ${name}`).join(' ');
  return [
    [
      ...HOST_STEPS.filter(({ name }) => ['formatting', 'lints'].includes(name)),
      { name: 'tests', command: `cargo test --locked -p sim -p tests ${programs}` },
      ...packages.map((name) => ({ name: `tests of ${name}`, command: `cargo test --locked -p ${name}` })),
    ],
    [...new Set(named)],
  ];
}

/** The steps that fetch what a step needs. */
const needed = ({ after }) => LANES.flat().filter(({ name }) => [after ?? []].flat().includes(name));

// `tests/run`: chooses the steps, runs them, and ends with a table of their times.
import { changedFiles } from './changed.mjs';
import { LANES, PARTS, SAMPLES } from './list.mjs';
import { quickLanes } from './quick.mjs';
import { Runner } from './runner.mjs';

const USAGE = `tests/run [SIZE]

  tests/run            what guards the product, from a fresh clone on
  tests/run quick      formatting, lints and tests of what has changed since origin/main
  tests/run all        everything, as CI does
  tests/run firmware   all that is known about the firmware, and nothing else
  tests/run page       all that is known about the page, and nothing else

The output of each step is kept in target/run. With the variable CI set, it is printed as well, and a check that needs
Xvfb or Chromium is never skipped.`;

/** Only the steps that `isWanted`. A step does not wait for one that is left out. */
const chosen = (isWanted) => LANES.map((lane) => lane.filter(isWanted));

/** The steps of a size, or nothing if there is no such size. */
function lanes(size) {
  if (size === undefined) return chosen(({ size: least }) => least !== 'all');
  if (size === 'all') return chosen(() => true);
  if (size === 'quick') return quickLanes(changedFiles());
  return PARTS.includes(size) ? chosen(({ parts }) => parts?.includes(size)) : undefined;
}

const [size, ...rest] = process.argv.slice(2);
const steps = rest.length ? undefined : lanes(size);
if (!steps) {
  console.log(USAGE);
  process.exit(size === '--help' ? 0 : 2);
}
if (size === undefined) process.env = { ...SAMPLES, ...process.env };
process.exit(await new Runner(`tests/run${size ? ` ${size}` : ''}`).run(steps));

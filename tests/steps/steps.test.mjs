// What `tests/run` does around its steps.
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import test from 'node:test';
import { CHOSEN, scenariosIn } from '../emulator/choice.mjs';
import { commandFor } from './again.mjs';
import { LANES } from './list.mjs';
import { quickLanes } from './quick.mjs';
import { Runner } from './runner.mjs';

const folder = mkdtempSync(`${tmpdir()}/steps-`);
const quick = (...files) => quickLanes(files).flat().map(({ command }) => command).join('\n');

/** Runs steps, and gives the exit code and what was said. */
async function run(lanes, isCi = false) {
  const said = [];
  const { log } = console;
  console.log = (line) => said.push(line);
  try {
    const code = await new Runner('tests/run', { folder: `${folder}/run`, isCi }).run(lanes);
    return { code, text: said.join('\n') };
  } finally {
    console.log = log;
  }
}

test('a failed test of cargo is repeated alone', () => {
  const text = 'test golden::menus ... ok\ntest golden::the_end ... FAILED\n\nerror: test failed, to rerun pass `-p tests --test console`\n';
  assert.equal(commandFor(text, 'all'), 'cargo test -p tests --test console golden::the_end');
});

test('a failed test of Node is repeated alone', () => {
  const text = '✖ failing tests:\n\ntest at tests/emulator/tests/sleep.test.mjs:12:1\n✖ the device sleeps (12.5ms)\n  Error\n';
  assert.equal(commandFor(text, 'all'), "node --test --test-name-pattern='the device sleeps' tests/emulator/tests/sleep.test.mjs");
  assert.equal(commandFor('# see x.png; again: node --test a.mjs\n', 'all'), 'node --test a.mjs');
});

test('any other step that fails is repeated as it was', () => {
  assert.equal(commandFor('error: could not compile', 'cargo no-panic'), 'cargo no-panic');
});

test('steps have names of their own, and wait only for steps of other lanes that exist', () => {
  const names = LANES.flat().map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const lane of LANES) {
    const own = lane.map(({ name }) => name);
    for (const before of lane.flatMap(({ after }) => after ?? [])) assert.ok(names.includes(before) && !own.includes(before), before);
  }
});

test('every chosen scenario is there', () => {
  const all = scenariosIn(new URL('../scenarios', import.meta.url).pathname);
  assert.deepEqual(Object.keys(CHOSEN).filter((name) => !all.includes(name)), []);
});

test('what has changed says what is tested', () => {
  assert.match(quick('engine/src/games/bango/play.rs'), /--test rulebook --test counts --test hidden\n.*-p engine --lib/);
  assert.match(quick('engine/src/console/kit/pen.rs', 'sim/src/cli.rs'), /--test console\n.*-p engine --lib\n.*-p sim$/m);
  assert.match(quick('firmware/src/sleep.rs'), /-p firmware\n[^]*tools\.mjs targets[^]*cargo clippy .*thumbv6m/);
  assert.match(quick('tests/emulator/script.mjs', 'tests/steps/list.mjs'), /npm run --silent lint/);
  assert.doesNotMatch(quick('README.md'), /cargo test .* --test (?!architecture)/);
});

test('all steps of all lanes run, and the table tells their times', async () => {
  const lanes = [[{ name: 'one', command: 'echo hello' }, { name: 'two', after: 'three', command: 'true' }], [{ name: 'three', command: 'true' }]];
  const { code, text } = await run(lanes);
  assert.equal(code, 0);
  assert.match(text, /ok one: [\d.]+ s[^]*step +seconds[^]*\none +[\d.]+[^]*all of it[^]*all checks passed$/);
});

test('a step that fails ends the others, and the last line repeats it', async () => {
  const [bad, never] = [{ name: 'bad', command: 'echo gone >&2; false' }, { name: 'never', command: 'true' }];
  const { code, text } = await run([[bad, never], [{ name: 'long', command: 'sleep 600' }]]);
  assert.equal(code, 1);
  assert.match(text, /\ngone\n[^]*FAILED: bad[^]*\n {2}echo gone >&2; false$/);
  assert.doesNotMatch(text, /-> never/);
});

test('a step that is skipped is named with its reason, and fails in CI', async () => {
  const lanes = [[{ name: 'page', command: 'false', skip: () => 'there is no browser' }, { name: 'next', command: 'true' }]];
  const { code, text } = await run(lanes);
  assert.equal(code, 0);
  assert.match(text, /SKIPPED: there is no browser[^]*ok next[^]*all checks passed$/);
  const ci = await run(lanes, true);
  assert.equal(ci.code, 1);
  assert.match(ci.text, /FAILED: page: there is no browser$/);
  assert.doesNotMatch(ci.text, /-> next/);
});

test('CI prints all that a step says', async () => {
  const lanes = [[{ name: 'tests', command: 'echo "test one ... ok"; echo "test result: ok. 1 passed"' }]];
  assert.match((await run(lanes, true)).text, /test one ... ok\ntest result: ok\. 1 passed\n/);
  assert.doesNotMatch((await run(lanes)).text, /\ntest one/);
});

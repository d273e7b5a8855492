// The simulator's scenario files on the device: the same pictures, pixel for pixel, after every step.
import assert from 'node:assert/strict';
import { seedsFrom } from '../board/seed.mjs';
import { scenariosIn } from '../choice.mjs';
import { scenario, scenarioFolder } from '../scenario.mjs';
import { playScript, readScript } from '../script.mjs';

const MINUTES = 5;
/** What nobody has ever needed of the stack. */
const SPARE = 2048;

/**
 * All that the log may say of a game that goes well. No hidden card and no seed has a place in these lines. Whoever
 * logs more adds it here, and thinks of what it gives away.
 */
const HARMLESS = [
  /start, hang: false, crash: false$/, /save: (empty|valid), \d+ moves$/, /display at 0x3[cd]$/, /entropy alive: true$/,
  /supply: \d+ mV$/, /INFO sleep$/, /INFO awake$/,
];

for (const name of scenariosIn(scenarioFolder)) {
  const script = readScript(`${scenarioFolder}/${name}.txt`);
  scenario(script.name, { seeds: seedsFrom(script.seed), seconds: MINUTES * 60 }, (board) => {
    playScript(board, script);
    const unknown = board.log().filter((line) => !HARMLESS.some((one) => one.test(line)));
    assert.deepEqual(unknown, [], 'lines in the log that nobody has looked at');
    assert.deepEqual(board.resets, []);
    const { used, size } = board.stack();
    assert.ok(used <= size - SPARE, `${used} of ${size} bytes of stack are used`);
    const [seconds, millions] = [board.total / 1e9, board.instructions / 1e6].map((number) => number.toFixed(0));
    console.log(`# ${script.name}: ${script.steps.length} pictures, ${seconds} s, ${millions} M instructions`);
  });
}

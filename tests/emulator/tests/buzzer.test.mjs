// The buzzer's pin. A magnetic buzzer is a coil: if the pin stays high, current flows through it for ever.
import assert from 'node:assert/strict';
import { poweredParts } from '../board/power.mjs';
import { seedsFrom } from '../board/seed.mjs';
import { press, ready, scenario, scenarioFolder } from '../scenario.mjs';
import { perform, readScript } from '../script.mjs';

const script = readScript(`${scenarioFolder}/no-idea-won-by-buttons.txt`);
/** Longer than any cue. */
const CUE = 700;
const WANTED = 10;
/** To the loudest sound, and back to the menu. */
const LOUD = ['down', 'down', 'A', 'down', 'right', 'B'];

/** Counts rising edges of the buzzer's pin. */
function listen(board) {
  const heard = { pulses: 0 };
  board.chip.gpio[16].addListener((level) => (heard.pulses += level === 1 ? 1 : 0));
  return heard;
}

scenario('after ten loud cues the pin of the buzzer is low each time', { seeds: seedsFrom(script.seed), seconds: 120 }, (board) => {
  ready(board);
  press(board, ...LOUD);
  board.powerCycle();
  const heard = listen(board);
  let [cues, high] = [0, 0];
  for (const step of script.steps) {
    const before = heard.pulses;
    perform(board, step);
    if (heard.pulses === before) continue;
    board.run(CUE);
    cues += 1;
    high += poweredParts(board).buzzer ? 1 : 0;
    if (cues === WANTED) break;
  }
  assert.equal(cues, WANTED, 'too few cues were heard');
  assert.equal(high, 0, `the pin stayed high after ${high} of ${cues} cues`);
  assert.equal(poweredParts(board).tones, false, 'the tones are still made');
});

// An erase of the flash stops the processor, so one that can wait comes when nobody would notice it.
import assert from 'node:assert/strict';
import { fill, press, ready, roomInBank, scenario } from '../scenario.mjs';

/** Nothing is erased ahead while so much of the open bank is free. */
const HALF = 4096;
/** Milliseconds after the last press before the firmware counts as quiet. */
const QUIET = 400;

scenario('a sector is erased ahead only when nobody has pressed anything for a while', { seconds: 120 }, (board) => {
  ready(board);
  fill(board, HALF + 400);
  press(board, 'down', 'down', 'A');
  const erases = [];
  board.flash.onOperation = (kind) => kind === 'erase' && erases.push(board.millis);
  for (let i = 0; roomInBank(board) > HALF - 400; i++) {
    assert.ok(i < 60, 'the buttons do not change a setting any more');
    for (const button of ['right', 'left']) board.tap(button, { hold: 40, pause: 200 });
  }
  for (let i = 0; i < 20; i++) board.tap(i % 2 ? 'up' : 'down', { hold: 40, pause: 200 });
  assert.deepEqual(erases, [], 'while somebody presses');
  const last = board.millis - 240;
  board.run(4000);
  assert.ok(erases.length > 0, 'nothing was erased');
  assert.ok(erases[0] - last >= QUIET, `${erases[0] - last} ms after the last press`);
});

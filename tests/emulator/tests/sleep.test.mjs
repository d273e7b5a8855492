// Nobody presses anything.
import assert from 'node:assert/strict';
import { deal, picture, ready, scenario } from '../scenario.mjs';

scenario('dims after 30 s, goes dark after 2 min, sleeps, and wakes to the same picture', { seconds: 90 }, (board) => {
  ready(board);
  deal(board);
  const [before, bright] = [picture(board), board.display.contrast];
  board.run(28_000);
  assert.equal(board.display.contrast, bright);
  board.run(3_000);
  assert.ok(board.display.contrast < bright / 2, 'not dim');
  board.run(90_000);
  assert.ok(board.display.isDark(), 'not dark');

  board.run(3_000); // the last timers run out
  const { instructions } = board;
  board.run(10_000);
  assert.equal(board.instructions, instructions, 'the core is awake');

  board.press('A');
  assert.ok(board.until(() => picture(board) === before, 200, 1), 'another picture');
  board.release('A');
  board.run(60);
  assert.equal(picture(board), before, 'the press that wakes does nothing else');
  assert.equal(board.display.contrast, bright);
  assert.deepEqual(board.resets, []);
  board.run(3_000);
  assert.deepEqual(board.resets, [], 'the watchdog is fed again');
});

// A display that is missing, somewhere else, pulled out, put back.
import assert from 'node:assert/strict';
import { Board } from '../board/board.mjs';
import { Display } from '../board/display.mjs';
import { picture, ready, scenario } from '../scenario.mjs';

scenario('a display at 0x3D is found', { display: new Display({ address: 0x3d }) }, (board) => {
  assert.ok(board.until(() => !board.display.isDark(), 600), 'still dark');
});

scenario('without a display the game goes on, and one that comes later is picked up', {}, (board) => {
  board.display.pullOut();
  ready(board);
  board.tap('A');
  assert.match(board.log().join('\n'), /deal 1/);
  board.run(1500);
  board.display.putBack();
  assert.ok(board.until(() => !board.display.isDark(), 800), 'still dark');
});

scenario('a display that is pulled out and put back shows the game again', {}, (board) => {
  ready(board);
  board.tap('A');
  const before = picture(board);
  board.display.pullOut();
  board.run(700);
  board.tap('right');
  board.tap('left');
  board.tap('B');
  board.tap('B');
  board.display.putBack();
  assert.ok(board.until(() => picture(board) === before, 900, 5), 'another picture');
  assert.match(board.log().join('\n'), /is gone/);
});

scenario('a display that loses its power for a moment is repaired', {}, (board) => {
  ready(board);
  const before = picture(board);
  board.display.lose();
  assert.ok(board.until(() => picture(board) === before, 5000, 20), 'another picture');
});

scenario('a display that holds the wires does not stop the game, and is picked up when it lets go', {}, (board) => {
  ready(board);
  board.display.holdsClock = true;
  board.tap('A');
  board.tap('right');
  assert.match(board.log().join('\n'), /deal 1/);
  board.run(3000);
  assert.deepEqual(board.resets, []);
  const stale = picture(board);
  board.display.holdsClock = false;
  assert.ok(board.until(() => picture(board) !== stale && !board.display.isDark(), 2000, 10), 'the old picture');
});

scenario('only what changed is sent, in few transactions', {}, (board) => {
  ready(board);
  board.tap('A');
  const before = { ...board.display.traffic };
  board.press('right');
  board.run(40);
  const { transactions, pixels } = board.display.traffic;
  assert.ok(pixels - before.pixels < 220, `${pixels - before.pixels} bytes for a cursor`);
  assert.ok(transactions - before.transactions <= 10, `${transactions - before.transactions} transactions`);
});

/** What an SSD1306 shows after the same presses. */
function usual(board, buttons = []) {
  const other = new Board({ image: board.image });
  ready(other);
  for (const button of buttons) other.tap(button);
  assert.deepEqual(other.display.unknown, []);
  return other.display.picture();
}

const twoToTheLeft = (lines) => lines.map((line) => `${line.slice(2)}..`);

scenario('an SH1106 is legible before anything is set: two columns to the left, with a clear edge', { display: new Display({ chip: 'sh1106' }) }, (board) => {
  ready(board);
  assert.deepEqual(board.display.picture(), twoToTheLeft(usual(board)));
  board.tap('A');
  assert.deepEqual(board.display.picture(), twoToTheLeft(usual(board, ['A'])));
});

scenario('an SH1106 that is pulled out and put back before anything is set has a clear edge again', { display: new Display({ chip: 'sh1106' }) }, (board) => {
  ready(board);
  const before = twoToTheLeft(usual(board)).join('\n');
  board.display.pullOut();
  board.run(700);
  board.display.putBack();
  assert.ok(board.until(() => picture(board) === before, 900, 5), 'another picture');
});

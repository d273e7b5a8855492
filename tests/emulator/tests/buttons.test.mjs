// Fingers, contacts that bounce, and one that is stuck. What a clean tap does is the measure.
import assert from 'node:assert/strict';
import { picture, press, ready, scenario, settle } from '../scenario.mjs';

/** Closes and opens a contact for a while before it comes to rest. */
function bounce(board, move, back) {
  for (const millis of [0.1, 0.4, 0.2, 1.1, 0.3]) {
    move();
    board.run(millis);
    back();
    board.run(millis / 2);
  }
  move();
}

/** What another device shows at the menu after clean taps. */
function afterClean(board, ...buttons) {
  const clean = new board.constructor({ image: board.image });
  ready(clean);
  press(clean, ...buttons);
  return picture(clean);
}

const SETTINGS = ['down', 'down', 'A'];
for (const [button, first] of [['up', ['down']], ['down', []], ['left', SETTINGS], ['right', SETTINGS], ['A', []], ['B', ['A']]]) {
  scenario(`${button} does something`, {}, (board) => {
    ready(board);
    press(board, ...first);
    const before = picture(board);
    press(board, button);
    assert.notEqual(picture(board), before);
  });
}

scenario('a bouncing press is one press', {}, (board) => {
  ready(board);
  for (let i = 0; i < 2; i++) {
    bounce(board, () => board.press('down'), () => board.release('down'));
    board.run(80);
    bounce(board, () => board.release('down'), () => board.press('down'));
    board.run(80);
  }
  settle(board);
  assert.equal(picture(board), afterClean(board, 'down', 'down'));
});

scenario('taps of 8 ms, as fast as that, are all taken', {}, (board) => {
  ready(board);
  // Into a new game and out of it again, two lines down, into the settings, one line down.
  const taps = ['A', 'B', 'A', 'B', 'A', 'B', 'A', 'B', 'A', 'B', 'A', 'B', 'down', 'down', 'A', 'down'];
  for (const button of taps) board.tap(button, { hold: 8, pause: 8 });
  settle(board);
  assert.equal(picture(board), afterClean(board, 'down', 'down', 'A', 'down'));
});

scenario('a spike is no press', {}, (board) => {
  ready(board);
  const before = picture(board);
  board.press('A');
  board.run(1);
  board.release('A');
  settle(board);
  assert.equal(picture(board), before);
});

for (const stuck of ['B', 'A', 'up']) {
  scenario(`${stuck} that is stuck from the start disturbs nobody`, { held: [stuck] }, (board) => {
    ready(board);
    press(board, 'down', 'down');
    assert.equal(picture(board), afterClean(board, 'down', 'down'));
    assert.match(board.log().join('\n'), /button \d is down at the start/);
  });
}

scenario('two presses while the display is busy are both taken', {}, (board) => {
  ready(board);
  board.press('down');
  board.run(7);
  board.press('A');
  board.run(60);
  board.release('down');
  board.release('A');
  settle(board);
  assert.equal(picture(board), afterClean(board, 'down', 'A'));
});

// Fingers, contacts that bounce, and one that is stuck.
import assert from 'node:assert/strict';
import { picture, ready, scenario } from '../scenario.mjs';

const deals = (board) => board.log().filter((line) => line.includes('deal ')).length;

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

for (const button of ['up', 'down', 'left', 'right', 'A', 'B']) {
  scenario(`${button} shows that it is held`, {}, (board) => {
    ready(board);
    const before = picture(board);
    board.press(button);
    board.run(60);
    assert.notEqual(picture(board), before);
    board.release(button);
    board.run(60);
    if (button !== 'A') assert.equal(picture(board), before);
  });
}

scenario('a bouncing press is one press', {}, (board) => {
  ready(board);
  for (let i = 0; i < 3; i++) {
    bounce(board, () => board.press('A'), () => board.release('A'));
    board.run(80);
    bounce(board, () => board.release('A'), () => board.press('A'));
    board.run(80);
  }
  assert.equal(deals(board), 3);
});

scenario('fifty taps of 8 ms are fifty presses, however busy the device is', {}, (board) => {
  ready(board);
  for (let i = 0; i < 50; i++) board.tap('A', { hold: 8, pause: 8 });
  assert.equal(deals(board), 50);
});

scenario('a spike is no press', {}, (board) => {
  ready(board);
  board.press('A');
  board.run(1);
  board.release('A');
  board.run(100);
  assert.equal(deals(board), 0);
});

scenario('a button that is stuck from the start disturbs nobody', { held: ['B'] }, (board) => {
  ready(board);
  board.tap('A');
  board.tap('right');
  assert.equal(deals(board), 1);
  assert.match(board.log().join('\n'), /button 5 is down at the start/);
});

scenario('two presses while the display is busy are both taken', {}, (board) => {
  ready(board);
  board.press('A');
  board.run(7);
  board.press('right');
  board.run(60);
  assert.equal(deals(board), 1);
  board.release('A');
  board.release('right');
  board.run(60);
  const once = picture(board);
  board.tap('B');
  assert.notEqual(picture(board), once, 'there is a move to take back');
});

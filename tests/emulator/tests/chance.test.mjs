// Never the same deck twice, not even when the source of chance is dead.
import assert from 'node:assert/strict';
import { Board } from '../board/board.mjs';
import { deal, dealAgain, picture, press, ready, scenario } from '../scenario.mjs';

/** Deals at each of five starts, and looks at the hand; the taps always come at the same times. */
function hands(board, start = ready) {
  start(board);
  deal(board);
  const seen = [picture(board)];
  for (let i = 1; i < 5; i++) {
    board.powerCycle();
    start(board);
    dealAgain(board);
    seen.push(picture(board));
  }
  return new Set(seen).size;
}

scenario('five deals over five starts are five hands', {}, (board) => {
  assert.equal(hands(board), 5);
});

scenario('a dead source warns and still deals five hands', { oscillator: 'dead' }, (board) => {
  const warned = () => {
    ready(board);
    const warning = picture(board);
    press(board, 'A');
    assert.notEqual(picture(board), warning, 'nobody is told');
  };
  assert.equal(hands(board, warned), 5);
  assert.match(board.log().join('\n'), /entropy alive: false/);
});

scenario('on a new device with a dead source the fingers deal: five taps a millisecond apart are five hands', { oscillator: 'dead' }, (first) => {
  const seen = new Set();
  for (let late = 0; late < 5; late++) {
    const board = late ? new Board({ image: first.image, oscillator: 'dead' }) : first;
    ready(board);
    board.run(late);
    press(board, 'A');
    deal(board);
    seen.add(picture(board));
  }
  assert.equal(seen.size, 5);
});

scenario('a ring that beats with the crystal is not called dead in twenty starts', { oscillator: 'beating', seconds: 120 }, (board) => {
  for (let start = 0; start < 20; start++) {
    board.run(900);
    board.powerCycle();
  }
  assert.doesNotMatch(board.log().join('\n'), /entropy alive: false/);
  assert.match(board.log().join('\n'), /entropy alive: true/);
});

scenario('a source that dies later is told as well', {}, (board) => {
  ready(board);
  const menu = picture(board);
  board.oscillator = 'dead';
  press(board, 'down', 'up');
  assert.notEqual(picture(board), menu, 'nobody is told');
  assert.match(board.log().join('\n'), /entropy alive: false/);
});

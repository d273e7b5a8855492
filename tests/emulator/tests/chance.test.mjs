// Never the same deck twice, not even when the source of chance is dead.
import assert from 'node:assert/strict';
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
  const warned = (board) => {
    ready(board);
    const warning = picture(board);
    press(board, 'A');
    assert.notEqual(picture(board), warning, 'nobody is told');
  };
  assert.equal(hands(board, warned), 5);
  assert.match(board.log().join('\n'), /entropy alive: false/);
});

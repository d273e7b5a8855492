// Never the same deck twice, not even when the source of chance is dead.
import assert from 'node:assert/strict';
import { picture, ready, scenario } from '../scenario.mjs';

const CARDS = [14, 36];
const cards = (board) => picture(board).split('\n').slice(...CARDS).join('\n');

/** Deals three times at each of three starts; the taps always come at the same times. */
function rows(board) {
  const seen = [];
  for (let start = 0; start < 3; start++) {
    ready(board);
    for (let deal = 0; deal < 3; deal++) {
      board.tap('A');
      seen.push(cards(board));
    }
    board.powerCycle();
  }
  return new Set(seen).size;
}

scenario('nine deals over three starts are nine rows', {}, (board) => {
  assert.equal(rows(board), 9);
});

scenario('a dead source warns and still deals nine rows', { oscillator: 'dead' }, (board) => {
  assert.equal(rows(board), 9);
  assert.match(board.log().join('\n'), /entropy alive: false/);
  assert.match(board.log().join('\n'), /WARN Weak chance/);
});

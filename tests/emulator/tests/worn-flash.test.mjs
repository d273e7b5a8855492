// A flash that keeps nothing any more: the game goes on, and does not wait for it.
import assert from 'node:assert/strict';
import { TYPICAL } from '../board/flash.mjs';
import { deal, press, ready, scenario, settle, shows } from '../scenario.mjs';

/** Two sectors, and what is written before it shows that nothing stays. */
const ONE_BANK = 2 * TYPICAL.eraseMillis + 10;
const MOVES = 30;

/** Milliseconds for which nothing else could happen. */
function waitFor(board, moves) {
  const waits = [];
  for (let i = 0; i < moves; i++) {
    board.longestBusy = 0;
    board.tap('A', { hold: 40, pause: 60 });
    settle(board, 300);
    waits.push(board.longestBusy / 1e6);
  }
  return waits;
}

scenario('a move on a worn flash takes at most 100 ms longer, and later moves none', { seconds: 200 }, (board) => {
  ready(board);
  deal(board);
  const usual = Math.max(...waitFor(board, 3));
  board.flash.keepsNothing = true;
  const erases = () => board.flash.operations.filter(({ kind }) => kind === 'erase').length;
  const before = erases();
  const waits = waitFor(board, MOVES);
  console.log(`# usual ${usual.toFixed(0)} ms; worn ${waits.map((wait) => wait.toFixed(0)).join(' ')} ms; ${erases() - before} erases`);
  assert.ok(Math.max(...waits) <= usual + ONE_BANK, `${Math.max(...waits).toFixed(0)} ms`);
  assert.ok(erases() - before <= 16, `${erases() - before} erases`);
  assert.deepEqual(board.resets, []);
  assert.match(board.log().join('\n'), /not saved: the flash does not keep it/);
});

scenario('a flash that works again is used again after some minutes', { seconds: 200 }, (board) => {
  ready(board);
  deal(board);
  board.flash.keepsNothing = true;
  waitFor(board, 8);
  board.flash.keepsNothing = false;
  for (let i = 0; i < 6; i++) {
    board.run(60_000);
    press(board, 'down'); // awake
  }
  const { length } = board.flash.operations;
  const isTold = () => shows(board, 'shell/trouble-saved-again');
  for (let i = 0; i < 4 && !isTold(); i++) waitFor(board, 1);
  const kinds = board.flash.operations.slice(length).map(({ kind }) => kind);
  assert.ok(kinds.filter((kind) => kind === 'program').length >= 5, `a bank was not opened: ${kinds}`);
  assert.ok(isTold(), 'nobody is told that everything is saved again');
  board.powerCycle();
  ready(board);
  assert.match(board.log().join('\n'), /save: valid/);
});

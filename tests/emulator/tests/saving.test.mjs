// What is saved comes back; what is not ours is not touched.
import assert from 'node:assert/strict';
import { PhysicalChance } from '../board/chance.mjs';
import { saveArea } from '../board/image.mjs';
import { banksOf, savedBy } from '../cuts.mjs';
import { deal, fill, goOn, picture, press, ready, roomInBank, scenario, settle, shows } from '../scenario.mjs';

const BANK = 8192;

scenario('a game with its moves survives a power cycle', {}, (board) => {
  ready(board);
  deal(board);
  press(board, 'right', 'A', 'B', 'A');
  const before = picture(board);
  board.powerCycle();
  ready(board);
  assert.match(board.log().join('\n'), /save: valid, 1 moves/);
  goOn(board);
  assert.equal(picture(board), before);
});

scenario('settings survive a power cycle', {}, (board) => {
  ready(board);
  press(board, 'down', 'down', 'A', 'right', 'down', 'right');
  const before = picture(board);
  board.powerCycle();
  ready(board);
  press(board, 'down', 'down', 'A', 'down');
  assert.equal(picture(board), before);
});

scenario('a full bank turns over in the middle of a game, and the flash is written nowhere else', { seconds: 120 }, (board) => {
  ready(board);
  const { from, to } = saveArea(board.image);
  const program = board.flash.bytes.slice(0, from);
  fill(board, 420);
  deal(board);
  press(board, 'A');
  const banks = () => banksOf(board.flash.operations).size;
  // Taken back and played again, until there is no room left.
  for (let i = 0; banks() === 1 && i < 100; i++) press(board, 'B', 'A');
  assert.equal(banks(), 2, `still in the first bank, with ${roomInBank(board)} bytes left`);
  for (const { kind, offset } of board.flash.operations) assert.ok(offset >= from && offset < to, `${kind} at ${offset.toString(16)}`);
  assert.deepEqual(board.flash.bytes.slice(0, from), program);
  const before = picture(board);
  board.powerCycle();
  ready(board);
  goOn(board);
  assert.equal(picture(board), before);
});

scenario('noise that was a save once is told, left alone, and erased only when asked', {}, (board) => {
  const { from, to } = saveArea(board.image);
  ready(board);
  const plain = picture(board);
  const noise = new PhysicalChance(5);
  for (let i = from; i < to; i++) board.flash.bytes[i] = noise.byte();
  board.flash.bytes.set(Buffer.from('deck'), from + BANK); // what is left of a seal
  const before = savedBy(board);
  board.powerCycle();
  ready(board);
  assert.match(board.log().join('\n'), /save: corrupted/);
  assert.notEqual(picture(board), plain, 'nobody is told');
  board.run(40_000);
  press(board, 'B', 'B', 'down', 'down', 'A', 'right', 'B'); // awake, leave it; a setting
  assert.deepEqual(savedBy(board), before);
  board.powerCycle();
  ready(board);
  press(board, 'up'); // start afresh
  assert.equal(picture(board), plain);
  deal(board);
  const dealt = picture(board);
  board.powerCycle();
  ready(board);
  goOn(board);
  assert.equal(picture(board), dealt);
});

const FIRST_ENTRY = 32;
const MOVES = new Set([2, 8]);

/** Where the entries with moves are in a bank of the flash, how long each is, and how many moves it has. */
function movesIn({ flash }, bank) {
  const moves = [];
  for (let at = bank + FIRST_ENTRY; flash.bytes[at + 1] === 0x50; ) {
    const [kind, low, high] = [flash.bytes[at], flash.bytes[at + 2], flash.bytes[at + 3]];
    const length = kind === 2 || kind === 4 ? 0 : low + 256 * high;
    const size = 4 + Math.ceil(length / 4) * 4 + 4;
    if (MOVES.has(kind)) moves.push({ at, size, count: kind === 2 ? 1 : length / 2 });
    at += size;
  }
  return moves;
}

/** A game of some moves in the first bank; gives where the moves are. */
function playSome(board) {
  ready(board);
  deal(board);
  for (let i = 0; i < 6; i++) {
    press(board, 'A');
    settle(board, 1600);
  }
  return movesIn(board, saveArea(board.image).from);
}

scenario('a flipped bit in the save is put right, and nobody is asked', { seconds: 120 }, (board) => {
  const moves = playSome(board);
  const count = moves.reduce((sum, move) => sum + move.count, 0);
  const whole = picture(board);
  board.powerCycle();
  board.flash.bytes[moves[2].at + 2] ^= 4;
  ready(board);
  assert.match(board.log().join('\n'), new RegExp(`save: valid, ${count} moves`));
  goOn(board);
  assert.equal(picture(board), whole);
});

scenario('a damaged save says what is left, and nothing is written before somebody answers', { seconds: 200 }, (board) => {
  const moves = playSome(board);
  assert.ok(moves.length >= 4, `${moves.length} entries with moves`);
  board.powerCycle();
  const [left, { at, size }] = [moves[0].count + moves[1].count, moves[2]];
  assert.equal(left, 2, 'the golden frame says two moves');
  board.flash.bytes.fill(0, at, at + size);
  const before = board.flash.bytes.slice();
  ready(board);
  assert.match(board.log().join('\n'), /save: corrupted, 2 moves/);
  assert.ok(shows(board, 'shell/broken-memory-two-moves'), 'the screen says something else');
  press(board, 'down', 'left', 'right');
  board.run(10_000);
  assert.deepEqual(board.flash.bytes, before, 'something was written before the answer');
  press(board, 'up');
  board.powerCycle();
  ready(board);
  assert.match(board.log().join('\n'), /save: valid, 2 moves/);
  goOn(board);
  assert.deepEqual(board.resets, []);
});

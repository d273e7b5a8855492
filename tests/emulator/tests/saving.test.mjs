// What is saved comes back; what is not ours is not touched.
import assert from 'node:assert/strict';
import { PhysicalChance } from '../board/chance.mjs';
import { saveArea } from '../board/image.mjs';
import { banksOf, savedBy } from '../cuts.mjs';
import { deal, fill, goOn, picture, press, ready, roomInBank, scenario } from '../scenario.mjs';

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

scenario('noise in the save area is told, left alone, and erased only when asked', {}, (board) => {
  const { from, to } = saveArea(board.image);
  ready(board);
  const plain = picture(board);
  const noise = new PhysicalChance(5);
  for (let i = from; i < to; i++) board.flash.bytes[i] = noise.byte();
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
  press(board, 'A');
  assert.equal(picture(board), plain);
  deal(board);
  const dealt = picture(board);
  board.powerCycle();
  ready(board);
  goOn(board);
  assert.equal(picture(board), dealt);
});

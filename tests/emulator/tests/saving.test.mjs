// What is saved comes back; what is not ours is not touched.
import assert from 'node:assert/strict';
import { addressOf, FLASH_BASE } from '../board/image.mjs';
import { PhysicalChance } from '../board/chance.mjs';
import { picture, ready, scenario } from '../scenario.mjs';

const saveArea = ({ image }) => ['_save_start', '_save_end'].map((name) => addressOf(image, name) - FLASH_BASE);

scenario('a game with its moves survives a power cycle', {}, (board) => {
  ready(board);
  for (const button of ['A', 'A', 'right', 'right', 'left', 'right', 'B']) board.tap(button);
  const before = picture(board);
  board.powerCycle();
  ready(board);
  assert.equal(picture(board), before);
  assert.match(board.log().join('\n'), /save: valid, 3 moves/);
});

scenario('hundreds of saves turn over to another bank, and the flash is written nowhere else', { wallSeconds: 120 }, (board) => {
  ready(board);
  const [from, to] = saveArea(board);
  const program = board.flash.bytes.slice(0, from);
  const secondBank = from + 2 * 4096;
  const turnedOver = () => board.flash.operations.some(({ kind, offset }) => kind === 'program' && offset >= secondBank);
  for (let saves = 0; saves < 400 && !turnedOver(); saves++) board.tap('A', { hold: 8, pause: 8 });
  assert.ok(turnedOver(), 'still in the first bank');
  for (const { kind, offset } of board.flash.operations) {
    assert.ok(offset >= from && offset < to, `${kind} at ${offset.toString(16)}`);
  }
  assert.deepEqual(board.flash.bytes.slice(0, from), program);
  board.run(60);
  const before = picture(board);
  board.powerCycle();
  ready(board);
  assert.equal(picture(board), before);
});

scenario('noise in the save area is told, left alone, and erased only when asked', {}, (board) => {
  const [from, to] = saveArea(board);
  const noise = new PhysicalChance(5);
  for (let i = from; i < to; i++) board.flash.bytes[i] = noise.byte();
  const before = board.flash.bytes.slice(from, to);
  ready(board);
  board.tap('A');
  assert.match(board.log().join('\n'), /save: corrupted[^]*Save broken/);
  assert.deepEqual(board.flash.bytes.slice(from, to), before);
  board.tap('B');
  board.run(1500);
  board.tap('A');
  const dealt = picture(board);
  board.powerCycle();
  ready(board);
  assert.equal(picture(board), dealt);
});

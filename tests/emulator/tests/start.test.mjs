// From power to the first picture.
import assert from 'node:assert/strict';
import { PhysicalChance } from '../board/chance.mjs';
import { saveArea } from '../board/image.mjs';
import { deal, elf, flashes, picture, ready, scenario, uf2 } from '../scenario.mjs';

/** What fills a save area that was never ours: anything but blank. */
function foreignBytes() {
  const { from, to } = saveArea(elf());
  const chance = new PhysicalChance(7);
  return Uint8Array.from({ length: to - from }, () => chance.byte());
}

scenario('boots to the splash within 150 ms, the crystal included', {}, (board) => {
  assert.ok(board.until(() => !board.display.isDark(), 150), 'still dark');
  ready(board);
  assert.deepEqual(board.display.unknown, [], 'commands that no SSD1306 knows');
  assert.match(board.log().join('\n'), /start, hang: false, crash: false[^]*save: empty/);
});

for (const ring of ['slowest', 'fastest']) {
  scenario(`boots within 200 ms from the ${ring} ring`, { physics: { ring } }, (board) => {
    assert.ok(board.until(() => !board.display.isDark(), 200), 'still dark');
    ready(board);
    assert.deepEqual(board.resets, []);
  });
}

scenario('where another program was before, it starts without a word and saves', { save: foreignBytes() }, (board) => {
  ready(board);
  const menu = picture(board);
  const blank = new board.constructor({ image: board.image });
  ready(blank);
  assert.equal(menu, picture(blank));
  deal(board);
  board.powerCycle();
  ready(board);
  assert.match(board.log().join('\n'), /save: empty[^]*save: valid/);
});

let fromElf;
scenario('shows the same from the ELF file', {}, (board) => {
  board.run(400);
  fromElf = picture(board);
});

scenario('and from the UF2 file', { image: uf2(), translated: false }, (board) => {
  board.run(400);
  assert.equal(picture(board), fromElf);
});

scenario('and from the UF2 file with the boot loader for any flash', { image: uf2('passdeck-generic.uf2'), translated: false }, (board) => {
  board.run(400);
  assert.equal(picture(board), fromElf);
});

scenario('the same run twice is the same to the instruction', {}, (board) => {
  board.run(1100);
  board.tap('A');
  const first = [picture(board), board.instructions];
  const again = new board.constructor({ image: board.image });
  again.run(1100);
  again.tap('A');
  assert.deepEqual([picture(again), again.instructions], first);
});

/**
 * Interrupts leave the processor's status in memory. Translated code does not compute its flags where nobody reads them; the bit
 * that is always set in it tells a status.
 */
const [FLAGS, IS_STATUS] = [0xf0000000, 1 << 24];

scenario('translated code runs as rp2040js does, to the instruction and to the byte', { translated: false }, (board) => {
  const fast = new board.constructor({ image: board.image });
  for (const one of [board, fast]) {
    ready(one);
    deal(one);
  }
  const state = ({ instructions, total, chip, display }) => [instructions, total, [...chip.core.registers], display.memory];
  assert.deepEqual(state(fast), state(board));
  const words = ({ chip: { sram } }) => new Uint32Array(sram.buffer, sram.byteOffset, sram.length / 4);
  const others = words(board);
  const wrong = [...words(fast)].filter((word, i) => (word ^ others[i]) & ((word & IS_STATUS) !== 0 ? ~FLAGS : ~0));
  assert.deepEqual(wrong, []);
});

scenario('the light beats every two seconds', {}, (board) => {
  assert.equal(flashes(board, 2500), 2);
});

scenario('without a display the light tells of trouble', {}, (board) => {
  board.display.pullOut();
  board.run(2500);
  assert.equal(flashes(board, 2000), 4);
});

// The files that are copied to the BOOTSEL drives of a Pico and of a Pico 2. Nothing here can run the second one; so at least
// what its boot ROM looks for is looked at.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { crc32OfBootLoader } from '../board/crc32.mjs';
import { blocksOf } from '../board/uf2-copy.mjs';
import { isShort } from '../choice.mjs';
import { target } from '../scenario.mjs';

const PAGE = 256;
const FLASH = 0x10000000;
/** Erratum E10 of the first RP2350 chips wants a block of absolute addresses in front; later boot ROMs skip it by its tag. */
const LEAD = { flags: 0xa000, address: 0x10ffff00, number: 0, count: 2, family: 0xe48bff57, tag: 0x9957e304 };
const BOARDS = [
  { file: 'passdeck.uf2', family: 0xe48bff56, save: 0x101d0000, program: 0x100, stack: 0x20010000 },
  { file: 'passdeck-generic.uf2', family: 0xe48bff56, save: 0x101d0000, program: 0x100, stack: 0x20010000 },
  { file: 'passdeck-pico2.uf2', family: 0xe48bff59, save: 0x103cf000, program: 0, stack: 0x20010000 },
];
const [INFO_BEGINS, INFO_ENDS] = [0x7188ebf2, 0xe71aa390];

const read = (file) => blocksOf(readFileSync(`${target}/${file}`));

const wordAt = (image, at) => image.readUInt32LE(at);
const find = (image, word, within) => {
  for (let at = 0; at < within; at += 4) if (wordAt(image, at) === word) return at;
  return -1;
};
/** The text that an address in the flash points at. */
const textAt = (image, at) => image.toString('latin1', at - FLASH, image.indexOf(0, at - FLASH));

// Only `tests/run all` builds for the Pico 2.
for (const { file, family, save, program, stack } of isShort ? BOARDS.slice(0, 2) : BOARDS) {
  const blocks = read(file);
  const pages = blocks.filter((block) => block.family === family);
  const image = Buffer.concat(pages.map(({ page }) => page));

  test(`${file} is of one family, without a gap, and leaves the archive and the save alone`, () => {
    const others = blocks.filter((block) => block.family !== family);
    const leads = others.map(({ flags, address, number, count, family: theirs, tag }) => ({ flags, address, number, count, family: theirs, tag }));
    assert.deepEqual(leads, program === 0 ? [LEAD] : []);
    pages.forEach(({ address, number, count }, i) => {
      assert.deepEqual([address, number, count], [FLASH + PAGE * i, i, pages.length]);
    });
    assert.ok(FLASH + image.length <= save);
  });

  test(`${file} starts with a stack in RAM and a first instruction in the flash`, () => {
    assert.equal(wordAt(image, program), stack);
    const first = wordAt(image, program + 4);
    assert.ok(first % 2 === 1 && first > FLASH && first < FLASH + image.length, first.toString(16));
  });

  test(`${file} tells picotool its name, its version and its pins`, () => {
    const header = find(image, INFO_BEGINS, 1024);
    const [from, to, , end] = [1, 2, 3, 4].map((i) => wordAt(image, header + 4 * i));
    assert.equal(end, INFO_ENDS);
    const texts = [];
    for (let at = from; at < to; at += 4) texts.push(textAt(image, wordAt(image, wordAt(image, at - FLASH) - FLASH + 8)));
    assert.equal(texts[0], 'Passdeck');
    assert.match(texts[1], /^\d+\.\d+\.\d+$/);
    assert.ok(texts.some((text) => text.includes('SDA GP4')), texts.join('; '));
  });
}

test('passdeck-generic.uf2 is the same program behind another boot loader, which the boot ROM accepts', () => {
  const [usual, generic] = [read('passdeck.uf2'), read('passdeck-generic.uf2')];
  assert.deepEqual(generic.slice(1), usual.slice(1));
  const [first] = generic;
  assert.notDeepEqual(first.page, usual[0].page);
  assert.equal(crc32OfBootLoader(first.page.subarray(0, 252)), first.page.readUInt32LE(252));
});

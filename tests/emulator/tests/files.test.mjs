// The files that are copied to the BOOTSEL drives of a Pico and of a Pico 2. Nothing here can run the second one; so at least
// what its boot ROM looks for is looked at.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { isShort } from '../choice.mjs';
import { target } from '../scenario.mjs';

const BLOCK = 512;
const PAGE = 256;
const FLASH = 0x10000000;
/** An erratum of the first RP2350 chips wants one block that lies nowhere, of no family. */
const LEAD = { address: 0x10ffff00, family: 0xe48bff57 };
const BOARDS = [
  { file: 'passdeck.uf2', family: 0xe48bff56, save: 0x101d0000, program: 0x100, stack: 0x20010000 },
  { file: 'passdeck-pico2.uf2', family: 0xe48bff59, save: 0x103d0000, program: 0, stack: 0x20010000 },
];
/** RP2350 datasheet, 5.9: a block starts with this word; the item says that it is a program for its Arm processors. */
const IMAGE_BLOCK = 0xffffded3;
const ARM_PROGRAM = 0x10210142;
const [INFO_BEGINS, INFO_ENDS] = [0x7188ebf2, 0xe71aa390];

function read(file) {
  const bytes = readFileSync(`${target}/${file}`);
  const blocks = Array.from({ length: bytes.length / BLOCK }, (_, i) => bytes.subarray(i * BLOCK, (i + 1) * BLOCK));
  return blocks.map((block) => ({
    address: block.readUInt32LE(12), number: block.readUInt32LE(20), count: block.readUInt32LE(24),
    family: block.readUInt32LE(28), page: block.subarray(32, 32 + PAGE),
  }));
}

const wordAt = (image, at) => image.readUInt32LE(at);
const find = (image, word, within) => {
  for (let at = 0; at < within; at += 4) if (wordAt(image, at) === word) return at;
  return -1;
};
/** The text that an address in the flash points at. */
const textAt = (image, at) => image.toString('latin1', at - FLASH, image.indexOf(0, at - FLASH));

// Only `tests/run all` builds for the Pico 2.
for (const { file, family, save, program, stack } of isShort ? BOARDS.slice(0, 1) : BOARDS) {
  const blocks = read(file);
  const pages = blocks.filter((block) => block.family === family);
  const image = Buffer.concat(pages.map(({ page }) => page));

  test(`${file} is of one family, without a gap, and leaves the archive and the save alone`, () => {
    const others = blocks.filter((block) => block.family !== family);
    assert.deepEqual(others.map(({ address, family: theirs }) => ({ address, family: theirs })), program === 0 ? [LEAD] : []);
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

test('the boot ROM of a Pico 2 finds what the image is in its first 4 KB', { skip: isShort && 'tests/run all builds for it' }, () => {
  const image = Buffer.concat(read('passdeck-pico2.uf2').slice(1).map(({ page }) => page));
  const block = find(image, IMAGE_BLOCK, 4096);
  assert.ok(block > 0);
  assert.equal(wordAt(image, block + 4), ARM_PROGRAM);
});

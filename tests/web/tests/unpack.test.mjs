// What `web/pack.mjs` packs, the page unpacks, byte by byte; and a file that is broken anywhere is refused.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lzma, pack, split } from '../../../web/pack.mjs';
import { join } from '../../../web/page/streams.js';
import { unlzma } from '../../../web/page/unlzma.js';
import { checkSum, unpack } from '../../../web/page/unpack.js';
import { crc32 } from '../../emulator/board/crc32.mjs';
import { folder, target } from '../lib/browser.mjs';

const wasm = readFileSync(`${target}/wasm32-unknown-unknown/page/passdeck.wasm`);
const shipped = readFileSync(`${folder}/passdeck.pack`);
/** Small files of WebAssembly: one with nothing in it, and one with a function that adds. */
const EMPTY = Buffer.from('0061736d01000000', 'hex');
const ADDS = Buffer.from('0061736d0100000001070160027f7f017f030201000a09010700200020016a0b', 'hex');

/** Bytes that look random and are the same each time. */
function noise(length) {
  let state = 1;
  return Buffer.from({ length }, () => 0).map(() => (state = Math.imul(state, 1103515245) + 12345) >>> 16);
}

const INPUTS = {
  nothing: Buffer.alloc(0),
  'one byte': Buffer.of(7),
  'two bytes': Buffer.of(255, 0),
  zeros: Buffer.alloc(100_000),
  'a pattern': Buffer.from('Passdeck, '.repeat(2000)),
  noise: noise(20_000),
  'noise that comes again far away': Buffer.concat([noise(300), Buffer.alloc(70_000, 'abcdefg'), noise(300)]),
  'random bytes': randomBytes(5000),
  'a page': readFileSync(`${folder}/index.html`),
  WebAssembly: wasm,
};

for (const [name, bytes] of Object.entries(INPUTS)) {
  test(`LZMA gives back ${name}`, () => {
    const unpacked = unlzma(lzma(bytes), bytes.length);
    assert.equal(Buffer.compare(bytes, unpacked), 0, `of ${bytes.toString('base64').slice(0, 200)}`);
  });
}

test('LZMA that is cut short, too long or of another length is refused', () => {
  const text = INPUTS['a pattern'];
  const packed = lzma(text);
  for (let length = 0; length < packed.length; length++) assert.throws(() => unlzma(packed.subarray(0, length), text.length), `${length} bytes`);
  assert.throws(() => unlzma(Buffer.concat([packed, Buffer.of(0)]), text.length));
  assert.throws(() => unlzma(packed, text.length - 1));
  assert.throws(() => unlzma(packed, text.length + 1));
});

test('WebAssembly comes out of its streams as it was', () => {
  for (const file of [EMPTY, ADDS, wasm]) assert.equal(Buffer.compare(file, join(split(file), file.length)), 0);
});

test('an opcode that the console does not have is not packed', () => {
  const other = Buffer.from(ADDS);
  other[other.indexOf('6a', 0, 'hex')] = 0xfd;
  assert.throws(() => split(other), /opcode 253/);
});

test('the page has the console that was built', () => {
  assert.equal(Buffer.compare(wasm, unpack(shipped)), 0);
  assert.equal(checkSum(wasm), crc32(wasm));
});

test('a console that is cut short anywhere is refused', () => {
  for (const length of [0, 1, 11, 12, 13, 17, 18, 100, 10_000, shipped.length >> 1, shipped.length - 1]) {
    assert.throws(() => unpack(shipped.subarray(0, length)), `${length} bytes`);
  }
});

/** A broken file is refused, or the change means nothing and the console is the same. */
function isRefused(broken, file, where) {
  let unpacked;
  try {
    unpacked = unpack(broken);
  } catch {
    return;
  }
  assert.equal(Buffer.compare(file, unpacked), 0, where);
}

test('a console with a changed byte is refused', () => {
  const small = pack(ADDS);
  for (let at = 0; at < small.length; at++) {
    for (const change of [1, 0x80, 0xff]) {
      const broken = Buffer.from(small);
      broken[at] ^= change;
      isRefused(broken, ADDS, `byte ${at}, changed by ${change}`);
    }
  }
  for (let at = 0; at < shipped.length; at += Math.ceil(shipped.length / 30)) {
    const broken = Buffer.from(shipped);
    broken[at] ^= 0x10;
    assert.throws(() => unpack(broken), `byte ${at} of the page's console`);
  }
  assert.throws(() => unpack(noise(50_000)));
});

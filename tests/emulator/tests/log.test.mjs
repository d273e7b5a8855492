// The log's decoder, with frames as the `rzcobs` crate packs them.
import assert from 'node:assert/strict';
import test from 'node:test';
import { readLog, unpackRzcobs } from '../board/defmt.mjs';

const bytesOf = (hex) => [...Buffer.from(hex, 'hex')];
const counted = Array.from({ length: 150 }, (_, i) => i + 1);

for (const [name, unpacked, packed] of [
  ['nothing but zeros', Array(9).fill(0), bytesOf('7f7f')],
  ['no zeros', counted.slice(0, 9), [...counted.slice(0, 9), 0x82]],
  ['many bytes without a zero', counted, [...counted.slice(0, 134), 0xff, ...counted.slice(134), 0x89]],
  ['some zeros', bytesOf('000102000405000708000a0b000d0e00101100'), bytesOf('010204054907080a0b0d240e101172')],
]) {
  test(`${name} come out as they went in`, () => {
    assert.deepEqual(unpackRzcobs(packed).slice(0, unpacked.length), unpacked);
  });
}

/** Formats as the compiler leaves them in the ELF file. */
const symbol = (name, value) => ({ name, value, section: { name: '.defmt' } });
const format = (value, tag, data) => symbol(JSON.stringify({ tag: `defmt_${tag}`, data }), value);
const SYMBOLS = [
  symbol('_defmt_version_ = 4', 0),
  symbol('_defmt_encoding_ = rzcobs', 0),
  format(1, 'info', 'save: {=str}, {=usize} moves'),
  format(2, 'warn', 'display at {=u8:#x}, {=bool}, {=u16}, {=u64}'),
  format(3, 'error', '{=i128}'),
];

/** A frame without zeros in its packed form: seven bytes to a mark, each zero as a bit. */
function frame(number, values) {
  const bytes = [number, 0, 0x40, 0x42, 0x0f, 0, 0, 0, 0, 0, ...values]; // at a second
  const packed = [];
  for (let at = 0; at < bytes.length; at += 7) {
    const seven = Array.from({ length: 7 }, (_, i) => bytes[at + i] ?? 0);
    packed.push(...seven.filter(Boolean), seven.reduce((mark, byte, i) => mark | (byte === 0 ? 1 << i : 0), 0));
  }
  return [...packed, 0];
}

test('lines have their time, level and values', () => {
  const bytes = [...frame(1, [5, 0, 0, 0, ...Buffer.from('valid'), 7, 0, 0, 0]), ...frame(2, [0x3c, 1, 0, 1, 9, 0, 0, 0, 0, 0, 0, 0])];
  assert.deepEqual(readLog({ symbols: SYMBOLS }, bytes), ['1.000000 INFO save: valid, 7 moves', '1.000000 WARN display at 0x3c, true, 256, 9']);
});

test('what cannot be read is told: an unknown format, an unknown type', () => {
  const lines = readLog({ symbols: SYMBOLS }, [...frame(9, []), ...frame(3, [])]);
  assert.match(lines[0], /^\?\? .*unknown format/);
  assert.match(lines[1], /^\?\? .*no i128/);
});

test('a frame that has not ended is no line', () => {
  assert.deepEqual(readLog({ symbols: SYMBOLS }, frame(1, []).slice(0, -1)), []);
});

test('another version of the format is refused', () => {
  assert.throws(() => readLog({ symbols: SYMBOLS.slice(1) }, []), /_defmt_version_ = 4/);
});

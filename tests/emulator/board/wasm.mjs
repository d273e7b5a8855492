// Just enough of the WebAssembly format to write a module: nested lists of bytes, and the words of the language.

const leb = (value) => {
  const bytes = [];
  for (;;) {
    const low = value & 127;
    value >>= 7;
    const last = (value === 0 && !(low & 64)) || (value === -1 && low & 64);
    bytes.push(last ? low : low | 128);
    if (last) return bytes;
  }
};
export const unsigned = (value) => {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value & 127) | 128);
  return [...bytes, value];
};

export const number = (value) => [0x41, leb(value | 0)];
export const get = (local) => [0x20, local];
export const set = (local, ...value) => [value, 0x21, local];
export const tee = (local, ...value) => [value, 0x22, local];
export const pair = (code) => (a, b) => [a, b, code];
export const [eq, ne, lessSigned, less, more, moreOrEqualSigned, moreOrEqual] = [0x46, 0x47, 0x48, 0x49, 0x4a, 0x4e, 0x4f].map(pair);
export const [plus, minus, times, and, or, xor, shl, shrSigned, shr, rotateRight] = [0x6a, 0x6b, 0x6c, 0x71, 0x72, 0x73, 0x74, 0x75, 0x76, 0x78].map(pair);
export const isZero = (a) => [a, 0x45];
export const extend8 = (a) => [a, 0xc0];
export const extend16 = (a) => [a, 0xc1];
export const choose = (yes, no, condition) => [yes, no, condition, 0x1b];
/** 64 bits, for sums with a carry. */
export const long = { of: (a) => [a, 0xad], plus: pair(0x7c), minus: pair(0x7d), low: (a) => [a, 0xa7], high: (a) => [a, 0x42, 32, 0x88, 0xa7] };

const LOADS = { 1: 0x2d, 2: 0x2f, 4: 0x28, '-1': 0x2c, '-2': 0x2e };
const STORES = { 1: 0x3a, 2: 0x3b, 4: 0x36 };
const ALIGN = { 1: 0, 2: 1, 4: 2 };
/** A negative size is a signed value. */
export const load = (size, address, offset) => [address, LOADS[size], ALIGN[Math.abs(size)], unsigned(offset)];
export const store = (size, address, offset, value) => [address, value, STORES[size], ALIGN[size], unsigned(offset)];

const NOTHING = 0x40;
export const block = (...body) => [0x02, NOTHING, body, 0x0b];
export const loop = (...body) => [0x03, NOTHING, body, 0x0b];
export const when = (condition, yes, no) => [condition, 0x04, NOTHING, yes, no ? [0x05, no] : [], 0x0b];
export const br = (depth) => [0x0c, unsigned(depth)];
export const brIf = (depth, condition) => [condition, 0x0d, unsigned(depth)];
export const brTable = (count, index) => [index, 0x0e, unsigned(count - 1), [...Array(count).keys()].map(unsigned)];
export const callIndirect = (type, argument, index) => [argument, index, 0x11, type, 0];
export const RETURN = 0x0f;
export const UNREACHABLE = 0x00;

/** Writes nested lists of bytes one after the other. */
class Ink {
  bytes = Buffer.alloc(1 << 16);
  length = 0;

  write(part) {
    if (typeof part !== 'number') {
      for (const piece of part) this.write(piece);
      return;
    }
    if (this.length === this.bytes.length) this.bytes = Buffer.concat([this.bytes, Buffer.alloc(this.bytes.length)]);
    this.bytes[this.length++] = part;
  }
}

export const flat = (part) => {
  const ink = new Ink();
  ink.write(part);
  return ink.bytes.subarray(0, ink.length);
};

const I32 = 0x7f;
const I64 = 0x7e;
const vector = (list) => [unsigned(list.length), list];
const section = (id, body) => {
  const bytes = flat(body);
  return Buffer.concat([Buffer.from([id, ...unsigned(bytes.length)]), bytes]);
};

/**
 * A module of functions `(i32) -> ()`, each with so many locals of 32 bits and one of 64 behind them. All are in the
 * table, in order; the last one is exported as `run`. It imports its memory as `board.memory`.
 */
export function moduleOf(functions, locals) {
  const name = (text) => vector([...Buffer.from(text)]);
  const codes = functions.map((body) => {
    const bytes = flat([[2, unsigned(locals), I32, 1, I64], body, 0x0b]);
    return Buffer.concat([Buffer.from(unsigned(bytes.length)), bytes]);
  });
  const all = functions.map((_, i) => unsigned(i));
  return Buffer.concat([
    Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]),
    section(1, vector([[0x60, vector([I32]), vector([])]])),
    section(2, vector([[name('board'), name('memory'), 2, 0, 1]])),
    section(3, vector(all.map(() => 0))),
    section(4, vector([[0x70, 0, unsigned(functions.length)]])),
    section(7, vector([[name('run'), 0, unsigned(functions.length - 1)]])),
    section(9, vector([[0, number(0), 0x0b, vector(all)]])),
    section(10, [unsigned(codes.length), ...codes]),
  ]);
}

// The WebAssembly instructions that the translator uses, by their names in WebAssembly's text format.
//
// Code is a nested list of bytes; `flatten` in module.mjs makes one piece of it. The operands of an instruction come
// before it, because WebAssembly is a stack machine.

export function unsignedLeb128(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value & 127) | 128);
  return [...bytes, value];
}

export function signedLeb128(value) {
  const bytes = [];
  for (;;) {
    const low = value & 127;
    value >>= 7;
    const isLast = (value === 0 && !(low & 64)) || (value === -1 && low & 64);
    bytes.push(isLast ? low : low | 128);
    if (isLast) return bytes;
  }
}

const unary = (opcode) => (operand) => [operand, opcode];
const binary = (opcode) => (left, right) => [left, right, opcode];
/** The chip's addresses are checked for alignment first, so every access can be told to be aligned (as a power of two). */
const load = (opcode, alignment) => (address, offset) => [address, opcode, alignment, unsignedLeb128(offset)];
const store = (opcode, alignment) => (address, offset, value) => [address, value, opcode, alignment, unsignedLeb128(offset)];

export const i32 = {
  const: (value) => [0x41, signedLeb128(value | 0)],
  load: load(0x28, 2),
  load8_s: load(0x2c, 0),
  load8_u: load(0x2d, 0),
  load16_s: load(0x2e, 1),
  load16_u: load(0x2f, 1),
  store: store(0x36, 2),
  store8: store(0x3a, 0),
  store16: store(0x3b, 1),
  eqz: unary(0x45),
  eq: binary(0x46),
  ne: binary(0x47),
  lt_s: binary(0x48),
  lt_u: binary(0x49),
  gt_s: binary(0x4a),
  ge_s: binary(0x4e),
  ge_u: binary(0x4f),
  add: binary(0x6a),
  sub: binary(0x6b),
  mul: binary(0x6c),
  and: binary(0x71),
  or: binary(0x72),
  xor: binary(0x73),
  shl: binary(0x74),
  shr_s: binary(0x75),
  shr_u: binary(0x76),
  rotr: binary(0x78),
  wrap_i64: unary(0xa7),
  extend8_s: unary(0xc0),
  extend16_s: unary(0xc1),
};

export const i64 = {
  const: (value) => [0x42, signedLeb128(value)],
  add: binary(0x7c),
  sub: binary(0x7d),
  shr_u: binary(0x88),
  extend_i32_u: unary(0xad),
};

export const select = (ifTrue, ifFalse, condition) => [ifTrue, ifFalse, condition, 0x1b];

/** A local variable of a function. */
export const local = (index) => ({
  get: [0x20, index],
  set: (value) => [value, 0x21, index],
  tee: (value) => [value, 0x22, index],
});

const NO_RESULT = 0x40;
const ELSE = 0x05;
const END = 0x0b;
export const block = (...body) => [0x02, NO_RESULT, body, END];
export const loop = (...body) => [0x03, NO_RESULT, body, END];
export const ifElse = (condition, then, otherwise) => [condition, 0x04, NO_RESULT, then, otherwise ? [ELSE, otherwise] : [], END];

/** Branches go to the end of a block, or to the start of a loop: the one that is `depth` levels further out. */
export const br = (depth) => [0x0c, unsignedLeb128(depth)];
export const br_if = (depth, condition) => [condition, 0x0d, unsignedLeb128(depth)];
/** Branches to depth 0, 1, 2 ... `count - 1`, as `index` says. */
export const br_table = (count, index) => [index, 0x0e, unsignedLeb128(count - 1), [...Array(count).keys()].map(unsignedLeb128)];
export const call_indirect = (type, argument, index) => [argument, index, 0x11, type, 0];
export const RETURN = 0x0f;
export const UNREACHABLE = 0x00;

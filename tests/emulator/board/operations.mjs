// What a Thumb operation does, in WebAssembly: arithmetic with its flags, and memory.
import {
  and, brIf, choose, eq, get, isZero, less, load, long, minus, moreOrEqual, number, plus, rotateRight, set, shl, shr, shrSigned,
  store, when, xor,
} from './wasm.mjs';

/** Flags as a set of bits. F is the last result, which N and Z are read from. */
export const F = 1;
export const C = 2;
export const V = 4;
export const ALL = F | C | V;

/** Locals: which block to begin with, the registers from `r(0)`, then these; the last one has 64 bits. */
export const L = { p: 0, t: 16, n: 17, f: 18, c: 19, v: 20, a: 21, q: 22, x: 23, y: 24, pc: 25, limit: 26, w: 27 };
export const LOCALS = 26; // besides the argument and the wide one
export const reg = (i) => i + 1;
export const r = (i) => get(reg(i));

/** Where things are in the memory of the module. */
export const FLASH_SIZE = 0x200000;
export const RAM_AT = FLASH_SIZE;
const RAM_SIZE = 0x40000; // the rest is left to rp2040js

const inRam = (size) => eq(and(get(L.a), number(-RAM_SIZE | (size - 1))), number(0x20000000));
const inFlash = (size) => eq(and(get(L.a), number(-FLASH_SIZE | (size - 1))), number(0x10000000));
export const ramOffset = and(get(L.a), number(RAM_SIZE - 1));
const flashOffset = and(get(L.a), number(FLASH_SIZE - 1));
export const ifLive = (live, flag, code) => (live & flag ? code : []);

/** What an instruction is, besides its code: the flags it sets and uses, cycles, and size in bytes. */
export const one = (code, { sets = 0, uses = 0, cycles = 1, size = 2, ...end } = {}) => ({ code, sets, uses, cycles, size, ...end });
export const OTHER = one(null, { other: true, uses: ALL, cycles: 0 });

const finish = (live, d) => [d === null ? [] : set(reg(d), get(L.q)), ifLive(live, F, set(L.f, get(L.q)))];
export const logic = (d, value) => one((live) => [set(L.q, value), finish(live, d)], { sets: F });
const operands = (a, b) => [set(L.x, a), set(L.y, b)];

export const add = (d, a, b) =>
  one((live) => [
    operands(a, b), set(L.q, plus(get(L.x), get(L.y))),
    ifLive(live, C, set(L.c, less(get(L.q), get(L.x)))),
    ifLive(live, V, set(L.v, shr(and(xor(get(L.x), get(L.q)), xor(get(L.y), get(L.q))), number(31)))),
    finish(live, d),
  ], { sets: ALL });

const overflowOfDifference = shr(and(xor(get(L.x), get(L.y)), xor(get(L.x), get(L.q))), number(31));
export const subtract = (d, a, b) =>
  one((live) => [
    operands(a, b), set(L.q, minus(get(L.x), get(L.y))),
    ifLive(live, C, set(L.c, moreOrEqual(get(L.x), get(L.y)))),
    ifLive(live, V, set(L.v, overflowOfDifference)),
    finish(live, d),
  ], { sets: ALL });

export function addWithCarry(d, m) {
  const sum = long.plus(long.plus(long.of(r(d)), long.of(r(m))), long.of(get(L.c)));
  return one((live) => [
    operands(r(d), r(m)), set(L.w, sum), set(L.q, long.low(get(L.w))),
    ifLive(live, C, set(L.c, long.high(get(L.w)))),
    ifLive(live, V, set(L.v, shr(and(xor(get(L.x), get(L.q)), xor(get(L.y), get(L.q))), number(31)))),
    finish(live, d),
  ], { sets: ALL, uses: C });
}

export function subtractWithCarry(d, m) {
  const difference = long.minus(long.minus(long.of(r(d)), long.of(r(m))), long.of(isZero(get(L.c))));
  return one((live) => [
    operands(r(d), r(m)), set(L.w, difference), set(L.q, long.low(get(L.w))),
    ifLive(live, C, set(L.c, isZero(long.high(get(L.w))))),
    ifLive(live, V, set(L.v, overflowOfDifference)),
    finish(live, d),
  ], { sets: ALL, uses: C });
}

const bit = (value, at) => and(shr(value, at), number(1));

export function shiftByNumber(kind, d, m, by) {
  if (kind === 0 && by === 0) return logic(d, r(m));
  const carry = kind === 0 ? 32 - by : (by || 32) - 1;
  const value = kind === 0 ? shl(get(L.x), number(by)) : kind === 2 ? shrSigned(get(L.x), number(by || 31)) : by ? shr(get(L.x), number(by)) : number(0);
  return one((live) => [set(L.x, r(m)), ifLive(live, C, set(L.c, bit(get(L.x), number(carry)))), set(L.q, value), finish(live, d)], { sets: F | C });
}

/** By a register: 32 and more are their own thing, and nothing leaves the carry as it is. */
export function shiftByRegister(kind, d, m) {
  const [x, y] = [get(L.x), get(L.y)];
  const sign = shrSigned(x, number(31));
  const near = [shl, shr, shrSigned][kind](x, y);
  const far = kind === 2 ? sign : number(0);
  const carry = bit(x, kind === 0 ? minus(number(32), y) : minus(y, number(1)));
  const carryAt32 = kind === 0 ? and(x, number(1)) : bit(x, number(31));
  const carryBeyond = kind === 2 ? bit(x, number(31)) : number(0);
  const someCarry = choose(carry, choose(carryAt32, carryBeyond, eq(y, number(32))), less(y, number(32)));
  return one((live) => [
    operands(r(d), and(r(m), number(255))), ifLive(live, C, set(L.c, choose(someCarry, get(L.c), y))),
    set(L.q, choose(near, far, less(y, number(32)))), finish(live, d),
  ], { sets: F | C, uses: C });
}

export const rotate = (d, m) =>
  one((live) => [
    operands(r(d), and(r(m), number(255))), set(L.q, rotateRight(get(L.x), get(L.y))),
    ifLive(live, C, set(L.c, choose(bit(get(L.q), number(31)), get(L.c), get(L.y)))), finish(live, d),
  ], { sets: F | C, uses: C });

/** A negative size is a signed value. */
export function loads(d, address, size) {
  const width = Math.abs(size);
  const code = (_, bail) => [
    set(L.a, address),
    when(inRam(width), set(reg(d), load(size, ramOffset, RAM_AT)), [brIf(bail + 1, isZero(inFlash(width))), set(reg(d), load(size, flashOffset, 0))]),
  ];
  return one(code, { cycles: 2 });
}
export const loadsFromStack = (d, address) => one((_, bail) => [set(L.a, address), brIf(bail, isZero(inRam(4))), set(reg(d), load(4, ramOffset, RAM_AT))], { cycles: 2 });
export const stores = (d, address, size) => one((_, bail) => [set(L.a, address), brIf(bail, isZero(inRam(size))), store(size, ramOffset, RAM_AT, r(d))], { cycles: 2 });

export const listed = (bits) => [...Array(8).keys()].filter((i) => bits & (1 << i));
/** The first and the last word are in RAM; then all between are. */
export const manyInRam = (count) => [inRam(4), set(L.y, get(L.a)), set(L.a, plus(get(L.a), number(4 * (count - 1)))), inRam(4), set(L.a, get(L.y)), 0x71];
export const word = (n) => RAM_AT + 4 * n;

export function loadMany(registers, base, back, cycles) {
  const fromRam = registers.map((i, n) => set(reg(i), load(4, get(L.x), word(n))));
  const fromFlash = registers.map((i, n) => set(reg(i), load(4, get(L.x), 4 * n)));
  return one((_, bail) => [
    set(L.a, base),
    when(manyInRam(registers.length), [set(L.x, ramOffset), fromRam], [brIf(bail + 1, isZero(inFlash(4))), set(L.x, flashOffset), fromFlash]),
    back === null ? [] : set(reg(back), plus(get(L.a), number(4 * registers.length))),
  ], { cycles });
}

export const storeMany = (registers, base, back, end, cycles) =>
  one((_, bail) => [
    set(L.a, base), brIf(bail, isZero(manyInRam(registers.length))), set(L.x, ramOffset),
    registers.map((i, n) => store(4, get(L.x), word(n), r(i))),
    back === null ? [] : set(reg(back), end),
  ], { cycles });

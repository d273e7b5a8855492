// One Thumb instruction in WebAssembly, with the cycles that rp2040js counts for it.
//
// What touches anything but RAM and flash, or changes how the processor works, is left to rp2040js: it bails out.
import {
  add, addWithCarry, C, F, ifLive, L, listed, loadMany, loads, loadsFromStack, logic, manyInRam, one, OTHER, r, ramOffset,
  reg, rotate, shiftByNumber, shiftByRegister, storeMany, stores, subtract, subtractWithCarry, V, word,
} from './operations.mjs';
import {
  and, brIf, eq, extend16, extend8, get, isZero, lessSigned, load, minus, moreOrEqualSigned, ne, number, or, plus,
  rotateRight, set, shl, shr, tee, times, xor,
} from './wasm.mjs';

const [f, c, v] = [L.f, L.c, L.v].map(get);
const signsAgree = eq(lessSigned(f, number(0)), v);
const CONDITIONS = [
  [isZero(f), F], [f, F], [c, C], [isZero(c), C], [lessSigned(f, number(0)), F], [moreOrEqualSigned(f, number(0)), F], [v, V], [isZero(v), V],
  [and(c, ne(f, number(0))), F | C], [or(isZero(c), isZero(f)), F | C], [signsAgree, F | V], [isZero(signsAgree), F | V],
  [and(signsAgree, ne(f, number(0))), F | V], [or(isZero(signsAgree), isZero(f)), F | V],
];

const signed = (value, bits) => (value << (32 - bits)) >> (32 - bits);

/**
 * Reads the instruction at `pc`. `code(live, bail)` makes its code: `live` are the flags that anybody still looks at,
 * `bail` is the depth of the label for what is left to rp2040js. The last one of a block has `branch` (maybe with a
 * `condition`), `call`, `leave` (code for the next address; `returns` if it is a call) or `other`.
 */
export function decode(pc, read16, read32) {
  const op = read16(pc);
  const [d, m, m2, t] = [op & 7, (op >> 3) & 7, (op >> 6) & 7, (op >> 8) & 7];
  const imm5 = (op >> 6) & 31;
  const imm8 = op & 255;
  const near = (size) => plus(r(m), number(imm5 * size));
  const onStack = plus(r(13), number(imm8 * 4));
  const literal = (pc & ~3) + 4 + imm8 * 4;
  switch (op >> 11) {
    case 0: case 1: case 2: return shiftByNumber(op >> 11, d, m, imm5);
    case 3: return (op & 0x200 ? subtract : add)(d, r(m), op & 0x400 ? number(m2) : r(m2));
    case 4: return one((live) => [set(reg(t), number(imm8)), ifLive(live, F, set(L.f, number(imm8)))], { sets: F });
    case 5: return subtract(null, r(t), number(imm8));
    case 6: return add(t, r(t), number(imm8));
    case 7: return subtract(t, r(t), number(imm8));
    case 8: return op & 0x400 ? high(op, pc) : arithmetic((op >> 6) & 15, d, m);
    case 9: return one(() => set(reg(t), number(read32(literal))), { cycles: 2 });
    case 10: case 11: {
      const address = plus(r(m), r(m2));
      const kind = (op >> 9) & 7;
      return kind < 3 ? stores(d, address, [4, 2, 1][kind]) : loads(d, address, [-1, 4, 2, 1, -2][kind - 3]);
    }
    case 12: return stores(d, near(4), 4);
    case 13: return loads(d, near(4), 4);
    case 14: return stores(d, near(1), 1);
    case 15: return loads(d, near(1), 1);
    case 16: return stores(d, near(2), 2);
    case 17: return loads(d, near(2), 2);
    case 18: return stores(t, onStack, 4);
    case 19: return loadsFromStack(t, onStack);
    case 20: return one(() => set(reg(t), number(literal)));
    case 21: return one(() => set(reg(t), onStack));
    case 22: case 23: return various(op, d, m);
    case 24: case 25: {
      const registers = listed(imm8);
      if (!registers.length) return OTHER;
      const back = registers.includes(t) ? null : t;
      if (op >> 11 === 25) return loadMany(registers, r(t), back, 1 + registers.length);
      return storeMany(registers, r(t), back, plus(get(L.a), number(4 * registers.length)), 1 + registers.length);
    }
    case 26: case 27: {
      const [condition, uses] = CONDITIONS[(op >> 8) & 15] ?? [];
      return condition ? one(() => [], { branch: pc + 4 + signed(imm8, 8) * 2, condition, uses, cycles: 2 }) : OTHER;
    }
    case 28: return one(() => [], { branch: pc + 4 + signed(op & 0x7ff, 11) * 2, cycles: 2 });
    default: return wide(op, read16(pc + 2), pc);
  }
}

function arithmetic(kind, d, m) {
  switch (kind) {
    case 0: return logic(d, and(r(d), r(m)));
    case 1: return logic(d, xor(r(d), r(m)));
    case 2: case 3: case 4: return shiftByRegister(kind - 2, d, m);
    case 5: return addWithCarry(d, m);
    case 6: return subtractWithCarry(d, m);
    case 7: return rotate(d, m);
    case 8: return logic(null, and(r(d), r(m)));
    case 9: return subtract(d, number(0), r(m));
    case 10: return subtract(null, r(d), r(m));
    case 11: return add(null, r(d), r(m));
    case 12: return logic(d, or(r(d), r(m)));
    case 13: return logic(d, times(r(d), r(m)));
    case 14: return logic(d, and(r(d), xor(r(m), number(-1))));
    default: return logic(d, xor(r(m), number(-1)));
  }
}

/** The way out of an exception is not an address. */
const bailAtExceptionReturn = (bail, address) => brIf(bail, eq(shr(address, number(28)), number(15)));
const even = (address) => and(address, number(-2));

/** ADD, CMP, MOV with any register, and BX, BLX. */
function high(op, pc) {
  const [rm, d] = [(op >> 3) & 15, ((op >> 4) & 8) | (op & 7)];
  const m = rm === 15 ? number(pc + 4) : r(rm);
  const whole = (value) => (d === 13 ? and(value, number(-4)) : value);
  switch ((op >> 8) & 3) {
    case 0:
      if (d === 15) return one(() => [], { leave: even(plus(number(pc + 4), m)), table: true, cycles: 2 });
      return one(() => set(reg(d), whole(plus(r(d), m))));
    case 1: return rm === 15 || d === 15 ? OTHER : subtract(null, r(d), m);
    case 2:
      if (d === 15) return one(() => [], { leave: even(m), table: true, cycles: 2 });
      return one(() => set(reg(d), whole(m)));
    default: {
      if (rm === 15 || (op & 7) !== 0) return OTHER;
      const returns = (op & 0x80) !== 0;
      const link = returns ? set(reg(14), number((pc + 2) | 1)) : [];
      const code = (_, bail) => [set(L.a, m), bailAtExceptionReturn(bail, get(L.a)), link];
      return one(code, { leave: even(get(L.a)), returns, cycles: 2 });
    }
  }
}

function various(op, d, m) {
  const turned = or(shl(and(r(m), number(0xff00ff)), number(8)), and(shr(r(m), number(8)), number(0xff00ff)));
  if (op >> 8 === 0xb0) return one(() => set(reg(13), plus(r(13), number((op & 0x80 ? -4 : 4) * (op & 127)))));
  switch (op >> 6) {
    case 0b1011001000: return one(() => set(reg(d), extend16(r(m))));
    case 0b1011001001: return one(() => set(reg(d), extend8(r(m))));
    case 0b1011001010: return one(() => set(reg(d), and(r(m), number(0xffff))));
    case 0b1011001011: return one(() => set(reg(d), and(r(m), number(0xff))));
    case 0b1011101000: return one(() => set(reg(d), rotateRight(tee(L.q, turned), number(16))));
    case 0b1011101001: return one(() => set(reg(d), turned));
  }
  if (op === 0xbf00) return one(() => []);
  const registers = listed(op & 255);
  const last = (op >> 8) & 1;
  if (op >> 9 === 0b1011010) {
    const all = last ? [...registers, 14] : registers;
    return all.length ? storeMany(all, minus(r(13), number(4 * all.length)), 13, get(L.a), 1 + registers.length) : OTHER;
  }
  if (op >> 9 !== 0b1011110 || !(registers.length + last)) return OTHER;
  if (!last) return loadMany(registers, r(13), 13, 1 + registers.length);
  const code = (_, bail) => [
    set(L.a, r(13)), brIf(bail, isZero(manyInRam(registers.length + 1))), set(L.x, ramOffset),
    set(L.q, load(4, get(L.x), word(registers.length))), bailAtExceptionReturn(bail, get(L.q)),
    registers.map((i, n) => set(reg(i), load(4, get(L.x), word(n)))), set(reg(13), plus(get(L.a), number(4 * registers.length + 4))),
  ];
  return one(code, { leave: even(get(L.q)), cycles: 3 + registers.length });
}

function wide(op, op2, pc) {
  if (op >> 11 !== 0b11110 || (op2 & 0xd000) !== 0xd000) return { ...OTHER, size: 4 };
  const s = (op >> 10) & 1;
  const [i1, i2] = [1 - (s ^ ((op2 >> 13) & 1)), 1 - (s ^ ((op2 >> 11) & 1))];
  const offset = signed((s << 24) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((op2 & 0x7ff) << 1), 25);
  return one(() => set(reg(14), number((pc + 4) | 1)), { call: pc + 4 + offset, cycles: 3, size: 4 });
}

// Sums, comparisons, bit operations and extensions.
import { encoding, FLAG, ifLive, instruction, leftToInterpreter } from './instruction.mjs';
import { LOCAL, PC, R, SP } from './layout.mjs';
import { bitwise, copy, NO_REGISTER, writeResult } from './result.mjs';
import { i32, i64 } from './wasm.mjs';

const { carry, left, overflow, result, right, value, wide } = LOCAL;

const setOperands = (leftCode, rightCode) => [left.set(leftCode), right.set(rightCode)];
const sign = (word) => i32.shr_u(word, i32.const(31));
/** The sign of a sum is wrong if it differs from the signs of both operands. */
const sumOverflows = sign(i32.and(i32.xor(left.get, value.get), i32.xor(right.get, value.get)));
/** The sign of a difference is wrong if the operands' signs differ and it is not that of the first. */
const differenceOverflows = sign(i32.and(i32.xor(left.get, right.get), i32.xor(left.get, value.get)));

const add = (Rd, leftCode, rightCode) =>
  instruction({
    setsFlags: FLAG.ALL,
    emit: ({ liveFlags }) => [
      setOperands(leftCode, rightCode),
      value.set(i32.add(left.get, right.get)),
      ifLive(liveFlags, FLAG.C, carry.set(i32.lt_u(value.get, left.get))),
      ifLive(liveFlags, FLAG.V, overflow.set(sumOverflows)),
      writeResult(Rd, liveFlags),
    ],
  });

/** ARM's carry after a subtraction means that nothing was borrowed. */
const subtract = (Rd, leftCode, rightCode) =>
  instruction({
    setsFlags: FLAG.ALL,
    emit: ({ liveFlags }) => [
      setOperands(leftCode, rightCode),
      value.set(i32.sub(left.get, right.get)),
      ifLive(liveFlags, FLAG.C, carry.set(i32.ge_u(left.get, right.get))),
      ifLive(liveFlags, FLAG.V, overflow.set(differenceOverflows)),
      writeResult(Rd, liveFlags),
    ],
  });

/** With a carry coming in, comparing with an operand does not tell the carry: 64 bits do. */
const withCarry = ({ Rd, Rm }, wideCode, carryOut, overflows) =>
  instruction({
    setsFlags: FLAG.ALL,
    readsFlags: FLAG.C,
    emit: ({ liveFlags }) => [
      setOperands(R[Rd].get, R[Rm].get),
      wide.set(wideCode),
      value.set(i32.wrap_i64(wide.get)),
      ifLive(liveFlags, FLAG.C, carry.set(carryOut)),
      ifLive(liveFlags, FLAG.V, overflow.set(overflows)),
      writeResult(Rd, liveFlags),
    ],
  });

const upperHalf = i32.wrap_i64(i64.shr_u(wide.get, i64.const(32)));
const extended = (code) => i64.extend_i32_u(code);

function addWithCarry(fields) {
  const sum = i64.add(i64.add(extended(R[fields.Rd].get), extended(R[fields.Rm].get)), extended(carry.get));
  return withCarry(fields, sum, upperHalf, sumOverflows);
}

function subtractWithCarry(fields) {
  const borrow = i32.eqz(carry.get);
  const difference = i64.sub(i64.sub(extended(R[fields.Rd].get), extended(R[fields.Rm].get)), extended(borrow));
  return withCarry(fields, difference, i32.eqz(upperHalf), differenceOverflows);
}

const not = (code) => i32.xor(code, i32.const(-1));
const mask = (code, bits) => i32.and(code, i32.const(bits));

function moveImmediate({ Rd, imm }) {
  const emit = ({ liveFlags }) => [R[Rd].set(i32.const(imm)), ifLive(liveFlags, FLAG.NZ, result.set(i32.const(imm)))];
  return instruction({ setsFlags: FLAG.NZ, emit });
}

/** Read as an operand, the PC is two instructions ahead. */
const operand = (register, pc) => (register === PC ? i32.const(pc + 4) : R[register].get);
/** The lowest bits of the stack pointer are always zero. */
const copyAligned = (Rd, code) => copy(Rd, Rd === SP ? mask(code, ~3) : code);
/** Compilers jump through tables like this. */
const jumpThroughTable = (code) => instruction({ cycles: 2, flow: { kind: 'jump', address: mask(code, ~1), isTable: true } });

function addRegister({ Rd, Rm }, { pc }) {
  const sum = i32.add(operand(Rd, pc), operand(Rm, pc));
  return Rd === PC ? jumpThroughTable(sum) : copyAligned(Rd, sum);
}

const moveRegister = ({ Rd, Rm }, { pc }) => (Rd === PC ? jumpThroughTable(operand(Rm, pc)) : copyAligned(Rd, operand(Rm, pc)));

/** With the PC it is unpredictable. */
const compareRegister = ({ Rn, Rm }) => (Rn === PC || Rm === PC ? leftToInterpreter() : subtract(NO_REGISTER, R[Rn].get, R[Rm].get));

const addToStackPointer = (offset) => copy(SP, i32.add(R[SP].get, i32.const(offset)));

/** In each half of the word, its two bytes change places. */
const bytesSwapped = (Rm) =>
  i32.or(i32.shl(mask(R[Rm].get, 0x00ff00ff), i32.const(8)), mask(i32.shr_u(R[Rm].get, i32.const(8)), 0x00ff00ff));

export const ARITHMETIC = [
  encoding('000 11 0 0 mmm nnn ddd', 'ADDS (register) T1', ({ Rd, Rn, Rm }) => add(Rd, R[Rn].get, R[Rm].get)),
  encoding('000 11 0 1 mmm nnn ddd', 'SUBS (register)', ({ Rd, Rn, Rm }) => subtract(Rd, R[Rn].get, R[Rm].get)),
  encoding('000 11 1 0 iii nnn ddd', 'ADDS (immediate) T1', ({ Rd, Rn, imm }) => add(Rd, R[Rn].get, i32.const(imm))),
  encoding('000 11 1 1 iii nnn ddd', 'SUBS (immediate) T1', ({ Rd, Rn, imm }) => subtract(Rd, R[Rn].get, i32.const(imm))),
  encoding('001 00 ddd iiiiiiii', 'MOVS (immediate)', moveImmediate),
  encoding('001 01 nnn iiiiiiii', 'CMP (immediate)', ({ Rn, imm }) => subtract(NO_REGISTER, R[Rn].get, i32.const(imm))),
  encoding('001 10 ddd iiiiiiii', 'ADDS (immediate) T2', ({ Rd, imm }) => add(Rd, R[Rd].get, i32.const(imm))),
  encoding('001 11 ddd iiiiiiii', 'SUBS (immediate) T2', ({ Rd, imm }) => subtract(Rd, R[Rd].get, i32.const(imm))),

  encoding('010000 0000 mmm ddd', 'ANDS', ({ Rd, Rm }) => bitwise(Rd, i32.and(R[Rd].get, R[Rm].get))),
  encoding('010000 0001 mmm ddd', 'EORS', ({ Rd, Rm }) => bitwise(Rd, i32.xor(R[Rd].get, R[Rm].get))),
  encoding('010000 0101 mmm ddd', 'ADCS', addWithCarry),
  encoding('010000 0110 mmm ddd', 'SBCS', subtractWithCarry),
  encoding('010000 1000 mmm nnn', 'TST', ({ Rn, Rm }) => bitwise(NO_REGISTER, i32.and(R[Rn].get, R[Rm].get))),
  encoding('010000 1001 nnn ddd', 'RSBS', ({ Rd, Rn }) => subtract(Rd, i32.const(0), R[Rn].get)),
  encoding('010000 1010 mmm nnn', 'CMP (register) T1', compareRegister),
  encoding('010000 1011 mmm nnn', 'CMN', ({ Rn, Rm }) => add(NO_REGISTER, R[Rn].get, R[Rm].get)),
  encoding('010000 1100 mmm ddd', 'ORRS', ({ Rd, Rm }) => bitwise(Rd, i32.or(R[Rd].get, R[Rm].get))),
  encoding('010000 1101 nnn ddd', 'MULS', ({ Rd, Rn }) => bitwise(Rd, i32.mul(R[Rd].get, R[Rn].get))),
  encoding('010000 1110 mmm ddd', 'BICS', ({ Rd, Rm }) => bitwise(Rd, i32.and(R[Rd].get, not(R[Rm].get)))),
  encoding('010000 1111 mmm ddd', 'MVNS', ({ Rd, Rm }) => bitwise(Rd, not(R[Rm].get))),

  encoding('010001 00 d mmmm ddd', 'ADD (register) T2', addRegister),
  encoding('010001 01 n mmmm nnn', 'CMP (register) T2', compareRegister),
  encoding('010001 10 d mmmm ddd', 'MOV (register)', moveRegister),

  encoding('10100 ddd iiiiiiii', 'ADR', ({ Rd, imm }, { pc }) => copy(Rd, i32.const((pc & ~3) + 4 + 4 * imm))),
  encoding('10101 ddd iiiiiiii', 'ADD (SP plus immediate) T1', ({ Rd, imm }) => copy(Rd, i32.add(R[SP].get, i32.const(4 * imm)))),
  encoding('1011 0000 0 iiiiiii', 'ADD (SP plus immediate) T2', ({ imm }) => addToStackPointer(4 * imm)),
  encoding('1011 0000 1 iiiiiii', 'SUB (SP minus immediate)', ({ imm }) => addToStackPointer(-4 * imm)),

  encoding('1011 0010 00 mmm ddd', 'SXTH', ({ Rd, Rm }) => copy(Rd, i32.extend16_s(R[Rm].get))),
  encoding('1011 0010 01 mmm ddd', 'SXTB', ({ Rd, Rm }) => copy(Rd, i32.extend8_s(R[Rm].get))),
  encoding('1011 0010 10 mmm ddd', 'UXTH', ({ Rd, Rm }) => copy(Rd, mask(R[Rm].get, 0xffff))),
  encoding('1011 0010 11 mmm ddd', 'UXTB', ({ Rd, Rm }) => copy(Rd, mask(R[Rm].get, 0xff))),
  encoding('1011 1010 00 mmm ddd', 'REV', ({ Rd, Rm }) => copy(Rd, i32.rotr(bytesSwapped(Rm), i32.const(16)))),
  encoding('1011 1010 01 mmm ddd', 'REV16', ({ Rd, Rm }) => copy(Rd, bytesSwapped(Rm))),
  encoding('1011 1010 11 mmm ddd', 'REVSH', ({ Rd, Rm }) => copy(Rd, i32.extend16_s(bytesSwapped(Rm)))),
  encoding('1011 1111 0000 0000', 'NOP', () => instruction({})),
];

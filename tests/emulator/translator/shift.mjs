// Shifts and rotates: by an immediate, or by the lowest byte of a register.
import { encoding, FLAG, ifLive, instruction } from './instruction.mjs';
import { LOCAL, R } from './layout.mjs';
import { bitwise, writeResult } from './result.mjs';
import { i32, select } from './wasm.mjs';

const { carry, left, right, value } = LOCAL;
const bit = (word, position) => i32.and(i32.shr_u(word, position), i32.const(1));

/** `shifted` is the code for the shifted `left`; the carry is one of the bits that were shifted out of it. */
const shiftByImmediate = ({ Rd, Rm }, carryPosition, shifted) =>
  instruction({
    setsFlags: FLAG.NZ | FLAG.C,
    emit: ({ liveFlags }) => [
      left.set(R[Rm].get),
      ifLive(liveFlags, FLAG.C, carry.set(bit(left.get, i32.const(carryPosition)))),
      value.set(shifted),
      writeResult(Rd, liveFlags),
    ],
  });

const lslImmediate = (fields) => shiftByImmediate(fields, 32 - fields.imm, i32.shl(left.get, i32.const(fields.imm)));
/** For shifts to the right, an immediate of 0 stands for 32, which WebAssembly does not know. */
const lsrImmediate = (fields) =>
  fields.imm === 0
    ? shiftByImmediate(fields, 31, i32.const(0))
    : shiftByImmediate(fields, fields.imm - 1, i32.shr_u(left.get, i32.const(fields.imm)));
const asrImmediate = (fields) => shiftByImmediate(fields, (fields.imm || 32) - 1, i32.shr_s(left.get, i32.const(fields.imm || 31)));

/**
 * `newCarry` counts unless the register says zero: then the carry stays as it is. So it is not always set, and the one before lives if
 * anybody reads it later.
 */
const shiftByRegister = ({ Rd, Rm }, shifted, newCarry) =>
  instruction({
    setsFlags: FLAG.NZ,
    emit: ({ liveFlags }) => [
      left.set(R[Rd].get),
      right.set(i32.and(R[Rm].get, i32.const(255))),
      ifLive(liveFlags, FLAG.C, carry.set(select(newCarry, carry.get, right.get))),
      value.set(shifted),
      writeResult(Rd, liveFlags),
    ],
  });

const isBelow32 = i32.lt_u(right.get, i32.const(32));
const is32 = i32.eq(right.get, i32.const(32));
/** WebAssembly takes shifts modulo 32, ARM does not: what comes out at 32, and beyond, is told apart. */
const byDistance = (near, at32, beyond) => select(near, select(at32, beyond, is32), isBelow32);

const lastLeftOut = bit(left.get, i32.sub(i32.const(32), right.get));
const lastRightOut = bit(left.get, i32.sub(right.get, i32.const(1)));
const lowestBit = i32.and(left.get, i32.const(1));
const signBit = bit(left.get, i32.const(31));
const signEverywhere = i32.shr_s(left.get, i32.const(31));

const lslRegister = (fields) =>
  shiftByRegister(fields, select(i32.shl(left.get, right.get), i32.const(0), isBelow32), byDistance(lastLeftOut, lowestBit, i32.const(0)));
const lsrRegister = (fields) =>
  shiftByRegister(fields, select(i32.shr_u(left.get, right.get), i32.const(0), isBelow32), byDistance(lastRightOut, signBit, i32.const(0)));
const asrRegister = (fields) =>
  shiftByRegister(fields, select(i32.shr_s(left.get, right.get), signEverywhere, isBelow32), byDistance(lastRightOut, signBit, signBit));

const rorRegister = ({ Rd, Rm }) =>
  instruction({
    setsFlags: FLAG.NZ,
    emit: ({ liveFlags }) => [
      left.set(R[Rd].get),
      right.set(i32.and(R[Rm].get, i32.const(255))),
      value.set(i32.rotr(left.get, right.get)),
      ifLive(liveFlags, FLAG.C, carry.set(select(bit(value.get, i32.const(31)), carry.get, right.get))),
      writeResult(Rd, liveFlags),
    ],
  });

export const SHIFTS = [
  encoding('000 00 00000 mmm ddd', 'MOVS (register)', ({ Rd, Rm }) => bitwise(Rd, R[Rm].get)),
  encoding('000 00 iiiii mmm ddd', 'LSLS (immediate)', lslImmediate),
  encoding('000 01 iiiii mmm ddd', 'LSRS (immediate)', lsrImmediate),
  encoding('000 10 iiiii mmm ddd', 'ASRS (immediate)', asrImmediate),
  encoding('010000 0010 mmm ddd', 'LSLS (register)', lslRegister),
  encoding('010000 0011 mmm ddd', 'LSRS (register)', lsrRegister),
  encoding('010000 0100 mmm ddd', 'ASRS (register)', asrRegister),
  encoding('010000 0111 mmm ddd', 'RORS (register)', rorRegister),
];

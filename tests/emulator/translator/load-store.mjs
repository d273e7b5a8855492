// Loads and stores of one value. In RAM and flash they are done here; everything else is left to the interpreter, which
// knows the peripherals and says what a real chip would fault at.
import { encoding, instruction, leftToInterpreter } from './instruction.mjs';
import { FLASH, LOCAL, R, RAM, SP } from './layout.mjs';
import { i32, ifElse } from './wasm.mjs';

const { address } = LOCAL;

/** One comparison for both: the upper bits are those of the memory, and the lowest ones are aligned. */
const isIn = (memory, size, code, width) => i32.eq(i32.and(code, i32.const(-size | (width - 1))), i32.const(memory.address));
export const isInRam = (code, width) => isIn(RAM, RAM.direct, code, width);
export const isInFlash = (code, width) => isIn(FLASH, FLASH.size, code, width);
export const offsetInRam = i32.and(address.get, i32.const(RAM.direct - 1));
export const offsetInFlash = i32.and(address.get, i32.const(FLASH.size - 1));

const WORD = { width: 4, load: i32.load, store: i32.store };
const HALFWORD = { width: 2, load: i32.load16_u, store: i32.store16 };
const BYTE = { width: 1, load: i32.load8_u, store: i32.store8 };
const SIGNED_HALFWORD = { width: 2, load: i32.load16_s };
const SIGNED_BYTE = { width: 1, load: i32.load8_s };

const loadValue = (Rt, addressCode, { width, load }) =>
  instruction({
    cycles: 2,
    mayLeave: true,
    emit: ({ leaveIf }) => [
      address.set(addressCode),
      ifElse(
        isInRam(address.get, width),
        R[Rt].set(load(offsetInRam, RAM.offset)),
        [leaveIf(i32.eqz(isInFlash(address.get, width)), 1), R[Rt].set(load(offsetInFlash, FLASH.offset))],
      ),
    ],
  });

/** The stack is never in the flash. */
const loadFromStack = (Rt, addressCode) =>
  instruction({
    cycles: 2,
    mayLeave: true,
    emit: ({ leaveIf }) => [
      address.set(addressCode),
      leaveIf(i32.eqz(isInRam(address.get, WORD.width))),
      R[Rt].set(i32.load(offsetInRam, RAM.offset)),
    ],
  });

const storeValue = (Rt, addressCode, { width, store }) =>
  instruction({
    cycles: 2,
    mayLeave: true,
    emit: ({ leaveIf }) => [
      address.set(addressCode),
      leaveIf(i32.eqz(isInRam(address.get, width))),
      store(offsetInRam, RAM.offset, R[Rt].get),
    ],
  });

const storeRegister = (access) => ({ Rt, Rn, Rm }) => storeValue(Rt, i32.add(R[Rn].get, R[Rm].get), access);
const loadRegister = (access) => ({ Rt, Rn, Rm }) => loadValue(Rt, i32.add(R[Rn].get, R[Rm].get), access);
const storeImmediate = (access) => ({ Rt, Rn, imm }) => storeValue(Rt, i32.add(R[Rn].get, i32.const(imm * access.width)), access);
const loadImmediate = (access) => ({ Rt, Rn, imm }) => loadValue(Rt, i32.add(R[Rn].get, i32.const(imm * access.width)), access);
const onStack = (imm) => i32.add(R[SP].get, i32.const(4 * imm));

/** The program does not change while it runs: what it reads from itself is known now. */
function loadLiteral({ Rt, imm }, { pc, read32 }) {
  const literal = read32((pc & ~3) + 4 + 4 * imm);
  return literal === undefined ? leftToInterpreter() : instruction({ cycles: 2, emit: () => R[Rt].set(i32.const(literal)) });
}

export const LOADS_AND_STORES = [
  encoding('01001 ttt iiiiiiii', 'LDR (literal)', loadLiteral),
  encoding('0101 000 mmm nnn ttt', 'STR (register)', storeRegister(WORD)),
  encoding('0101 001 mmm nnn ttt', 'STRH (register)', storeRegister(HALFWORD)),
  encoding('0101 010 mmm nnn ttt', 'STRB (register)', storeRegister(BYTE)),
  encoding('0101 011 mmm nnn ttt', 'LDRSB (register)', loadRegister(SIGNED_BYTE)),
  encoding('0101 100 mmm nnn ttt', 'LDR (register)', loadRegister(WORD)),
  encoding('0101 101 mmm nnn ttt', 'LDRH (register)', loadRegister(HALFWORD)),
  encoding('0101 110 mmm nnn ttt', 'LDRB (register)', loadRegister(BYTE)),
  encoding('0101 111 mmm nnn ttt', 'LDRSH (register)', loadRegister(SIGNED_HALFWORD)),
  encoding('0110 0 iiiii nnn ttt', 'STR (immediate)', storeImmediate(WORD)),
  encoding('0110 1 iiiii nnn ttt', 'LDR (immediate)', loadImmediate(WORD)),
  encoding('0111 0 iiiii nnn ttt', 'STRB (immediate)', storeImmediate(BYTE)),
  encoding('0111 1 iiiii nnn ttt', 'LDRB (immediate)', loadImmediate(BYTE)),
  encoding('1000 0 iiiii nnn ttt', 'STRH (immediate)', storeImmediate(HALFWORD)),
  encoding('1000 1 iiiii nnn ttt', 'LDRH (immediate)', loadImmediate(HALFWORD)),
  encoding('1001 0 ttt iiiiiiii', 'STR (SP plus immediate)', ({ Rt, imm }) => storeValue(Rt, onStack(imm), WORD)),
  encoding('1001 1 ttt iiiiiiii', 'LDR (SP plus immediate)', ({ Rt, imm }) => loadFromStack(Rt, onStack(imm))),
];

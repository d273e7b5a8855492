// Loads and stores of several registers at once, and the stack.
import { isExceptionReturn } from './branch.mjs';
import { encoding, instruction, leftToInterpreter } from './instruction.mjs';
import { FLASH, LOCAL, LR, R, RAM, SP } from './layout.mjs';
import { isInFlash, isInRam, offsetInFlash, offsetInRam } from './load-store.mjs';
import { i32, ifElse } from './wasm.mjs';

const { address, left, value } = LOCAL;
const WORD = 4;

const registersIn = (registerList) => [...Array(8).keys()].filter((register) => registerList & (1 << register));
/** The ninth bit of PUSH and POP: LR and PC. */
const hasExtra = (registerList) => (registerList & 0x100) !== 0;

const wordAt = (index) => i32.add(address.get, i32.const(WORD * index));
/** If the first word and the last are in a memory, then so are all between them. */
const areIn = (isInMemory, count) => i32.and(isInMemory(address.get, WORD), isInMemory(wordAt(count - 1), WORD));

/** `start` is an offset in the memory of the module. */
const loadAll = (registers, start, offset) => registers.map((register, i) => R[register].set(i32.load(start, offset + WORD * i)));
const storeAll = (registers, start, offset) => registers.map((register, i) => i32.store(start, offset + WORD * i, R[register].get));

/** `base` is the register that the address is in; it goes on behind the last word, unless it is itself loaded. */
const loadMultiple = (registers, base) =>
  instruction({
    cycles: 1 + registers.length,
    mayLeave: true,
    emit: ({ leaveIf }) => [
      address.set(R[base].get),
      ifElse(
        areIn(isInRam, registers.length),
        [left.set(offsetInRam), loadAll(registers, left.get, RAM.offset)],
        [leaveIf(i32.eqz(areIn(isInFlash, registers.length)), 1), left.set(offsetInFlash), loadAll(registers, left.get, FLASH.offset)],
      ),
      registers.includes(base) ? [] : R[base].set(wordAt(registers.length)),
    ],
  });

const storeMultiple = (registers, addressCode, { cycles, writeBack }) =>
  instruction({
    cycles,
    mayLeave: true,
    emit: ({ leaveIf }) => [
      address.set(addressCode),
      leaveIf(i32.eqz(areIn(isInRam, registers.length))),
      left.set(offsetInRam),
      storeAll(registers, left.get, RAM.offset),
      writeBack,
    ],
  });

function loadIncreasing({ Rn, registerList }) {
  const registers = registersIn(registerList);
  return registers.length ? loadMultiple(registers, Rn) : leftToInterpreter();
}

function storeIncreasing({ Rn, registerList }) {
  const registers = registersIn(registerList);
  if (!registers.length) return leftToInterpreter();
  const writeBack = registers.includes(Rn) ? [] : R[Rn].set(wordAt(registers.length));
  return storeMultiple(registers, R[Rn].get, { cycles: 1 + registers.length, writeBack });
}

/** rp2040js counts no cycle for LR. */
function push({ registerList }) {
  const low = registersIn(registerList);
  const registers = hasExtra(registerList) ? [...low, LR] : low;
  if (!registers.length) return leftToInterpreter();
  const start = i32.sub(R[SP].get, i32.const(WORD * registers.length));
  return storeMultiple(registers, start, { cycles: 1 + low.length, writeBack: R[SP].set(address.get) });
}

function pop({ registerList }) {
  const registers = registersIn(registerList);
  if (hasExtra(registerList)) return popAndReturn(registers);
  return registers.length ? loadMultiple(registers, SP) : leftToInterpreter();
}

/** The new PC is the last word, and is looked at before anything has changed: it may be the way out of an exception. */
const popAndReturn = (registers) =>
  instruction({
    cycles: 3 + registers.length,
    mayLeave: true,
    emit: ({ leaveIf }) => [
      address.set(R[SP].get),
      leaveIf(i32.eqz(areIn(isInRam, registers.length + 1))),
      left.set(offsetInRam),
      value.set(i32.load(left.get, RAM.offset + WORD * registers.length)),
      leaveIf(isExceptionReturn(value.get)),
      loadAll(registers, left.get, RAM.offset),
      R[SP].set(wordAt(registers.length + 1)),
    ],
    flow: { kind: 'jump', address: i32.and(value.get, i32.const(~1)) },
  });

export const LOADS_AND_STORES_MULTIPLE = [
  encoding('1011 010 rrrrrrrrr', 'PUSH', push),
  encoding('1011 110 rrrrrrrrr', 'POP', pop),
  encoding('11000 nnn rrrrrrrr', 'STM', storeIncreasing),
  encoding('11001 nnn rrrrrrrr', 'LDM', loadIncreasing),
];

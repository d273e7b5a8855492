// From the bits of an instruction to what it does.
import { ARITHMETIC } from './arithmetic.mjs';
import { BRANCHES } from './branch.mjs';
import { leftToInterpreter } from './instruction.mjs';
import { LOADS_AND_STORES } from './load-store.mjs';
import { LOADS_AND_STORES_MULTIPLE } from './load-store-multiple.mjs';
import { SHIFTS } from './shift.mjs';

/** Everything that is translated. The first one that matches counts. */
export const ENCODINGS = [...SHIFTS, ...ARITHMETIC, ...LOADS_AND_STORES, ...LOADS_AND_STORES_MULTIPLE, ...BRANCHES];
const UNKNOWN = { name: 'left to the interpreter', translate: leftToInterpreter };

const isWide = (halfword) => halfword >>> 11 > 0b11100;

/** A program repeats itself: what was found for an opcode is kept. */
const known = new Map();

function encodingOf(opcode, size) {
  if (!known.has(opcode)) known.set(opcode, ENCODINGS.find((one) => one.size === size && one.matches(opcode)) ?? UNKNOWN);
  return known.get(opcode);
}

/** The instruction at `pc`: an `instruction` with its `pc`, `size` in bytes and `name`. */
export function decode(pc, { read16, read32 }) {
  const first = read16(pc);
  const size = isWide(first) ? 4 : 2;
  const opcode = size === 4 ? (first << 16) | read16(pc + 2) : first;
  const { name, translate } = encodingOf(opcode, size);
  return Object.assign(translate(opcode, { pc, read32 }), { pc, size, name });
}

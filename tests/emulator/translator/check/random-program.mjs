// Random instructions, and random values for them to work on.
import { ENCODINGS } from '../decode.mjs';
import { FLASH, RAM } from '../layout.mjs';

/** Ends a sequence: a breakpoint is never translated, and every flag lives before it. */
const BREAKPOINT = 0xbe00;
/** CMP (immediate), which sets all flags. */
const COMPARISON = 0x2800;
const LONGEST_SEQUENCE = 8;
const BRANCH_IF = ENCODINGS.find(({ name }) => name === 'B (conditional)');

/** Around these, carries, overflows, signs and shifts turn over. */
const EDGES = [0, 1, 2, 31, 32, 33, 64, 255, 256, 0x7fff, 0x8000, 0xffff, 0x7ffffffe, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff];
/** And around these, what is in RAM, in flash, in what is left to the interpreter, and what is nowhere. */
const PLACES = [RAM.address, RAM.address + RAM.direct, RAM.address + RAM.size, FLASH.address, FLASH.address + FLASH.size];

const below = (chance, bound) => Math.floor(chance.fraction() * bound);
const oneOf = (chance, list) => list[below(chance, list.length)];

/**
 * Half of the branches lead near. Those within a sequence go forward by up to so many bits of offset, so that both ways lead through
 * what comes next; calls go either way.
 */
const NEAR = { 'B (conditional)': 2, B: 2, BL: 10 };

/** The bits of an encoding, with random ones for its fields. */
function randomOpcode(chance, { bits, name }) {
  const isNear = NEAR[name] !== undefined && chance.bit() === 1;
  return (isNear ? nearBranch(chance, bits, NEAR[name]) : [...bits].map((bit) => ('01'.includes(bit) ? bit : chance.bit())))
    .reduce((opcode, bit) => ((opcode << 1) | Number(bit)) >>> 0, 0);
}

/** All bits of the offset but the lowest ones are its sign. */
function nearBranch(chance, bits, offsetBits) {
  const sign = bits.includes('S') ? chance.bit() : 0;
  let offsetLeft = bits.split('i').length - 1;
  return [...bits].map((bit) => {
    switch (bit) {
      case 'S': return sign;
      case 'j': case 'k': return 1;
      case 'c': return chance.bit();
      case 'i': return offsetLeft-- > offsetBits ? sign : chance.bit();
      default: return bit;
    }
  });
}

function randomInstruction(chance) {
  if (below(chance, 20) === 0) return [chance.word() >>> 16]; // anything, also what is no instruction
  // Many branches, because there are many conditions.
  const encoding = below(chance, 6) === 0 ? BRANCH_IF : oneOf(chance, ENCODINGS);
  const opcode = randomOpcode(chance, encoding);
  return encoding.size === 4 ? [opcode >>> 16, opcode & 0xffff] : [opcode];
}

/**
 * Half of the sequences are a single instruction, so that everything it does is seen. Half of the others end with a comparison:
 * before it no flag lives, but for what reads it.
 */
function randomSequence(chance) {
  if (chance.bit()) return [...randomInstruction(chance), BREAKPOINT];
  const instructions = Array.from({ length: 2 + below(chance, LONGEST_SEQUENCE - 1) }, () => randomInstruction(chance));
  const comparison = chance.bit() ? [COMPARISON | (chance.word() & 0x7ff)] : [];
  return [...instructions.flat(), ...comparison, BREAKPOINT];
}

/** An image with a program of so many sequences; each counts as a function. */
export function randomImage(chance, sequences) {
  const halfwords = [];
  const symbols = [{ name: '$t', value: FLASH.address }];
  for (let i = 0; i < sequences; i++) {
    symbols.push({ name: `sequence ${i}`, value: FLASH.address + 2 * halfwords.length, isFunction: true });
    halfwords.push(...randomSequence(chance));
  }
  const bytes = new Uint8Array(Uint16Array.from(halfwords).buffer);
  return { pieces: [{ address: FLASH.address, bytes }], symbols };
}

/** An edge, an address near the end of a memory, one of RAM, an offset to it, one of code, or anything. */
export function randomWord(chance, starts) {
  switch (below(chance, 8)) {
    case 0: return oneOf(chance, EDGES);
    case 1: return (oneOf(chance, PLACES) + below(chance, 64) - 32) >>> 0;
    case 2: return RAM.address + below(chance, RAM.direct);
    case 3: case 4: return (RAM.address + below(chance, RAM.direct)) & ~3;
    case 5: return (4 * (below(chance, 128) - 64)) >>> 0;
    case 6: return oneOf(chance, starts) | 1;
    default: return chance.word();
  }
}

/** R0 to R14; the stack pointer is aligned, as it always is. */
export function randomRegisters(chance, starts) {
  const registers = Array.from({ length: 15 }, () => randomWord(chance, starts));
  if (chance.bit()) registers[13] = RAM.address + below(chance, RAM.direct);
  registers[13] = (registers[13] & ~3) >>> 0;
  return registers;
}

/** Never N and Z at once: no result is negative and zero. */
export function randomFlags(chance) {
  const [N, Z] = oneOf(chance, [[false, false], [true, false], [false, true]]);
  return { N, Z, C: chance.bit() === 1, V: chance.bit() === 1 };
}

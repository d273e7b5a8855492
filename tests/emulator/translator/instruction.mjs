// What the translator knows of an instruction, and how its encoding is written down.

/** Flags as a set of bits. N and Z go together, because both come from the last result. */
export const FLAG = { NZ: 1, C: 2, V: 4, ALL: 7 };

/**
 * - `emit({ liveFlags, leaveIf })` gives the code. Only `liveFlags` are read by anybody later. `leaveIf(condition, nesting)` leaves
 *   the instruction to the interpreter, before it has changed anything; `nesting` is how many blocks of its own are around it.
 * - `mayLeave`: the code does that somewhere.
 * - `setsFlags` and `readsFlags`: sets of flags. What it may set or leave alone is in neither.
 * - `cycles`: what rp2040js counts for it.
 * - `flow`: what comes next, if it is not the next instruction:
 *   `{ kind: 'branch', target, condition }` (always, if there is no condition), `{ kind: 'call', target }`,
 *   `{ kind: 'jump', address, isCall, isTable }` to an address that is computed by code, or `{ kind: 'interpreter' }`.
 */
export const instruction = ({ emit = () => [], setsFlags = 0, readsFlags = 0, cycles = 1, mayLeave = false, flow = null }) => ({
  emit, setsFlags, readsFlags, cycles, mayLeave, flow,
});

/** The interpreter may read any flag. */
export const leftToInterpreter = () => instruction({ readsFlags: FLAG.ALL, cycles: 0, flow: { kind: 'interpreter' } });

export const ifLive = (liveFlags, flag, code) => (liveFlags & flag ? code : []);

const FIELDS = { d: 'Rd', n: 'Rn', m: 'Rm', t: 'Rt', i: 'imm', r: 'registerList', c: 'cond', S: 'S', j: 'J1', k: 'J2' };

/**
 * An encoding as in the ARMv6-M manual: 16 or 32 bits, highest first. A letter stands for a bit of a field; a field may be in
 * several pieces. `translate(fields, place)` gives an `instruction`; `place` has the `pc`, and `read32` of the program.
 */
export function encoding(pattern, name, translate) {
  const bits = pattern.replaceAll(' ', '');
  const lowestFirst = [...bits].reverse();
  const positionsOf = (marks) => lowestFirst.flatMap((bit, position) => (marks.includes(bit) ? [position] : []));
  const wordOf = (positions) => positions.reduce((word, position) => word | (1 << position), 0);
  const [fixed, ones] = [wordOf(positionsOf('01')), wordOf(positionsOf('1'))];
  const fields = Object.keys(FIELDS).filter((letter) => bits.includes(letter)).map((letter) => [FIELDS[letter], positionsOf(letter)]);
  return {
    name,
    bits,
    size: bits.length / 8,
    matches: (opcode) => (opcode & fixed) === ones,
    translate: (opcode, place) => translate(fieldsOf(opcode, fields), place),
  };
}

/** Plain loops, because every instruction of a program comes by. */
function fieldsOf(opcode, fields) {
  const values = {};
  for (const [field, positions] of fields) {
    let value = 0;
    for (let i = 0; i < positions.length; i++) value |= ((opcode >>> positions[i]) & 1) << i;
    values[field] = value;
  }
  return values;
}

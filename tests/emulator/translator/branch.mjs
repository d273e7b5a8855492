// Branches, calls and returns.
import { encoding, FLAG, instruction, leftToInterpreter } from './instruction.mjs';
import { LOCAL, LR, PC, R } from './layout.mjs';
import { i32 } from './wasm.mjs';

const { address, carry, overflow, result } = LOCAL;

const ZERO = i32.const(0);
const isNegative = i32.lt_s(result.get, ZERO);
const isNotZero = i32.ne(result.get, ZERO);
const isGreaterOrEqual = i32.eq(isNegative, overflow.get);
/** In the order of the manual's table of condition codes. */
const CONDITIONS = [
  { name: 'EQ', holds: i32.eqz(result.get), flags: FLAG.NZ },
  { name: 'NE', holds: result.get, flags: FLAG.NZ },
  { name: 'CS', holds: carry.get, flags: FLAG.C },
  { name: 'CC', holds: i32.eqz(carry.get), flags: FLAG.C },
  { name: 'MI', holds: isNegative, flags: FLAG.NZ },
  { name: 'PL', holds: i32.ge_s(result.get, ZERO), flags: FLAG.NZ },
  { name: 'VS', holds: overflow.get, flags: FLAG.V },
  { name: 'VC', holds: i32.eqz(overflow.get), flags: FLAG.V },
  { name: 'HI', holds: i32.and(carry.get, isNotZero), flags: FLAG.NZ | FLAG.C },
  { name: 'LS', holds: i32.or(i32.eqz(carry.get), i32.eqz(result.get)), flags: FLAG.NZ | FLAG.C },
  { name: 'GE', holds: isGreaterOrEqual, flags: FLAG.NZ | FLAG.V },
  { name: 'LT', holds: i32.eqz(isGreaterOrEqual), flags: FLAG.NZ | FLAG.V },
  { name: 'GT', holds: i32.and(isGreaterOrEqual, isNotZero), flags: FLAG.NZ | FLAG.V },
  { name: 'LE', holds: i32.or(i32.eqz(isGreaterOrEqual), i32.eqz(result.get)), flags: FLAG.NZ | FLAG.V },
];

const signExtend = (value, bits) => (value << (32 - bits)) >> (32 - bits);
/** Offsets count from where the PC is read: two instructions ahead. */
const relative = (pc, offset) => pc + 4 + offset;

/** The cycles are those of a branch that is taken. */
function branchIf({ cond, imm }, { pc }) {
  const { holds, flags } = CONDITIONS[cond] ?? {};
  if (!holds) return leftToInterpreter(); // UDF and SVC
  return instruction({ cycles: 2, readsFlags: flags, flow: { kind: 'branch', target: relative(pc, 2 * signExtend(imm, 8)), condition: holds } });
}

const branch = ({ imm }, { pc }) => instruction({ cycles: 2, flow: { kind: 'branch', target: relative(pc, 2 * signExtend(imm, 11)) } });

function branchWithLink({ S, J1, J2, imm }, { pc }) {
  const [I1, I2] = [1 - (J1 ^ S), 1 - (J2 ^ S)];
  const offset = signExtend((S << 24) | (I1 << 23) | (I2 << 22) | (imm << 1), 25);
  return instruction({ cycles: 3, emit: () => R[LR].set(i32.const((pc + 4) | 1)), flow: { kind: 'call', target: relative(pc, offset) } });
}

/** The way out of an exception is no address, but a number that begins with four ones. */
export const isExceptionReturn = (code) => i32.eq(i32.shr_u(code, i32.const(28)), i32.const(15));

const branchExchange = ({ Rm }, link, isCall) =>
  instruction({
    cycles: 2,
    mayLeave: true,
    emit: ({ leaveIf }) => [address.set(R[Rm].get), leaveIf(isExceptionReturn(address.get)), link],
    flow: { kind: 'jump', address: i32.and(address.get, i32.const(~1)), isCall },
  });

const bx = (fields) => (fields.Rm === PC ? leftToInterpreter() : branchExchange(fields, [], false));
const blx = (fields, { pc }) => (fields.Rm === PC ? leftToInterpreter() : branchExchange(fields, R[LR].set(i32.const((pc + 2) | 1)), true));

export const BRANCHES = [
  encoding('010001 11 0 mmmm 000', 'BX', bx),
  encoding('010001 11 1 mmmm 000', 'BLX', blx),
  encoding('1101 cccc iiiiiiii', 'B (conditional)', branchIf),
  encoding('11100 iiiiiiiiiii', 'B', branch),
  encoding('11110 S iiiiiiiiii 11 j 1 k iiiiiiiiiii', 'BL', branchWithLink),
];

// How an instruction hands on what it has computed.
import { FLAG, ifLive, instruction } from './instruction.mjs';
import { LOCAL, R } from './layout.mjs';

const { result, value } = LOCAL;

/** For comparisons, which only set flags. */
export const NO_REGISTER = null;

/** Writes `value` to a register, and keeps it for N and Z. */
export const writeResult = (Rd, liveFlags) => [
  Rd === NO_REGISTER ? [] : R[Rd].set(value.get),
  ifLive(liveFlags, FLAG.NZ, result.set(value.get)),
];

/** Sets N and Z, and leaves C and V alone. */
export const bitwise = (Rd, code) =>
  instruction({ setsFlags: FLAG.NZ, emit: ({ liveFlags }) => [value.set(code), writeResult(Rd, liveFlags)] });

/** Sets no flags. */
export const copy = (Rd, code) => instruction({ emit: () => R[Rd].set(code) });

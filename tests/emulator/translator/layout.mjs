// Where things are: in the memory of the WebAssembly module, and in the locals of its functions.
import { local } from './wasm.mjs';

const KB = 1024;

/** What the chip has at `address` lies at `offset` in the module's memory. */
export const FLASH = { address: 0x10000000, size: 2048 * KB, offset: 0 };
/**
 * Translated code only touches `direct` bytes of the RAM, a power of two, so that one comparison checks an address. The two
 * small banks behind them are left to the interpreter.
 */
export const RAM = { address: 0x20000000, size: 264 * KB, offset: FLASH.size, direct: 256 * KB };

/** Behind the RAM: the state of the processor, one word each. R15, the PC, is the last one of the registers. */
export const STATE_OFFSET = RAM.offset + RAM.size;
export const STATE = {
  registers: 0,
  pc: 60,
  cycles: 64,
  instructions: 68,
  cycleLimit: 72,
  result: 76,
  carry: 80,
  overflow: 84,
  isLeft: 88,
  stop: 92,
};
/** Behind the state: for each halfword of the program, which block begins there. */
export const ENTRIES_OFFSET = STATE_OFFSET + 4 * KB;

/** R0 to R14. The PC is known while translating. */
export const R = Array.from({ length: 15 }, (_, number) => local(1 + number));
export const SP = 13;
export const LR = 14;
export const PC = 15;

export const LOCAL = {
  /** The argument: the block to begin with. */
  firstBlock: local(0),
  cycles: local(16),
  instructions: local(17),
  /** The last result that set N and Z: N is its sign, Z is whether it is zero. */
  result: local(18),
  carry: local(19),
  overflow: local(20),
  address: local(21),
  value: local(22),
  left: local(23),
  right: local(24),
  pc: local(25),
  cycleLimit: local(26),
  /** 64 bits, for sums with a carry. */
  wide: local(27),
};
/** All but the argument and the wide one. */
export const I32_LOCALS = 26;

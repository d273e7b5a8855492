// Ways to break a running program from outside, so that the firmware needs no hooks for it.
import { Broken } from './broken.mjs';
import { addressOf } from './image.mjs';

// RAM that the firmware does not use.
const SPARE = 0x20041000;

/** Waits until the program sleeps in its main loop, and takes over there. */
function whenIdle(board) {
  if (!board.until(() => board.chip.core.waiting && board.chip.core.IPSR === 0, 100, 0.05)) throw new Broken('never idle');
  board.chip.core.waiting = false;
  return board.chip;
}

/** The main loop runs in a circle; interrupts go on. */
export function hang(board) {
  const chip = whenIdle(board);
  chip.writeUint16(SPARE, 0xe7fe);
  chip.core.PC = SPARE;
}

/** The processor stands still, as during an erase of the flash; all else goes on. */
export function stall(board, millis) {
  board.romNanos += millis * 1e6;
}

/** What the processor does when it cannot go on. */
export function fault(board) {
  whenIdle(board).core.exceptionEntry(3);
}

/** A panic as the compiler calls it: index 7 of 3. It may have fixed length and place already, then those are told. */
export function breakBounds(board) {
  const chip = whenIdle(board);
  const name = Buffer.from('harm.rs\0');
  name.forEach((byte, i) => chip.writeUint8(SPARE + 32 + i, byte));
  [SPARE + 32, name.length, 42, 1].forEach((word, i) => chip.writeUint32(SPARE + 4 * i, word));
  chip.core.registers.set([7, 3, SPARE]);
  const check = board.image.symbols.find((symbol) => symbol.name.includes('panic_bounds_check'));
  chip.core.PC = check.value & ~1;
}

/** The stack is nearly full. */
export function sink(board) {
  const chip = whenIdle(board);
  chip.core.registers[13] = addressOf(board.image, '_stack_end') + 16;
}

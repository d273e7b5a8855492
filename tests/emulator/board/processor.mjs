// The Pico's processor without a board: runs a program that has no start-up code, and counts.
import { RP2040 } from 'rp2040js';
import { readElf, addressOf } from './image.mjs';
import { Translated, translationOf } from './translated.mjs';

const STACK_TOP = 0x20040000;

/** The program `on-target`, which `cargo on-target` builds. */
let read;
export const program = () => (read ??=
  readElf(new URL('../../../target/thumbv6m-none-eabi/firmware/on-target', import.meta.url).pathname));

/** Runs the program with arguments until it tells its result; `told` hears of everything else that it tells. */
export function run(image, args, told = () => {}) {
  const chip = new RP2040();
  chip.logger = { debug() {}, info() {}, warn(_, message) { throw new Error(message); }, error(_, message) { throw new Error(message); } };
  for (const { address, bytes } of image.pieces) {
    if (address >= 0x20000000) chip.sram.set(bytes, address - 0x20000000);
    else chip.flash.set(bytes, address - 0x10000000);
  }
  const { core } = chip;
  const fast = new Translated(chip, translationOf(image));
  args.forEach((value, at) => { core.registers[at] = value; });
  core.registers[13] = STACK_TOP;
  core.PC = addressOf(image, '_start') & ~1;
  let instructions = 0;
  let result;
  chip.onBreak = (code) => {
    if (code === 5) throw new Error('the program panicked');
    if (code === 4) result = core.registers[0] >>> 0;
    else told(code, instructions);
  };
  while (result === undefined) {
    if (fast.run(1e9, 0)) instructions += fast.instructions;
    else {
      core.executeInstruction();
      instructions += 1;
    }
  }
  return { result, instructions };
}

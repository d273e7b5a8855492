// The Pico's processor without a board: runs a program that has no start-up code, and counts.
import { RP2040 } from 'rp2040js';
import { repairCore } from './core.mjs';
import { readElf, addressOf } from './image.mjs';
import { addCache } from './xip-cache.mjs';
import { isPlain, TranslatedCore, translationOf } from '../translator/translated-core.mjs';

const RAM = 0x20000000;
const STACK_TOP = 0x20040000;

/** The program `on-target`, which `cargo on-target` builds. */
let read;
export const program = () => (read ??=
  readElf(new URL('../../../target/thumbv6m-none-eabi/firmware/on-target', import.meta.url).pathname));

function load(chip, image) {
  for (const { address, bytes } of image.pieces) {
    if (address >= RAM) chip.sram.set(bytes, address - RAM);
    else chip.flash.set(bytes, address - 0x10000000);
  }
}

/**
 * Runs the program with arguments until it tells its result; `told` hears of everything else that it tells, with the
 * instructions so far, as a function the bytes that the number it told points at, and, with the flash's cache, the cycles.
 */
export function run(image, args, told = () => {}, { entry = '_start', hasCache = false } = {}) {
  const chip = new RP2040();
  chip.logger = { debug() {}, info() {}, warn(_, message) { throw new Error(message); }, error(_, message) { throw new Error(message); } };
  load(chip, image);
  const { core } = chip;
  repairCore(core);
  const fast = isPlain || hasCache ? null : new TranslatedCore(chip, translationOf(image));
  args.forEach((value, at) => { core.registers[at] = value; });
  core.registers[13] = STACK_TOP;
  core.PC = addressOf(image, entry) & ~1;
  let [instructions, cycles] = [0, 0];
  let result;
  const pointedAt = (length) => chip.sram.slice(core.registers[0] - RAM, core.registers[0] - RAM + length);
  // Before the breaks are ours: on the board they are flash operations, which empty the cache; here they only tell.
  if (hasCache) addCache(chip);
  chip.onBreak = (code) => {
    if (code === 5) throw new Error('the program panicked');
    if (code === 4) result = core.registers[0] >>> 0;
    else told(code, instructions, pointedAt, cycles);
  };
  while (result === undefined) {
    if (fast?.run(1e9, 0)) instructions += fast.instructions;
    else {
      cycles += core.executeInstruction();
      instructions += 1;
    }
  }
  return { result, instructions };
}

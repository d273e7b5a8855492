// A processor of rp2040js that runs translated code where it can.
import { kept } from './kept.mjs';
import { ENTRIES_OFFSET, FLASH, RAM, STATE, STATE_OFFSET } from './layout.mjs';
import { programOf } from './program.mjs';
import { translate } from './translate.mjs';

const WASM_PAGE = 65536;
/** The same as `STATE`, counted in words. */
const WORD = Object.fromEntries(Object.entries(STATE).map(([name, offset]) => [name, offset / 4]));

/** PASSDECK_PLAIN leaves everything to rp2040js, to see what that costs. */
export const isPlain = process.env.PASSDECK_PLAIN !== undefined;

/** Translates the program of an image, once; at `stops`, starts of functions, translated code always lets go. */
export function translationOf(image, stops = []) {
  return (image.translation ??= kept(image, stops, () => translate(programOf(image, stops))));
}

export class TranslatedCore {
  /** Moves the chip's memory and registers to where the translated code sees them. */
  constructor(chip, translation) {
    const { entries, bytes } = translation;
    const module = (translation.module ??= new WebAssembly.Module(bytes));
    const memory = new WebAssembly.Memory({ initial: Math.ceil((ENTRIES_OFFSET + entries.byteLength) / WASM_PAGE) });
    moveMemory(chip, memory.buffer);
    new Uint32Array(memory.buffer, ENTRIES_OFFSET, entries.length).set(entries);
    this.state = new Int32Array(memory.buffer, STATE_OFFSET, 32);
    this.code = new WebAssembly.Instance(module, { board: { memory } }).exports.run;
    Object.assign(this, { core: chip.core, translation, cycles: 0, instructions: 0 });
  }

  /**
   * Runs for at most `cycleLimit` cycles, and never past the address `stop`. Gives whether it ran at all; if so, `cycles` and
   * `instructions` tell how far.
   */
  run(cycleLimit, stop) {
    const { state, translation } = this;
    const pc = state[WORD.pc] & ~1;
    state[WORD.pc] = pc;
    if (!(translation.entries[halfwordOf(pc)] > 0) || pc === stop) return false;
    this.begin(cycleLimit, stop);
    this.code(0);
    this.cycles = state[WORD.cycles];
    this.instructions = state[WORD.instructions];
    if (state[WORD.isLeft]) this.takeRestBack(halfwordOf(state[WORD.pc]));
    if (this.instructions === 0) return false;
    this.end();
    return true;
  }

  begin(cycleLimit, stop) {
    const { core, state } = this;
    state[WORD.cycles] = 0;
    state[WORD.instructions] = 0;
    state[WORD.cycleLimit] = cycleLimit;
    state[WORD.stop] = stop;
    state[WORD.isLeft] = 0;
    state[WORD.result] = core.Z ? 0 : core.N ? -1 : 1;
    state[WORD.carry] = core.C ? 1 : 0;
    state[WORD.overflow] = core.V ? 1 : 0;
  }

  /** A block is counted as a whole when it is entered. */
  takeRestBack(halfword) {
    this.cycles -= this.translation.restOfCycles[halfword];
    this.instructions -= this.translation.restOfInstructions[halfword];
  }

  end() {
    const { core, state } = this;
    core.N = state[WORD.result] < 0;
    core.Z = state[WORD.result] === 0;
    core.C = state[WORD.carry] === 1;
    core.V = state[WORD.overflow] === 1;
    core.cycles += this.cycles;
  }
}

const halfwordOf = (pc) => (pc - FLASH.address) >> 1;

/** The chip's arrays become views of the module's memory, so that both see the same. */
function moveMemory(chip, buffer) {
  const moved = (bytes, { offset, size }) => {
    const view = new Uint8Array(buffer, offset, size);
    view.set(bytes.subarray(0, size));
    return view;
  };
  chip.flash = moved(chip.flash, FLASH);
  chip.flashView = new DataView(buffer, FLASH.offset, FLASH.size);
  chip.flash16 = new Uint16Array(buffer, FLASH.offset, FLASH.size / 2);
  chip.sram = moved(chip.sram, RAM);
  chip.sramView = new DataView(buffer, RAM.offset, RAM.size);
  const registers = new Uint32Array(buffer, STATE_OFFSET + STATE.registers, 16);
  registers.set(chip.core.registers);
  chip.core.registers = registers;
}

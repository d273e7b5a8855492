// A processor of rp2040js that runs translated code where it can.
import { ENTRIES_OFFSET, FLASH, RAM, STATE, STATE_OFFSET } from './layout.mjs';
import { programOf } from './program.mjs';
import { translate } from './translate.mjs';

const WASM_PAGE = 65536;

/** PASSDECK_PLAIN leaves everything to rp2040js, to see what that costs. */
export const isPlain = process.env.PASSDECK_PLAIN !== undefined;

/** Translates the program of an image, once; at `stops`, starts of functions, translated code always lets go. */
export function translationOf(image, stops = []) {
  return (image.translation ??= translate(programOf(image, stops)));
}

export class TranslatedCore {
  /** Moves the chip's memory and registers to where the translated code sees them. */
  constructor(chip, translation) {
    const { entries, module } = translation;
    const memory = new WebAssembly.Memory({ initial: Math.ceil((ENTRIES_OFFSET + entries.byteLength) / WASM_PAGE) });
    moveMemory(chip, memory.buffer);
    new Uint32Array(memory.buffer, ENTRIES_OFFSET, entries.length).set(entries);
    this.state = new Int32Array(memory.buffer, STATE_OFFSET, 32);
    this.code = new WebAssembly.Instance(module, { board: { memory } }).exports.run;
    Object.assign(this, { core: chip.core, translation, cycles: 0, instructions: 0 });
  }

  get(name) {
    return this.state[STATE[name] >> 2];
  }

  set(name, value) {
    this.state[STATE[name] >> 2] = value;
  }

  /**
   * Runs for at most `cycleLimit` cycles, and never past the address `stop`. Gives whether it ran at all; if so, `cycles` and
   * `instructions` tell how far.
   */
  run(cycleLimit, stop) {
    const { core, translation } = this;
    const pc = this.get('pc') & ~1;
    this.set('pc', pc);
    if (!(translation.entries[halfwordOf(pc)] > 0) || pc === stop) return false;
    this.begin(cycleLimit, stop);
    this.code(0);
    this.cycles = this.get('cycles');
    this.instructions = this.get('instructions');
    if (this.get('isLeft')) this.takeRestBack(halfwordOf(this.get('pc')));
    if (this.instructions === 0) return false;
    this.readFlags();
    core.cycles += this.cycles;
    return true;
  }

  begin(cycleLimit, stop) {
    const { core } = this;
    this.set('cycles', 0);
    this.set('instructions', 0);
    this.set('cycleLimit', cycleLimit);
    this.set('stop', stop);
    this.set('isLeft', 0);
    this.set('result', core.Z ? 0 : core.N ? -1 : 1);
    this.set('carry', core.C ? 1 : 0);
    this.set('overflow', core.V ? 1 : 0);
  }

  /** A block is counted as a whole when it is entered. */
  takeRestBack(halfword) {
    this.cycles -= this.translation.restOfCycles[halfword];
    this.instructions -= this.translation.restOfInstructions[halfword];
  }

  readFlags() {
    const { core } = this;
    core.N = this.get('result') < 0;
    core.Z = this.get('result') === 0;
    core.C = this.get('carry') === 1;
    core.V = this.get('overflow') === 1;
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

// A processor of rp2040js that runs translated code where it can.
import { FLASH_BASE } from './image.mjs';
import { FLASH_SIZE, RAM_AT } from './operations.mjs';
import { ENTRIES_AT, STATE, STATE_AT, translate } from './translate.mjs';

const RAM_SIZE = 264 * 1024;
const PAGE = 65536;

/** Translates the program of an image, once; at `stops`, starts of functions, translated code always lets go. */
export function translationOf(image, stops = []) {
  return (image.translation ??= translate(programOf(image, stops)));
}

function programOf(image, stops) {
  const pieces = image.pieces.filter(({ address }) => address >= FLASH_BASE && address < FLASH_BASE + FLASH_SIZE);
  const end = Math.max(...pieces.map(({ address, bytes }) => address + bytes.length));
  const size = (end - FLASH_BASE + 4095) & ~4095;
  const bytes = Buffer.alloc(size + 4, 0xff);
  for (const { address, bytes: piece } of pieces) bytes.set(piece, address - FLASH_BASE);
  const marks = image.symbols.filter(({ name, value }) => /^\$[td]/.test(name) && value >= FLASH_BASE && value < end).sort((a, b) => a.value - b.value);
  const code = new Uint8Array(size / 2);
  marks.forEach(({ name, value }, i) => {
    if (name.startsWith('$t')) code.fill(1, (value - FLASH_BASE) >> 1, ((marks[i + 1]?.value ?? end) - FLASH_BASE) >> 1);
  });
  const isCode = (pc) => pc >= FLASH_BASE && pc < end && code[(pc - FLASH_BASE) >> 1] === 1;
  const starts = image.symbols.filter(({ isFunction, value }) => isFunction && isCode(value & ~1)).map(({ value }) => value & ~1);
  return { size, isCode, isStop: (pc) => stops.includes(pc), starts, read16: (pc) => bytes.readUInt16LE(pc - FLASH_BASE), read32: (pc) => (pc < end ? bytes.readUInt32LE(pc - FLASH_BASE) : 0) };
}

export class Translated {
  /** Moves the chip's memory and registers to where the translated code sees them. */
  constructor(chip, translation) {
    const { core } = chip;
    const memory = new WebAssembly.Memory({ initial: Math.ceil((ENTRIES_AT + translation.entries.length * 4) / PAGE) });
    const { buffer } = memory;
    const moved = (bytes, at, size) => {
      const view = new Uint8Array(buffer, at, size);
      view.set(bytes.subarray(0, size));
      return view;
    };
    chip.flash = moved(chip.flash, 0, FLASH_SIZE);
    chip.flashView = new DataView(buffer, 0, FLASH_SIZE);
    chip.flash16 = new Uint16Array(buffer, 0, FLASH_SIZE / 2);
    chip.sram = moved(chip.sram, RAM_AT, RAM_SIZE);
    chip.sramView = new DataView(buffer, RAM_AT, RAM_SIZE);
    const registers = new Uint32Array(buffer, STATE_AT, 16);
    registers.set(core.registers);
    core.registers = registers;
    new Uint32Array(buffer, ENTRIES_AT, translation.entries.length).set(translation.entries);
    this.state = new Int32Array(buffer, STATE_AT, 32);
    this.code = new WebAssembly.Instance(translation.module, { board: { memory } }).exports.run;
    Object.assign(this, { core, translation, cycles: 0, instructions: 0 });
  }

  /** Runs for at most so many cycles and never past `stop`; gives whether it ran at all, then tells `cycles` and `instructions`. */
  run(limit, stop) {
    const { state, core, translation } = this;
    const pc = (state[STATE.pc >> 2] &= ~1);
    const at = (pc - FLASH_BASE) >> 1;
    if (!(translation.entries[at] > 0) || pc === stop) return false;
    state[STATE.t >> 2] = 0;
    state[STATE.n >> 2] = 0;
    state[STATE.limit >> 2] = limit;
    state[STATE.f >> 2] = core.Z ? 0 : core.N ? -1 : 1;
    state[STATE.c >> 2] = core.C ? 1 : 0;
    state[STATE.v >> 2] = core.V ? 1 : 0;
    state[STATE.bailed >> 2] = 0;
    state[STATE.stop >> 2] = stop;
    this.code(0);
    const end = (state[STATE.pc >> 2] - FLASH_BASE) >> 1;
    const bailed = state[STATE.bailed >> 2] === 1;
    this.cycles = state[STATE.t >> 2] - (bailed ? translation.cycles[end] : 0);
    this.instructions = state[STATE.n >> 2] - (bailed ? translation.instructions[end] : 0);
    if (this.instructions === 0) return false;
    core.N = state[STATE.f >> 2] < 0;
    core.Z = state[STATE.f >> 2] === 0;
    core.C = state[STATE.c >> 2] === 1;
    core.V = state[STATE.v >> 2] === 1;
    core.cycles += this.cycles;
    return true;
  }
}

// Two processors at the same program: one runs translated code, the other one is rp2040js alone. After every step of the first, the
// second is taken as far, and both must be the same.
import { RP2040 } from 'rp2040js';
import { repairCore } from '../../board/core.mjs';
import { decode } from '../decode.mjs';
import { FLASH, RAM } from '../layout.mjs';
import { programOf } from '../program.mjs';
import { translate } from '../translate.mjs';
import { TranslatedCore } from '../translated-core.mjs';

const MOST_INSTRUCTIONS = 200;
const NO_STOP = 0;
const FLAGS = ['N', 'Z', 'C', 'V'];
const hex = (number) => (number >>> 0).toString(16);

/** Memory and a processor; where a real chip has peripherals there is nothing. */
function chipWith({ pieces }) {
  const chip = new RP2040();
  const nothing = { readUint32: () => 0, writeUint32() {} };
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  Object.assign(chip, { peripherals: {}, sio: nothing, ppb: nothing, logger: silent });
  chip.flash = chip.flash.subarray(0, FLASH.size);
  for (const { address, bytes } of pieces) chip.flash.set(bytes, address - FLASH.address);
  repairCore(chip.core);
  return chip;
}

/** Flash cannot be written like RAM. rp2040js lets it, and would then run another program. */
function protectFlash(chip) {
  for (const name of ['writeUint32', 'writeUint16', 'writeUint8']) {
    const write = chip[name];
    chip[name] = (address, value) => {
      if (address >>> 28 !== FLASH.address >>> 28) write.call(chip, address, value);
    };
  }
}

/** Thrown where both are not the same. */
export class Difference extends Error {}

export class Twins {
  /** `ram`: what it holds at the start of every case. */
  constructor(image, ram) {
    Object.assign(this, { program: programOf(image), ram, plain: chipWith(image), chip: chipWith(image) });
    this.translated = new TranslatedCore(this.chip, translate(this.program, { flagsCrossCalls: true }));
    [this.plain, this.chip].forEach(protectFlash);
    /** How often each instruction was executed by translated code. */
    this.counts = new Map();
  }

  /** Runs from `pc` on until something comes that is not translated; in steps of at most `cycleLimit` cycles. */
  run({ pc, registers, flags, cycleLimit }) {
    this.ran = [];
    for (const { core, sram, bootrom } of [this.plain, this.chip]) {
      sram.set(this.ram);
      bootrom.fill(0);
      core.registers.set([...registers, pc]);
      Object.assign(core, flags, { cycles: 0 });
    }
    while (this.ran.length < MOST_INSTRUCTIONS && !this.isAtEnd()) this.step(cycleLimit);
  }

  get pc() {
    return this.chip.core.PC;
  }

  isAtEnd() {
    return !this.program.isCode(this.pc) || decode(this.pc, this.program).flow?.kind === 'interpreter';
  }

  step(cycleLimit) {
    if (this.translated.run(cycleLimit, NO_STOP)) {
      if (this.translated.cycles > cycleLimit) throw new Difference(`${this.translated.cycles} cycles of at most ${cycleLimit}`);
      for (let i = 0; i < this.translated.instructions; i++) this.stepPlain(true);
    } else {
      this.chip.core.executeInstruction();
      this.stepPlain(false);
    }
    this.compare();
  }

  stepPlain(isTranslated) {
    const { core } = this.plain;
    const { name } = this.note(core.PC);
    if (isTranslated) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    core.executeInstruction();
  }

  note(pc) {
    const one = this.program.isCode(pc) ? decode(pc, this.program) : { name: 'outside of the program' };
    this.ran.push({ pc, name: one.name });
    return one;
  }

  compare() {
    const [plain, translated] = [this.plain.core, this.chip.core];
    const differences = [];
    const check = (what, got, wanted) => got !== wanted && differences.push(`${what} is ${hex(got)} instead of ${hex(wanted)}`);
    for (let i = 0; i < 16; i++) check(`r${i}`, translated.registers[i], plain.registers[i]);
    check('the number of cycles', translated.cycles, plain.cycles);
    // Elsewhere those flags may be wrong that are overwritten before anybody reads them.
    if (this.isAtEnd()) for (const flag of FLAGS) check(flag, Number(translated[flag]), Number(plain[flag]));
    if (Buffer.compare(this.plain.sram, this.chip.sram) !== 0) differences.push(this.differenceInRam());
    if (differences.length) throw new Difference(differences.join(', '));
  }

  differenceInRam() {
    const at = this.plain.sram.findIndex((byte, i) => byte !== this.chip.sram[i]);
    return `RAM at ${hex(RAM.address + at)} is ${hex(this.chip.sram[at])} instead of ${hex(this.plain.sram[at])}`;
  }

  /** What was executed last, for people. */
  story() {
    const opcode = (pc) => (this.program.isCode(pc) ? hex(this.program.read16(pc)).padStart(4, '0') : '    ');
    return this.ran.map(({ pc, name }) => `  ${hex(pc)}  ${opcode(pc)}  ${name}`).join('\n');
  }
}

// The memory protection unit of the processor: ARMv6-M manual, B3.5. Regions that nobody may touch, outside of RAM and flash:
// translated code only touches those, so it need not ask.
//
// A fault whose frame cannot be stacked is taken all the same, with a stack that holds nothing (Cortex-M3 manual, 5.12.1; seen
// on a Cortex-M0 by others, roboterclubaachen/xpcc #38). Within it the unit is off, unless HFNMIENA says otherwise.
import { Broken } from './broken.mjs';

const [TYPE, CONTROL, NUMBER, BASE, ATTRIBUTES] = [0xd90, 0xd94, 0xd98, 0xd9c, 0xda0];
const REGIONS = 8;
const [ENABLE, IN_FAULTS, OTHERS_AS_USUAL] = [1, 2, 4];
const VALID = 1 << 4;
const HARD_FAULT = 3;
const FAULT_CYCLES = 16;
const [FLASH, FLASH_END, RAM, RAM_END] = [0x10000000, 0x14000000, 0x20000000, 0x20042000];

class AccessDenied extends Error {}

/** What a region covers. */
function covered({ base, attributes }) {
  const size = 2 ** (((attributes >>> 1) & 31) + 1);
  const from = (base & -256) >>> 0;
  if ((attributes & 0x0700ff00) !== 0) throw new Broken('only whole regions that nobody may touch are modelled');
  if (from % size !== 0) throw new Broken('a region must begin at a multiple of its size');
  return { from, to: from + size };
}

class Unit {
  constructor() {
    Object.assign(this, { control: 0, number: 0, denied: [] });
    this.regions = Array.from({ length: REGIONS }, () => ({ base: 0, attributes: 0 }));
  }

  read(offset) {
    const { control, number, regions } = this;
    const { base, attributes } = regions[number];
    return { [TYPE]: REGIONS << 8, [CONTROL]: control, [NUMBER]: number, [BASE]: base, [ATTRIBUTES]: attributes }[offset];
  }

  /** Gives whether the register is the unit's. */
  write(offset, value) {
    if (this.read(offset) === undefined) return false;
    if (offset === CONTROL) this.control = value & 7;
    if (offset === NUMBER || (offset === BASE && value & VALID)) this.number = value & (REGIONS - 1);
    if (offset === BASE) this.regions[this.number].base = (value & -32) >>> 0;
    if (offset === ATTRIBUTES) this.regions[this.number].attributes = value;
    this.apply();
    return true;
  }

  apply() {
    const isOn = (this.control & ENABLE) !== 0;
    this.denied = isOn ? this.regions.filter(({ attributes }) => attributes & 1).map(covered) : [];
    if (isOn && !(this.control & OTHERS_AS_USUAL)) throw new Broken('everything else is forbidden, too');
    const overlaps = (from, to) => this.denied.some((one) => one.from < to && from < one.to);
    if (overlaps(FLASH, FLASH_END) || overlaps(RAM, RAM_END)) throw new Broken('regions of flash and RAM are not modelled');
  }

  denies(address, isFault) {
    const place = address >>> 0;
    return !(isFault && !(this.control & IN_FAULTS)) && this.denied.some(({ from, to }) => place >= from && place < to);
  }
}

/** Adds the unit's registers to those of the processor. */
function addRegisters({ ppb }, unit) {
  const { readUint32, writeUint32 } = Object.getPrototypeOf(ppb);
  ppb.readUint32 = (offset) => unit.read(offset) ?? readUint32.call(ppb, offset);
  ppb.writeUint32 = (offset, value) => unit.write(offset, value) || writeUint32.call(ppb, offset, value);
}

export function guardMemory(chip) {
  const { core } = chip;
  const unit = new Unit();
  addRegisters(chip, unit);
  let isStacking = false;
  for (const name of ['readUint32', 'readUint16', 'readUint8', 'writeUint32', 'writeUint16', 'writeUint8']) {
    const access = core[name].bind(core);
    core[name] = (address, value) => {
      if (unit.denied.length === 0 || !unit.denies(address, core.IPSR === HARD_FAULT)) return access(address, value);
      if (isStacking) return 0;
      throw new AccessDenied();
    };
  }
  const execute = core.executeInstruction.bind(core);
  core.executeInstruction = () => {
    if (unit.denied.length === 0) return execute();
    const { PC, SP } = core;
    try {
      return execute();
    } catch (error) {
      if (!(error instanceof AccessDenied)) throw error;
      if (core.IPSR === HARD_FAULT) throw new Broken('a fault within a fault: the processor locks up');
      // The instruction has changed nothing but what it stored.
      [core.PC, core.SP, isStacking] = [PC, SP, true];
      core.exceptionEntry(HARD_FAULT);
      isStacking = false;
      return FAULT_CYCLES;
    }
  };
}

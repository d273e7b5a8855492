// Parts of the chip that rp2040js 1.4.1 does not have.
import { BasePeripheral } from 'rp2040js';

class Registers extends BasePeripheral {
  constructor(chip, name, read) {
    super(chip, name);
    this.values = new Map();
    this.read = read;
  }

  readUint32(offset) {
    return this.read(offset) ?? this.values.get(offset) ?? 0;
  }

  writeUint32(offset, value) {
    this.values.set(offset, value >>> 0);
  }
}

/** The ring oscillator: its random bit at 0x1c, "running" at 0x18. */
export function addOscillator(chip, randomBit) {
  const STATUS = 0x18;
  const RANDOM_BIT = 0x1c;
  const read = (offset) => (offset === STATUS ? 0x80001000 : offset === RANDOM_BIT ? randomBit() : undefined);
  chip.peripherals[0x40060] = new Registers(chip, 'ROSC', read);
}

/** The voltage regulator, which is always in order. */
export function addRegulator(chip) {
  chip.peripherals[0x40064] = new Registers(chip, 'VREG', (offset) => (offset === 0 ? 0x10b1 : undefined));
}

/** The flash cache: empty, idle, and never streaming; a flash operation waits for that. */
export function addFlashCache(chip) {
  const STATUS = 0x08;
  chip.peripherals[0x14000] = new Registers(chip, 'XIP', (offset) => (offset === STATUS ? 3 : offset === 0x18 ? 0 : undefined));
}

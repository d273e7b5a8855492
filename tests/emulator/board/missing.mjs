// Parts of the chip that rp2040js 1.4.1 does not have, and that do nothing here but answer.
import { Registers } from './registers.mjs';

/** The voltage regulator, which is always in order. */
export function addRegulator(chip) {
  chip.peripherals[0x40064] = new Registers(chip, 'VREG', { read: (offset) => (offset === 0 ? 0x10b1 : undefined) });
}

/** The flash cache: empty, idle, and never streaming; a flash operation waits for that. */
export function addFlashCache(chip) {
  const STATUS = 0x08;
  const read = (offset) => (offset === STATUS ? 3 : offset === 0x18 ? 0 : undefined);
  chip.peripherals[0x14000] = new Registers(chip, 'XIP', { read });
}

/** The pads of the flash chip's pins, which the boot ROM has set up. */
export function addSystemConfiguration(chip) {
  chip.peripherals[0x40004] = new Registers(chip, 'SYSCFG');
}

// Parts of the chip that rp2040js 1.4.1 does not have, and that do nothing here but answer.
import { Broken } from './broken.mjs';
import { Registers } from './registers.mjs';

/** The voltage regulator, which is always in order. */
export function addRegulator(chip) {
  chip.peripherals[0x40064] = new Registers(chip, 'VREG', { read: (offset) => (offset === 0 ? 0x10b1 : undefined) });
}

/**
 * The flash cache: empty, idle, and never streaming; a flash operation waits for that. One whose memory is powered down is
 * switched off with it, and does not come back by itself (RP2040 datasheet, 2.6.3.6).
 */
export function addFlashCache(chip) {
  const [CONTROL, STATUS] = [0x00, 0x08];
  const [ENABLE, POWER_DOWN] = [1 << 0, 1 << 3];
  const read = (offset) => (offset === STATUS ? 3 : offset === 0x18 ? 0 : undefined);
  const cache = new Registers(chip, 'XIP', {
    read,
    written: (offset, value) => {
      if (offset === CONTROL && value & POWER_DOWN) cache.values.set(CONTROL, value & ~ENABLE);
    },
    start: [[CONTROL, 3]],
  });
  chip.peripherals[0x14000] = cache;
}

const MEMORY_POWER_DOWN = 0x18;
const [RAM, RAM_END] = [0x20000000, 0x20042000];

/**
 * What the chip is set up with. Of that, the power of the RAM does something: "accessing memory that's powered down may corrupt
 * memory contents" (RP2040 datasheet, 2.11.4), so nobody may.
 */
export function addSystemConfiguration(chip, fast) {
  const ACCESSES = ['readUint32', 'readUint16', 'readUint8', 'writeUint32', 'writeUint16', 'writeUint8'];
  const refuse = (address) => {
    if (address >>> 0 >= RAM && address >>> 0 < RAM_END) throw new Broken('the RAM is used while it is powered down');
  };
  const { core } = chip;
  let powered = null;
  const written = (offset, value) => {
    if (offset !== MEMORY_POWER_DOWN || (value !== 0) === (powered !== null)) return;
    if (powered) {
      Object.assign(core, powered.core);
      if (fast) fast.run = powered.run;
      powered = null;
      return;
    }
    powered = { core: Object.fromEntries(ACCESSES.map((name) => [name, core[name]])), run: fast?.run };
    for (const name of ACCESSES) {
      core[name] = (address, word) => {
        refuse(address);
        return powered.core[name].call(core, address, word);
      };
    }
    // Translated code does not ask.
    if (fast) fast.run = () => false;
  };
  chip.peripherals[0x40004] = new Registers(chip, 'SYSCFG', { written });
}

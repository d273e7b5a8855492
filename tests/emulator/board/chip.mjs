// The chip with what rp2040js lacks, and what is wired to it on this board.
import { RP2040 } from 'rp2040js';
import { TranslatedCore } from '../translator/translated-core.mjs';
import { repairAdc } from './adc.mjs';
import { bootrom } from './bootrom.mjs';
import { Broken } from './broken.mjs';
import { Contacts } from './contacts.mjs';
import { repairCore } from './core.mjs';
import { repairDma } from './dma.mjs';
import { addFlashId } from './flash-id.mjs';
import { attach, repairI2c } from './i2c.mjs';
import { functionAt } from './image.mjs';
import { addFlashCache, addRegulator, addSystemConfiguration } from './missing.mjs';
import { guardMemory } from './mpu.mjs';
import { Oscillators, RING_PERIODS } from './oscillators.mjs';
import { repairPwm } from './pwm.mjs';
import { repairTimer } from './timer.mjs';

const BUTTONS = { up: 10, down: 11, left: 12, right: 13, A: 14, B: 15 };
const LED = 25;
const WATCHDOG = 0x40058;

/**
 * Wires a chip to its board. `translation` is null if everything is left to rp2040js. Gives the chip, and `fast`, which runs
 * translated code on it, its `oscillators`, its buttons' `contacts`, and the `wires` to the display. `physics`: what boards
 * differ in, see board.mjs.
 */
export function makeChip({ clock, image, translation, flash, display, randomBit, onBreak, physics }) {
  const chip = new RP2040(clock);
  chip.logger = strictLogger(chip, image, physics);
  const fast = translation && new TranslatedCore(chip, translation);
  chip.loadBootrom(bootrom());
  share(chip, flash);
  chip.onBreak = onBreak;
  const oscillators = new Oscillators(chip, clock, randomBit, RING_PERIODS[physics.ring ?? 'usual']);
  addRegulator(chip);
  addSystemConfiguration(chip, fast);
  addFlashCache(chip);
  addFlashId(chip);
  repairCore(chip.core);
  repairI2c(chip.i2c[0]);
  repairTimer(chip);
  repairPwm(chip);
  repairDma(chip);
  repairAdc(chip, clock);
  guardMemory(chip);
  const contacts = new Contacts(chip, clock, BUTTONS, { ...physics, onChange: () => oscillators.look() });
  const wires = attach(chip, clock, chip.i2c[0], display);
  return { chip, fast, oscillators, contacts, wires };
}

/** The chip and the model of the flash look at the same bytes. */
function share(chip, flash) {
  const { length } = flash.bytes;
  chip.flash.set(flash.bytes);
  flash.bytes = chip.flash.subarray(0, length);
}

/** Registers of the flash controller take up all below the RAM. What an address there does is written nowhere. */
const BELOW_RAM = /address: 1[89a-f][0-9a-f]{6}$/;

/** rp2040js only warns where a real chip would fault. `belowRam: 'vanishes'`: what is written just below the RAM is lost. */
function strictLogger(chip, image, { belowRam }) {
  const complain = (part, message) => {
    if (belowRam === 'vanishes' && BELOW_RAM.test(message)) return;
    const isFault = part === 'RP2040' || message.includes('not implemented yet');
    if (isFault) throw new Broken(`${message} in ${functionAt(image, chip.core.PC)}`);
  };
  const info = (_part, message) => {
    if (message === 'SEV') chip.core.eventRegistered = true; // rp2040js only logs it; without it a wake-up gets lost
  };
  return { debug() {}, info, warn: complain, error: complain };
}

export const buttonNames = Object.keys(BUTTONS);
export const isLedLit = (chip) => chip.gpio[LED].value === 1;

/** The watchdog, which calls `onExpiry` with its reason. */
export function watchdogOf(chip, onExpiry) {
  const watchdog = chip.peripherals[WATCHDOG];
  watchdog.onWatchdogTrigger = () => {
    watchdog.alarm.enable = false; // else it goes off again at once, for ever
    onExpiry(watchdog.reason);
  };
  return watchdog;
}

// The whole handheld: a Pico with its display, buttons and flash, run instruction by instruction.
import { RP2040, Simulator } from 'rp2040js';
import { bootrom, serve } from './bootrom.mjs';
import { Calls } from './calls.mjs';
import { PhysicalChance } from './chance.mjs';
import { repairCore } from './core.mjs';
import { crc32OfBootLoader } from './crc32.mjs';
import { Display } from './display.mjs';
import { Flash, PowerCut } from './flash.mjs';
import { attach, repairI2c } from './i2c.mjs';
import { addressOf, functionAt, saveArea } from './image.mjs';
import { drainRtt, readLog } from './log.mjs';
import { addFlashCache, addOscillator, addRegulator } from './missing.mjs';
import { TranslatedCore, translationOf } from '../translator/translated-core.mjs';

const SimulationClock = new Simulator().clock.constructor; // the package does not export it
const RAM = 0x20000000;
const BOOT_LOADER_AT = RAM + 0x41f00;
const PAINT = 0xdeadbeef;
const PINS = { up: 10, down: 11, left: 12, right: 13, A: 14, B: 15 };
const WIRES = [4, 5];
const LED = 25;
/** The firmware's `fn(out: *mut [u8; 16])` that every deal gets its seed from. */
const DEAL_SEED = 'passdeck_deal_seed';
/** Draws a whole picture. */
const DRAW = /^_ZN6engine7console6device16Console.*4draw17h/;

/** Seconds that this process has computed, so that a busy machine does not matter. */
const spent = () => process.cpuUsage().user / 1e6;

/** Thrown where a real chip would fault, or where a run takes too long. */
export class Broken extends Error {}

export class Board {
  /**
   * `oscillator`: 'alive', or 'dead' for constant ones. `held`: buttons that are down at the start. `seeds`: known
   * seeds of deals, one after the other. `save`: what the save area holds. `seconds`: how long
   * the emulator may compute. `translated: false` leaves everything to rp2040js, for comparison.
   */
  constructor({ image, seed = 1, oscillator = 'alive', display = new Display(), held = [], seconds = 60, translated = true, seeds = null, save = null }) {
    Object.assign(this, { image, translated, seeds, deals: 0, drawn: [], looks: 0, oscillator, display, resets: [], logBytes: [], instructions: 0, earlier: 0 });
    this.calls = new Calls(this);
    this.calls.watch(DEAL_SEED, (out) => out, (out) => this.giveSeed(out));
    this.calls.watch(DRAW, () => this.instructions, (before) => this.drawn.push(this.instructions - before));
    this.chance = new PhysicalChance(seed);
    this.flash = new Flash(image, this.chance);
    if (save) this.flash.bytes.set(save, saveArea(image).from);
    this.deadline = spent() + seconds;
    this.down = new Set(held);
    this.powerOn();
  }

  /** Cold start: RAM holds anything, the flash what it held. */
  powerOn() {
    this.build();
    const { sram } = this.chip;
    new Uint32Array(sram.buffer, sram.byteOffset, sram.length / 4).fill(PAINT);
    this.enterBootLoader();
  }

  /** Pulls the plug and puts it back. */
  powerCycle() {
    this.keepLog();
    this.display.lose();
    this.powerOn();
  }

  /** What the watchdog does: RAM and scratch registers stay, the rest starts anew. */
  reset({ reason }) {
    const { sram } = this.chip;
    const scratch = this.watchdog.scratchData;
    this.resets.push({ reason: reason === 1 ? 'timeout' : 'forced', at: this.millis });
    this.keepLog();
    this.build();
    this.chip.sram.set(sram);
    this.watchdog.scratchData.set(scratch);
    this.watchdog.reason = reason;
    this.enterBootLoader();
  }

  build() {
    this.earlier += this.clock?.nanosCounter ?? 0;
    this.clock = new SimulationClock();
    const chip = (this.chip = new RP2040(this.clock));
    this.pending = null;
    this.calls.forget();
    this.romNanos = 0;
    /** The longest time without a rest, in nanoseconds: so long a button may have to wait. */
    this.longestBusy = 0;
    this.restedUntil = 0;
    chip.logger = this.logger();
    this.fast = this.translated ? new TranslatedCore(chip, translationOf(this.image, this.calls.starts)) : null;
    chip.loadBootrom(bootrom());
    chip.flash = this.padded(this.flash.bytes);
    chip.onBreak = (number) => this.onBreak(number);
    addOscillator(chip, () => (this.oscillator === 'dead' ? 1 : this.chance.bit()));
    addRegulator(chip);
    addFlashCache(chip);
    this.watchdog = chip.peripherals[0x40058];
    this.watchdog.onWatchdogTrigger = () => {
      this.watchdog.alarm.enable = false; // else it goes off again at once, for ever
      this.pending ??= { reason: this.watchdog.reason };
    };
    repairCore(chip.core);
    repairI2c(chip.i2c[0]);
    attach(chip, this.clock, chip.i2c[0], this.display);
    for (const pin of WIRES) chip.gpio[pin].setInputValue(true);
    for (const [name, pin] of Object.entries(PINS)) chip.gpio[pin].setInputValue(!this.down.has(name));
  }

  /** The chip looks at the same bytes as the flash model, through a view of the size that it expects. */
  padded(bytes) {
    const { chip } = this;
    chip.flash.set(bytes);
    this.flash.bytes = chip.flash.subarray(0, bytes.length);
    return chip.flash;
  }

  enterBootLoader() {
    const { chip } = this;
    const page = chip.flash.subarray(0, 256);
    const sum = new DataView(page.buffer, page.byteOffset).getUint32(252, true);
    if (crc32OfBootLoader(page.subarray(0, 252)) !== sum) throw new Broken('the boot ROM would refuse this flash');
    chip.sram.set(page, BOOT_LOADER_AT - RAM);
    chip.core.registers[13] = BOOT_LOADER_AT;
    chip.core.LR = 0;
    chip.core.PC = BOOT_LOADER_AT;
  }

  logger() {
    const complain = (part, message) => {
      const isFault = part === 'RP2040' || message.includes('not implemented yet');
      if (isFault) throw new Broken(`${message} in ${functionAt(this.image, this.chip.core.PC)}`);
    };
    // rp2040js only logs SEV; without it a wake-up gets lost.
    const info = (_, message) => message === 'SEV' && (this.chip.core.eventRegistered = true);
    return { debug() {}, info, warn: complain, error: complain };
  }

  onBreak(number) {
    const at = this.chip.core.PC - 2;
    if (at >= 0x4000) throw new Broken(`breakpoint ${number} in ${functionAt(this.image, at)}`);
    this.romNanos += serve(number, this.chip, this.flash);
  }

  /** Lets the device run for so many milliseconds of its own time. */
  run(millis) {
    const end = this.total + millis * 1e6;
    while (this.total < end) this.advance(end - this.total);
  }

  /** Lets it run until something is so, and gives whether it became so in time; looks every `every` milliseconds. */
  until(isSo, millis, every = 0.1) {
    const end = this.total + millis * 1e6;
    while (this.total < end) {
      this.advance(Math.min(end - this.total, every * 1e6));
      if (isSo()) return true;
    }
    return isSo();
  }

  advance(nanos) {
    const target = this.clock.nanosCounter + nanos;
    while (this.clock.nanosCounter < target) {
      if ((this.looks = (this.looks + 1) & 63) === 0 && spent() > this.deadline) throw new Broken('too slow: so much time must not be needed');
      this.steps(target, 20000);
      if (this.pending) {
        this.reset(this.pending);
        return;
      }
    }
  }

  /** The hot loop. */
  steps(target, most) {
    const { clock, chip } = this;
    const { core } = chip;
    for (let step = 0; step < most && clock.nanosCounter < target && !this.pending; step++) {
      const alarm = clock.nextAlarm;
      if (core.waiting) {
        const next = alarm === null ? target : Math.min(target, alarm.nanos);
        this.longestBusy = Math.max(this.longestBusy, clock.nanosCounter - this.restedUntil);
        clock.tick(Math.max(0, next - clock.nanosCounter));
        this.restedUntil = clock.nanosCounter;
        if (core.eventRegistered) core.waiting = core.eventRegistered = false;
        continue;
      }
      const end = alarm === null ? target : Math.min(target, alarm.nanos);
      if (this.fast && !core.interruptsUpdated && this.runTranslated(end - clock.nanosCounter)) continue;
      this.calls.notice(core);
      const now = clock.nanosCounter + (core.executeInstruction() * 1e9) / chip.clkSys + this.romNanos;
      this.romNanos = 0;
      this.instructions++;
      const due = clock.nextAlarm;
      if (due !== null && due.nanos <= now) clock.tick(now - clock.nanosCounter);
      else clock.nanosCounter = now;
    }
  }

  /** Runs translated code as long as nothing but the processor moves; gives whether it ran at all. */
  runTranslated(nanos) {
    const { fast, clock, chip } = this;
    const nanosACycle = 1e9 / chip.clkSys;
    const cycles = Math.min(Math.ceil(nanos / nanosACycle) - 1, 1e9);
    if (!fast.run(cycles, this.calls.stop)) return false;
    clock.nanosCounter += fast.cycles * nanosACycle;
    this.instructions += fast.instructions;
    return true;
  }

  /** A deal has got its seed; the known one takes its place. */
  giveSeed(out) {
    this.deals += 1;
    this.seeds?.next().value.forEach((byte, i) => this.chip.writeUint8(out + i, byte));
  }

  /** Nanoseconds since the board was made. */
  get total() {
    return this.earlier + this.clock.nanosCounter;
  }

  /** Milliseconds since this start. */
  get millis() {
    return this.clock.nanosCounter / 1e6;
  }

  press(button) {
    this.down.add(button);
    this.chip.gpio[PINS[button]].setInputValue(false);
  }

  release(button) {
    this.down.delete(button);
    this.chip.gpio[PINS[button]].setInputValue(true);
  }

  /** A press and a release, as a finger does it. */
  tap(button, { hold = 60, pause = 60 } = {}) {
    this.press(button);
    this.run(hold);
    this.release(button);
    this.run(pause);
  }

  ledIsLit() {
    return this.chip.gpio[LED].value === 1;
  }

  /** Runs until the power is cut as `flash.cut` says, or the time is over; gives whether it was cut. */
  runIntoCut(work) {
    try {
      work();
      return false;
    } catch (error) {
      if (error instanceof PowerCut) return true;
      throw error;
    }
  }

  keepLog() {
    if (this.image.symbols.length) this.logBytes.push(...drainRtt(this.chip, this.image));
  }

  /** The firmware's log as lines of text. */
  log() {
    this.keepLog();
    return this.image.symbols.length ? readLog(this.image, this.logBytes) : [];
  }

  /** How deep the stack ever was since power came on, and how deep it may be. */
  stack() {
    const [top, end] = [addressOf(this.image, '_stack_start'), addressOf(this.image, '_stack_end')];
    let deepest = end;
    while (deepest < top && this.chip.readUint32(deepest) === PAINT) deepest += 4;
    return { used: top - deepest, size: top - end };
  }
}

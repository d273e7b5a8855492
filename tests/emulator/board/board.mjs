// The whole handheld: a Pico with its display, buttons and flash, run instruction by instruction.
import { Simulator } from 'rp2040js';
import { isPlain, translationOf } from '../translator/translated-core.mjs';
import { enterBootLoader, serve } from './bootrom.mjs';
import { Broken } from './broken.mjs';
import { Calls } from './calls.mjs';
import { PhysicalChance } from './chance.mjs';
import { buttonNames, isLedLit, makeChip, watchdogOf } from './chip.mjs';
import { Display } from './display.mjs';
import { Flash } from './flash.mjs';
import { functionAt, saveArea } from './image.mjs';
import { ring } from './ring.mjs';
import { drainRtt } from './rtt.mjs';
import { paint, stackUse } from './stack.mjs';
import { addCache } from './xip-cache.mjs';
import { readLog } from './defmt.mjs';

const SimulationClock = new Simulator().clock.constructor; // the package does not export it
const ROM_SIZE = 0x4000;
/** The firmware's `fn(out: *mut [u8; 16])` that every deal gets its seed from. */
const DEAL_SEED = 'passdeck_deal_seed';
/** Draws a whole picture. */
const DRAW = /^_ZN6engine7console6device16Console.*4draw17h/;
/** A slice of a bot's thought; there is one of these for each game. */
const THINK = /GameSession.*5think17h/;
/** How much longer a run may take that is not translated. */
const PLAIN_PATIENCE = 10;

/** Seconds that this process has computed, so that a busy machine does not matter. */
const spent = () => process.cpuUsage().user / 1e6;

export class Board {
  /**
   * `oscillator`: see ring.mjs. `held`: buttons that are down at the start. `seeds`: known seeds of deals, one after the other.
   * `save`: what the save area holds. `seconds`: how long the emulator may compute. `translated: false` leaves everything to
   * rp2040js, for comparison. `cache`: misses of the flash cache take their time; that cannot be translated. `physics`:
   * `nanofarads` across each button, `bounceMillis` of their contacts, `ring`: 'usual', 'slowest' or 'fastest',
   * `belowRam: 'vanishes'`.
   */
  constructor({
    image, seed = 1, oscillator = 'alive', display = new Display(), held = [], seconds = 60, translated = !isPlain, seeds = null, save = null,
    cache, physics,
  }) {
    Object.assign(this, { image, cache, physics, translated: translated && !cache, seeds, oscillator, display });
    Object.assign(this, { deals: 0, drawn: [], slices: [], looks: 0, resets: [], logBytes: [], instructions: 0, earlier: 0 });
    this.calls = new Calls(this);
    this.calls.watch(DEAL_SEED, (out) => out, (out) => this.giveSeed(out));
    this.calls.watch(DRAW, () => this.instructions, (before) => this.drawn.push(this.instructions - before));
    this.calls.watch(THINK, () => this.total, (before) => this.slices.push(this.total - before));
    this.chance = new PhysicalChance(seed);
    this.flash = new Flash(image, this.chance);
    if (save) this.flash.bytes.set(save, saveArea(image).from);
    this.deadline = spent() + seconds * (this.translated ? 1 : PLAIN_PATIENCE);
    this.down = new Set(held);
    display.now = () => this.total;
    this.powerOn();
  }

  /** Cold start: RAM holds anything, the flash what it held. */
  powerOn() {
    this.build();
    const { sram } = this.chip;
    paint(sram);
    enterBootLoader(this.chip);
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
    this.display.holdsData = this.wires.holds();
    this.keepLog();
    this.build();
    this.chip.sram.set(sram);
    this.watchdog.scratchData.set(scratch);
    this.watchdog.reason = reason;
    enterBootLoader(this.chip);
  }

  build() {
    this.earlier += this.clock?.nanosCounter ?? 0;
    this.clock = new SimulationClock();
    Object.assign(this, { pending: null, isUsbDrive: false });
    this.calls.forget();
    this.romNanos = 0;
    /** The longest time without a rest, in nanoseconds: so long a button may have to wait. */
    this.longestBusy = 0;
    this.restedUntil = 0;
    const { clock, image, flash, display } = this;
    const translation = this.translated ? translationOf(image, this.calls.starts) : null;
    const randomBit = () => ring(this.oscillator, this.chance)(clock.nanosCounter);
    const onBreak = (number) => this.onBreak(number);
    Object.assign(this, makeChip({
      clock, image, translation, flash, display, randomBit, onBreak, physics: { ...this.physics, chance: this.chance },
    }));
    if (this.cache) addCache(this.chip);
    this.watchdog = watchdogOf(this.chip, (reason) => (this.pending ??= { reason }));
    for (const name of buttonNames) if (this.down.has(name)) this.contacts.move(name, true);
  }

  onBreak(number) {
    const at = this.chip.core.PC - 2;
    if (at >= ROM_SIZE) throw new Broken(`breakpoint ${number} in ${functionAt(this.image, at)}`);
    this.romNanos += serve(number, this);
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
      if (!this.isStopped) continue;
      this.earlier += target - this.clock.nanosCounter; // the chip's own time stands still
      this.contacts.settle();
      return;
    }
  }

  /** The hot loop. */
  steps(target, most) {
    const { clock, chip } = this;
    const { core } = chip;
    for (let step = 0; step < most && clock.nanosCounter < target && !this.isStopped; step++) {
      const alarm = clock.nextAlarm;
      const end = alarm === null ? target : Math.min(target, alarm.nanos);
      if (core.waiting) this.rest(end);
      else if (!this.fast || core.interruptsUpdated || !this.runTranslated(end - clock.nanosCounter)) this.interpret();
    }
  }

  /** Whether no instruction may follow. */
  get isStopped() {
    return this.pending !== null || this.isUsbDrive || this.oscillators.isDormant;
  }

  /** The processor sleeps until something happens. */
  rest(end) {
    const { clock, chip } = this;
    const { core } = chip;
    this.longestBusy = Math.max(this.longestBusy, clock.nanosCounter - this.restedUntil);
    clock.tick(Math.max(0, end - clock.nanosCounter));
    this.restedUntil = clock.nanosCounter;
    if (core.eventRegistered) core.waiting = core.eventRegistered = false;
  }

  /** One instruction by rp2040js. */
  interpret() {
    const { clock, chip } = this;
    this.calls.notice(chip.core);
    const now = clock.nanosCounter + (chip.core.executeInstruction() * 1e9) / chip.clkSys + this.romNanos;
    this.romNanos = 0;
    this.instructions++;
    const due = clock.nextAlarm;
    if (due !== null && due.nanos <= now) clock.tick(now - clock.nanosCounter);
    else clock.nanosCounter = now;
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
    return this.earlier + (this.clock?.nanosCounter ?? 0);
  }

  /** Milliseconds since this start. */
  get millis() {
    return this.clock.nanosCounter / 1e6;
  }

  press(button) {
    this.down.add(button);
    this.contacts.move(button, true);
  }

  release(button) {
    this.down.delete(button);
    this.contacts.move(button, false);
  }

  /** A press and a release, as a finger does it. */
  tap(button, { hold = 60, pause = 60 } = {}) {
    this.press(button);
    this.run(hold);
    this.release(button);
    this.run(pause);
  }

  ledIsLit() {
    return isLedLit(this.chip);
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
    return stackUse(this.chip, this.image);
  }
}

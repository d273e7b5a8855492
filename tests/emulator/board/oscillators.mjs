// The ring oscillator, the crystal, and the deep sleep in which neither runs: RP2040 datasheet, 2.16 (crystal), 2.17 (ring
// oscillator), 2.11.3 (dormant) and 2.19.6 (pins that wake).
//
// While the chip is dormant, its own time stands still: the board's time goes on without it. After it wakes, the program
// runs from the ring oscillator until the crystal is stable, which takes as long as the program itself has asked for.
import { Broken } from './broken.mjs';
import { ClockMuxes, isPllOn } from './clock-muxes.mjs';
import { Registers } from './registers.mjs';

const ROSC = 0x40060;
const XOSC = 0x40024;
const IO_BANK = 0x40014;
const COMA = 0x636f6d61;
const [ROSC_DORMANT, ROSC_DIV, ROSC_STATUS, ROSC_RANDOM_BIT] = [0x0c, 0x10, 0x18, 0x1c];
const [XOSC_CTRL, XOSC_STATUS, XOSC_STARTUP] = [0x00, 0x04, 0x0c];
const ENABLED = 0xfab;
const [STABLE, RUNNING] = [0x80000000, 0x1000];
/** Four bits for each pin: it is low, high, has fallen, has risen. */
const [WAKE_ENABLE, WAKE_STATUS, WAKE_END] = [0x160, 0x180, 0x190];
/**
 * What the ring makes at the start, in nanoseconds a period: usual, and the slowest and the fastest before the crystal runs (the
 * boot ROM's published source, `bootrom_main.c`: 1.8 to 11.3 MHz).
 */
export const RING_PERIODS = { usual: 160, slowest: 555, fastest: 88 };
const DIVIDED_AT_START = 16;

export class Oscillators {
  /** `ringPeriod`: see `RING_PERIODS`. */
  constructor(chip, clock, randomBit, ringPeriod) {
    Object.assign(this, { chip, clock, isDormant: false, crystalSince: null, crystalIsStuck: false });
    this.wakers = new Map();
    this.undivided = (DIVIDED_AT_START * 1e9) / ringPeriod;
    chip.roscFreq = this.undivided / DIVIDED_AT_START;
    const ring = { [ROSC_STATUS]: () => (STABLE | RUNNING) >>> 0, [ROSC_RANDOM_BIT]: randomBit };
    this.ring = new Registers(chip, 'ROSC', {
      read: (offset) => ring[offset]?.(),
      written: (offset, value) => this.writtenToRing(offset, value),
    });
    this.crystal = new Registers(chip, 'XOSC', {
      read: (offset) => (offset === XOSC_STATUS ? this.crystalStatus() : undefined),
      written: (offset) => offset === XOSC_CTRL && this.switchCrystal(),
    });
    chip.peripherals[ROSC] = this.ring;
    chip.peripherals[XOSC] = this.crystal;
    this.muxes = new ClockMuxes(chip, clock, this);
    this.addWakers(chip.peripherals[IO_BANK]);
  }

  writtenToRing(offset, value) {
    if (offset === ROSC_DIV) {
      this.chip.roscFreq = this.undivided / ((value & 0x1f) || 32);
      this.chip.updateClocks();
    }
    if (offset === ROSC_DORMANT && value === COMA) this.fallAsleep();
  }

  switchCrystal() {
    const isOn = ((this.crystal.values.get(XOSC_CTRL) >>> 12) & 0xfff) === ENABLED;
    if (!isOn) {
      if (this.crystalRuns) this.muxes.stops('crystal');
      this.crystalSince = null;
    } else this.crystalSince ??= this.clock.nanos;
  }

  /** The delay is counted in 256 periods of the crystal. */
  crystalStatus() {
    return this.crystalRuns ? (RUNNING | (this.isStable ? STABLE : 0)) >>> 0 : 0;
  }

  get isStable() {
    const delay = ((this.crystal.values.get(XOSC_STARTUP) ?? 0) & 0x3fff) * 256 * (1e9 / this.chip.xoscFreq);
    return this.crystalRuns && this.clock.nanos - this.crystalSince >= delay;
  }

  /** Whether the crystal swings. One that is stuck does not when it should. */
  get crystalRuns() {
    return this.crystalSince !== null && !this.crystalIsStuck;
  }

  fallAsleep() {
    const { sysCtrl, refCtrl } = this.chip.clocks;
    if ((sysCtrl & 1) !== 0 || (refCtrl & 3) !== 0) throw new Broken('the ring oscillator is stopped, but the processor does not run from it');
    // Nothing switches the PLLs off with what they run from; and whoever is interrupted here has no memory.
    if (isPllOn(this.chip.pllSys) || isPllOn(this.chip.pllUsb)) throw new Broken('the chip goes dormant with a PLL on');
    if (!this.chip.core.PM) throw new Broken('the chip goes dormant with interrupts on');
    this.isDormant = !this.isWoken();
  }

  /** Pins are the chip's own; what they may wake is added to their registers. */
  addWakers(bank) {
    const { readUint32, writeUint32 } = Object.getPrototypeOf(bank);
    const isOurs = (offset) => offset >= WAKE_ENABLE && offset < WAKE_END;
    bank.readUint32 = (offset) => (isOurs(offset) ? this.readWakers(offset) : readUint32.call(bank, offset));
    bank.writeUint32 = (offset, value) => {
      if (isOurs(offset)) this.wakers.set(offset, value >>> 0);
      else writeUint32.call(bank, offset, value);
    };
  }

  readWakers(offset) {
    if (offset < WAKE_STATUS) return this.wakers.get(offset) ?? 0;
    return (this.wakers.get(offset - (WAKE_STATUS - WAKE_ENABLE)) ?? 0) & this.chip.peripherals[IO_BANK].readUint32(0xf0 + (offset & 0xf));
  }

  isWoken() {
    return [0, 4, 8, 12].some((bank) => this.readWakers(WAKE_STATUS + bank) !== 0);
  }

  /** A pin has moved. */
  look() {
    if (this.isDormant && this.isWoken()) this.isDormant = false;
  }
}

// The switches between the sources of clk_ref and clk_sys: RP2040 datasheet, 2.15.3.2. They do not glitch: the old source is let
// go of first, which takes some of its own cycles, and must still run for that; the new one must run already.
import { Broken } from './broken.mjs';

/** Of the clock that is left. */
const CYCLES = 3;
const [REF, SYS] = [
  { control: 0x30, selected: 0x38, mask: 3 },
  { control: 0x3c, selected: 0x44, mask: 1 },
];
/** PD and VCOPD. */
const PLL_OFF = (1 << 0) | (1 << 5);
const PWR = 0x04;
export const isPllOn = (pll) => (pll.pwr & PLL_OFF) === 0;

export class ClockMuxes {
  /** `crystal` tells whether that runs and is stable. */
  constructor(chip, clock, crystal) {
    Object.assign(this, { chip, clock, crystal, leaving: new Map() });
    const { clocks } = chip;
    const [read, write] = [clocks.readUint32.bind(clocks), clocks.writeUint32.bind(clocks)];
    clocks.readUint32 = (offset) => {
      const mux = [REF, SYS].find(({ selected }) => selected === offset);
      return (mux && this.stillSelected(mux)) ?? read(offset);
    };
    clocks.writeUint32 = (offset, value) => {
      const mux = [REF, SYS].find(({ control }) => control === offset);
      const before = mux && this.sourceOf(mux);
      if (mux) this.note(mux, read(offset) & mux.mask, value & mux.mask);
      write(offset, value);
      if (mux && this.sourceOf(mux) !== before) this.mustRun(this.sourceOf(mux));
    };
    for (const [name, pll] of [['system PLL', chip.pllSys], ['USB PLL', chip.pllUsb]]) {
      const writePll = pll.writeUint32.bind(pll);
      pll.writeUint32 = (offset, value) => {
        if (offset === PWR && isPllOn(pll) && value & PLL_OFF) this.stops(name);
        writePll(offset, value);
      };
    }
  }

  /** What a switch is at, by name. */
  sourceOf(mux) {
    const { refCtrl, sysCtrl } = this.chip.clocks;
    const ofRef = ['ring', refCtrl & 0x60 ? 'a pin' : 'USB PLL', 'crystal'][refCtrl & REF.mask];
    if (mux === REF || (sysCtrl & SYS.mask) === 0) return ofRef;
    return ['system PLL', 'USB PLL', 'ring', 'crystal'][(sysCtrl >>> 5) & 7] ?? 'a pin';
  }

  note(mux, before, after) {
    if (before === after) return;
    const cycle = 1e9 / (mux === SYS ? this.chip.clkSys : this.chip.clocks.refFreq);
    this.leaving.set(mux, { before, source: this.sourceOf(mux), until: this.clock.nanos + CYCLES * cycle });
  }

  /** The old source as SELECTED shows it, while it is being left. */
  stillSelected(mux) {
    const left = this.leaving.get(mux);
    return left && this.clock.nanos < left.until ? 1 << left.before : undefined;
  }

  /** A source is switched off. */
  stops(name) {
    for (const mux of [REF, SYS]) {
      const { source, until = 0 } = this.leaving.get(mux) ?? {};
      const isLeaving = source === name && this.clock.nanos < until;
      if (isLeaving || this.sourceOf(mux) === name) throw new Broken(`the ${name} is stopped, but a clock runs from it`);
    }
  }

  mustRun(name) {
    const { chip } = this;
    const runs = { 'system PLL': isPllOn(chip.pllSys), 'USB PLL': isPllOn(chip.pllUsb), crystal: this.crystal.isStable }[name] ?? true;
    if (!runs) throw new Broken(`a clock is switched to the ${name}, which does not run`);
  }
}

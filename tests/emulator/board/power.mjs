// What is switched on, and an estimate of the current that it draws: RP2040 datasheet, 2.15 (clocks), 2.18 (PLLs), 5.7 (power).
const ENABLE = 1 << 11;
/** PD and VCOPD. */
const PLL_OFF = (1 << 0) | (1 << 5);

/** The parts of a board that draw current, each on or off. */
export function poweredParts({ chip, oscillators, display }) {
  const { clocks, pllSys, pllUsb, core, pwm } = chip;
  const isOn = (control) => (control & ENABLE) !== 0;
  return {
    processor: !oscillators.isDormant && !core.waiting,
    'all clocks': !oscillators.isDormant,
    crystal: oscillators.crystalRuns,
    'system PLL': (pllSys.pwr & PLL_OFF) === 0,
    'USB PLL': (pllUsb.pwr & PLL_OFF) === 0,
    'clock of the bus': isOn(clocks.periCtrl),
    'clock of USB': isOn(clocks.usbCtrl),
    'clock of the converter': isOn(clocks.adcCtrl),
    'clock of the calendar': isOn(clocks.rtcCtrl),
    tones: pwm.channels.some(({ csr }) => (csr & 1) !== 0),
    buzzer: chip.gpio[16].value === 1,
    light: chip.gpio[25].value === 1,
    display: display.present && display.lit && display.power,
  };
}

// How fast the wires of an I2C bus rise. Nothing drives them high: resistors pull them up, and charge their capacitance.
const SUPPLY = 3.3;
/** Two short wires, two pins and the board of the module. */
const FARADS = 60e-12;
/** The Pico's own pull-up: 50 to 80 kilohms, RP2040 datasheet 5.5.3. */
const PAD_OHMS = 60_000;

/** The levels that count as high: RP2040 datasheet 5.5.3 (at 3.3 V), and SSD1306 and SH1106 (0.8 of their supply). */
export const [CHIP_SEES, DISPLAY_SEES] = [2.0, 0.8 * SUPPLY];

/** The resistors of the module and, if its pad says so, the Pico's own beside them. */
export const pullUp = (moduleOhms, hasPad) => 1 / (1 / moduleOhms + (hasPad ? 1 / PAD_OHMS : 0));

/** Nanoseconds from 0 V to a level. */
export const riseNs = (ohms, level) => ohms * FARADS * Math.log(SUPPLY / (SUPPLY - level)) * 1e9;

/** The level some time after another level. */
export const levelAfter = (ohms, level, nanos) => SUPPLY - (SUPPLY - level) * Math.exp(-nanos / (ohms * FARADS * 1e9));

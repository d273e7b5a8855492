// What the data sheets of the displays' chips forbid or leave open while the panel is lit.
//
// SH1106, "DC-DC Setup" (AD): only while the display is off. SSD1306, charge pump application note: 8D 14 comes before AF. For
// clock (D5), rows (A8), wiring (DA) and voltage (DB) neither promises that a lit panel does not flicker.
const COMMANDS = new Set([0x8d, 0xad, 0xd5, 0xa8, 0xda, 0xdb]);

/** Whether a command may disturb a display that is lit. */
export const disturbsWhileLit = (command) => COMMANDS.has(command);

const IS_OFF = 0x40;
/** A module that does not connect the chip's answer: the wire stays high. */
const NO_ANSWER = 0xff;

/** The data sheets define only bit 6. What the lowest bits are depends on the chip, its maker, and what happened to it. */
export const statusOf = ({ nibble, lit, readable, isStuckOff }) => (readable ? nibble | (lit && !isStuckOff ? 0 : IS_OFF) : NO_ANSWER);

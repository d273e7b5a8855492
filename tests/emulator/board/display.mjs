// A display with its glass: what its chip is told, what it holds, and what the eye sees. As strict as the data sheets:
// a command that the chip does not know is noted, and its arguments are taken for commands.
import { disturbsWhileLit, statusOf } from './display-rules.mjs';
import { writePng } from './png.mjs';

const arguments_ = (pairs) => new Map(pairs.map(([command, count = 0]) => [command, count]));
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => [from + i]);
const COMMON = [
  ...range(0x00, 0x1f), ...range(0x40, 0x7f), [0x81, 1], [0xa0], [0xa1], [0xa4], [0xa5], [0xa6], [0xa7], [0xa8, 1], [0xae],
  [0xaf], ...range(0xb0, 0xb7), [0xc0], [0xc8], [0xd3, 1], [0xd5, 1], [0xd9, 1], [0xda, 1], [0xdb, 1], [0xe3],
];
const WINDOWS = [[0x20, 1], [0x21, 2], [0x22, 2], [0x2e]];
/**
 * The SH1106 has more columns than the glass, which shows the middle ones; one way to address them; and a memory that can be
 * read, which the others have on a parallel bus only. The SSD1309 gets its high voltage from the module, and can be locked.
 * `nibble`: what its status says besides bit 6, at least on some modules.
 */
const CHIPS = {
  ssd1306: { columns: 128, first: 0, nibble: 0x03, commands: arguments_([...COMMON, ...WINDOWS, [0x8d, 1]]) },
  ssd1309: { columns: 128, first: 0, nibble: 0x01, isPowered: true, commands: arguments_([...COMMON, ...WINDOWS, [0xfd, 1]]) },
  sh1106: {
    columns: 132, first: 2, nibble: 0x08, isPowered: true, hasReadableMemory: true,
    commands: arguments_([...COMMON, ...range(0x30, 0x33), [0xad, 1]]),
  },
};
const PAGE_BY_PAGE = 2;
/** From power to the end of the reset by the resistor and the capacitor on the module. */
const READY = 1;
/** Bytes of a transaction are commands or pixels; the control byte in front says so. */
const PIXELS = 0x40;

/** What commands do to a display. The others, such as voltages and timings, do not change what the eye sees. */
const COMMANDS = [
  { from: 0x00, to: 0x0f, obey: (display, command) => display.goTo((display.start & 0xf0) | command) },
  { from: 0x10, to: 0x1f, obey: (display, command) => display.goTo((display.start & 0x0f) | ((command & 0x0f) << 4)) },
  { from: 0x20, obey: (display, _, mode) => Object.assign(display, { mode: mode & 3 }) },
  { from: 0x21, obey: (display, _, first, last) => Object.assign(display, { window: [first & 127, last & 127], column: first & 127 }) },
  { from: 0x22, obey: (display, _, first, last) => Object.assign(display, { pages: [first & 7, last & 7], page: first & 7 }) },
  { from: 0x40, to: 0x7f, obey: (display, command) => Object.assign(display, { startLine: command & 63 }) },
  { from: 0x81, obey: (display, _, contrast) => Object.assign(display, { contrast }) },
  { from: 0x8d, obey: (display, _, pump) => Object.assign(display, { power: (pump & 4) !== 0 }) },
  // The glass is mounted the other way round: without a turn of both, the picture stands on its head.
  { from: 0xa0, to: 0xa1, obey: (display, command) => Object.assign(display, { mirrored: command === 0xa0 }) },
  { from: 0xc0, to: 0xc8, obey: (display, command) => Object.assign(display, { flipped: command === 0xc0 }) },
  { from: 0xa4, to: 0xa5, obey: (display, command) => Object.assign(display, { allOn: command === 0xa5 }) },
  { from: 0xa6, to: 0xa7, obey: (display, command) => Object.assign(display, { inverted: command === 0xa7 }) },
  { from: 0xa8, obey: (display, _, rows) => Object.assign(display, { rows: (rows & 63) + 1 }) },
  { from: 0xad, obey: (display, _, converter) => Object.assign(display, { power: (converter & 1) !== 0 }) },
  { from: 0xae, to: 0xaf, obey: (display, command) => Object.assign(display, { lit: command === 0xaf }) },
  { from: 0xb0, to: 0xb7, obey: (display, command) => Object.assign(display, { page: command & 7 }) },
  { from: 0xd9, obey: (display, _, charge) => Object.assign(display, { charge: charge >> 4 }) },
  { from: 0xd3, obey: (display, _, offset) => Object.assign(display, { offset: offset & 63 }) },
];

export class Display {
  /**
   * `readable`: whether the module lets its chip answer. `nibble`: the lowest bits of its status. `isStuckOff`: a clone whose status
   * says for ever that it is off. `acknowledges`: whether the module connects what the chip says to a byte. `readyMillis`: until
   * then after power-on it is deaf. `forgetsMillis`: it listens at once, but is reset this long after power-on. `ohms`: the module's
   * pull-ups.
   */
  constructor({
    address = 0x3c, chip = 'ssd1306', readable = true, nibble = CHIPS[chip].nibble, isStuckOff = false, acknowledges = true,
    readyMillis = READY, forgetsMillis = 0, ohms = 10_000,
  } = {}) {
    Object.assign(this, { address, chip: CHIPS[chip], name: chip, present: true, readable, nibble, isStuckOff, acknowledges });
    Object.assign(this, { readyMillis, forgetsMillis, ohms });
    /** A broken display may hold the clock for ever; one in the middle of a byte holds the data wire for some clocks. */
    Object.assign(this, { holdsClock: false, holdsData: 0 });
    this.traffic = { transactions: 0, commands: 0, pixels: 0, nanos: 0 };
    /** Commands that the chip does not know. */
    this.unknown = [];
    /** Commands that came while it was lit, and may disturb the picture. */
    this.disturbing = [];
    /** Called with the time of every byte that changes the picture in memory. */
    this.onChange = () => {};
    /** Nanoseconds, as the board counts them. */
    this.now = () => 0;
    this.lose();
  }

  /** Without power everything is forgotten, and the memory comes up with noise. */
  lose() {
    const noise = (_, i) => (i * 37 + (i >> 3) * 11) & 0xff;
    this.memory = Uint8Array.from({ length: 8 * this.chip.columns }, noise);
    Object.assign(this, { poweredAt: this.now(), mustForget: this.forgetsMillis > 0, holdsData: 0 });
    this.reset();
  }

  /** What a pulse on the chip's reset line does. An SSD1306 starts with its charge pump off. */
  reset() {
    Object.assign(this, { lit: false, power: this.chip.isPowered ?? false, contrast: 0x7f, charge: 2, inverted: false, allOn: false });
    Object.assign(this, { mirrored: true, flipped: true, mode: PAGE_BY_PAGE, startLine: 0, offset: 0, rows: 64 });
    Object.assign(this, { window: [0, 127], pages: [0, 7], start: 0, column: 0, page: 0, waiting: [], control: null, fetched: 0x55 });
  }

  /** Resets itself if it is time to. */
  pass() {
    if (!this.mustForget || this.now() - this.poweredAt < this.forgetsMillis * 1e6) return;
    this.mustForget = false;
    this.reset();
  }

  /** Whether it acknowledges its address. */
  listens() {
    this.pass();
    return this.present && this.acknowledges && this.now() - this.poweredAt >= this.readyMillis * 1e6;
  }

  pullOut() {
    this.present = false;
  }

  putBack() {
    this.lose();
    this.present = true;
  }

  begin() {
    this.control = null;
    this.traffic.transactions++;
  }

  write(byte) {
    if (this.control === null) {
      this.control = this.asked = byte;
      return;
    }
    if (this.control & PIXELS) this.pixels8(byte);
    else this.command(byte);
    if (this.control & 0x80) this.control = null;
  }

  /** What the chip answers when it is read: its memory or its status, as the last control byte says. */
  read() {
    if (!this.readable || !this.chip.hasReadableMemory || !(this.asked & PIXELS)) return statusOf(this);
    // The first byte after a new address is what was fetched before.
    const { fetched } = this;
    this.fetched = this.memory[this.place()];
    this.advance();
    return fetched;
  }

  place() {
    return this.page * this.chip.columns + this.column;
  }

  pixels8(byte) {
    this.traffic.pixels++;
    const at = this.place();
    if (this.memory[at] !== byte) this.onChange();
    this.memory[at] = byte;
    this.advance();
  }

  advance() {
    if (this.mode === PAGE_BY_PAGE) this.column = this.column === this.chip.columns - 1 ? this.start : this.column + 1;
    else this.advanceInWindow();
  }

  advanceInWindow() {
    const next = (at, [first, last]) => (at === last ? first : at + 1);
    const across = this.mode === 0;
    const [inner, outer] = across ? ['column', 'page'] : ['page', 'column'];
    const ends = { column: this.window, page: this.pages };
    const over = this[inner] === ends[inner][1];
    this[inner] = next(this[inner], ends[inner]);
    if (over) this[outer] = next(this[outer], ends[outer]);
  }

  command(byte) {
    this.traffic.commands++;
    this.waiting.push(byte);
    const [first, ...rest] = this.waiting;
    if (rest.length < (this.chip.commands.get(first) ?? 0)) return;
    this.waiting = [];
    if (this.chip.commands.has(first)) this.obey(first, rest);
    else if (!this.unknown.includes(first)) this.unknown.push(first);
  }

  obey(command, values) {
    if (this.lit && disturbsWhileLit(command)) this.disturbing.push(command);
    COMMANDS.find(({ from, to = from }) => command >= from && command <= to)?.obey(this, command, ...values);
  }

  /** Where the next pixels go, and where they go on after the last column. */
  goTo(column) {
    this.start = column;
    this.column = column % this.chip.columns;
  }

  /** Whether it shines, and is set up for its glass. */
  shines() {
    this.pass();
    const isSetUp = this.rows === 64 && this.offset === 0 && this.startLine === 0;
    if (this.lit && !isSetUp) throw new Error('the display is lit, but not set up for 64 rows from the first one on');
    return this.present && this.lit && this.power;
  }

  /** 64 lines of 128 characters. Dark if the glass is. */
  picture() {
    const shines = this.shines();
    const { columns, first } = this.chip;
    const pixel = (x, y) => {
      const column = this.mirrored ? columns - 1 - (first + x) : first + x;
      const row = this.flipped ? 63 - y : y;
      const bit = (this.memory[(row >> 3) * columns + column] >> (row & 7)) & 1;
      return shines && (this.allOn || bit !== Number(this.inverted)) ? '#' : '.';
    };
    const line = (y) => Array.from({ length: 128 }, (_, x) => pixel(x, y)).join('');
    return Array.from({ length: 64 }, (_, y) => line(y));
  }

  isDark() {
    return this.picture().every((line) => !line.includes('#'));
  }

  savePng(path) {
    writePng(path, this.picture());
  }
}

// An SSD1306 with its glass: what it is told, what it holds, and what the eye sees.
import { writePng } from './png.mjs';

const ARGUMENTS = new Map([
  [0x20, 1], [0x21, 2], [0x22, 2], [0x81, 1], [0x8d, 1], [0xa8, 1], [0xd3, 1], [0xd5, 1], [0xd9, 1], [0xda, 1], [0xdb, 1],
]);

export class Display {
  constructor({ address = 0x3c } = {}) {
    this.address = address;
    this.present = true;
    /** A broken display may hold the wires for ever. */
    this.holdsClock = false;
    this.traffic = { transactions: 0, commands: 0, pixels: 0 };
    /** Called with the time of every byte that changes the picture in memory. */
    this.onChange = () => {};
    this.lose();
  }

  /** Without power everything is forgotten, and the memory comes up with noise. */
  lose() {
    this.memory = Uint8Array.from({ length: 1024 }, (_, i) => (i * 37 + (i >> 3) * 11) & 0xff);
    Object.assign(this, { lit: false, pump: false, contrast: 0x7f, inverted: false, mode: 2, mirrored: false, flipped: false });
    Object.assign(this, { columns: [0, 127], pages: [0, 7], column: 0, page: 0, waiting: [], unknown: [] });
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
      this.control = byte;
      return;
    }
    if (this.control & 0x40) this.pixels8(byte);
    else this.command(byte);
    if (this.control & 0x80) this.control = null;
  }

  pixels8(byte) {
    this.traffic.pixels++;
    const at = this.page * 128 + this.column;
    if (this.memory[at] !== byte) this.onChange();
    this.memory[at] = byte;
    if (this.column !== this.columns[1]) this.column = (this.column + 1) & 127;
    else {
      this.column = this.columns[0];
      if (this.mode === 0) this.page = this.page === this.pages[1] ? this.pages[0] : (this.page + 1) & 7;
    }
  }

  command(byte) {
    this.traffic.commands++;
    this.waiting.push(byte);
    const [first, ...rest] = this.waiting;
    if (rest.length < (ARGUMENTS.get(first) ?? 0)) return;
    this.waiting = [];
    this.obey(first, rest);
  }

  obey(command, [a, b]) {
    if (command === 0x20) this.mode = a & 3;
    else if (command === 0x21) [this.columns, this.column] = [[a & 127, b & 127], a & 127];
    else if (command === 0x22) [this.pages, this.page] = [[a & 7, b & 7], a & 7];
    else if (command === 0x81) this.contrast = a;
    else if (command === 0x8d) this.pump = (a & 4) !== 0;
    else if (command === 0xa0 || command === 0xa1) this.mirrored = command === 0xa0;
    else if (command === 0xc0 || command === 0xc8) this.flipped = command === 0xc0;
    else if (command === 0xa6 || command === 0xa7) this.inverted = command === 0xa7;
    else if (command === 0xae || command === 0xaf) this.lit = command === 0xaf;
    else if (![0x40, 0xa4, 0xa8, 0xd3, 0xd5, 0xd9, 0xda, 0xdb].includes(command)) this.unknown.push(command);
  }

  /** 64 lines of 128 characters. Dark if the glass is. */
  picture() {
    const shining = this.present && this.lit && this.pump;
    const pixel = (x, y) => {
      const [column, row] = [this.mirrored ? 127 - x : x, this.flipped ? 63 - y : y];
      const bit = (this.memory[(row >> 3) * 128 + column] >> (row & 7)) & 1;
      return shining && bit !== Number(this.inverted) ? '#' : '.';
    };
    return Array.from({ length: 64 }, (_, y) => Array.from({ length: 128 }, (_, x) => pixel(x, y)).join(''));
  }

  isDark() {
    return this.picture().every((line) => !line.includes('#'));
  }

  savePng(path) {
    writePng(path, this.picture());
  }
}

// A boot ROM of our own. The real one is not ours to copy; the firmware only needs its function table.
//
// Every function is two instructions, `bkpt #n` and `bx lr`; the work is done outside, in `serve`.
const ROM_SIZE = 16 * 1024;
const FUNCTIONS_AT = 0x400;
const TABLE_AT = 0x40;
const LOOKUP = 'lookup';
// Two-letter codes as in the RP2040 datasheet, 2.8.3.
const NAMES = [LOOKUP, 'P3', 'R3', 'L3', 'T3', 'MS', 'S4', 'MC', 'C4', 'IF', 'EX', 'RE', 'RP', 'FC', 'CX'];

export function bootrom() {
  const rom = new DataView(new ArrayBuffer(ROM_SIZE));
  const place = (index) => FUNCTIONS_AT + 4 * index;
  NAMES.forEach((_, index) => {
    rom.setUint16(place(index), 0xbe00 | index, true);
    rom.setUint16(place(index) + 2, 0x4770, true);
  });
  rom.setUint32(0x10, 0x0301754d, true); // "Mu", 1, and the version of the chip's second stepping
  rom.setUint16(0x14, TABLE_AT, true);
  rom.setUint16(0x18, place(NAMES.indexOf(LOOKUP)) | 1, true);
  let at = TABLE_AT;
  NAMES.forEach((name, index) => {
    if (name === LOOKUP) return;
    rom.setUint16(at, name.charCodeAt(0) | (name.charCodeAt(1) << 8), true);
    rom.setUint16(at + 2, place(index) | 1, true);
    at += 4;
  });
  rom.setUint16(0x16, at, true); // the data table is as empty as the end of this one
  return new Uint32Array(rom.buffer);
}

/** Does what a ROM function does. Gives the nanoseconds that it takes. */
export function serve(number, chip, flash) {
  const name = NAMES[number];
  const { registers, PM } = chip.core;
  const [a, b, c] = registers;
  switch (name) {
    case LOOKUP:
      registers[0] = findInTable(chip, a, b);
      return 500;
    case 'P3':
      registers[0] = bits(a).filter(Boolean).length;
      return 50;
    case 'R3':
      registers[0] = bits(a).reduce((reversed, bit) => reversed * 2 + bit, 0);
      return 50;
    case 'L3':
      registers[0] = Math.clz32(a);
      return 50;
    case 'T3':
      registers[0] = a === 0 ? 32 : 31 - Math.clz32(a & -a);
      return 50;
    case 'MS':
    case 'S4':
      for (let i = 0; i < c; i++) chip.writeUint8(a + i, b & 0xff);
      return 4 * c;
    case 'MC':
    case 'C4':
      for (let i = 0; i < c; i++) chip.writeUint8(a + i, chip.readUint8(b + i));
      return 4 * c;
    case 'EX':
      if (!PM) throw new Error('the flash is taken away from running code: interrupts are on');
      if (chip.core.LR >>> 28 !== 2) throw new Error('the flash is taken away from the code that asks for it');
      return 1000;
    case 'RE':
      return flash.erase(a, b);
    case 'RP':
      if (b >>> 28 === 1) throw new Error('the flash cannot be written from itself');
      return flash.program(a, Uint8Array.from({ length: c }, (_, i) => chip.readUint8(b + i)));
    case 'IF':
    case 'FC':
    case 'CX':
      return 1000;
    default:
      throw new Error(`there is no ROM function ${number}`);
  }
}

function findInTable(chip, table, code) {
  for (let at = table; chip.readUint16(at) !== 0; at += 4) {
    if (chip.readUint16(at) === code) return chip.readUint16(at + 2);
  }
  return 0;
}

const bits = (word) => Array.from({ length: 32 }, (_, i) => (word >>> i) & 1);

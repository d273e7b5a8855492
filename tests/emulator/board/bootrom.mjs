// A boot ROM of our own. The real one is not ours to copy; the firmware only needs its function table.
//
// Every function is two instructions, `bkpt #n` and `bx lr`; the work is done outside, in `serve`.
import { Broken } from './broken.mjs';
import { crc32OfBootLoader } from './crc32.mjs';

const ROM_SIZE = 16 * 1024;
const FUNCTIONS_AT = 0x400;
const TABLE_AT = 0x40;
const LOOKUP = 'lookup';
const RAM = 0x20000000;
const BOOT_LOADER_AT = RAM + 0x41f00;

const bits = (word) => Array.from({ length: 32 }, (_, i) => (word >>> i) & 1);

function fill(chip, to, byte, count) {
  for (let i = 0; i < count; i++) chip.writeUint8(to + i, byte & 0xff);
  return { nanos: 4 * count };
}

function copy(chip, to, from, count) {
  for (let i = 0; i < count; i++) chip.writeUint8(to + i, chip.readUint8(from + i));
  return { nanos: 4 * count };
}

/** Nanoseconds at 125 MHz for the two waits of 2048 turns each in the ROM's published source (`program_flash_generic.c`). */
const LEAVE_NANOS = 110e3;

function leaveFlashMode({ core, clkSys }) {
  if (!core.PM) throw new Error('the flash is taken away from running code: interrupts are on');
  if (core.LR >>> 28 !== 2) throw new Error('the flash is taken away from the code that asks for it');
  return { nanos: LEAVE_NANOS * (125e6 / clkSys) };
}

function program(chip, flash, offset, from, count) {
  if (from >>> 28 === 1) throw new Error('the flash cannot be written from itself');
  return { nanos: flash.program(offset, Uint8Array.from({ length: count }, (_, i) => chip.readUint8(from + i))) };
}

function findInTable(chip, table, code) {
  for (let at = table; chip.readUint16(at) !== 0; at += 4) {
    if (chip.readUint16(at) === code) return chip.readUint16(at + 2);
  }
  return 0;
}

/**
 * By two-letter codes as in the RP2040 datasheet, 2.8.3: gets the chip and the first arguments of the call, and gives the
 * `nanos` that it takes, and maybe a `result`.
 */
const FUNCTIONS = {
  [LOOKUP]: ({ chip }, table, code) => ({ result: findInTable(chip, table, code), nanos: 500 }),
  P3: (_board, word) => ({ result: bits(word).filter(Boolean).length, nanos: 50 }),
  R3: (_board, word) => ({ result: bits(word).reduce((reversed, bit) => reversed * 2 + bit, 0), nanos: 50 }),
  L3: (_board, word) => ({ result: Math.clz32(word), nanos: 50 }),
  T3: (_board, word) => ({ result: word === 0 ? 32 : 31 - Math.clz32(word & -word), nanos: 50 }),
  MS: ({ chip }, to, byte, count) => fill(chip, to, byte, count),
  S4: ({ chip }, to, byte, count) => fill(chip, to, byte, count),
  MC: ({ chip }, to, from, count) => copy(chip, to, from, count),
  C4: ({ chip }, to, from, count) => copy(chip, to, from, count),
  IF: () => ({ nanos: 1000 }),
  EX: ({ chip }) => leaveFlashMode(chip),
  RE: ({ flash }, offset, count) => ({ nanos: flash.erase(offset, count) }),
  RP: ({ chip, flash }, offset, from, count) => program(chip, flash, offset, from, count),
  UB: ({ becomeUsbDrive }) => becomeUsbDrive(),
  FC: () => ({ nanos: 1000 }),
  CX: () => ({ nanos: 1000 }),
};
const NAMES = Object.keys(FUNCTIONS);

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
export function serve(number, board) {
  const { chip, flash } = board;
  const serveCall = FUNCTIONS[NAMES[number]];
  if (!serveCall) throw new Error(`there is no ROM function ${number}`);
  const { registers } = chip.core;
  const becomeUsbDrive = () => {
    if (!board.oscillators.crystalRuns) throw new Broken('the boot ROM hangs: no crystal for USB');
    board.isUsbDrive = true;
    return { nanos: 1000 };
  };
  const { result = registers[0], nanos } = serveCall({ chip, flash, becomeUsbDrive }, ...registers.subarray(0, 3));
  registers[0] = result;
  return nanos;
}

/** What the ROM does after a reset: the first page of the flash is checked, copied to RAM and entered. */
export function enterBootLoader(chip) {
  const page = chip.flash.subarray(0, 256);
  const sum = new DataView(page.buffer, page.byteOffset).getUint32(252, true);
  if (crc32OfBootLoader(page.subarray(0, 252)) !== sum) throw new Broken('the boot ROM would refuse this flash');
  chip.sram.set(page, BOOT_LOADER_AT - RAM);
  chip.core.registers[13] = BOOT_LOADER_AT;
  chip.core.LR = 0;
  chip.core.PC = BOOT_LOADER_AT;
}

// The program in an image: its bytes, which of them are code, and where its functions start.
import { FLASH } from './layout.mjs';

const SECTOR = 4096;
/** By ARM's convention `$t` marks where code starts, and `$d` where data between it does. */
const MARK = /^\$[td]/;

/**
 * An image has `pieces` (`address`, `bytes`) and `symbols` (`name`, `value`, `isFunction`). At `stops`, which are starts of
 * functions, translated code always lets go, so that somebody can look on.
 */
export function programOf({ pieces, symbols }, stops = []) {
  const inFlash = pieces.filter(({ address }) => address >= FLASH.address && address < FLASH.address + FLASH.size);
  const end = Math.max(...inFlash.map(({ address, bytes }) => address + bytes.length));
  const size = Math.ceil((end - FLASH.address) / SECTOR) * SECTOR;
  const content = Buffer.alloc(size + 4, 0xff);
  for (const { address, bytes } of inFlash) content.set(bytes, address - FLASH.address);
  const isCode = codeBetweenMarks(symbols, size, end);
  const functions = symbols.filter(({ isFunction, value }) => isFunction && isCode(value & ~1));
  return {
    size,
    isCode,
    isStop: (pc) => stops.includes(pc),
    starts: functions.map(({ value }) => value & ~1),
    read16: (address) => content.readUInt16LE(address - FLASH.address),
    read32: (address) => (address < end ? content.readUInt32LE(address - FLASH.address) : undefined),
  };
}

/** Gives a function that tells of an address whether it is one of code. */
function codeBetweenMarks(symbols, size, end) {
  const marks = symbols.filter(({ name, value }) => MARK.test(name) && value >= FLASH.address && value < end).sort((a, b) => a.value - b.value);
  const isCodeAt = new Uint8Array(size / 2);
  const halfword = (address) => (address - FLASH.address) >> 1;
  marks.forEach(({ name, value }, i) => {
    if (name.startsWith('$t')) isCodeAt.fill(1, halfword(value), halfword(marks[i + 1]?.value ?? end));
  });
  return (address) => address >= FLASH.address && address < end && isCodeAt[halfword(address)] === 1;
}

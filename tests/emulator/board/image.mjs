// What is flashed: the ELF file with its symbols, or the UF2 file without.
import { readFileSync } from 'node:fs';

export const FLASH_BASE = 0x10000000;

/** Reads `passdeck` as the compiler wrote it. */
export function readElf(path) {
  const file = readFileSync(path);
  const sections = table(file.readUInt32LE(32), file.readUInt16LE(46), file.readUInt16LE(48)).map((at) => ({
    nameAt: file.readUInt32LE(at),
    type: file.readUInt32LE(at + 4),
    flags: file.readUInt32LE(at + 8),
    address: file.readUInt32LE(at + 12),
    offset: file.readUInt32LE(at + 16),
    size: file.readUInt32LE(at + 20),
    link: file.readUInt32LE(at + 24),
  }));
  const names = sections[file.readUInt16LE(50)];
  for (const section of sections) section.name = text(file, names.offset + section.nameAt);
  return { pieces: loadedPieces(file), sections, symbols: readSymbols(file, sections) };
}

/** Reads `passdeck.uf2` as the Pico's boot loader does. */
export function readUf2(path) {
  const file = readFileSync(path);
  const pieces = [];
  for (let at = 0; at < file.length; at += 512) {
    const magic = [file.readUInt32LE(at), file.readUInt32LE(at + 4), file.readUInt32LE(at + 508)];
    if (magic.join() !== [0x0a324655, 0x9e5d5157, 0x0ab16f30].join()) throw new Error(`block at ${at} is not UF2`);
    if (file.readUInt32LE(at + 28) !== 0xe48bff56) throw new Error(`block at ${at} is not for an RP2040`);
    const size = file.readUInt32LE(at + 16);
    pieces.push({ address: file.readUInt32LE(at + 12), bytes: file.subarray(at + 32, at + 32 + size) });
  }
  return { pieces, sections: [], symbols: [] };
}

/** The address of a symbol. */
export function addressOf(image, name) {
  const symbol = image.symbols.find((one) => one.name === name);
  if (!symbol) throw new Error(`the firmware has no symbol ${name}`);
  return symbol.value;
}

/** Where the save area lies in the flash. */
export function saveArea(image) {
  const [from, to] = ['_save_start', '_save_end'].map((name) => addressOf(image, name) - FLASH_BASE);
  return { from, to };
}

/** Where the archive lies in the flash. */
export function archiveArea(image) {
  const [from, to] = ['_archive_start', '_archive_end'].map((name) => addressOf(image, name) - FLASH_BASE);
  return { from, to };
}

/** Where the functions begin whose name is this, or matches it. */
export function functionsNamed(image, name) {
  const isIt = typeof name === 'string' ? (one) => one.name === name : (one) => name.test(one.name);
  return image.symbols.filter((one) => one.isFunction && isIt(one)).map(({ value }) => value & ~1);
}

/** The function that a code address lies in. */
export function functionAt(image, address) {
  const isInside = ({ isFunction, value, size }) => isFunction && (value & ~1) <= address && address < (value & ~1) + Math.max(size, 2);
  return image.symbols.find(isInside)?.name ?? `0x${address.toString(16)}`;
}

function loadedPieces(file) {
  const PT_LOAD = 1;
  return table(file.readUInt32LE(28), file.readUInt16LE(42), file.readUInt16LE(44))
    .filter((at) => file.readUInt32LE(at) === PT_LOAD && file.readUInt32LE(at + 16) > 0)
    .map((at) => {
      const offset = file.readUInt32LE(at + 4);
      return { address: file.readUInt32LE(at + 12), bytes: file.subarray(offset, offset + file.readUInt32LE(at + 16)) };
    });
}

function readSymbols(file, sections) {
  const SYMTAB = 2;
  const list = sections.find((section) => section.type === SYMTAB);
  const strings = sections[list.link];
  return table(list.offset, 16, list.size / 16).map((at) => ({
    name: text(file, strings.offset + file.readUInt32LE(at)),
    value: file.readUInt32LE(at + 4),
    size: file.readUInt32LE(at + 8),
    isFunction: (file[at + 12] & 15) === 2,
    section: sections[file.readUInt16LE(at + 14)],
  }));
}

const table = (start, size, count) => Array.from({ length: count }, (_, index) => start + index * size);
const text = (file, at) => file.toString('utf8', at, file.indexOf(0, at));

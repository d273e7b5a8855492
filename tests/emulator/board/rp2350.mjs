// What can be known of the Pico 2's program without running it: how its boot ROM sees the image, and which registers its code
// writes.
import { blocksOf } from './uf2-copy.mjs';

/** RP2350 datasheet 5.9 and `s_varm_crit_next_block` of pico-bootrom-rp2350. */
const [BLOCK_BEGINS, BLOCK_ENDS] = [0xffffded3, 0xab123579];
const SEARCHED = 4096;
const [LAST, IMAGE_TYPE] = [0xff, 0x42];
const LONGEST_BLOCK = 160;

/** The bytes that a UF2 file puts into the flash, without the block for erratum E10. */
export const imageOf = (file) => Buffer.concat(blocksOf(file).slice(1).map(({ page }) => page));

/** The blocks that the boot ROM finds from the first one in 4 KB on, each with its place; null if they do not form a loop. */
export function blockLoop(flash) {
  const bytes = Buffer.from(flash.buffer, flash.byteOffset, flash.length);
  let first = 0;
  while (first < SEARCHED && bytes.readUInt32LE(first) !== BLOCK_BEGINS) first += 4;
  if (first === SEARCHED) return null;
  const found = [];
  for (let at = first; ;) {
    const block = blockAt(bytes, at);
    if (!block) return null;
    found.push(block);
    if (block.next === 0) return found.length === 1 ? found : null;
    at += block.next;
    if (at === first) return found;
    if (at < first) return null;
  }
}

function blockAt(bytes, at) {
  const word = (place) => (at + 4 * place + 4 <= bytes.length ? bytes.readUInt32LE(at + 4 * place) : 0xffffffff);
  if (word(0) !== BLOCK_BEGINS) return null;
  const items = [];
  for (let place = 1; place < LONGEST_BLOCK;) {
    const [type, length] = [word(place) & 0xff, word(place) >>> 8];
    const size = length & (type & 0x80 ? 0xffff : 0xff);
    if (type === LAST) {
      const isWhole = size === place - 1 && word(place + 2) === BLOCK_ENDS;
      return isWhole ? { at, items, next: word(place + 1) | 0 } : null;
    }
    if (size === 0) return null;
    items.push(word(place));
    place += size;
  }
  return null;
}

/** Whether a block says what the image is. */
export const isImageDef = ({ items }) => items.some((item) => (item & 0xff) === IMAGE_TYPE);

/** What a short function without branches writes, as pairs of address and value: loads of constants, and stores. */
export function writesOf(image, { value, size }) {
  const [from, to] = [value & ~1, (value & ~1) + size];
  const { address, bytes } = image.pieces.find((piece) => from >= piece.address && from < piece.address + piece.bytes.length);
  const registers = Array(8).fill(0);
  const writes = [];
  for (let at = from; at < to; at += 2) {
    const code = bytes.readUInt16LE(at - address);
    const [high, low, middle] = [(code >> 8) & 7, code & 7, (code >> 3) & 7];
    if (code >> 8 === RETURN) break;
    if (code >> 11 === LOAD_CONSTANT) registers[high] = bytes.readUInt32LE((((at + 4) & ~3) + 4 * (code & 0xff)) - address);
    else if (code >> 11 === MOVE) registers[high] = code & 0xff;
    else if (code >> 11 === STORE) writes.push([registers[middle] + 4 * ((code >> 6) & 0x1f), registers[low]]);
  }
  return writes;
}

/** `pop` with the program counter, `ldr` of a word behind the code, `movs` and `str`: Armv8-M Architecture Reference Manual, C2.2. */
const [RETURN, LOAD_CONSTANT, MOVE, STORE] = [0xbd, 0b01001, 0b00100, 0b01100];

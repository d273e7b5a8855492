// Two megabytes of NOR flash: writing turns ones into zeros, erasing a sector makes all of it ones again, and
// power may fail in the middle of either.
import { FLASH_BASE } from './image.mjs';

const SIZE = 2 * 1024 * 1024;
const SECTOR = 4096;
const PAGE = 256;
/** Typical times of the Pico's W25Q16JV; its data sheet, 9.6, allows up to 400 ms and 3 ms. */
export const TYPICAL = { eraseMillis: 45, programMillis: 0.7 };
export const SLOWEST = { eraseMillis: 400, programMillis: 3 };
/** PASSDECK_FLASH=slowest: every board of a run has the slowest flash that its data sheet allows. */
const usual = process.env.PASSDECK_FLASH === 'slowest' ? SLOWEST : TYPICAL;

/** Thrown in the middle of a flash operation. */
export class PowerCut extends Error {}

export class Flash {
  constructor(image, chance) {
    this.bytes = new Uint8Array(SIZE).fill(0xff);
    for (const { address, bytes } of image.pieces) {
      if (address - FLASH_BASE + bytes.length <= SIZE && address >= FLASH_BASE) this.bytes.set(bytes, address - FLASH_BASE);
    }
    this.chance = chance;
    this.times = usual;
    /** A worn flash: nothing that is written or erased has any effect. */
    this.keepsNothing = false;
    /** Every operation since the start, for tests to look at. */
    this.operations = [];
    /** `{ operation, share }`: power fails in that operation, after that share of it. */
    this.cut = null;
    /** Called before every operation with its kind, its place, and what is written. */
    this.onOperation = () => {};
  }

  erase(offset, size) {
    if (offset % SECTOR || size % SECTOR || size === 0) throw new Error(`erase of ${size} bytes at ${offset.toString(16)}`);
    for (let at = offset; at < offset + size; at += SECTOR) {
      const share = this.begin('erase', at, null);
      for (let i = at; i < at + SECTOR; i++) {
        if (this.keepsNothing) break;
        if (share === 1) this.bytes[i] = 0xff;
        else if (this.chance.fraction() < share) this.bytes[i] |= this.chance.byte();
      }
      this.end(share);
    }
    return (size / SECTOR) * this.times.eraseMillis * 1e6;
  }

  program(offset, bytes) {
    if (offset % PAGE || bytes.length % PAGE || !bytes.length) throw new Error(`${bytes.length} bytes at ${offset.toString(16)}`);
    for (let page = 0; page < bytes.length; page += PAGE) {
      const share = this.begin('program', offset + page, bytes.subarray(page, page + PAGE));
      // The bytes that matter are few, most of a page is ones: cut among those that change.
      const changing = [...Array(PAGE).keys()].filter((i) => bytes[page + i] !== 0xff && !this.keepsNothing);
      const whole = Math.floor(changing.length * share);
      changing.forEach((i, order) => {
        const torn = order < whole ? 0 : order === whole ? this.chance.byte() : 0xff;
        this.bytes[offset + page + i] &= bytes[page + i] | torn;
      });
      this.end(share);
    }
    return (bytes.length / PAGE) * this.times.programMillis * 1e6;
  }

  begin(kind, offset, bytes) {
    this.onOperation(kind, offset, bytes);
    const number = this.operations.push({ kind, offset }) - 1;
    return this.cut?.operation === number ? this.cut.share : 1;
  }

  end(share) {
    const last = this.operations.length - 1;
    if (this.cut?.operation === last) {
      this.cut = null;
      throw new PowerCut(`${this.operations[last].kind} ${last} after ${share}`);
    }
  }
}

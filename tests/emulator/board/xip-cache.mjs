// The cache between the processor and the flash: RP2040 datasheet, 2.6.3. 16 KB in two ways, lines of eight bytes, of which each
// half is fetched on its own.
//
// A word that is not there takes 8 cycles for its address and 32 for its bits on the four wires, at half the processor's clock,
// with some cycles for the bus. A flash operation empties the cache.
import { FLASH_BASE } from './image.mjs';

const SETS = 1024;
const WAYS = 2;
/** Cycles of the processor for a word that is not in the cache, or is read past it. */
const MISSED = 44;
/** By the address in the flash's window: cached here, past the cache in the last of its four mirrors. */
const [CACHED, UNCACHED] = [FLASH_BASE >>> 24, (FLASH_BASE >>> 24) + 3];

class Cache {
  constructor() {
    this.lines = new Int32Array(WAYS * SETS).fill(-1);
    this.halves = new Uint8Array(WAYS * SETS);
    /** The way of each set that was not used last. */
    this.older = new Uint8Array(SETS);
  }

  empty() {
    this.lines.fill(-1);
    this.halves.fill(0);
  }

  /** Looks for a word, and fetches it if it is not there; gives whether that was needed. */
  misses(address) {
    const line = (address & 0xffffff) >>> 3;
    const set = line & (SETS - 1);
    const half = 1 << ((address >>> 2) & 1);
    const first = WAYS * set;
    const way = this.lines[first] === line ? 0 : this.lines[first + 1] === line ? 1 : this.older[set];
    const at = first + way;
    if (this.lines[at] !== line) {
      this.lines[at] = line;
      this.halves[at] = 0;
    }
    this.older[set] = 1 - way;
    if (this.halves[at] & half) return false;
    this.halves[at] |= half;
    return true;
  }
}

/** Lets every instruction take as long as its words take to come. */
export function addCache(chip) {
  const cache = new Cache();
  const { core } = chip;
  let [missed, fetched] = [0, -1];
  const look = (address, isFetch) => {
    const window = address >>> 24;
    if (window === UNCACHED) missed += 1;
    // Two instructions come with one word.
    if (window !== CACHED || (isFetch && address >>> 2 === fetched)) return;
    if (isFetch) fetched = address >>> 2;
    if (cache.misses(address)) missed += 1;
  };
  for (const [name, isFetch] of [['readUint32', false], ['readUint16', true], ['readUint8', false]]) {
    const read = chip[name].bind(chip);
    chip[name] = (address) => {
      look(address, isFetch);
      return read(address);
    };
  }
  const execute = core.executeInstruction.bind(core);
  core.executeInstruction = () => {
    missed = 0;
    return execute() + missed * MISSED;
  };
  const { onBreak } = chip;
  chip.onBreak = (number) => {
    cache.empty();
    onBreak(number);
  };
}

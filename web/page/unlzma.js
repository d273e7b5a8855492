// Unpacks LZMA, which packs the console a fifth smaller than the gzip of servers and browsers. A stream is a long row of
// yes and no, each coded by how likely it was so far in its place: what is likely takes a fraction of a bit. Together they
// say which byte comes next, or how far back a piece stands that comes again, and how long it is.

/** Likelihoods are of 2048 parts; each answer moves one by a 32nd of the way. */
const SCALE = 11;
const HALF = 1 << (SCALE - 1);
const PACE = 5;
/** Below this, the range is too small to be divided, and takes in the next byte. */
const SMALL = 1 << 24;
const POSITIONS = 16;
const STATES = 12;
/** From here on, the last thing was a piece and not a byte. */
const AFTER_PIECE = 7;
const SHORTEST = 2;

const broken = () => new Error('the packed console is broken');
const odds = (count) => new Uint16Array(count).fill(HALF);

/** Answers yes (1) or no (0), as they were coded. */
class Answers {
  #packed;
  #at = 5;
  /** The range and the code inside of it: numbers of 32 bits, which a field of an object would keep on the heap. */
  #now = new Uint32Array(2);

  constructor(packed) {
    if (packed.length < 5 || packed[0] !== 0) throw broken();
    this.#packed = packed;
    this.#now[0] = 0xffffffff;
    this.#now[1] = new DataView(packed.buffer, packed.byteOffset).getUint32(1);
  }

  #takeIn() {
    if (this.#at >= this.#packed.length) throw broken();
    this.#now[0] <<= 8;
    this.#now[1] = (this.#now[1] << 8) | this.#packed[this.#at++];
  }

  /** One answer by the likelihood at a place, which learns from it. */
  next(likelihoods, place) {
    const now = this.#now;
    const likelihood = likelihoods[place];
    const bound = Math.imul(now[0] >>> SCALE, likelihood) >>> 0;
    const answer = now[1] < bound ? 0 : 1;
    if (answer) {
      now[0] -= bound;
      now[1] -= bound;
      likelihoods[place] = likelihood - (likelihood >> PACE);
    } else {
      now[0] = bound;
      likelihoods[place] = likelihood + (((1 << SCALE) - likelihood) >> PACE);
    }
    if (now[0] < SMALL) this.#takeIn();
    return answer;
  }

  /** A number of so many bits, the highest first: the bits so far say where the likelihood of the next one is. */
  number(likelihoods, base, bits) {
    let found = 1;
    for (let i = 0; i < bits; i++) found = (found << 1) | this.next(likelihoods, base + found);
    return found - (1 << bits);
  }

  /** The same with the lowest bit first. */
  reversed(likelihoods, base, bits) {
    let found = 1;
    let number = 0;
    for (let i = 0; i < bits; i++) {
      const bit = this.next(likelihoods, base + found);
      found = (found << 1) | bit;
      number |= bit << i;
    }
    return number;
  }

  /** So many bits that are as likely as not. */
  plain(bits) {
    const now = this.#now;
    let number = 0;
    for (let i = 0; i < bits; i++) {
      now[0] >>>= 1;
      const bit = now[1] < now[0] ? 0 : 1;
      if (bit) now[1] -= now[0];
      number = (number << 1) | bit;
      if (now[0] < SMALL) this.#takeIn();
    }
    return number;
  }

  /** At the end every byte is used, and nothing is left of the code. */
  isOver() {
    return this.#at === this.#packed.length && this.#now[1] === 0;
  }
}

/** How long pieces are: up to 8 by position, up to 8 more by position, or up to 256 more. */
class Lengths {
  #choice = odds(2);
  #short = odds(POSITIONS << 3);
  #middle = odds(POSITIONS << 3);
  #long = odds(256);

  next(answers, position) {
    if (!answers.next(this.#choice, 0)) return answers.number(this.#short, position << 3, 3);
    if (!answers.next(this.#choice, 1)) return 8 + answers.number(this.#middle, position << 3, 3);
    return 16 + answers.number(this.#long, 0, 8);
  }
}

/** How far back pieces stand: a slot for the highest two bits and their place, then the bits below. */
class Distances {
  #slots = odds(4 << 6);
  #bits = odds(128);
  #lowest = odds(16);

  next(answers, length) {
    const slot = answers.number(this.#slots, Math.min(length, 3) << 6, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const highest = (2 | (slot & 1)) << bits;
    if (slot < 14) return highest + answers.reversed(this.#bits, highest - slot, bits);
    return (highest + (answers.plain(bits - 4) << 4) + answers.reversed(this.#lowest, 0, 4)) >>> 0;
  }
}

/** Whether a piece stands where one of the last four did; `#last` has their distances, the newest first. */
class Pieces {
  #isAgain = odds(STATES);
  #isOther = [odds(STATES), odds(STATES), odds(STATES)];
  #isLong = odds(STATES * POSITIONS);
  #last = new Uint32Array(4);
  #distances = new Distances();
  #lengths = [new Lengths(), new Lengths()];
  state = 0;

  get distance() {
    return this.#last[0] + 1;
  }

  /** The length of the next piece. */
  next(answers, position) {
    const { state } = this;
    const isAfterPiece = state >= AFTER_PIECE;
    if (!answers.next(this.#isAgain, state)) {
      const length = this.#lengths[0].next(answers, position);
      this.#putFirst(3, this.#distances.next(answers, length));
      this.state = isAfterPiece ? 10 : 7;
      return length + SHORTEST;
    }
    let which = 0;
    while (which < 3 && answers.next(this.#isOther[which], state)) which++;
    if (which === 0 && !answers.next(this.#isLong, state * POSITIONS + position)) {
      this.state = isAfterPiece ? 11 : 9;
      return 1;
    }
    this.#putFirst(which, this.#last[which]);
    this.state = isAfterPiece ? 11 : 8;
    return this.#lengths[1].next(answers, position) + SHORTEST;
  }

  #putFirst(count, distance) {
    this.#last.copyWithin(1, 0, count);
    this.#last[0] = distance;
  }
}

/** One byte; after a piece its first bits are likely to be those of the byte that went on there. */
function literal(answers, likelihoods, base, expected) {
  let found = 1;
  for (let rest = expected; rest >= 0 && found < 256; rest <<= 1) {
    const bit = (rest >> 7) & 1;
    found = (found << 1) | answers.next(likelihoods, base + ((1 + bit) << 8) + found);
    if ((found & 1) !== bit) break;
  }
  while (found < 256) found = (found << 1) | answers.next(likelihoods, base + found);
  return found & 255;
}

/**
 * The `length` bytes that were packed. The first byte of `packed` says how they were: how many bits of the byte before and
 * of the position likelihoods depend on. Throws if the rest is no such stream.
 */
export function unlzma(packed, length) {
  const [context, place, position] = [packed[0] % 9, Math.floor(packed[0] / 9) % 5, Math.floor(packed[0] / 45)];
  if (!(position < 5)) throw broken();
  const [placeMask, positionMask] = [(1 << place) - 1, (1 << position) - 1];
  const literals = odds(0x300 << (context + place));
  const isPiece = odds(STATES * POSITIONS);
  const [answers, pieces, out] = [new Answers(packed.subarray(1)), new Pieces(), new Uint8Array(length)];
  for (let at = 0; at < length;) {
    const { state } = pieces;
    if (answers.next(isPiece, state * POSITIONS + (at & positionMask))) {
      const end = at + pieces.next(answers, at & positionMask);
      const { distance } = pieces;
      if (distance > at || end > length) throw broken();
      for (; at < end; at++) out[at] = out[at - distance];
    } else {
      const before = at ? out[at - 1] : 0;
      const base = 0x300 * (((at & placeMask) << context) + (before >> (8 - context)));
      out[at] = literal(answers, literals, base, state < AFTER_PIECE ? -1 : out[at - pieces.distance]);
      pieces.state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
      at++;
    }
  }
  if (!answers.isOver()) throw broken();
  return out;
}

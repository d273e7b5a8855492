// WebAssembly packs smaller when like stands beside like: all opcodes in one stream, all numbers of locals in another one,
// and so on. `join` makes one file of them again. The way into streams (`web/pack.mjs`) and the way back are one walk
// through the functions, so that they cannot disagree.

/** Where the parts of an instruction go. Alignment follows from the opcode before it, so it stays with it. */
const [OPCODES, LOCALS, TYPES, LABELS, TABLES, CALLS, VARIABLES, GLOBALS, OFFSETS, NUMBERS, LONG, OTHERS] = Array(12).keys();
export const STREAMS = 12;
const [BLOCK, IF, END, BRANCHES, MORE] = [0x02, 0x04, 0x0b, 0x0e, 0xfc];

/** Opcodes from and to, and the numbers behind each. Others do not occur in the console, and cannot be packed. */
const FOLLOWING = Array(256);
for (const [first, last, ...streams] of [
  [0x00, 0x01], [BLOCK, IF, TYPES], [0x05, 0x05], [END, END], [0x0c, 0x0d, LABELS], [BRANCHES, BRANCHES, TABLES],
  [0x0f, 0x0f], [0x10, 0x10, CALLS], [0x11, 0x11, TABLES, TABLES], [0x1a, 0x1b], [0x20, 0x22, VARIABLES],
  [0x23, 0x24, GLOBALS], [0x28, 0x3e, OPCODES, OFFSETS], [0x3f, 0x40, OTHERS], [0x41, 0x41, NUMBERS], [0x42, 0x42, LONG],
  [0x45, 0xc4], [MORE, MORE, OTHERS],
]) FOLLOWING.fill(streams, first, last + 1);
/** Memory is copied or filled: how many numbers are behind the second opcode. */
const MORE_FOLLOWING = { 10: 2, 11: 1 };

/** Goes through one function, byte by byte: `mover` takes each from its stream and puts it into the file, or the other way. */
export function walk(mover) {
  numbers(mover, LOCALS, 2 * mover.number(LOCALS));
  for (let depth = 1; depth > 0;) {
    const opcode = mover.byte(OPCODES);
    const streams = FOLLOWING[opcode];
    let last = 0;
    if (!streams) throw new Error(`the opcode ${opcode} is unknown`);
    for (let i = 0; i < streams.length; i++) last = mover.number(streams[i]);
    if (opcode === END) depth--;
    else if (opcode >= BLOCK && opcode <= IF) depth++;
    else if (opcode === BRANCHES) numbers(mover, TABLES, last + 1);
    else if (opcode === MORE) numbers(mover, OTHERS, MORE_FOLLOWING[last]);
  }
}

function numbers(mover, stream, count) {
  for (let i = 0; i < count; i++) mover.number(stream);
}

/** Moves bytes from streams into a file. */
class Joiner {
  #packed;
  #places;
  #file;
  at;

  constructor(packed, places, file, at) {
    this.#packed = packed;
    this.#places = places;
    this.#file = file;
    this.at = at;
  }

  /** Where a stream of a broken file ends does not matter: the file is full some time, and then its check sum is wrong. */
  byte(stream) {
    if (this.at >= this.#file.length) throw new Error('the packed console is broken');
    return (this.#file[this.at++] = this.#packed[this.#places[stream]++]);
  }

  /** A number has seven bits in each byte; the last byte has no eighth. */
  number(stream) {
    let byte = this.byte(stream);
    let number = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = this.byte(stream);
      number |= (byte & 127) << shift;
    }
    return number;
  }

  /** One function. It begins with its length, which is known when it ends. */
  join() {
    const [file, start] = [this.#file, this.at];
    this.at += ROOM;
    walk(this);
    const size = written(this.at - start - ROOM);
    file.copyWithin(start + size.length, start + ROOM, this.at);
    file.set(size, start);
    this.at += size.length - ROOM;
  }
}

/** A number as WebAssembly has it, and how many bytes it has at most. */
function written(number) {
  const bytes = [];
  for (let rest = number; ; rest >>>= 7) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest & 127) | 128);
  }
}
const ROOM = 5;

/**
 * The file of `length` bytes. At first there are numbers of four bytes: where its functions begin, how many they are, and
 * how long each stream is. Then come the streams, and at last all that is no function.
 */
export function join(packed, length) {
  const head = new DataView(packed.buffer, packed.byteOffset, 4 * (2 + STREAMS));
  const [start, count, ...lengths] = Array.from({ length: 2 + STREAMS }, (_, i) => head.getUint32(4 * i, true));
  let end = head.byteLength;
  const places = Uint32Array.from(lengths, (each) => (end += each) - each);
  const [file, rest] = [new Uint8Array(length + ROOM), packed.subarray(end)];
  file.set(rest.subarray(0, start));
  const joiner = new Joiner(packed, places, file, start);
  for (let i = 0; i < count; i++) joiner.join();
  file.set(rest.subarray(start), joiner.at);
  return file.subarray(0, length);
}

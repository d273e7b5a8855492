// Packs the console for the page: its functions into streams of like things, all of that with LZMA, and a head with the
// check sum. `page/unpack.js` is the way back.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { STREAMS, walk } from './page/streams.js';
import { checkSum, unpack } from './page/unpack.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const CODE = 10;
const PREAMBLE = 8;

const fourBytes = (numbers) => {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, i) => bytes.writeUInt32LE(number, 4 * i));
  return bytes;
};

/** Reads WebAssembly, and puts each byte into a stream if there is one for it. */
class Splitter {
  streams = Array.from({ length: STREAMS }, () => []);
  #wasm;

  constructor(wasm, at) {
    this.#wasm = wasm;
    this.at = at;
  }

  byte(stream) {
    if (this.at >= this.#wasm.length) throw new Error('this is no WebAssembly, or not all of it');
    this.streams[stream]?.push(this.#wasm[this.at]);
    return this.#wasm[this.at++];
  }

  number(stream) {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte(stream);
      number |= (byte & 127) << shift;
      if (byte < 128) return number;
    }
  }
}

/** WebAssembly in streams, as `join` wants it. A file without functions has them at its end. */
export function split(wasm) {
  const splitter = new Splitter(wasm, PREAMBLE);
  let [count, start] = [0, wasm.length];
  while (splitter.at < wasm.length) {
    const section = splitter.byte();
    const end = splitter.number() + splitter.at;
    if (section === CODE) {
      [count, start] = [splitter.number(), splitter.at];
      break;
    }
    splitter.at = end;
  }
  for (let i = 0; i < count; i++) {
    const end = splitter.number() + splitter.at;
    walk(splitter);
    if (splitter.at !== end) throw new Error(`function ${i} does not end where it should`);
  }
  const streams = splitter.streams.map((bytes) => Buffer.from(bytes));
  const head = fourBytes([start, count, ...streams.map(({ length }) => length)]);
  return Buffer.concat([head, ...streams, wasm.subarray(0, start), wasm.subarray(splitter.at)]);
}

/** Bytes as `unlzma` takes them. */
export const lzma = (bytes) =>
  execFileSync('cargo', ['run', '--quiet', '--locked', '--release', '-p', 'lzma'], { cwd: root, input: bytes, maxBuffer: 1 << 26 });

/** The packed file, which was unpacked once to be sure. */
export function pack(wasm) {
  const streams = split(wasm);
  const packed = Buffer.concat([fourBytes([streams.length, wasm.length, checkSum(wasm)]), lzma(streams)]);
  if (!wasm.equals(unpack(packed))) throw new Error('the packed console is another one');
  return packed;
}

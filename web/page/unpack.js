// Unpacks the console. `web/pack.mjs` packs it, so that it has 208 kB instead of the 293 kB that a server's gzip makes of it.
import { join } from './streams.js';
import { unlzma } from './unlzma.js';

/** The file begins with three numbers of four bytes: how long the streams and the console are, and the console's check sum. */
const HEAD = 12;
/** No console is as long as that, but the length in a broken file may be anything. */
const LONGEST = 1 << 24;

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = (byte >>> 1) ^ (byte & 1 ? 0xedb88320 : 0);
  return byte;
});

/** CRC-32, as everywhere in the project. */
export function checkSum(bytes) {
  let sum = ~0;
  for (let i = 0; i < bytes.length; i++) sum = TABLE[(sum ^ bytes[i]) & 255] ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** The WebAssembly in a packed file. Throws if a byte of it is wrong or missing. */
export function unpack(packed) {
  const head = new DataView(packed.buffer, packed.byteOffset, HEAD);
  const [streams, length, sum] = [0, 4, 8].map((place) => head.getUint32(place, true));
  if (streams > LONGEST || length > LONGEST) throw new Error('the packed console is broken');
  const file = join(unlzma(packed.subarray(HEAD), streams), length);
  if (checkSum(file) !== sum) throw new Error('the packed console is broken');
  return file;
}

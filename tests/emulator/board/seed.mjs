// Seeds of deals, as `engine/src/cards/chance.rs` makes one from another.
const MASK_64 = (1n << 64n) - 1n;

function splitMix(x) {
  x = (x + 0x9e3779b97f4a7c15n) & MASK_64;
  x = ((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK_64;
  x = ((x ^ (x >> 27n)) * 0x94d049bb133111ebn) & MASK_64;
  return x ^ (x >> 31n);
}

const rotate = (word, by) => ((word << by) | (word >>> (32 - by))) >>> 0;

/** xoshiro128++ from a seed of 128 bits. */
function generator(seed) {
  const low = splitMix(seed & MASK_64);
  const high = splitMix(low ^ (seed >> 64n)) || (low === 0n ? 1n : 0n);
  const state = Uint32Array.from([low, low >> 32n, high, high >> 32n], (word) => Number(word & 0xffffffffn));
  return () => {
    const result = (rotate((state[0] + state[3]) >>> 0, 7) + state[0]) >>> 0;
    const shifted = state[1] << 9;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = rotate(state[3], 11);
    return BigInt(result);
  };
}

/** `Seed::for_purpose(1)`. */
function following(seed) {
  const next = generator(seed ^ 0x9e3779b97f4a7c15n);
  const long = () => next() | (next() << 32n);
  return (long() << 64n) | long();
}

/** A seed that is written in hexadecimal digits, and those that follow from it, each as 16 bytes. */
export function* seedsFrom(text) {
  for (let seed = BigInt(`0x${text}`); ; seed = following(seed)) {
    yield Uint8Array.from({ length: 16 }, (_, i) => Number((seed >> BigInt(8 * i)) & 0xffn));
  }
}

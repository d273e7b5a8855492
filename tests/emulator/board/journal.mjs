// A save area with a game in it, written as docs/save-format.md says.
import { crc32 } from './crc32.mjs';

const AREA = 64 * 1024;
const SEAL = 16;
const [GAME, MARK] = [1, 0x50];

function words(...numbers) {
  return new Uint8Array(Uint32Array.from(numbers).buffer);
}

function seal(generation) {
  const head = Uint8Array.from([...Buffer.from('deck'), 1, 0, 0, 0, ...words(generation)]);
  return [...head, ...words(crc32(head))];
}

/** The first bank holds a game as one entry; everything else is erased. */
export function saveWith(game, generation = 1) {
  const save = new Uint8Array(AREA).fill(0xff);
  const place = 2 * SEAL;
  const body = new Uint8Array(4 + Math.ceil(game.length / 4) * 4).fill(0xff);
  body.set([GAME, MARK, game.length & 0xff, game.length >> 8]);
  body.set(game, 4);
  const sum = crc32([...words(generation, place), ...body]);
  save.set([...seal(generation), ...seal(generation), ...body, ...words(sum)]);
  return save;
}

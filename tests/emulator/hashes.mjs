// What the host has played, for the boards to play the same: tests/counts writes it.
import { readFileSync } from 'node:fs';

const FILE = new URL('../counts/hashes.txt', import.meta.url);

/** The expected hashes of `games` random games of each kind. */
export function hashes(games) {
  const lines = readFileSync(FILE, 'utf8').trim().split('\n').map((line) => line.split(' '));
  const found = lines.filter(([, count]) => count === String(games)).map(([name, , hash]) => ({ name, hash }));
  if (found.length === 0) throw new Error(`tests/counts/hashes.txt tells nothing of ${games} games`);
  return found;
}

// The same games on the host and on the Pico's processor.
import test from 'node:test';
import assert from 'node:assert/strict';
import { program, run } from '../board/processor.mjs';
import { hashes } from '../hashes.mjs';

// About a minute; PASSDECK_GAMES says how many of each kind.
const games = Number(process.env.PASSDECK_GAMES ?? 1000);

hashes(games).forEach(({ name, hash }, kind) => {
  test(`${games} random games of ${name} are the same on the host and on the device`, () => {
    const { result, instructions } = run(program(), [kind, 0, games, 0]);
    console.log(`  ${(instructions / 1e6).toFixed(0)} M instructions`);
    assert.equal(result.toString(16).padStart(8, '0'), hash);
  });
});

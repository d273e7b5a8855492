// A save area with wrong bits in it, or nothing but noise: never a panic, never a hang, always a screen that says what is.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Board } from '../board/board.mjs';
import { PhysicalChance } from '../board/chance.mjs';
import { savedBy } from '../cuts.mjs';
import { elf, keepTraces, picture, press, ready, scenarioFolder } from '../scenario.mjs';
import { checksum, playScript, readScript } from '../script.mjs';
import { seedsFrom } from '../board/seed.mjs';

const STARTS = Number(process.env.PASSDECK_BROKEN_SAVES ?? 200);
/** As many with B held at power-on. */
const SAFE_STARTS = Math.ceil(STARTS / 5);
const SECTOR = 4096;
const image = elf();

/** A save area in the middle of a game. */
function someSave() {
  const script = readScript(`${scenarioFolder}/burst-won-by-buttons.txt`);
  const board = new Board({ image, seeds: seedsFrom(script.seed), seconds: 120 });
  playScript(board, { ...script, steps: script.steps.slice(0, 40) });
  return savedBy(board);
}

/** Ways to harm a save area. */
const HARMS = [
  ['noise', (save, chance) => save.forEach((_, i) => (save[i] = chance.byte()))],
  ['a bit', (save, chance) => flip(save, chance, 1)],
  ['ten bits', (save, chance) => flip(save, chance, 10)],
  ['a thousand bits', (save, chance) => flip(save, chance, 1000)],
  ['zeros in a sector', (save, chance) => save.fill(0, ...sector(save, chance))],
  ['a sector erased', (save, chance) => save.fill(0xff, ...sector(save, chance))],
  ['a sector copied', (save, chance) => save.copyWithin(sector(save, chance)[0], ...sector(save, chance))],
  ['noise in the used part', (save, chance) => flip(save, chance, 3, used(save))],
];

const used = (save) => save.findLastIndex((byte) => byte !== 0xff) + 1 || save.length;
const below = (chance, bound) => Math.floor(chance.fraction() * bound);
function sector(save, chance) {
  const start = below(chance, save.length / SECTOR) * SECTOR;
  return [start, start + SECTOR];
}
function flip(save, chance, bits, within = save.length) {
  for (let i = 0; i < bits; i++) save[below(chance, within)] ^= 1 << below(chance, 8);
}

test(`${STARTS} starts with a broken save area end at a clear screen`, () => {
  const good = someSave();
  const screens = new Map();
  for (let i = 0; i < STARTS; i++) {
    const [what, harm] = HARMS[i % HARMS.length];
    const save = good.slice();
    harm(save, new PhysicalChance(i + 1));
    const board = new Board({ image, save, seconds: 20 });
    try {
      ready(board);
      const screen = `${board.log().join('\n').match(/save: (\w+)/)[1]} ${checksum(board.display)}`;
      screens.set(screen, [...(screens.get(screen) ?? []), what]);
      press(board, 'A', 'B', 'B');
      assert.deepEqual(board.resets, []);
      assert.doesNotMatch(board.log().join('\n'), /ERROR|panic/);
    } catch (error) {
      keepTraces(board, `broken save ${i}, ${what}`, error, 'tests/emulator/tests/broken-saves.test.mjs');
      throw new Error(`start ${i} with ${what}: ${error.message}`, { cause: error });
    }
  }
  for (const [screen, whats] of screens) console.log(`# ${screen}: ${whats.length} starts, after ${[...new Set(whats)].join(', ')}`);
  assert.ok(screens.size >= 2 && screens.size <= 8, `${screens.size} different first screens`);
});

test(`${SAFE_STARTS} safe starts with a broken save area lead to a game`, () => {
  const good = someSave();
  const untouched = new Board({ image, seconds: 20 });
  ready(untouched);
  const menu = picture(untouched);
  for (let i = 0; i < SAFE_STARTS; i++) {
    const [what, harm] = HARMS[i % HARMS.length];
    const save = good.slice();
    harm(save, new PhysicalChance(1000 + i));
    const board = new Board({ image, save, held: ['B'], seconds: 20 });
    try {
      ready(board);
      board.release('B');
      assert.match(board.log().join('\n'), /safe start/);
      // What could not be read is started afresh or left; a new game may take the place of what was left.
      for (let taps = 0; picture(board) !== menu && taps < 4; taps++) press(board, i % 2 === 0 ? 'up' : 'B');
      press(board, 'A', 'A', 'A');
      if (board.deals === 0) press(board, 'up');
      assert.equal(board.deals, 1, 'no way to a game');
      assert.deepEqual(board.resets, []);
    } catch (error) {
      keepTraces(board, `safe start ${i}, ${what}`, error, 'tests/emulator/tests/broken-saves.test.mjs');
      throw new Error(`safe start ${i} with ${what}: ${error.message}`, { cause: error });
    }
  }
});

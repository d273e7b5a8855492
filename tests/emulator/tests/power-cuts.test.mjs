// Power fails in the middle of flash operations: the device starts, offers to continue, and the game is the last
// confirmed one or the one under way.
//
// A sample runs here; PASSDECK_CUTS=all cuts every operation at four places, and then every operation of the start after it.
// The host sweeps far more, in `firmware/src/journal/tests`.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Board } from '../board/board.mjs';
import { cutWhileStarting, identity, record, resume, savedBy, torn } from '../cuts.mjs';
import { elf, fill, keepTraces, ready, scenarioFolder } from '../scenario.mjs';
import { readScript } from '../script.mjs';

const all = process.env.PASSDECK_CUTS === 'all';
const SHARES = [0, 0.3, 0.7, 0.95];
const image = elf();

/** A save area in which the journal turns over to its next bank in the middle of the game. */
function nearlyFull() {
  const board = new Board({ image, seconds: 120 });
  ready(board);
  fill(board, 640);
  return savedBy(board);
}
const before = nearlyFull();

/** Some of a list: all of them in a sweep, else so many, spread evenly. */
const sample = (list, count) => (all ? list : list.filter((_, i) => Math.floor((i * count) / list.length) !== Math.floor(((i - 1) * count) / list.length)));

for (const game of ['bango', 'no-idea', 'burst', 'combo']) {
  test(`power cuts in a whole game of ${game} lose nothing`, () => {
    const script = readScript(`${scenarioFolder}/${game}-won-by-buttons.txt`);
    const { operations, moves, after } = record(image, script, before);
    // What a start finds between two operations, by number of the operation before which it is; the last one: after all.
    const known = new Map();
    const clean = (i) => {
      const save = operations[i]?.before ?? after;
      if (!known.has(i)) known.set(i, identity(resume(image, save)));
      return known.get(i);
    };
    const chosen = sample([...operations.keys()], 24);
    let [cuts, pairs] = [0, 0];
    const check = (save, i, how) => {
      const found = resume(image, save);
      const got = identity(found);
      if (got !== clean(i) && got !== clean(i + 1)) {
        const told = `${how}: ${got}\nbefore it: ${clean(i)}\nafter it: ${clean(i + 1)}`;
        keepTraces(found.board, `power cut in ${game}`, new Error(told), 'tests/emulator/tests/power-cuts.test.mjs');
        assert.fail(told);
      }
      cuts += 1;
    };
    for (const [nth, i] of chosen.entries()) {
      const operation = operations[i];
      const shares = all ? SHARES : [SHARES[nth % SHARES.length]];
      for (const share of shares) {
        const how = `${operation.kind} ${i} of ${operations.length}, cut after ${share}`;
        const save = torn(operation, share, i + 1);
        check(save, i, how);
        // Pairs of cuts: in every operation of the start after this one.
        if (share !== SHARES[nth % SHARES.length] || (!all && nth % 4 !== 1)) continue;
        for (let second = 0; ; second += 1) {
          const again = cutWhileStarting(image, save, second, SHARES[(nth + second) % SHARES.length]);
          if (!again) break;
          check(again, i, `${how}, and operation ${second} of the start after it`);
          pairs += 1;
        }
      }
    }
    // What was confirmed before a step is there while the step is under way: the moves in the save never fall behind.
    for (const [i, text] of known) {
      const step = operations[i]?.where ?? moves.length - 1;
      const found = Number(text.match(/(\d+) moves/)[1]);
      const low = Math.min(...moves.slice(step, step + 2));
      const high = Math.max(...moves.slice(step, step + 2));
      assert.ok(/^(empty|valid)/.test(text) && found >= low && found <= high, `operation ${i} in step ${step}: ${text}, but ${low} to ${high} were played`);
    }
    const erases = operations.filter(({ kind }) => kind === 'erase').length;
    console.log(`# ${game}: ${cuts} cuts, ${pairs} of them pairs, over ${operations.length} operations with ${erases} erases: nothing lost`);
  });
}

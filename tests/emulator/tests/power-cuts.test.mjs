// Power fails in the middle of flash operations: the device starts, offers to continue, and the game is the last
// confirmed one or the one under way.
//
// A sample runs here; PASSDECK_CUTS=all cuts every operation at four places, and then every operation of the start after it.
// The host sweeps far more, in `firmware/src/journal/tests`.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Board } from '../board/board.mjs';
import { cutWhileStarting, identity, record, resume, savedBy, torn } from '../cuts.mjs';
import { seedsFrom } from '../board/seed.mjs';
import { elf, fill, keepTraces, ready, roomInBank, scenarioFolder } from '../scenario.mjs';
import { playScript, readScript } from '../script.mjs';

const all = process.env.PASSDECK_CUTS === 'all';
const SHARES = [0, 0.3, 0.7, 0.95];
const image = elf();

/** A save area in which the journal turns over to its next bank in the middle of the game. */
function nearlyFull(script) {
  const trial = new Board({ image, seeds: seedsFrom(script.seed), seconds: 120 });
  const room = [];
  playScript(trial, script, ({ news }) => room.push({ left: roomInBank(trial), isDeal: news.some((line) => line.startsWith('deal')) }));
  const dealt = room.find(({ isDeal }) => isDeal).left;
  const board = new Board({ image, seconds: 120 });
  ready(board);
  fill(board, room[0].left - (dealt + room.at(-1).left) / 2);
  return savedBy(board);
}

/** The numbers of the operations that are cut: in a sample the erases, the first ones of a bank, and some more, spread evenly. */
function chosenOf(operations) {
  const numbers = [...operations.keys()];
  if (all) return numbers;
  const isSpecial = (i) => operations[i].kind === 'erase' || operations[i].offset >> 13 !== operations[i - 1]?.offset >> 13;
  const step = Math.ceil(numbers.length / 20);
  return numbers.filter((i) => i % step === 0 || isSpecial(i));
}

for (const game of ['bango', 'no-idea', 'burst', 'combo']) {
  test(`power cuts in a whole game of ${game} lose nothing`, () => {
    const script = readScript(`${scenarioFolder}/${game}-won-by-buttons.txt`);
    const { operations, moves, after } = record(image, script, nearlyFull(script));
    // What a start finds between two operations, by number of the operation before which it is; the last one: after all.
    const known = new Map();
    const clean = (i) => {
      const save = operations[i]?.before ?? after;
      if (!known.has(i)) known.set(i, identity(resume(image, save)));
      return known.get(i);
    };
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
    for (const [nth, i] of chosenOf(operations).entries()) {
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
    // Once it is over, the game goes and its records stay.
    const lastMove = script.steps.findLastIndex(({ news }) => news.some((line) => line.startsWith('move')));
    for (const [i, text] of known) {
      const step = operations[i]?.where ?? moves.length - 1;
      const found = Number(text.match(/(\d+) moves/)[1]);
      const low = Math.min(...moves.slice(step, step + 2));
      const high = Math.max(...moves.slice(step, step + 2));
      const isOver = step >= lastMove && found === 0;
      assert.ok(/^(empty|valid)/.test(text) && (isOver || (found >= low && found <= high)), `operation ${i} in step ${step}: ${text}, but ${low} to ${high} were played`);
    }
    const banks = new Set(operations.filter(({ kind, where }) => kind === 'program' && moves[where]).map(({ offset }) => offset >> 13));
    assert.ok(banks.size > 1, 'the journal does not turn over in the middle of the game');
    const erases = operations.filter(({ kind }) => kind === 'erase').length;
    console.log(`# ${game}: ${cuts} cuts, ${pairs} of them pairs, over ${operations.length} operations with ${erases} erases: nothing lost`);
  });
}

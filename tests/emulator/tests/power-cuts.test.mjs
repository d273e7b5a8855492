// Power fails in the middle of flash operations: the device starts, offers to continue, and the game is the last
// confirmed one or the one under way.
//
// A sample runs here, a smaller one with PASSDECK_CUTS=few; PASSDECK_CUTS=all cuts every operation at four places, and then
// every operation of the start after it.
// The host sweeps far more, in `firmware/src/journal/tests`.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { Board } from '../board/board.mjs';
import { banksOf, cutWhileStarting, identity, record, resume, torn } from '../cuts.mjs';
import { seedsFrom } from '../board/seed.mjs';
import { elf, keepTraces, roomInBank, scenarioFolder } from '../scenario.mjs';
import { playScript, readScript } from '../script.mjs';

const all = process.env.PASSDECK_CUTS === 'all';
const SAMPLE = process.env.PASSDECK_CUTS === 'few' ? 5 : 20;
const SHARES = [0, 0.3, 0.7, 0.95];
const image = elf();

/** How much room must be left in the open bank, so that the journal turns over to the next one in the middle of the game. */
function roomForHalf(script) {
  const trial = new Board({ image, seeds: seedsFrom(script.seed), seconds: 120 });
  const room = [];
  playScript(trial, script, ({ news }) => room.push({ left: roomInBank(trial), isDeal: news.some((line) => line.startsWith('deal')) }));
  const dealt = room.find(({ isDeal }) => isDeal).left;
  return room[0].left - (dealt + room.at(-1).left) / 2;
}

/** The numbers of the operations that are cut: in a sample the erases, the first ones of a bank, and some more, spread evenly. */
function chosenOf(operations) {
  const numbers = [...operations.keys()];
  if (all) return numbers;
  const isSpecial = (i) => operations[i].kind === 'erase' || operations[i].offset >> 13 !== operations[i - 1]?.offset >> 13;
  const step = Math.ceil(numbers.length / SAMPLE);
  return numbers.filter((i) => i % step === 0 || isSpecial(i));
}

/** The share of an operation after which power fails, another one each time. */
const shareOf = (number) => SHARES[number % SHARES.length];

/** Cuts the power in operations of a game that was played, and looks at what the starts after that find. */
class Sweep {
  constructor(game, { operations, after }) {
    Object.assign(this, { game, operations, after, cuts: 0, pairs: 0 });
    /** What a start with a save area finds. Many cuts leave the same one behind, and a start does the same with it again. */
    this.found = new Map();
    /** What a start finds between two operations, by the number of the operation before which it is; the last one: after all. */
    this.known = new Map();
  }

  clean(number) {
    const save = this.operations[number]?.before ?? this.after;
    if (!this.known.has(number)) this.known.set(number, this.start(save).text);
    return this.known.get(number);
  }

  /** Starts with a save area, unless one like it was seen before. The board is there only after a start. */
  start(save) {
    const key = createHash('sha256').update(save).digest('base64');
    const text = this.found.get(key);
    if (text !== undefined) return { text };
    const found = resume(image, save);
    this.found.set(key, identity(found));
    return { text: identity(found), board: found.board };
  }

  /** A start with this save area finds what was there before the operation of that number, or after it. */
  check(save, number, how) {
    const { text: got, board = null } = this.start(save);
    if (got !== this.clean(number) && got !== this.clean(number + 1)) {
      const told = `${how}: ${got}\nbefore it: ${this.clean(number)}\nafter it: ${this.clean(number + 1)}`;
      if (board) keepTraces(board, `power cut in ${this.game}`, new Error(told), 'tests/emulator/tests/power-cuts.test.mjs');
      assert.fail(told);
    }
    this.cuts += 1;
  }

  /** The `nth` operation that is chosen. */
  cutOperation(number, nth) {
    const operation = this.operations[number];
    for (const share of all ? SHARES : [shareOf(nth)]) {
      const how = `${operation.kind} ${number} of ${this.operations.length}, cut after ${share}`;
      const save = torn(operation, share, number + 1);
      this.check(save, number, how);
      if (share === shareOf(nth) && (all || nth % 4 === 1)) this.cutStarts(save, number, nth, how);
    }
  }

  /** Pairs of cuts: in every operation of the start after the first one. */
  cutStarts(save, number, nth, how) {
    for (let second = 0; ; second += 1) {
      const again = cutWhileStarting(image, save, second, shareOf(nth + second));
      if (!again) return;
      this.check(again, number, `${how}, and operation ${second} of the start after it`);
      this.pairs += 1;
    }
  }
}

/**
 * What was confirmed before a step is there while the step is under way: the moves in the save never fall behind. Once it is over, the
 * game goes and its records stay.
 */
function checkMoves({ known, operations }, moves, script) {
  const lastMove = script.steps.findLastIndex(({ news }) => news.some((line) => line.startsWith('move')));
  for (const [number, text] of known) {
    const step = operations[number]?.where ?? moves.length - 1;
    const found = Number(text.match(/(\d+) moves/)[1]);
    const low = Math.min(...moves.slice(step, step + 2));
    const high = Math.max(...moves.slice(step, step + 2));
    const isOver = step >= lastMove && found === 0;
    const isGood = /^(empty|valid)/.test(text) && (isOver || (found >= low && found <= high));
    assert.ok(isGood, `operation ${number} in step ${step}: ${text}, but ${low} to ${high} were played`);
  }
}

for (const game of ['bango', 'no-idea', 'burst', 'combo']) {
  test(`power cuts in a whole game of ${game} lose nothing`, () => {
    const script = readScript(`${scenarioFolder}/${game}-won-by-buttons.txt`);
    const { operations, moves, after } = record(image, script, roomForHalf(script));
    const sweep = new Sweep(game, { operations, after });
    chosenOf(operations).forEach((number, nth) => sweep.cutOperation(number, nth));
    checkMoves(sweep, moves, script);
    const during = operations.filter(({ where }) => moves[where]);
    assert.ok(banksOf(during).size > 1, 'the journal does not turn over in the middle of the game');
    const erases = operations.filter(({ kind }) => kind === 'erase').length;
    const { cuts, pairs, found } = sweep;
    const over = `${operations.length} operations with ${erases} erases`;
    console.log(`# ${game}: ${cuts} cuts, ${pairs} of them pairs, over ${over}; ${found.size} different save areas: nothing lost`);
  });
}

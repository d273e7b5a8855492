// Power fails in the middle of flash operations: the device starts, and the game is the last confirmed or the one under way.
//
// A sample runs here; PASSDECK_CUTS=all runs every operation. The host sweeps far more, in `firmware/src/journal/tests`.
import assert from 'node:assert/strict';
import { Board } from '../board/board.mjs';
import { elf, picture, ready, scenario } from '../scenario.mjs';

const SCRIPT = ['A', 'right', 'right', 'A', 'left', 'B', 'A', 'right'];
const SHARES = [0, 0.5, 0.95];
const image = elf();

/** Plays the script; gives the picture after every tap, the first one before any. */
function play(board, pictures = []) {
  ready(board);
  pictures.push(picture(board));
  for (const button of SCRIPT) {
    board.tap(button);
    pictures.push(picture(board));
  }
  board.run(1200); // time to tidy
  return pictures;
}

scenario('power cuts lose nothing', { wallSeconds: 20 }, (reference) => {
  const expected = play(reference);
  const count = reference.flash.operations.length;
  const all = process.env.PASSDECK_CUTS === 'all';
  let cuts = 0;
  for (let operation = 0; operation < count; operation += 1) {
    const shares = all ? SHARES : [SHARES[operation % SHARES.length]];
    for (const share of shares) {
      const board = new Board({ image, wallSeconds: 20 });
      board.flash.cut = { operation, share };
      const seen = [];
      assert.ok(board.runIntoCut(() => play(board, seen)), `no cut at ${operation}`);
      board.powerCycle();
      ready(board);
      const allowed = seen.length ? [expected[seen.length - 1], expected[seen.length] ?? expected.at(-1)] : [expected[0]];
      assert.ok(allowed.includes(picture(board)), `cut in operation ${operation} after ${share}: lost\n${picture(board)}`);
      cuts++;
    }
  }
  console.log(`# ${cuts} power cuts over ${count} flash operations: nothing lost`);
});

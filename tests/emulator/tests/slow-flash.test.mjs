// A flash that takes as long as its data sheet allows: 400 ms for an erase. Nothing is lost by it, and nothing restarts.
import assert from 'node:assert/strict';
import { SLOWEST } from '../board/flash.mjs';
import { seedsFrom } from '../board/seed.mjs';
import { dealAtOnce, fill, goOn, picture, press, ready, scenario, scenarioFolder, settle } from '../scenario.mjs';
import { playScript, readScript } from '../script.mjs';

const script = readScript(`${scenarioFolder}/burst-won-by-buttons.txt`);

scenario('a whole game shows the same pictures on the slowest flash', { seeds: seedsFrom(script.seed), seconds: 300 }, (board) => {
  board.flash.times = SLOWEST;
  playScript(board, script);
  assert.deepEqual(board.resets, []);
  console.log(`# longest without a rest: ${(board.longestBusy / 1e6).toFixed(0)} ms`);
});

scenario('the bank turns over on the slowest flash without a restart, and no tap is lost', { seconds: 120 }, (board) => {
  ready(board);
  fill(board, 420);
  dealAtOnce(board);
  board.flash.times = SLOWEST;
  const erases = () => board.flash.operations.filter(({ kind }) => kind === 'erase').length;
  const before = erases();
  press(board, 'A');
  for (let i = 0; erases() < before + 2 && i < 100; i++) press(board, 'B', 'A');
  assert.ok(erases() >= before + 2, 'the bank does not turn over');
  settle(board);
  const shown = picture(board);
  console.log(`# longest without a rest: ${(board.longestBusy / 1e6).toFixed(0)} ms`);
  assert.deepEqual(board.resets, []);
  board.powerCycle();
  ready(board);
  goOn(board);
  assert.equal(picture(board), shown);
});

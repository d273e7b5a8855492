// A game that outgrows the journal's room for single moves is written in one piece, and goes on.
import assert from 'node:assert/strict';
import { PhysicalChance } from '../board/chance.mjs';
import { perform, readScript } from '../script.mjs';
import { calm, goOn, picture, press, ready, scenario, scenarioFolder } from '../scenario.mjs';

/** The journal has room for so many moves that are written one by one. */
const SINGLE_MOVES = 512;
const FINGERS = ['A', 'A', 'A', 'right', 'left', 'right', 'down', 'up'];

scenario('a game of many hundred moves is saved like any other', { seconds: 120 }, (board) => {
  // Two people at a game of No Idea, who turn cards over without thinking.
  const { steps } = readScript(`${scenarioFolder}/no-idea-two-people.txt`);
  const deal = steps.findIndex(({ news }) => news.some((line) => line.startsWith('deal')));
  for (const step of steps.slice(0, deal)) assert.ok(perform(board, step));
  press(board, 'A');
  const writes = () => board.flash.operations.filter(({ kind }) => kind === 'program').length;
  let { deals } = board;
  let before = writes();
  const chance = new PhysicalChance(3);
  for (let i = 0; writes() - before < SINGLE_MOVES + 40; i++) {
    assert.ok(i < 9000, `only ${writes() - before} writes in the last game`);
    // Slowly enough that no tap comes before the other one has seen the screen.
    board.tap(FINGERS[chance.byte() >> 5], { hold: 15, pause: 430 });
    if (board.deals !== deals) [deals, before] = [board.deals, writes()]; // it is over; they play another one
  }
  calm(board);
  const last = picture(board);
  board.powerCycle();
  ready(board);
  const single = Number(board.log().join('\n').match(/save: valid, (\d+) moves/)[1]);
  assert.ok(single < SINGLE_MOVES, `${single} single moves`);
  goOn(board);
  assert.equal(picture(board), last);
  assert.doesNotMatch(board.log().join('\n'), /not saved/);
});

// Every cue is heard in its own time, whatever was played before it.
import assert from 'node:assert/strict';
import { press, ready, scenario } from '../scenario.mjs';

const BUZZER = 16;
/** From the menu to the list of sounds. */
const TO_SOUNDS = ['down', 'down', 'A', 'up', 'up', 'up', 'A', 'up', 'A'];
const SOUNDS = 9;
/** Longer than the longest cue. */
const CUE = 700;
/** Some pulses are lost where one tone takes over from another. */
const HEARD = 0.8;

/** Notes when the buzzer's pin rises, in milliseconds. */
function listen(board) {
  const rises = [];
  board.chip.gpio[BUZZER].addListener((level) => level === 1 && rises.push(board.millis));
  return rises;
}

/** Plays the sound of the row that is chosen; the pulses, by when they came after the tap. */
function play(board, rises) {
  const from = board.millis;
  rises.length = 0;
  board.tap('A', { hold: 40, pause: CUE });
  return rises.map((at) => at - from);
}

/** From one row to another. */
function go(board, from, to) {
  for (let row = from; row !== to; row = (row + 1) % SOUNDS) board.tap('down', { hold: 20, pause: 30 });
}

scenario('after any other cue each cue is heard in its own time', { seconds: 300 }, (board) => {
  const alone = [];
  for (let cue = 0; cue < SOUNDS; cue++) {
    board.powerCycle();
    ready(board);
    press(board, ...TO_SOUNDS);
    const rises = listen(board);
    go(board, 0, cue);
    alone.push(play(board, rises));
  }
  assert.ok(alone.every((pulses) => pulses.length > 10), 'the buttons do not lead to the sounds any more');
  const rises = listen(board);
  const missed = [];
  let row = SOUNDS - 1;
  for (let first = 0; first < SOUNDS; first++) {
    for (let second = 0; second < SOUNDS; second++) {
      go(board, row, first);
      play(board, rises);
      go(board, first, second);
      row = second;
      const end = alone[second].at(-1) + 1;
      const heard = play(board, rises).filter((at) => at <= end).length / alone[second].length;
      if (heard < HEARD) missed.push(`${second} after ${first}: ${(100 * heard).toFixed(0)} %`);
    }
  }
  assert.deepEqual(missed, []);
});

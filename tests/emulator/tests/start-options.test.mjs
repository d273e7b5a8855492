// What is held at power-on, and starts that must lead out of trouble.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { hang } from '../board/harm.mjs';
import { saveWith } from '../board/journal.mjs';
import { deal, goOn, picture, press, ready, scenario } from '../scenario.mjs';

const LONGEST = saveWith(readFileSync(new URL('../saves/longest-game.bin', import.meta.url)));

scenario('the longest game does not delay the first picture', { save: LONGEST }, (board) => {
  assert.ok(board.until(() => !board.display.isDark(), 250), 'still dark');
  ready(board);
  assert.deepEqual(board.resets, []);
});

scenario('the longest game is laid out by Continue: a picture first, and the watchdog is fed', { save: LONGEST, seconds: 200 }, (board) => {
  ready(board);
  const menu = picture(board);
  board.tap('A', { hold: 30, pause: 30 });
  const waiting = picture(board);
  assert.notEqual(waiting, menu, 'nobody is told');
  assert.ok(board.until(() => picture(board) !== waiting, 30_000, 20), 'still not there');
  console.log(`# laid out ${board.millis.toFixed(0)} ms after the start`);
  assert.deepEqual(board.resets, []);
  assert.match(board.log().join('\n'), /save: valid/);
});

scenario('B held at power-on starts without the saved game, which stays', {}, (board) => {
  ready(board);
  const fresh = picture(board);
  deal(board);
  const dealt = picture(board);
  board.press('B');
  board.powerCycle();
  ready(board);
  board.release('B');
  board.run(100);
  assert.equal(picture(board), fresh, 'the game is offered');
  assert.match(board.log().join('\n'), /safe start/);
  press(board, 'A', 'A', 'A'); // on the way to another game
  assert.equal(board.deals, 1, 'nobody was asked');
  board.powerCycle();
  ready(board);
  goOn(board);
  assert.equal(picture(board), dealt);
});

scenario('A and B held at power-on restart as a drive for a new program', { held: ['A', 'B'] }, (board) => {
  board.run(300);
  assert.ok(board.isUsbDrive);
  assert.ok(board.display.isDark());
});

scenario('two hangs in a row before it plays lead to a start without the game', {}, (board) => {
  ready(board);
  deal(board);
  board.powerCycle();
  for (let hangs = 1; hangs <= 2; hangs++) {
    board.run(400);
    hang(board);
    assert.ok(board.until(() => board.resets.length === hangs, 2500, 10), 'the watchdog sleeps');
  }
  ready(board);
  assert.match(board.log().join('\n'), /safe start/);
  board.run(5000);
  hang(board);
  assert.ok(board.until(() => board.resets.length === 3, 2500, 10));
  ready(board);
  assert.equal(board.log().join('\n').match(/safe start/g).length, 1, 'after a hang in play the game is there');
});

// The program itself breaks: it restarts, says so, and the game goes on.
import assert from 'node:assert/strict';
import { breakBounds, fault, hang, sink } from '../board/harm.mjs';
import { poweredParts } from '../board/power.mjs';
import { deal, goOn, picture, press, ready, scenario, settle } from '../scenario.mjs';

/** A game with a card played; gives its picture. */
function underWay(board) {
  ready(board);
  deal(board);
  press(board, 'A');
  return picture(board);
}

scenario('a hang ends after two seconds, and the game goes on', {}, (board) => {
  const before = underWay(board);
  hang(board);
  assert.ok(board.until(() => board.resets.length === 1, 2500, 10), 'the watchdog sleeps');
  assert.equal(board.resets[0].reason, 'timeout');
  ready(board);
  assert.match(board.log().join('\n'), /start, hang: true[^]*save: valid, 1 moves/);
  press(board, 'A');
  goOn(board); // after the notice comes the menu
  assert.equal(picture(board), before);
});

for (const [what, harm, said] of [
  ['a fault', fault, /fault at 100/],
  ['a panic', breakBounds, /ERROR \w+.rs \d+: index out of bounds: the len is \d+ but the index is 7/],
]) {
  scenario(`${what} shows the crash screen, and the game goes on`, {}, (board) => {
    const before = underWay(board);
    harm(board);
    assert.ok(board.until(() => board.resets.length === 1, 100), 'no restart');
    assert.equal(board.resets[0].reason, 'forced');
    settle(board);
    const log = board.log().join('\n');
    assert.match(log, said);
    assert.match(log, /crash: true/);
    const crash = picture(board);
    assert.notEqual(crash, before);
    board.run(20_000);
    assert.equal(picture(board), crash, 'it stays until it was read');
    press(board, 'A');
    ready(board);
    const menu = picture(board);
    goOn(board);
    assert.equal(picture(board), before);
    board.powerCycle();
    ready(board);
    assert.equal(picture(board), menu, 'the note is shown once');
    assert.equal(board.resets.length, 1);
  });
}

for (const belowRam of ['faults', 'vanishes']) {
  scenario(`a stack that overflows leaves a note, and no harm, where what is below the RAM ${belowRam}`, { physics: { belowRam } }, (board) => {
    const before = underWay(board);
    sink(board);
    assert.ok(board.until(() => board.resets.length === 1, 100), 'no restart');
    assert.equal(board.resets[0].reason, 'forced');
    settle(board);
    assert.match(board.log().join('\n'), /the stack is full[^]*crash: true/);
    press(board, 'A');
    ready(board);
    goOn(board);
    assert.equal(picture(board), before);
  });
}

scenario('the crash screen sleeps when nobody looks, and comes back by a press', { seconds: 90 }, (board) => {
  ready(board);
  fault(board);
  assert.ok(board.until(() => board.resets.length === 1, 100), 'no restart');
  settle(board);
  const crash = picture(board);
  board.run(125_000);
  assert.ok(board.display.isDark(), 'still lit');
  assert.ok(!poweredParts(board)['all clocks'], 'still awake');
  board.tap('down', { hold: 100, pause: 500 });
  settle(board);
  assert.equal(picture(board), crash);
  press(board, 'A');
  ready(board);
  assert.notEqual(picture(board), crash);
});

scenario('the press that wakes the crash screen does not dismiss it, and neither does whoever taps on', { seconds: 90 }, (board) => {
  ready(board);
  fault(board);
  assert.ok(board.until(() => board.resets.length === 1, 100), 'no restart');
  board.tap('A', { hold: 40, pause: 100 });
  settle(board);
  const crash = picture(board);
  board.run(125_000);
  assert.ok(board.oscillators.isDormant, 'still awake');
  for (let taps = 0; taps < 3; taps++) board.tap('A', { hold: 100, pause: 200 });
  settle(board);
  assert.equal(picture(board), crash, 'gone before anybody has read it');
  press(board, 'A');
  ready(board);
  assert.notEqual(picture(board), crash);
});

scenario('the crash screen is turned if the picture was', {}, (board) => {
  const onItsHead = () => board.display.picture().map((line) => [...line].reverse().join('')).reverse().join('\n');
  ready(board);
  fault(board);
  settle(board);
  const upright = picture(board);
  press(board, 'A');
  ready(board);
  press(board, 'down', 'down', 'A', ...Array(5).fill('down'), 'right', 'B');
  fault(board);
  settle(board);
  assert.equal(onItsHead(), upright);
});

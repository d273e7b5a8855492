// The program itself breaks: it restarts, says so, and the game goes on.
import assert from 'node:assert/strict';
import { Broken } from '../board/board.mjs';
import { breakBounds, fault, hang, sink } from '../board/harm.mjs';
import { picture, ready, scenario } from '../scenario.mjs';

scenario('a hang ends after two seconds, and the game goes on', {}, (board) => {
  ready(board);
  board.tap('A');
  board.tap('right');
  hang(board);
  assert.ok(board.until(() => board.resets.length === 1, 2500, 10), 'the watchdog sleeps');
  assert.equal(board.resets[0].reason, 'timeout');
  ready(board);
  assert.match(board.log().join('\n'), /start, hang: true[^]*save: valid, 1 moves/);
});

for (const [what, harm, said] of [
  ['a fault', fault, /fault at 100/],
  ['a panic', breakBounds, /ERROR \w+.rs \d+: index out of bounds: the len is \d+ but the index is 7/],
]) {
  scenario(`${what} shows the crash screen, and the game goes on`, {}, (board) => {
    ready(board);
    board.tap('A');
    board.tap('right');
    const before = picture(board);
    harm(board);
    assert.ok(board.until(() => board.resets.length === 1, 100), 'no restart');
    assert.equal(board.resets[0].reason, 'forced');
    board.run(400);
    const log = board.log().join('\n');
    assert.match(log, said);
    assert.match(log, /crash: true/);
    assert.notEqual(picture(board), before);
    assert.ok(!board.display.isDark());
    board.press('A');
    ready(board);
    board.release('A');
    board.run(60);
    assert.equal(picture(board), before);
    board.powerCycle();
    ready(board);
    assert.equal(picture(board), before, 'the note is shown once');
  });
}

scenario('a stack that overflows cannot harm the data', {}, (board) => {
  ready(board);
  sink(board);
  assert.throws(() => board.run(200), Broken);
});

scenario('half of the stack is never used', {}, (board) => {
  ready(board);
  for (const button of ['A', 'right', 'B', 'A']) board.tap(button);
  board.run(1000);
  const { used, size } = board.stack();
  console.log(`# stack: ${used} of ${size} bytes`);
  assert.ok(used * 2 < size);
});

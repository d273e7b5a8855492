// The wires to the display: how fast they rise, and what becomes of a transfer that a restart breaks off.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Display } from '../board/display.mjs';
import { CHIP_SEES, DISPLAY_SEES, levelAfter, pullUp, riseNs } from '../board/wires.mjs';
import { picture, ready, scenario } from '../scenario.mjs';

const [FORCED, HIGH_NS] = [2, 1000];

test('the clock rises in 0.26 µs with 4.7 kΩ, and in 0.48 µs with 10 kΩ beside the pull-up of the Pico', () => {
  const rise = (ohms, hasPad) => (riseNs(pullUp(ohms, hasPad), CHIP_SEES) / 1000).toFixed(2);
  assert.deepEqual([rise(4700, false), rise(10_000, true)], ['0.26', '0.48']);
});

test('the pull-up of the Pico alone is too weak for a display at 400 kHz, but not at 100 kHz', () => {
  const level = (nanos) => levelAfter(pullUp(Infinity, true), CHIP_SEES, nanos);
  assert.ok(level(HIGH_NS) < DISPLAY_SEES);
  assert.ok(level(4 * HIGH_NS) > DISPLAY_SEES);
});

scenario('a bit takes 3.1 µs at 400 kHz: the controller waits for the clock to rise', {}, (board) => {
  ready(board);
  assert.equal((board.wires.bitNs() / 1000).toFixed(1), '3.1');
});

for (const [name, isRead] of [['acknowledges a byte', false], ['is read', true]]) {
  scenario(`a restart while the display ${name} leaves the data wire low, and the next start frees it`, {}, (board) => {
    ready(board);
    const before = picture(board);
    const isHeld = () => board.wires.holds() > 0 && board.wires.isRead === isRead;
    assert.ok(board.until(isHeld, 3000, 0.0005), 'no such moment');
    board.reset({ reason: FORCED });
    assert.ok(board.display.holdsData > 0);
    assert.equal(board.chip.gpio[4].inputValue, false);
    assert.ok(board.until(() => board.display.holdsData === 0, 200), 'still held');
    ready(board);
    assert.equal(picture(board), before);
    assert.doesNotMatch(board.log().join('\n'), /no display/);
  });
}

scenario('a display that holds the data wire stops the bus', { display: new Display() }, (board) => {
  ready(board);
  const { transactions } = board.display.traffic;
  board.display.holdsData = 100;
  board.tap('down');
  board.run(1000);
  assert.equal(board.display.traffic.transactions, transactions);
});

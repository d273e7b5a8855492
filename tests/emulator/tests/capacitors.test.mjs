// Buttons with capacitors across them, as many tutorials draw them, and contacts that bounce.
import assert from 'node:assert/strict';
import { deal, fill, picture, press, ready, scenario, settle } from '../scenario.mjs';

for (const nanofarads of [10, 100]) {
  const what = `${nanofarads} nF across each button`;

  scenario(`with ${what} it starts as usual, and goes on with the saved game`, { physics: { nanofarads } }, (board) => {
    ready(board);
    assert.ok(!board.isUsbDrive, 'a drive that nobody has asked for');
    deal(board);
    board.powerCycle();
    ready(board);
    assert.ok(!board.isUsbDrive);
    const log = board.log().join('\n');
    assert.doesNotMatch(log, /safe start|is down at the start/);
    assert.match(log, /save: valid/);
  });

  scenario(`with ${what} A and B held at power-on make it a drive`, { held: ['A', 'B'], physics: { nanofarads } }, (board) => {
    board.run(400);
    assert.ok(board.isUsbDrive);
    assert.ok(board.display.isDark());
  });

  scenario(`with ${what} B held at power-on is a safe start`, { held: ['B'], physics: { nanofarads } }, (board) => {
    ready(board);
    assert.match(board.log().join('\n'), /safe start/);
    assert.ok(!board.isUsbDrive);
  });

  scenario(`with ${what} taps count once each`, { physics: { nanofarads } }, (board) => {
    const other = new board.constructor({ image: board.image });
    for (const one of [board, other]) {
      ready(one);
      press(one, 'down', 'down', 'A', 'down', 'down');
    }
    assert.equal(picture(board), picture(other));
  });
}

scenario('nobody waits for capacitors that are not there', { held: [] }, (board) => {
  const other = new board.constructor({ image: board.image, physics: { nanofarads: 100 } });
  const [without, with100] = [board, other].map((one) => {
    assert.ok(one.until(() => !one.display.isDark(), 300));
    return one.millis;
  });
  assert.ok(without < with100 && with100 < without + 20, `${without} and ${with100} ms`);
});

scenario('contacts that bounce for 4 ms give one press and one release each', { physics: { bounceMillis: 4 } }, (board) => {
  const other = new board.constructor({ image: board.image });
  for (const one of [board, other]) {
    ready(one);
    press(one, ...Array(5).fill(['down', 'A', 'B', 'up']).flat(), 'down', 'down', 'A', 'down');
  }
  assert.equal(picture(board), picture(other));
});

/** Lets something happen as the next erase of the flash begins; gives how often a picture came that was not there before. */
function duringErase(board, harm) {
  fill(board, 4000);
  let erases = 0;
  board.flash.onOperation = (kind) => {
    if (kind !== 'erase' || erases > 0) return;
    erases += 1;
    harm();
  };
  assert.ok(board.until(() => erases > 0, 5000, 10), 'nothing was erased');
  settle(board);
}

/** Calls `act` after `millis` of the chip's own time, even while a function of the boot ROM runs. */
const later = (board, millis, act) => board.clock.createAlarm(act).schedule(millis * 1e6);

scenario('a tap of 20 ms while the flash is erased is not lost', { seconds: 120 }, (board) => {
  ready(board);
  let before;
  duringErase(board, () => {
    before = picture(board);
    later(board, 5, () => board.press('down'));
    later(board, 25, () => board.release('down'));
  });
  assert.notEqual(picture(board), before);
});

for (const millis of [0.05, 0.5, 3]) {
  scenario(`a spike of ${millis} ms while the flash is erased is no press`, { seconds: 120 }, (board) => {
    ready(board);
    let before;
    duringErase(board, () => {
      before = picture(board);
      later(board, 5, () => board.press('down'));
      later(board, 5 + millis, () => board.release('down'));
    });
    assert.equal(picture(board), before);
  });
}

/** Holds a button until the quiet of it lets a sector be erased; gives when that is. */
function eraseWhileHeld(board, before = () => {}) {
  ready(board);
  fill(board, 4000);
  // One that does not repeat while it is held: into the settings, where another press would change one.
  for (const button of ['down', 'down']) board.tap(button, { hold: 40, pause: 60 });
  board.press('A');
  let at = 0;
  board.flash.onOperation = (kind) => (at ||= kind === 'erase' ? board.total : 0);
  before();
  assert.ok(board.until(() => at > 0, 5000, 10), 'nothing was erased');
  return at;
}

scenario('a release that bounces into an erase is no second press', { seconds: 120 }, (board) => {
  const other = new board.constructor({ image: board.image, seconds: 120 });
  const erased = eraseWhileHeld(other);
  other.release('A');
  settle(other);
  eraseWhileHeld(board, () => {
    // A millisecond before it begins; two later, while the processor stands still, the contact closes once more.
    board.run((erased - board.total) / 1e6 - 1);
    board.release('A');
    later(board, 3, () => board.press('A'));
    later(board, 3.4, () => board.release('A'));
  });
  settle(board);
  assert.equal(picture(board), picture(other));
});

// Nobody presses anything.
import assert from 'node:assert/strict';
import { poweredParts } from '../board/power.mjs';
import { CALM, deal, picture, press, ready, scenario } from '../scenario.mjs';

/** From the last press until all is off. */
const ASLEEP_AFTER = 124_000;

scenario('dims after 30 s, goes dark after 2 min, sleeps, and wakes to the same picture', { seconds: 90 }, (board) => {
  ready(board);
  deal(board);
  const [before, bright] = [picture(board), board.display.contrast];
  board.run(26_000 - CALM);
  assert.equal(board.display.contrast, bright);
  board.run(5_000);
  assert.ok(board.display.contrast < bright / 2, 'not dim');
  board.run(90_000);
  assert.ok(board.display.isDark(), 'not dark');

  board.run(3_000); // the last timers run out
  const { instructions } = board;
  board.run(10_000);
  assert.equal(board.instructions, instructions, 'the core is awake');

  board.press('A');
  // The crystal's start, the moment in which taps do nothing yet, and the one that tells the way to pause.
  assert.ok(board.until(() => picture(board) === before, 2500, 1), 'another picture');
  board.release('A');
  board.run(60);
  assert.equal(picture(board), before, 'the press that wakes does nothing else');
  assert.equal(board.display.contrast, bright);
  assert.deepEqual(board.resets, []);
  board.run(3_000);
  assert.deepEqual(board.resets, [], 'the watchdog is fed again');
});

scenario('while it sleeps nothing is on: no clock, no PLL, no crystal', { seconds: 90 }, (board) => {
  ready(board);
  board.run(ASLEEP_AFTER);
  const on = Object.entries(poweredParts(board)).filter(([, isOn]) => isOn).map(([name]) => name);
  assert.deepEqual(on, []);
});

scenario('the supply is measured by a converter that is on only for that', {}, (board) => {
  board.chip.adc.channelValues[3] = 1531;
  ready(board);
  board.run(1000); // what was read first is doubted until the next flash of the light
  assert.match(board.log().join('\n'), /supply: 3700 mV/);
  board.chip.adc.channelValues[3] = 1400;
  board.run(35_000);
  assert.match(board.log().join('\n'), /supply: 3383 mV/);
  assert.equal(poweredParts(board)['clock of the converter'], false);
});

scenario('while it waits, only the clocks of processor and bus are on', {}, (board) => {
  ready(board);
  const { 'USB PLL': pll, 'clock of USB': usb, 'clock of the converter': converter, 'clock of the calendar': calendar } = poweredParts(board);
  assert.deepEqual({ pll, usb, converter, calendar }, { pll: false, usb: false, converter: false, calendar: false });
});

for (const [hold, what] of [[8, 'a tap that is over before the crystal swings'], [90, 'a longer one'], [400, 'a long one']]) {
  scenario(`${what} wakes, and does nothing else; the next one counts`, { seconds: 90 }, (board) => {
    ready(board);
    const before = picture(board);
    board.run(ASLEEP_AFTER);
    assert.ok(board.display.isDark());
    board.tap('down', { hold, pause: 600 });
    assert.equal(picture(board), before);
    board.tap('down');
    board.run(300);
    assert.notEqual(picture(board), before);
    board.run(ASLEEP_AFTER);
    assert.ok(board.display.isDark(), 'it does not sleep a second time');
    assert.ok(!poweredParts(board)['all clocks'], 'it does not sleep deeply a second time');
  });
}

scenario('a button that is stuck does not keep it awake, and another one wakes it', { held: ['left'], seconds: 90 }, (board) => {
  ready(board);
  const before = picture(board);
  board.run(ASLEEP_AFTER);
  assert.ok(!poweredParts(board)['all clocks']);
  board.tap('A', { hold: 30, pause: 500 });
  assert.equal(picture(board), before);
});

scenario('a crystal that does not start again after a sleep is no end: the watchdog restarts the device', { seconds: 90 }, (board) => {
  ready(board);
  const menu = picture(board);
  board.run(ASLEEP_AFTER);
  assert.ok(board.oscillators.isDormant);
  board.run(60_000);
  assert.deepEqual(board.resets, [], 'asleep, the watchdog stands still');
  board.oscillators.crystalIsStuck = true;
  board.tap('A', { hold: 60, pause: 60 });
  assert.ok(board.until(() => board.resets.length === 1, 40_000, 10), 'it waits for ever');
  ready(board);
  press(board, 'A');
  assert.equal(picture(board), menu, 'after the notice comes the menu');
});

scenario('after a sleep the flash cache is on again, and the RAM and the PLL', {}, (board) => {
  ready(board);
  press(board, 'up');
  board.tap('A');
  board.run(3_000);
  assert.ok(board.oscillators.isDormant);
  board.tap('A', { hold: 60, pause: 600 });
  const { chip } = board;
  assert.equal(chip.peripherals[0x14000].readUint32(0) & 9, 1);
  assert.equal(chip.peripherals[0x40004].readUint32(0x18), 0);
  assert.ok(poweredParts(board)['system PLL']);
});

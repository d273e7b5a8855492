// A battery: its gauge, the warning with a save, and the sleep before it is harmed.
import assert from 'node:assert/strict';
import { picture, press, ready, scenario } from '../scenario.mjs';

const TO_BATTERY = ['down', 'down', 'A', ...Array(9).fill('down')];
/** It is measured every thirty seconds, when the light flashes. */
const MEASURED = 33_000;
/** From the start or a waking: at two flashes of the light, because one low reading says nothing. */
const SURE = 2500;
const corner = (lines) => lines.slice(0, 7).map((line) => line.slice(114, 127)).join('\n');
/** What the converter reads at so many volts. */
const setVolts = (board, volts) => (board.chip.adc.channelValues[3] = Math.round((volts / 9.9) * 4096));

scenario('a LiPo shows what it has left, warns and saves once, and puts the device to sleep', { seconds: 90 }, (board) => {
  setVolts(board, 4.1);
  ready(board);
  board.run(SURE);
  press(board, ...TO_BATTERY);
  const without = board.display.picture();
  press(board, 'right');
  board.run(1100);
  assert.doesNotMatch(corner(without), /#/);
  assert.match(corner(board.display.picture()), /^############\.\n/, 'no gauge');
  press(board, 'B');
  board.run(1100);
  const menu = picture(board);

  const writes = () => board.flash.operations.filter(({ kind }) => kind === 'program').length;
  const before = writes();
  setVolts(board, 3.4);
  board.run(MEASURED);
  assert.notEqual(picture(board), menu, 'no warning');
  assert.ok(writes() > before, 'nothing saved');
  press(board, 'A', 'A', 'B');
  const [low, told] = [picture(board), writes()];
  board.run(MEASURED);
  assert.equal(writes(), told, 'saved once');
  press(board, 'A');
  assert.equal(picture(board), low, 'told once');

  setVolts(board, 3.2);
  assert.ok(board.until(() => picture(board) !== low, MEASURED, 50), 'no warning');
  board.run(11_000);
  assert.ok(board.display.isDark(), 'still awake');
  board.tap('A', { hold: 60, pause: 600 });
  assert.ok(!board.display.isDark());
  board.run(12_000);
  assert.ok(board.display.isDark(), 'awake for long');
  assert.deepEqual(board.resets, []);
});

/** A device that has a LiPo, is empty and sleeps; gives its menu. */
function runDown(board) {
  setVolts(board, 3.8);
  ready(board);
  press(board, ...TO_BATTERY, 'right', 'B');
  board.run(SURE);
  const menu = picture(board);
  setVolts(board, 3.2);
  board.run(MEASURED + 11_000);
  assert.ok(board.display.isDark(), 'still awake');
  board.run(3000);
  assert.ok(board.oscillators.isDormant, 'not asleep');
  return menu;
}

scenario('a battery that was charged while the device slept is measured before anything counts', { seconds: 120 }, (board) => {
  runDown(board);
  setVolts(board, 4.1);
  board.run(10_000);
  board.tap('A', { hold: 60, pause: 500 });
  press(board, 'A');
  board.run(SURE + 1100);
  assert.match(corner(board.display.picture()), /^############\.\n/, 'not full');
  board.run(15_000);
  assert.ok(!board.display.isDark(), 'it still counts as empty');
});

scenario('one that is still empty lets it sleep again after ten seconds', { seconds: 120 }, (board) => {
  runDown(board);
  board.tap('A', { hold: 60, pause: 500 });
  board.run(9_000);
  assert.ok(!board.display.isDark(), 'too soon');
  board.run(2_000);
  assert.ok(board.display.isDark(), 'awake for long');
});

scenario('one that ran down during a sleep is known to have', { seconds: 120 }, (board) => {
  setVolts(board, 4.1);
  ready(board);
  press(board, ...TO_BATTERY, 'right', 'B');
  board.run(SURE);
  const full = picture(board);
  board.run(125_000);
  assert.ok(board.oscillators.isDormant);
  setVolts(board, 3.55);
  board.tap('A', { hold: 60, pause: 500 });
  board.run(SURE + 1100);
  assert.notEqual(picture(board), full);
});

scenario('one low reading alone empties no battery', { seconds: 120 }, (board) => {
  setVolts(board, 3.8);
  ready(board);
  press(board, ...TO_BATTERY, 'right', 'B');
  board.run(SURE);
  const menu = picture(board);
  const complete = board.chip.adc.completeADCRead;
  // One whole measurement of many readings, which end within a few milliseconds of each other.
  let first = null;
  board.chip.adc.completeADCRead = (value, error) => {
    first ??= board.millis;
    complete(board.millis - first < 100 ? value * 0.7 : value, error);
  };
  board.run(MEASURED + 3000);
  assert.ok(first !== null, 'nothing was measured');
  assert.equal(picture(board), menu);
});

scenario('a pin that is not wired to the supply empties no battery', { seconds: 120 }, (board) => {
  setVolts(board, 0.4);
  ready(board);
  press(board, ...TO_BATTERY, 'right');
  board.run(SURE + 15_000);
  assert.ok(!board.display.isDark(), 'it sleeps');
  assert.doesNotMatch(corner(board.display.picture()), /#/, 'a gauge of nothing');
});

// A battery: its gauge, the warning with a save, and the sleep before it is harmed.
import assert from 'node:assert/strict';
import { picture, press, ready, scenario } from '../scenario.mjs';

const TO_BATTERY = ['down', 'down', 'A', ...Array(9).fill('down')];
/** It is measured every thirty seconds, when the light flashes. */
const MEASURED = 33_000;
/** What the converter reads at so many volts. */
const setVolts = (board, volts) => (board.chip.adc.channelValues[3] = Math.round((volts / 9.9) * 4096));

scenario('a LiPo shows what it has left, warns and saves once, and puts the device to sleep', { seconds: 90 }, (board) => {
  setVolts(board, 4.1);
  ready(board);
  press(board, ...TO_BATTERY);
  const without = board.display.picture();
  press(board, 'right');
  board.run(1100);
  const corner = (lines) => lines.slice(0, 7).map((line) => line.slice(114, 127)).join('\n');
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

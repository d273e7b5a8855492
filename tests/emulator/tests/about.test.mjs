// What the device tells of itself, Sleep now, and the way to a new program.
import assert from 'node:assert/strict';
import { ID } from '../board/flash-id.mjs';
import { poweredParts } from '../board/power.mjs';
import { Board } from '../board/board.mjs';
import { picture, press, ready, scenario } from '../scenario.mjs';

/** From the menu to the settings, and there upwards to the last rows. */
const TO_SETTINGS = ['down', 'down', 'A'];
const TO_ABOUT = [...TO_SETTINGS, 'up', 'up', 'up', 'A'];
const TO_UPDATE = [...TO_SETTINGS, 'up', 'up', 'A'];

/** Another device, on its page about itself. */
function pagesOf({ image }, { supply = 1531, id = ID, oscillator = 'alive' } = {}) {
  const other = new Board({ image, oscillator });
  other.chip.adc.channelValues[3] = supply;
  other.chip.flashId = id;
  ready(other);
  if (oscillator === 'dead') press(other, 'A'); // it says so
  press(other, ...TO_ABOUT, 'A');
  other.run(1100); // the console hears of it once a second
  const version = picture(other);
  press(other, 'right');
  return { version, health: picture(other) };
}

scenario('the pages about the device tell supply, flash and chance as they are', { seconds: 90 }, (board) => {
  const usual = pagesOf(board);
  assert.deepEqual(pagesOf(board), usual);
  const weak = pagesOf(board, { supply: 1400 });
  assert.notEqual(weak.version, usual.version, 'another voltage');
  assert.equal(weak.health, usual.health);
  assert.notEqual(pagesOf(board, { id: [0xc8, 0x40, 0x16] }).health, usual.health, 'another flash');
  const dead = pagesOf(board, { oscillator: 'dead' });
  assert.notEqual(dead.health, usual.health, 'another source of chance');
});

scenario('Sleep now switches everything off within two seconds, and a button wakes it', {}, (board) => {
  ready(board);
  press(board, 'up');
  const before = picture(board);
  board.tap('A');
  assert.ok(board.until(() => board.display.isDark(), 100), 'still lit');
  board.run(2000);
  const on = Object.entries(poweredParts(board)).filter(([, isOn]) => isOn).map(([name]) => name);
  assert.deepEqual(on, []);
  board.tap('down', { hold: 60, pause: 600 });
  assert.equal(picture(board), before, 'the press that wakes does nothing else');
  assert.deepEqual(board.resets, []);
});

scenario('Update asks once, says what to do, and restarts as a drive', {}, (board) => {
  ready(board);
  press(board, ...TO_UPDATE);
  const question = picture(board);
  press(board, 'B', 'A');
  assert.equal(picture(board), question, 'B leads back');
  assert.ok(!board.isUsbDrive);
  board.tap('up');
  assert.ok(board.until(() => board.isUsbDrive, 500), 'no drive');
  assert.notEqual(picture(board), question, 'nobody is told');
  assert.ok(!board.display.isDark());
});

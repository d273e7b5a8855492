// A display that is missing, somewhere else, pulled out, put back, or of the other kind.
import assert from 'node:assert/strict';
import { Board } from '../board/board.mjs';
import { Display } from '../board/display.mjs';
import { picture, press, ready, scenario } from '../scenario.mjs';

const SH1106 = (readable = false) => ({ display: new Display({ chip: 'sh1106', readable }) });
/** An SH1106 ignores the command of the other chip's charge pump. */
const IGNORED = [0x8d];
const SETTINGS = ['down', 'down', 'A'];
/** From the first setting to the last one of all boards, which is the kind of display. */
const STAY = Array(8).fill('down');
const OTHER_KIND = [...STAY, 'right'];
/** From there to turning the picture. */
const TURN = ['up', 'up', 'up', 'right'];

const shows = (board, lines) => () => picture(board) === lines.join('\n');
const twoToTheLeft = (lines) => lines.map((line) => `${line.slice(2)}..`);
const onItsHead = (lines) => lines.map((line) => [...line].reverse().join('')).reverse();

/** What an SSD1306 shows after the same presses. */
function usual(board, ...buttons) {
  const other = new Board({ image: board.image });
  ready(other);
  press(other, ...buttons);
  return other.display.picture();
}

function pullOutAndPutBack(board) {
  const before = board.display.picture();
  board.display.pullOut();
  board.run(700);
  board.display.putBack();
  assert.ok(board.until(shows(board, before), 900, 5), 'another picture');
}

scenario('a display at 0x3D is found', { display: new Display({ address: 0x3d }) }, (board) => {
  assert.ok(board.until(() => !board.display.isDark(), 600), 'still dark');
});

scenario('without a display the device goes on, and one that comes later is picked up', {}, (board) => {
  board.display.pullOut();
  board.run(2000);
  board.tap('down');
  board.run(1500);
  board.display.putBack();
  assert.ok(board.until(shows(board, usual(board, 'down')), 900, 5), 'another picture');
});

scenario('a display that is pulled out and put back shows what became of the game', {}, (board) => {
  ready(board);
  board.display.pullOut();
  board.run(700);
  board.tap('down');
  board.display.putBack();
  assert.ok(board.until(shows(board, usual(board, 'down')), 900, 5), 'another picture');
  assert.match(board.log().join('\n'), /is gone/);
});

scenario('a display that loses its power for a moment is repaired', {}, (board) => {
  ready(board);
  const before = board.display.picture();
  board.display.lose();
  assert.ok(board.until(shows(board, before), 5000, 20), 'another picture');
});

scenario('a display that holds the wires stops nothing else, and is picked up when it lets go', {}, (board) => {
  ready(board);
  const stale = picture(board);
  board.display.holdsClock = true;
  board.tap('down');
  board.run(3000);
  assert.deepEqual(board.resets, []);
  assert.equal(picture(board), stale);
  board.display.holdsClock = false;
  assert.ok(board.until(shows(board, usual(board, 'down')), 2000, 10), 'another picture');
});

scenario('only what changed is sent, in few transactions', {}, (board) => {
  ready(board);
  const before = { ...board.display.traffic };
  board.press('down');
  board.run(60);
  const { transactions, pixels } = board.display.traffic;
  assert.ok(pixels - before.pixels < 512, `${pixels - before.pixels} bytes for a cursor`);
  assert.ok(transactions - before.transactions <= 10, `${transactions - before.transactions} transactions`);
});

scenario('an SH1106 is legible before anything is set: two columns to the left, with a clear edge', SH1106(), (board) => {
  ready(board);
  assert.deepEqual(board.display.picture(), twoToTheLeft(usual(board)));
  press(board, ...SETTINGS);
  assert.deepEqual(board.display.picture(), twoToTheLeft(usual(board, ...SETTINGS)));
  pullOutAndPutBack(board);
});

scenario('an SH1106 that is set shows the same as an SSD1306, pixel by pixel, whatever happens to it', SH1106(), (board) => {
  ready(board);
  press(board, ...SETTINGS, ...OTHER_KIND, 'B');
  const menu = usual(board, ...SETTINGS, 'B');
  assert.deepEqual(board.display.picture(), menu);

  board.display.unknown = [];
  pullOutAndPutBack(board);
  board.display.lose();
  assert.ok(board.until(shows(board, menu), 5000, 20), 'not repaired');
  board.powerCycle();
  ready(board);
  assert.deepEqual(board.display.picture(), usual(board));
  press(board, 'A');
  assert.deepEqual(board.display.picture(), usual(board, 'A'));
  assert.deepEqual(board.display.unknown, IGNORED, 'commands that no SH1106 knows');
});

for (const [name, options, kind] of [['an SSD1306', {}, STAY], ['an SH1106', SH1106(), OTHER_KIND]]) {
  scenario(`${name} can be turned by 180 degrees and back, and set brighter`, options, (board) => {
    ready(board);
    press(board, ...SETTINGS, ...kind, ...TURN, 'B');
    const menu = usual(board, ...SETTINGS, 'B');
    assert.deepEqual(board.display.picture(), onItsHead(menu));
    pullOutAndPutBack(board);
    // The menu keeps its place, and whoever holds it holds it the other way round.
    press(board, 'A', ...Array(5).fill('up'), 'right', 'B');
    assert.deepEqual(board.display.picture(), menu);
    press(board, 'A', 'right');
    assert.equal(board.display.contrast, 255);
  });
}

scenario('an SSD1306 that is taken for an SH1106 is legible, two columns to the right, and can be set back', {}, (board) => {
  ready(board);
  press(board, ...SETTINGS, ...OTHER_KIND, 'B');
  const menu = usual(board, ...SETTINGS, 'B');
  // What does not fit at the right end spoils a little at the left, until every strip was repeated.
  const columns = (lines, from, to) => lines.map((line) => line.slice(from, to)).join('\n');
  const isShifted = () => columns(board.display.picture(), 4) === columns(menu, 2, 126);
  assert.ok(board.until(isShifted, 5000, 50), 'another picture');
  press(board, 'A', ...OTHER_KIND, 'B');
  assert.deepEqual(board.display.picture(), menu);
});

scenario('an SH1106 that can be read shows the same as an SSD1306 without any setting', SH1106(true), (board) => {
  ready(board);
  assert.deepEqual(board.display.picture(), usual(board));
  press(board, ...SETTINGS);
  assert.deepEqual(board.display.picture(), usual(board, ...SETTINGS));
  pullOutAndPutBack(board);
});

scenario('an SSD1306 that cannot be read and loses its power for a moment is repaired', { display: new Display({ readable: false }) }, (board) => {
  ready(board);
  const before = board.display.picture();
  board.display.lose();
  assert.ok(board.until(shows(board, before), 6000, 20), 'another picture');
});

for (const chip of ['ssd1306', 'sh1106']) {
  scenario(`a lit ${chip} is told nothing that its data sheet forbids`, { display: new Display({ chip }) }, (board) => {
    ready(board);
    board.run(3000);
    press(board, ...SETTINGS, 'right', ...OTHER_KIND, 'left', ...TURN, 'B');
    board.run(35_000); // dim
    press(board, 'A');
    assert.deepEqual(board.display.disturbing, []);
  });
}

scenario('a dim display is dim, and the contrasts differ: the charge of the rows goes with them', {}, (board) => {
  ready(board);
  press(board, ...SETTINGS);
  const charges = ['left', 'left', 'right', 'right'].map((button) => {
    press(board, button);
    return board.display.charge;
  });
  assert.ok(new Set(charges).size >= 3, `charges ${charges}`);
  board.run(31_000);
  assert.ok(board.display.charge <= 2, `charge ${board.display.charge} when dim`);
});

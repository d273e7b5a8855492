// Kinds of displays: what the chip is, what it answers, when it listens. All of them show what the usual one shows.
import assert from 'node:assert/strict';
import { Board } from '../board/board.mjs';
import { Display } from '../board/display.mjs';
import { stall } from '../board/harm.mjs';
import { flashes, picture, press, ready, scenario } from '../scenario.mjs';

/** What a display is told before its chip is known, and an SH1106 does not know. */
const TRIED = [0x20, 0x8d];
const TO_KIND = ['down', 'down', 'A', ...Array(8).fill('down')];
const [SH1106, SSD1306] = [['right'], ['right', 'right']];

let menu;
/** What the usual display shows once it is ready. */
function usual({ image }) {
  if (menu) return menu;
  const other = new Board({ image });
  ready(other);
  return (menu = other.display.picture());
}

const kinds = [
  ...[0x08, 0x06, 0x04].map((nibble) => [`an SH1106 whose status ends in ${nibble}`, { chip: 'sh1106', nibble }]),
  ...[0x03, 0x06, 0x08].map((nibble) => [`an SSD1306 whose status ends in ${nibble}`, { nibble }]),
  ['an SSD1306 whose status says for ever that it is off', { isStuckOff: true }],
  ['an SSD1309', { chip: 'ssd1309' }],
  ['an SSD1309 that cannot be read', { chip: 'ssd1309', readable: false }],
];
for (const [name, kind] of kinds) {
  scenario(`${name} shows its picture without a setting, never goes dark, and is repaired`, { display: new Display(kind) }, (board) => {
    const wanted = usual(board);
    ready(board);
    assert.deepEqual(board.display.picture(), wanted);
    assert.ok(!board.until(() => !board.display.lit, 3000), 'it blinks');
    board.display.lose();
    assert.ok(board.until(() => picture(board) === wanted.join('\n'), 5000, 20), 'not repaired');
    assert.deepEqual(board.display.unknown.filter((command) => !TRIED.includes(command)), []);
  });
}

scenario('a setting counts more than what the display tells', { display: new Display({ chip: 'sh1106' }) }, (board) => {
  ready(board);
  press(board, ...TO_KIND);
  press(board, ...SH1106, 'B');
  const straight = board.display.picture();
  press(board, 'A', ...TO_KIND.slice(3), 'right', 'B');
  const shifted = straight.map((line) => `${line.slice(2)}..`);
  assert.deepEqual(board.display.picture(), shifted, 'as an SSD1306');
  board.powerCycle();
  ready(board);
  assert.deepEqual(board.display.picture(), usual(board).map((line) => `${line.slice(2)}..`), 'after power-on');
});

scenario('an SSD1306 can be set, too', {}, (board) => {
  ready(board);
  press(board, ...TO_KIND, ...SSD1306);
  const set = board.display.picture();
  board.run(1000);
  assert.deepEqual(board.display.picture(), set);
  press(board, 'B', 'up', 'up');
  assert.deepEqual(board.display.picture(), usual(board));
});

for (const kind of [{}, { readable: false }, { chip: 'sh1106' }]) {
  const name = `${kind.chip ?? 'ssd1306'}${kind.readable === false ? ' that cannot be read' : ''}`;
  const display = (power) => ({ display: new Display({ ...kind, ...power }) });
  scenario(`a ${name} that is deaf for 300 ms after power-on is found`, display({ readyMillis: 300 }), (board) => {
    assert.ok(!board.until(() => board.display.traffic.transactions > 0, 299), 'it listens');
    assert.ok(board.until(() => !board.display.isDark(), 500), 'still dark');
    ready(board);
    assert.deepEqual(board.display.picture(), usual(board));
  });
  scenario(`a ${name} that forgets everything 250 ms after power-on is repaired`, display({ forgetsMillis: 250 }), (board) => {
    assert.ok(board.until(() => board.display.lit, 200), 'still dark');
    assert.ok(board.until(() => !board.display.shines(), 200), 'it does not forget');
    ready(board);
    assert.deepEqual(board.display.picture(), usual(board));
  });
}

const SILENT = { 'that never acknowledges': { acknowledges: false }, 'without pull-ups on its module': { ohms: Infinity } };
for (const [name, kind] of Object.entries(SILENT)) {
  scenario(`a display ${name} stays dark, and light and log say what to check`, { display: new Display(kind) }, (board) => {
    board.run(1000);
    assert.equal(flashes(board, 2000), 4);
    assert.match(board.log().join('\n'), /no display acknowledges/);
    assert.ok(board.display.isDark());
    assert.deepEqual(board.resets, []);
  });
}

scenario('the longest stop of the processor does not lose the display', {}, (board) => {
  ready(board);
  board.press('down');
  const { traffic } = board.display;
  const sent = traffic.pixels;
  assert.ok(board.until(() => traffic.pixels > sent + 20, 60, 0.01), 'nothing is sent');
  board.release('down');
  stall(board, 1200);
  ready(board);
  assert.doesNotMatch(board.log().join('\n'), /is gone/);
});

// The model of the display itself: it must notice what the real chips would not forgive.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Display } from '../board/display.mjs';

const PAGE_ON = { ssd1306: [0x8d, 0x14, 0xa1, 0xc8, 0xaf], sh1106: [0xa1, 0xc8, 0xaf], ssd1309: [] };

function lit(chip) {
  const display = new Display({ chip });
  send(display, 0x00, PAGE_ON[chip]);
  for (let page = 0; page < 8; page++) draw(display, page, 0, Array(display.chip.columns).fill(0));
  return display;
}

function send(display, control, bytes) {
  display.begin();
  for (const byte of [control, ...bytes]) display.write(byte);
}

/** Commands and pixels in one transaction. */
function draw(display, page, column, pixels) {
  display.begin();
  const place = [0xb0 | page, column & 15, 0x10 | (column >> 4)].flatMap((command) => [0x80, command]);
  for (const byte of [...place, 0x40, ...pixels]) display.write(byte);
}

const lights = (display) => display.picture().flatMap((line, y) => [...line].flatMap((mark, x) => (mark === '#' ? [[x, y]] : [])));

for (const [chip, first] of [['ssd1306', 0], ['sh1106', 2]]) {
  test(`${chip}: the first pixel of the glass is in column ${first}, either way up`, () => {
    const display = lit(chip);
    draw(display, 0, first, [1]);
    assert.deepEqual(lights(display), [[0, 0]]);
    send(display, 0x00, [0xa0, 0xc0]);
    assert.deepEqual(lights(display), [[127, 63]]);
    assert.deepEqual(display.unknown, []);
  });
}

/** What it answers if it is asked for its status, or for its memory. */
function ask(display, control, count = 1) {
  display.begin();
  display.write(control);
  display.begin();
  return Array.from({ length: count }, () => display.read());
}

test('the status tells whether the display is on, unless it is a clone, and its lowest bits are as the module has them', () => {
  const modules = [[{}, [0x43, 0x03]], [{ nibble: 4 }, [0x44, 0x04]], [{ isStuckOff: true }, [0x43, 0x43]], [{ readable: false }, [0xff, 0xff]]];
  for (const [options, expected] of modules) {
    const display = new Display(options);
    const dark = ask(display, 0x00);
    send(display, 0x00, PAGE_ON.ssd1306);
    assert.deepEqual([...dark, ...ask(display, 0x00)], expected);
  }
});

test('the memory of an SH1106 can be read, after a byte that was fetched before; that of the others cannot', () => {
  for (const [chip, expected] of [['sh1106', [0x12, 0x34]], ['ssd1306', [0x03, 0x03]], ['ssd1309', [0x41, 0x41]]]) {
    const display = lit(chip);
    draw(display, 3, 20, [0x12, 0x34]);
    draw(display, 3, 20, []);
    assert.deepEqual(ask(display, 0xc0, 3).slice(1), expected, chip);
  }
});

test('an SH1106 knows no windows: it notes them, and takes their bounds for commands', () => {
  const display = lit('sh1106');
  send(display, 0x00, [0x20, 0x00, 0x21, 0x04, 0x11]);
  assert.deepEqual(display.unknown, [0x20, 0x21]);
  assert.equal(display.column, 0x14);
});

test('an SSD1306 knows no converter', () => {
  const display = lit('ssd1306');
  send(display, 0x00, [0xad, 0x8b]);
  assert.deepEqual(display.unknown, [0xad, 0x8b]);
});

test('an SSD1306 is dark without its charge pump, an SH1106 has its converter on', () => {
  for (const [chip, dark] of [['ssd1306', true], ['sh1106', false]]) {
    const display = new Display({ chip });
    send(display, 0x00, [0xaf]);
    assert.equal(display.isDark(), dark, chip);
  }
});

test('an SSD1306 in horizontal mode goes on in the next strip, in page mode in the same', () => {
  for (const [mode, page] of [[0, 1], [2, 0]]) {
    const display = lit('ssd1306');
    send(display, 0x00, [0x20, mode, 0xb0, 0x00, 0x10, 0x21, 0, 127, 0x22, 0, 7]);
    send(display, 0x40, [...Array(128).fill(0), 1]);
    assert.deepEqual(lights(display), [[0, 8 * page]], `mode ${mode}`);
  }
});

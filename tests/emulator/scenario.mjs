// A test on the board: a name, a device, and what happens to it. A failure leaves a picture and the log.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Board } from './board/board.mjs';
import { readElf, readUf2, saveArea } from './board/image.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Where the programs are built. */
export const target = process.env.CARGO_TARGET_DIR ?? `${root}target`;
const out = `${root}tests/emulator/out`;
/** The title stands for a little less. */
const TITLE = 1000;
/** The coach speaks for a little less. */
export const CALM = 5000;

export const scenarioFolder = process.env.PASSDECK_SCENARIOS ?? `${root}tests/scenarios`;

let program;
/** The firmware as the compiler wrote it, read and translated once. */
export const elf = () => (program ??= readElf(`${target}/thumbv6m-none-eabi/firmware/passdeck`));
export const uf2 = (file = 'passdeck.uf2') => readUf2(`${target}/${file}`);

/** Runs `play` on a new board. Options are the board's; the ELF file is flashed unless another image is given. */
export function scenario(name, options, play) {
  test(name, () => {
    const board = new Board({ image: elf(), ...options });
    try {
      play(board);
    } catch (error) {
      keepTraces(board, name, error);
      throw error;
    }
  });
}

/** Leaves a picture and the log of a failure, and says how to see it again. */
export function keepTraces(board, name, error, file = 'tests/emulator/tests') {
  mkdirSync(out, { recursive: true });
  const trace = `${out}/${name.replace(/\W+/g, '-')}`;
  board.display.savePng(`${trace}.png`);
  const flash = board.flash.operations.map(({ kind, offset }, i) => `${i} ${kind} ${offset.toString(16)}`);
  writeFileSync(`${trace}.log`, [...board.log(), '', ...flash, '', String(error.stack)].join('\n'));
  console.log(`# see ${trace}.png and .log; again: node --test --test-name-pattern="${name}" ${file}`);
}

/** Waits until the picture has stood still for a while. */
export function settle(board, still = 800) {
  let since = board.total;
  board.display.onChange = () => (since = board.total);
  const isStill = () => board.total - since >= still * 1e6 && !board.display.isDark();
  const settled = board.until(isStill, 60_000, 10);
  board.display.onChange = () => {};
  if (!settled) throw new Error('the picture does not come to rest');
}

/** Waits until the coach has spoken, and nothing is told any more that has just happened. */
export function calm(board) {
  board.run(CALM);
  settle(board);
}

/** Waits until the title is over and the menu stands. */
export function ready(board) {
  board.run(TITLE);
  settle(board);
}

/** Taps buttons one after the other, and waits for the picture to stand after each. */
export function press(board, ...buttons) {
  for (const button of buttons) {
    board.tap(button, { hold: 40, pause: 40 });
    settle(board);
  }
}

/** A turn that begins says for so long how to pause. */
const TOLD = 1600;

/** From the menu: goes on with the saved game, until its picture is as it was when somebody was playing. */
export function goOn(board) {
  press(board, 'A');
  settle(board, TOLD);
}

/** From the menu of a new device: one human and two robots play Burst, the human begins. */
export function deal(board) {
  dealAtOnce(board);
  calm(board);
}

/** The same, without a quiet moment after it, in which the device tidies its flash up. */
export function dealAtOnce(board) {
  press(board, 'A', 'down', 'down', 'A', 'A');
  if (board.deals === 0) throw new Error('the buttons do not lead to a deal any more');
}

/** From the menu, with a game that is not over: the same again. */
export function dealAgain(board) {
  const { deals } = board;
  press(board, 'down', 'A', 'A', 'A');
  board.run(1000); // a question that costs a game takes no press at once
  press(board, 'up');
  if (board.deals !== deals + 1) throw new Error('the buttons do not lead to another deal any more');
}

/** Changes a setting to and fro until the open bank of the journal has less than `room` bytes left. */
export function fill(board, room) {
  press(board, 'down', 'down', 'A');
  for (let i = 0; roomInBank(board) >= room; i++) {
    if (i > 250) throw new Error('the buttons do not change a setting any more');
    for (const button of ['right', 'left']) board.tap(button, { hold: 40, pause: 60 });
  }
  press(board, 'B', 'up', 'up'); // the menu keeps its place; back to where it begins
}

const BANK = 8192;

/** How much of the newest bank is not written to yet. */
export function roomInBank({ flash, image }) {
  const { from, to } = saveArea(image);
  const last = flash.operations.findLast(({ kind, offset }) => kind === 'program' && offset >= from).offset;
  const start = from + Math.floor((last - from) / BANK) * BANK;
  const bank = flash.bytes.subarray(start, Math.min(start + BANK, to));
  return BANK - 1 - bank.findLastIndex((byte) => byte !== 0xff);
}

/** Whether the device shows the same as a golden frame of the console, such as `shell/menu`. */
export function shows(board, frame) {
  const lines = board.display.picture();
  const lit = (x, y) => (lines[y][x] === '#' ? 1 : 0);
  // The dots of a braille letter: three down the left, three down the right, then the lowest two.
  const dots = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [0, 3], [1, 3]];
  const letter = (x, y) => String.fromCharCode(dots.reduce((code, [dx, dy], bit) => code + (lit(x + dx, y + dy) << bit), 0x2800));
  const line = (row) => Array.from({ length: 64 }, (_, column) => letter(2 * column, 4 * row)).join('');
  const rows = Array.from({ length: 16 }, (_, row) => line(row));
  return rows.join('\n') === readFileSync(`${root}tests/console/golden/${frame}.txt`, 'utf8').trimEnd();
}

/** How often the light comes on in a while. */
export function flashes(board, millis) {
  const lit = [];
  board.until(() => (lit.push(board.ledIsLit()), false), millis, 10);
  return lit.filter((on, i) => on && !lit[i - 1]).length;
}

export const picture = (board) => board.display.picture().join('\n');

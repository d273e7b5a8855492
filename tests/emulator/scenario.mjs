// A test on the board: a name, a device, and what happens to it. A failure leaves a picture and the log.
import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Board } from './board/board.mjs';
import { readElf, readUf2 } from './board/image.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = process.env.CARGO_TARGET_DIR ?? `${root}target`;
const out = `${root}tests/emulator/out`;

let program;
/** The firmware as the compiler wrote it, read and translated once. */
export const elf = () => (program ??= readElf(`${target}/thumbv6m-none-eabi/firmware/passdeck`));
export const uf2 = () => readUf2(`${target}/passdeck.uf2`);

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

function keepTraces(board, name, error) {
  mkdirSync(out, { recursive: true });
  const file = `${out}/${name.replace(/\W+/g, '-')}`;
  board.display.savePng(`${file}.png`);
  const flash = board.flash.operations.map(({ kind, offset }, i) => `${i} ${kind} ${offset.toString(16)}`);
  writeFileSync(`${file}.log`, [...board.log(), '', ...flash, '', String(error.stack)].join('\n'));
  console.log(`# see ${file}.png and .log; again: node --test --test-name-pattern="${name}" tests/emulator/tests`);
}

/** Waits until the device is ready for a player. */
export function ready(board) {
  const wanted = board.log().filter((line) => line.includes('entropy alive')).length + 1;
  const isReady = () => board.log().filter((line) => line.includes('entropy alive')).length >= wanted;
  if (!board.until(isReady, 3000, 5)) throw new Error('the device does not get ready');
  board.run(40);
}

export const picture = (board) => board.display.picture().join('\n');

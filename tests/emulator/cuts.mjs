// Power cuts without playing the game again and again: it is played once, every flash operation is kept with the
// save area before it, and a cut is a start with what that operation left behind.
import { Board } from './board/board.mjs';
import { PhysicalChance } from './board/chance.mjs';
import { Flash, PowerCut } from './board/flash.mjs';
import { saveArea } from './board/image.mjs';
import { seedsFrom } from './board/seed.mjs';
import { fill, goOn, ready } from './scenario.mjs';
import { checksum, playScript } from './script.mjs';

const BANK = 8192;
const PAGE = 256;
const SETTLED = 1500; // the journal erases ahead when nobody presses

/** The save area as it is. */
export function savedBy(board) {
  const { from, to } = saveArea(board.image);
  return board.flash.bytes.slice(from, to);
}

/** Writes all flash operations of a board down, each with the save area before it and what `where()` says. */
export function watchFlash(board, where) {
  const { from } = saveArea(board.image);
  const operations = [];
  board.flash.onOperation = (kind, offset, bytes) => {
    // The archive is no part of the save.
    if (offset < from) return;
    operations.push({ kind, offset: offset - from, bytes: bytes && Uint8Array.from(bytes), before: savedBy(board), where: where() });
  };
  return operations;
}

/** The banks in which these operations wrote behind the first page. That one is also written to make a bank valid or invalid. */
export function banksOf(operations) {
  const behind = operations.filter(({ kind, offset }) => kind === 'program' && offset % BANK >= PAGE);
  return new Set(behind.map(({ offset }) => Math.floor(offset / BANK)));
}

/** The save area of a device that was switched on once. */
function usedBefore(image) {
  const board = new Board({ image, seconds: 30 });
  ready(board);
  return savedBy(board);
}

/**
 * Plays a script from the menu, when the open bank has less than `room` bytes left; gives the operations, and after each step how many
 * moves are played. The operations that fill the bank are left out.
 */
export function record(image, script, room) {
  const board = new Board({ image, save: usedBefore(image), seeds: seedsFrom(script.seed), seconds: 300 });
  let step = 0;
  const operations = watchFlash(board, () => step);
  ready(board);
  const started = operations.length;
  fill(board, room);
  operations.splice(started);
  const moves = [0];
  playScript(board, script, ({ news }) => {
    step += 1;
    const dealt = news.findLastIndex((line) => line.startsWith('deal'));
    const since = news.slice(dealt + 1).filter((line) => line.startsWith('move')).length;
    moves.push(dealt < 0 ? moves.at(-1) + since : since);
  });
  board.run(SETTLED);
  return { board, operations, moves, after: savedBy(board) };
}

/** What is left of the save area when power fails after a share of an operation. */
export function torn({ kind, offset, bytes, before }, share, seed) {
  const flash = new Flash({ pieces: [] }, new PhysicalChance(seed));
  flash.bytes.set(before);
  flash.cut = { operation: 0, share };
  try {
    if (kind === 'erase') flash.erase(offset, 4096);
    else flash.program(offset, bytes);
  } catch (error) {
    if (!(error instanceof PowerCut)) throw error;
  }
  return flash.bytes.slice(0, before.length);
}

/** Starts with a save area and goes on with the game in it: how many moves it has, the menu, and the picture of the game. */
export function resume(image, save, seconds = 30) {
  const board = new Board({ image, save, seconds });
  ready(board);
  return { board, ...lookAt(board) };
}

function lookAt(board) {
  const [, state, moves] = board.log().join('\n').match(/save: (\w+), (\d+) moves/) ?? [];
  const menu = checksum(board.display);
  goOn(board);
  return { state, moves: Number(moves), menu, game: checksum(board.display) };
}

/** The same as text, to compare. */
export const identity = ({ state, moves, menu, game }) => `${state}, ${moves} moves, menu ${menu}, game ${game}`;

/** Starts with a save area, with a power cut in the operation of that number; null if there are not so many. */
export function cutWhileStarting(image, save, operation, share) {
  const board = new Board({ image, save, seconds: 30 });
  board.flash.cut = { operation, share };
  try {
    ready(board);
    board.run(SETTLED);
    return null;
  } catch (error) {
    if (error instanceof PowerCut) return savedBy(board);
    throw error;
  }
}

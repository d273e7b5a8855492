// Power fails while a finished game is written to the archive: the device starts, and the page of the last games shows the game
// or none. The host sweeps far more, in `firmware/src/archive/tests.rs`.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Board } from '../board/board.mjs';
import { archiveArea } from '../board/image.mjs';
import { seedsFrom } from '../board/seed.mjs';
import { savedBy, torn } from '../cuts.mjs';
import { elf, picture, press, ready, scenarioFolder } from '../scenario.mjs';
import { playScript, readScript } from '../script.mjs';

const SHARES = [0, 0.3, 0.7, 0.95];
const image = elf();
const { from, to } = archiveArea(image);

/** What the records say of the last game, on a device with this archive. */
function lastGame(save, archive) {
  const board = new Board({ image, save, seconds: 30 });
  board.flash.bytes.set(archive, from);
  ready(board);
  press(board, 'down', 'A', 'up', 'A');
  return picture(board);
}

test('a power cut while a game is kept leaves the game or none', () => {
  const script = readScript(`${scenarioFolder}/burst-won-by-buttons.txt`);
  const board = new Board({ image, seeds: seedsFrom(script.seed), seconds: 300 });
  const operations = [];
  const archive = () => board.flash.bytes.slice(from, to);
  board.flash.onOperation = (kind, offset, bytes) => {
    if (offset < from || offset >= to) return;
    operations.push({ kind, offset: offset - from, bytes: bytes && Uint8Array.from(bytes), before: archive() });
  };
  playScript(board, script);
  const [save, after] = [savedBy(board), archive()];
  assert.ok(operations.length >= 4, `${operations.length} operations`);
  const [none, kept] = [lastGame(save, operations[0].before), lastGame(save, after)];
  assert.notEqual(none, kept);
  operations.forEach((operation, number) => {
    for (const share of SHARES) {
      const found = lastGame(save, torn(operation, share, number + 1));
      assert.ok(found === none || found === kept, `${operation.kind} ${number}, cut after ${share}:\n${found}`);
    }
  });
});

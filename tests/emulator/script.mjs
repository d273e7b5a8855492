// A scenario file of tests/scenarios, played on the board: buttons in, and after every step the picture that the
// simulator's transcript tells.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { crc32 } from './board/crc32.mjs';

const BUTTONS = { U: 'up', D: 'down', L: 'left', R: 'right', A: 'A', B: 'B' };
const TAP = 40;
/** A picture counts once it has stood for so long: the final table takes no button before. */
const STEADY = 800;
/** A picture that stands for so long is the last one: bots that think move. */
const FINAL = 10_000;
/** Bots that play one after the other, at the slowest speed. */
const MOST = 600_000;

/** The picture as the display holds it, page by page. */
export const checksum = (display) => crc32(display.memory).toString(16).padStart(8, '0');

/** Reads NAME.txt and NAME.golden: the seed, and the steps with their check sums and moves. */
export function readScript(path) {
  const lines = readFileSync(path, 'utf8').split('\n').map((line, i) => ({ line: i + 1, words: line.split('#')[0].trim().split(/\s+/) }));
  const commands = lines.filter(({ words }) => words[0]);
  const seed = commands.find(({ words }) => words[0] === 'seed')?.words[1] ?? '1';
  const steps = commands.flatMap(({ line, words: [verb, ...rest] }) => {
    if (verb === 'press') return rest.map((letter) => ({ line, name: `press ${letter}`, verb, button: BUTTONS[letter], millis: TAP }));
    if (verb === 'tap') {
      const taps = rest.slice(1).map((letter) => BUTTONS[letter]);
      return [{ line, name: `tap ${rest.join(' ')}`, verb, apart: Number(rest[0]), taps }];
    }
    if (verb === 'hold') return [{ line, name: `hold ${rest.join(' ')}`, verb, button: BUTTONS[rest[0]], millis: Number(rest[1]) }];
    if (verb === 'wait') return [{ line, name: `wait ${rest[0]}`, verb, millis: Number(rest[0]) }];
    if (verb === 'restart') return [{ line, name: verb, verb }];
    if (verb === 'seed' || verb === 'shot') return [];
    throw new Error(`${basename(path)}, line ${line}: "${verb}" cannot be played on the board`);
  });
  const told = readTranscript(path.replace(/\.txt$/, '.golden'));
  if (told.length !== steps.length) throw new Error(`${basename(path)} has ${steps.length} steps, its transcript ${told.length}`);
  steps.forEach((step, i) => {
    if (told[i].name !== step.name) throw new Error(`${basename(path)}, line ${step.line}: the transcript has "${told[i].name}" for "${step.name}"`);
    Object.assign(step, told[i]);
  });
  return { name: basename(path, '.txt'), seed, steps };
}

function readTranscript(path) {
  const steps = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [, name, sum] = line.match(/^((?:press|tap|hold|wait|restart)\b.*?)\s+([0-9a-f]{8})$/) ?? [];
    if (sum) steps.push({ name, sum, news: [] });
    else if (/^ {2}\S/.test(line)) steps.at(-1)?.news.push(line.trim());
  }
  return steps;
}

/** Does a step, and lets the device come to rest with the picture that is told; gives whether it did. */
export function perform(board, step) {
  if (step.verb === 'restart') board.powerCycle();
  for (const button of step.taps ?? []) board.tap(button, { hold: TAP, pause: step.apart - TAP });
  if (step.button) board.press(step.button);
  if (step.millis) board.run(step.millis);
  if (step.button) board.release(step.button);
  if (step.verb === 'press') board.run(TAP);
  return comesToRest(board, step.sum);
}

/** Waits for the picture that is told; gives whether it came and stayed. */
export function comesToRest(board, sum) {
  let [seen, since] = [null, 0];
  let changed = true;
  board.display.onChange = () => (changed = true);
  const isSteady = () => {
    if (changed) [seen, since, changed] = [checksum(board.display), board.total, false];
    return board.total - since >= (seen === sum ? STEADY : FINAL) * 1e6;
  };
  try {
    return board.until(isSteady, MOST, 5) && seen === sum;
  } finally {
    board.display.onChange = () => {};
  }
}

/** Plays a script from its start; `after(step)` may look at the board after each step. */
export function playScript(board, script, after = () => {}) {
  for (const step of script.steps) {
    if (!perform(board, step)) {
      throw new Error(`line ${step.line}, ${step.name}: the simulator shows ${step.sum}, the device ${checksum(board.display)}`);
    }
    board.keepLog(); // the ring that it comes through is small
    after(step);
  }
}

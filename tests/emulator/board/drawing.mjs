// What frames cost on the Pico's processor, in instructions, and how many bytes of them change.
import { run } from './processor.mjs';

export const GAMES = ['bango', 'no_idea', 'burst', 'combo'];
/** At 125 MHz and thirty frames a second, a third of the time; the rest is for bots and the display. */
export const MOST = 1_500_000;
const BYTES = 1024;

/** Draws frames of a game with so many players (1 to 6), or of the shell if there is no game. */
export function draw(image, { kind, players, number = 1, frames }) {
  const costs = [];
  let [began, before, changed] = [0, new Uint8Array(BYTES), 0];
  let busiest = { cost: 0 };
  const told = (code, now, pointedAt) => {
    if (code === 1) began = now;
    if (code !== 2) return;
    const cost = now - began;
    const frame = pointedAt(BYTES);
    costs.push(cost);
    changed += frame.reduce((sum, byte, at) => sum + (byte !== before[at] ? 1 : 0), 0);
    before = frame;
    if (cost > busiest.cost) busiest = { cost, frame };
  };
  if (kind === undefined) run(image, [number, frames], told, { entry: 'draw_shell' });
  else run(image, [kind, players, number, frames], told, { entry: 'draw_game' });
  const mean = costs.reduce((sum, one) => sum + one, 0) / costs.length;
  return { frames: costs.length, mean, most: busiest.cost, changed: changed / costs.length, picture: braille(busiest.frame) };
}

/** A frame in the display's order as text. */
function braille(frame) {
  const lit = (x, y) => (frame[(y >> 3) * 128 + x] >> (y & 7)) & 1;
  const dots = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [0, 3], [1, 3]];
  const cell = (x, y) => String.fromCodePoint(0x2800 + dots.reduce((bits, [dx, dy], i) => bits | (lit(x + dx, y + dy) << i), 0));
  const line = (row) => Array.from({ length: 64 }, (_, column) => cell(2 * column, 4 * row)).join('');
  return Array.from({ length: 16 }, (_, row) => line(row)).join('\n');
}

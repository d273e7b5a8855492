// Which scenarios the boards play. The simulator plays all of them in every run, and `tests/run all` plays all of them on
// every board; `tests/run` plays these on the emulated Pico and in the browser, because each takes a while there.
import { readdirSync } from 'node:fs';

/** What each of them is there for: a whole game of each kind, and every part of the device once. */
export const CHOSEN = {
  'bango-won-by-buttons': 'a whole game of Bango, with its records',
  'no-idea-won-by-buttons': 'a whole game of No Idea, with its records',
  'burst-won-by-buttons': 'a whole game of Burst, and the archive: it is watched once more',
  'combo-won-by-buttons': 'a whole game of Combo, with its records',
  'about-and-test': 'the test of display, buttons and sound',
  'bango-two-people': 'the curtain between two people',
  'burst-hurried': 'taps that come faster than pictures',
  'burst-resumed-in-every-phase': 'power cuts, and what the save brings back',
  'learn-burst': 'a lesson',
  names: 'letters one by one, and the names that are kept',
  'pause-menu': 'a long press, and every page of the pause',
  settings: 'settings that outlive a restart, and the reset of everything',
  'sleep-and-wake': 'the display dims and goes dark, and a press wakes it',
  'sleep-now': 'the device sleeps when it is told to',
};

/** Whether this is `tests/run`, and not `tests/run all` or somebody who runs a test by hand. */
export const isShort = process.env.PASSDECK_SHORT === '1';

/** The names of the scenarios of a folder that are to be played on a board, in their order. */
export function scenariosIn(folder) {
  const all = readdirSync(folder).filter((name) => name.endsWith('.txt')).map((name) => name.slice(0, -4)).sort();
  if (!isShort) return all;
  const unknown = Object.keys(CHOSEN).filter((name) => !all.includes(name));
  if (unknown.length) throw new Error(`tests/emulator/choice.mjs chooses scenarios that are not there: ${unknown.join(', ')}`);
  return all.filter((name) => name in CHOSEN);
}

// What somebody prefers of the page itself: the colour of the display, and whether it is light around the handheld. It is
// no part of a save, because it belongs to the screen and not to the game.

const KEY = 'passdeck page';
const DEFAULTS = { colour: 'white', surroundings: 'auto' };

export function readPreferences() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...DEFAULTS };
  }
}

export function writePreferences(preferences) {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Nothing can be saved here; it holds until the page is closed.
  }
}

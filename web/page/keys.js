// The keyboard, with the keys of the simulator.
import { BUTTONS } from './holders.js';

const BUTTON_KEYS = {
  arrowup: BUTTONS.up, arrowdown: BUTTONS.down, arrowleft: BUTTONS.left, arrowright: BUTTONS.right,
  a: BUTTONS.a, z: BUTTONS.a, ' ': BUTTONS.a, enter: BUTTONS.a,
  b: BUTTONS.b, x: BUTTONS.b, backspace: BUTTONS.b,
};
/** These belong to the button that has the focus. */
const PRESS_FOCUSED = ['enter', ' '];

/** Listens; `commands` has what other keys do, by their names in lower case. */
export function listenToKeys(holders, commands) {
  addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase();
    if (isForTheBrowser(event, key)) return;
    const button = BUTTON_KEYS[key];
    const command = commands[key];
    if (button === undefined && !command) return;
    event.preventDefault();
    if (event.repeat) return; // the console repeats by itself
    if (button !== undefined) holders.hold(event.code, button);
    else command();
  });
  addEventListener('keyup', (event) => holders.hold(event.code));
}

const isForTheBrowser = (event, key) => event.ctrlKey || event.metaKey || event.altKey
  || document.querySelector('dialog[open]') !== null
  || (PRESS_FOCUSED.includes(key) && document.activeElement instanceof HTMLButtonElement);

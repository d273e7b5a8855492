// The six buttons. Keys, fingers and gamepads hold them; a button is down as long as anything holds it.

import { platform } from './platform.js';

export const BUTTONS = { up: 0, down: 1, left: 2, right: 3, a: 4, b: 5 };
/** Long enough for the console to take B for held. */
const HELD = 700;
/** A tap of somebody who cannot hold, such as a screen reader. */
const TAP = 60;

export class Holders {
  #held = new Map();
  #handheld;
  #mark;

  /** `mark` shows that a button goes down or comes up. */
  constructor(handheld, mark) {
    this.#handheld = handheld;
    this.#mark = mark;
  }

  /** Whatever it is, it holds this button now, or none. Whether a button went down. */
  hold(holder, button) {
    const before = this.#held.get(holder);
    if (before === button) return false;
    this.#held.delete(holder);
    if (before !== undefined && !this.#isDown(before)) {
      this.#mark(before, false);
      this.#handheld.release(before);
    }
    if (button === undefined) return false;
    const isNew = !this.#isDown(button);
    this.#held.set(holder, button);
    if (isNew) {
      this.#mark(button, true);
      this.#handheld.press(button);
    }
    return isNew;
  }

  /** Presses a button for a moment. */
  tap(button) {
    this.#holdFor(button, TAP);
  }

  /** Holds B until the console takes it for held. */
  pause() {
    this.#holdFor(BUTTONS.b, HELD);
  }

  #holdFor(button, millis) {
    const holder = Symbol('for a while');
    this.hold(holder, button);
    platform.after(millis, () => this.hold(holder));
  }

  /** Nobody holds anything any more, and nothing is pressed by that. */
  letGo() {
    for (const button of this.#held.values()) this.#mark(button, false);
    this.#held.clear();
    this.#handheld.letGo();
  }

  #isDown(button) {
    return [...this.#held.values()].includes(button);
  }
}

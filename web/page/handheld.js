// The board's loop: buttons and time go into the console; what it asks for is done; the picture is shown. As on the Pico,
// a picture is shown only when the move that led to it is saved, so that nobody sees a move that can still be lost.
import { platform } from './platform.js';
import { CONTRAST, ERASE, FETCH, FORGET_KEPT, KEEP, LIGHT, RESUME, SAVE, SEED, SOUND, parts } from './requests.js';
import { GAME, KEPT, MOST_KEPT } from './store.js';

/** While a bot thinks: milliseconds of thought before the browser gets its turn, and slices at most. */
const THINK = 1.5;
const SLICES = 200;
const OFF = 2;

export class Handheld {
  #machine;
  #store;
  #parts;
  #timer = null;
  #isOn = false;
  #light = 0;
  #waits = false;

  /** `outside` has display, sound, wakeLock and words, and `ended`, which is told whether there is a game to share. */
  constructor(machine, store, outside) {
    this.#machine = machine;
    this.#store = store;
    this.#parts = outside;
  }

  get machine() {
    return this.#machine;
  }

  /** Switches on with what is saved. */
  switchOn() {
    this.#isOn = true;
    this.#machine.boot(this.#store.slots, this.#now());
    this.#run();
  }

  /** Stops, because somebody plays in another tab. Nothing is saved any more. */
  switchOff() {
    this.#isOn = false;
    platform.cancel(this.#timer);
    this.#parts.wakeLock.want(false);
  }

  press(button) {
    if (!this.#isOn) return;
    this.#machine.press(button, this.#now());
    this.#run(1);
  }

  release(button) {
    if (!this.#isOn) return;
    this.#machine.release(button, this.#now());
    this.#run(1);
  }

  letGo() {
    if (this.#isOn) this.#machine.letGo();
  }

  get isOn() {
    return this.#isOn;
  }

  /** Does something with the console that is no button, and gives back what comes of it. */
  use(action) {
    this.#machine.tick(this.#now());
    const result = action(this.#machine);
    this.#run();
    return result;
  }

  reportNotSaved() {
    this.#machine.reportNotSaved();
    this.#run();
  }

  #now() {
    return Math.floor(platform.now()) >>> 0;
  }

  /** Does what there is to do now, and comes back when the console wants it. Bots think for so many slices at most. */
  #run(most = SLICES) {
    if (!this.#isOn) return;
    platform.cancel(this.#timer);
    const start = platform.now();
    const now = this.#now();
    let due = 0;
    for (let slices = 0; due === 0 && slices < most && platform.now() - start < THINK; slices++) {
      this.#machine.tick(now);
      this.#serve();
      due = this.#machine.due(now);
    }
    this.#show();
    this.#parts.wakeLock.want(this.#light !== OFF && this.#machine.isPlaying());
    if (due >= 0) this.#timer = platform.after(due, () => this.#run());
  }

  /** Does what the console asks for. What is to be saved is written at once, all of it or nothing. */
  #serve() {
    const changes = new Map();
    for (let request = this.#machine.takeRequest(); request; request = this.#machine.takeRequest()) {
      const asked = parts(request);
      this.#change(asked, changes);
      this.#answer(asked);
    }
    if (changes.size) this.#store.write([...changes]);
  }

  #change({ what, detail }, changes) {
    if (what === SAVE) changes.set(detail, this.#machine.save(detail));
    else if (what === ERASE) changes.set(detail, new Uint8Array());
    else if (what === KEEP) this.#keep(changes);
    else if (what === FORGET_KEPT) changes.set(KEPT, []);
  }

  #answer({ what, detail, more }) {
    const { kept, slots } = this.#store;
    if (what === SEED) this.#machine.giveSeed(platform.random(new Uint8Array(16)));
    else if (what === RESUME) this.#machine.resume(slots[GAME]);
    else if (what === FETCH) this.#machine.giveKept(detail, kept.length, kept.at(-1 - detail) ?? new Uint8Array());
    else if (what === LIGHT) this.#parts.display.light = this.#light = detail;
    else if (what === CONTRAST) this.#parts.display.contrast = detail;
    else if (what === SOUND) this.#parts.sound.play(this.#machine.tones(detail), more);
  }

  /** Keeps the game that has just ended, unless it is the newest one already. */
  #keep(changes) {
    const game = this.#machine.finished();
    const newest = this.#store.kept.at(-1);
    if (game.length === 0 || (newest?.length === game.length && newest.every((byte, i) => byte === game[i]))) return;
    changes.set(KEPT, [...this.#store.kept, game].slice(-MOST_KEPT));
  }

  /** Shows the newest picture once everything is saved. */
  #show() {
    if (this.#waits) return;
    this.#waits = true;
    this.#store.whenSaved(() => platform.frame(() => {
      this.#waits = false;
      if (!this.#isOn || !this.#machine.draw()) return;
      this.#parts.display.show(this.#machine.picture());
      this.#parts.words.say(this.#machine.words());
      this.#parts.ended(this.#machine.canShare());
    }));
  }
}

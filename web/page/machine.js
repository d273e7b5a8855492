// The console: WebAssembly behind functions of numbers (`web/src/lib.rs`), and the memory that both sides know.

export const PICTURE_BYTES = 1024;

export class Machine {
  #wasm;

  /** Compiles the console. A browser could do so while it is loading, but not while it is packed; packed it loads faster. */
  static async load(bytes) {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new Machine(instance.exports);
  }

  constructor(wasm) {
    this.#wasm = wasm;
  }

  #exchange(length = this.#wasm.exchange_size()) {
    return new Uint8Array(this.#wasm.memory.buffer, this.#wasm.exchange(), length);
  }

  /** Puts letters into the exchange; how many they are, 0 if they are too many. */
  #putText(text) {
    return this.#put([new TextEncoder().encode(text)])?.[0] ?? 0;
  }

  #takeText(length) {
    return new TextDecoder().decode(this.#exchange(length).slice());
  }

  /** Puts slots one after the other into the exchange; gives their lengths, or null if they are too long. */
  #put(slots) {
    const lengths = slots.map((bytes) => bytes.length);
    const room = this.#exchange();
    if (lengths.reduce((sum, length) => sum + length, 0) > room.length) return null;
    let place = 0;
    for (const bytes of slots) {
      room.set(bytes, place);
      place += bytes.length;
    }
    return lengths;
  }

  /** Switches on with what is saved. */
  boot(slots, now) {
    this.#wasm.boot(...(this.#put(slots) ?? [0, 0, 0]), now);
  }

  press(button, now) {
    this.#wasm.press(button, now);
  }

  release(button, now) {
    this.#wasm.release(button, now);
  }

  letGo() {
    this.#wasm.let_go();
  }

  tick(now) {
    this.#wasm.tick(now);
  }

  /** Rehearses a little; whether there is more of it. */
  warmUp() {
    return Boolean(this.#wasm.warm_up());
  }

  /** Milliseconds until the next tick is wanted: 0 is at once, -1 is never. */
  due(now) {
    return this.#wasm.due(now);
  }

  takeRequest() {
    return this.#wasm.take_request();
  }

  giveSeed(bytes) {
    this.#exchange(16).set(bytes);
    this.#wasm.give_seed();
  }

  /** What is to be saved in a slot. */
  save(slot) {
    return this.#exchange(this.#wasm.save(slot)).slice();
  }

  /** Lays out the saved game. */
  resume(game) {
    this.#wasm.resume(this.#put([game])?.[0] ?? 0);
  }

  /** The game that has just ended. */
  finished() {
    return this.#exchange(this.#wasm.finished()).slice();
  }

  /** Gives a game that was kept, the nth from the newest. */
  giveKept(nth, count, bytes) {
    this.#wasm.give_kept(nth, count, this.#put([bytes])?.[0] ?? 0);
  }

  reportNotSaved() {
    this.#wasm.report_not_saved();
  }

  /** Draws if there is something new; whether there is. */
  draw() {
    return Boolean(this.#wasm.draw());
  }

  picture() {
    return new Uint8Array(this.#wasm.memory.buffer, this.#wasm.picture(), PICTURE_BYTES);
  }

  /** What the picture says: for each row its part, and labels that may be chosen. */
  words() {
    return this.#takeText(this.#wasm.words()).split('\n').filter(Boolean).map((line) => {
      const [part, ...labels] = line.split('\t');
      return { part, labels: labels.map((label) => ({ text: label.replace(/^\*/, ''), chosen: label.startsWith('*') })) };
    });
  }

  isAtRest() {
    return Boolean(this.#wasm.is_at_rest());
  }

  isPlaying() {
    return Boolean(this.#wasm.is_playing());
  }

  /** The tones of a sound, each with hertz and milliseconds. */
  tones(cue) {
    const count = this.#wasm.tones(cue);
    const numbers = new DataView(this.#exchange(4 * count).slice().buffer);
    return Array.from({ length: count }, (_, i) => ({ hertz: numbers.getUint16(4 * i, true), millis: numbers.getUint16(4 * i + 2, true) }));
  }

  /** All that is saved as the bytes of one file: profile, records and game, and the games that were kept. */
  packBackup(parts) {
    const lengths = parts.map(({ length }) => Uint8Array.of(length & 0xff, length >> 8));
    const put = this.#put(parts.flatMap((bytes, i) => [lengths[i], bytes])) ?? [];
    return this.#exchange(this.#wasm.pack_backup(put.reduce((sum, length) => sum + length, 0))).slice();
  }

  /** The parts in a backup, or in words what is wrong with it. */
  openBackup(backup) {
    const opened = this.#wasm.open_backup(this.#put([backup])?.[0] ?? 0);
    if (opened < 0) return { problem: this.#takeText(-opened) };
    const bytes = this.#exchange(opened).slice();
    const parts = [];
    for (let at = 0; at < opened;) {
      const length = bytes[at] | (bytes[at + 1] << 8);
      parts.push(bytes.slice(at + 2, at + 2 + length));
      at += 2 + length;
    }
    return { parts };
  }

  /** Whether a finished game is there that can be shared. */
  canShare() {
    return Boolean(this.#wasm.can_share());
  }

  /** The letters of a link: to the finished game without names (0) or with them (1), or to its cards (2). */
  share(what) {
    return this.#takeText(this.#wasm.share(what));
  }

  /** Shows the game that these letters are; 0, or the number of what is wrong with them. */
  watchLink(letters) {
    return -this.#wasm.watch_link(this.#putText(letters));
  }

  /** What the cards are for that these letters are, or the number of what is wrong with them. */
  offerLink(letters) {
    const told = this.#wasm.offer_link(this.#putText(letters));
    if (told < 0) return { error: -told };
    const [title, people, robots] = this.#takeText(told).split('\t');
    return { title, people: Number(people), robots: Number(robots) };
  }

  /** Deals these cards; 0, or the number of what is wrong with them. */
  dealLink(letters) {
    return -this.#wasm.deal_link(this.#putText(letters));
  }

  /** Bytes of memory that the console has. */
  memory() {
    return this.#wasm.memory.buffer.byteLength;
  }
}

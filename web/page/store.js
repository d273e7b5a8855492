// What is saved, in IndexedDB: a finished transaction survives a killed browser, which localStorage does not. Where nothing
// can be saved, everything is kept in memory, and the console says that it is not saved.

const NAMES = ['profile', 'records', 'game', 'kept'];
/** The places of the saved game, and of the games that were kept, which are a list. */
export const GAME = 2;
export const KEPT = 3;
export const MOST_KEPT = 100;
const EMPTY = new Uint8Array();
/** A transaction that takes longer counts as failed; the picture does not wait any longer. */
const PATIENCE = 4000;

const settled = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

export class Store {
  #database = null;
  #failing = false;
  #onFailing;
  #pending = 0;
  #idle = [];

  /** What was found or written last, slot by slot. */
  slots = [EMPTY, EMPTY, EMPTY];
  /** The games that were kept, the newest last. */
  kept = [];

  /** `onFailing` is called when saving begins to fail, and not again while it does. */
  constructor(onFailing) {
    this.#onFailing = onFailing;
  }

  /** Reads what is there. */
  async read() {
    try {
      const slots = (await this.#open()).transaction('slots').objectStore('slots');
      const found = await Promise.all(NAMES.map((name) => settled(slots.get(name))));
      this.slots = found.slice(0, KEPT).map((bytes) => (bytes instanceof Uint8Array ? bytes : EMPTY));
      this.kept = Array.isArray(found[KEPT]) ? found[KEPT].filter((bytes) => bytes instanceof Uint8Array) : [];
      // A browser that needs room may throw away what it has not promised to keep.
      navigator.storage?.persist?.().catch(() => {});
    } catch {
      this.#database = null; // there is no storage; the first save tells
    }
  }

  async #open() {
    if (this.#database) return this.#database;
    const opening = indexedDB.open('passdeck', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('slots');
    const database = await settled(opening);
    const forget = () => {
      database.close();
      if (this.#database === database) this.#database = null;
    };
    database.onclose = forget;
    database.onversionchange = forget;
    this.#database = database;
    return database;
  }

  /** Writes slots, `[slot, bytes]` each, all of them or none. No bytes remove what is there. */
  write(changes) {
    for (const [slot, bytes] of changes) {
      if (slot === KEPT) this.kept = bytes;
      else this.slots[slot] = bytes;
    }
    this.#pending++;
    this.#commit(changes).then(() => this.#note(false), () => this.#note(true)).then(() => {
      if (--this.#pending === 0) this.#idle.splice(0).forEach((call) => call());
    });
  }

  /** Calls when everything is written, or cannot be: at once if nothing is under way. */
  whenSaved(call) {
    if (this.#pending === 0) call();
    else this.#idle.push(call);
  }

  #commit(changes) {
    const write = (database) => new Promise((resolve, reject) => {
      const transaction = database.transaction('slots', 'readwrite', { durability: 'strict' });
      const slots = transaction.objectStore('slots');
      for (const [slot, bytes] of changes) {
        if (bytes.length) slots.put(bytes, NAMES[slot]);
        else slots.delete(NAMES[slot]);
      }
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
      setTimeout(reject, PATIENCE, new Error('it takes too long'));
      transaction.commit(); // at once: the page may be gone before anybody asks again
    });
    try {
      // Without a pause if the database is open: what comes later may never come.
      return this.#database ? write(this.#database) : this.#open().then(write);
    } catch (error) {
      this.#database = null;
      return Promise.reject(error);
    }
  }

  #note(fails) {
    if (fails && !this.#failing) this.#onFailing();
    this.#failing = fails;
  }
}

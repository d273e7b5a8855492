// A page under test with a hand on its buttons.
import { SIZES, checksum, folder, keys, launch, oneFile, open, prepare, ready, watch } from './browser.mjs';
import { serve } from './server.mjs';

/** How long a tap takes, and the pause after it: curtains and hand-overs take no press for a while. */
const TAP = 40;
const PAUSE = 1300;

export class Player {
  constructor(page, hand = keys(page)) {
    this.page = page;
    this.hand = hand;
  }

  /** Opens a page of a context, and lets the title go. */
  static async open(context, url) {
    const page = await context.newPage();
    const player = new Player(page);
    player.wrong = watch(page, url.split('#')[0]);
    await open(page, url);
    await player.rest(1000);
    return player;
  }

  async reload() {
    await this.page.reload();
    await ready(this.page);
    await this.rest(1000);
  }

  /** Lets time pass, and then until nothing happens any more; waits until what happened is saved and shown. */
  rest(millis) {
    return this.page.evaluate(async (length) => {
      globalThis.pass(length);
      globalThis.comeToRest();
      await globalThis.underTest.saved();
    }, millis);
  }

  /** Lets time pass while buttons are held. */
  hold(millis) {
    return this.page.evaluate(async (length) => {
      globalThis.pass(length);
      await globalThis.underTest.saved();
    }, millis);
  }

  async tap(...buttons) {
    for (const button of buttons) {
      await this.hand.down(button);
      await this.hold(TAP);
      await this.hand.up(button);
      await this.rest(PAUSE);
    }
  }

  /** From the menu: one person and two robots play Burst. */
  deal() {
    return this.tap('A', 'down', 'down', 'A', 'A');
  }

  /** Presses A until the game is over, and lets its ending come to rest. */
  async finish() {
    for (let presses = 0; !await this.page.evaluate(() => globalThis.underTest.machine.canShare()); presses++) {
      if (presses > 400) throw new Error('the game does not end');
      await this.tap('A');
    }
    await this.rest(10_000);
  }

  /** Steps through a game that is being watched; the check sums of all its pictures. */
  async pictures() {
    const sums = [await checksum(this.page)];
    for (;;) {
      await this.tap('right');
      const sum = await checksum(this.page);
      if (sum === sums.at(-1) && sum === sums.at(-2)) return sums;
      sums.push(sum);
    }
  }

  /** The rows that the display says. */
  words() {
    return this.page.locator('#words > *').allTextContents();
  }

  /** What was said last. */
  said() {
    return this.page.locator('#live').textContent();
  }

  /** The saved slots, as the page knows them: profile, records, game. */
  slots() {
    return this.page.evaluate(() => globalThis.underTest.store.slots.map((bytes) => [...bytes]));
  }

  /** What is really in the database. */
  stored() {
    return this.page.evaluate(() => new Promise((done, failed) => {
      const opening = indexedDB.open('passdeck', 1);
      opening.onerror = failed;
      opening.onsuccess = () => {
        const slots = opening.result.transaction('slots').objectStore('slots');
        const found = ['profile', 'records', 'game'].map((name) => slots.get(name));
        slots.transaction.oncomplete = () => {
          opening.result.close();
          done(found.map(({ result }) => [...(result ?? [])]));
        };
      };
    }));
  }

  /** Whether a button looks pressed. */
  isDown(number) {
    return this.page.locator(`[data-button="${number}"].is-down`).count().then(Boolean);
  }
}

/** A browser and a server, with what makes contexts and players of them. */
export async function stage() {
  const [browser, server] = [await launch(), await serve(folder)];
  const context = async (options = {}) => {
    const { seed, isVirtual, ...rest } = options;
    const made = await browser.newContext({ ...SIZES.desktop, serviceWorkers: 'block', ...rest });
    await prepare(made, { seed, isVirtual });
    return made;
  };
  return {
    browser, server, context,
    player: async (options, hash = '') => Player.open(await context(options), `${server.url}${hash}`),
    fileUrl: `file://${oneFile}`,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

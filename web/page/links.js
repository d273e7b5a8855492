// Links to a finished game and to its cards: `#watch/...` and `#deal/...` behind the address of a page. What stands behind
// the `#` never goes to a server. Whatever comes from a link is checked by the rules of the game.
import { GAME } from './store.js';

const PROBLEMS = {
  1: 'This link is damaged or incomplete. Ask for it again.',
  2: 'This link is from another version of Passdeck, so the game cannot be shown here.',
  3: 'This game is not over yet. You can only watch finished games.',
  4: 'Your current game is not saved and would be lost. Finish it, then open the link again.',
};
const NO_LINK = 'This is not a link to a Passdeck game.';

/** What a link leads to and its letters, wherever it was pasted from; null if it is none. Letters may be damaged. */
export function readLink(text) {
  const [, what, letters] = text.match(/(?:^|#)(watch|deal)\/(.*?)[^\w-]*$/s) ?? [];
  return what ? { what, letters } : null;
}

/** A link to this very page. */
export const writeLink = (what, letters) => `${location.href.split('#')[0]}#${what}/${letters}`;

const count = (number, one, more) => (number === 1 ? `one ${one}` : `${number} ${more}`);
const party = ({ people, robots }) => [people && count(people, 'person', 'people'), robots && count(robots, 'robot', 'robots')]
  .filter(Boolean).join(' and ');

export class Links {
  #handheld;
  #store;
  #question;

  constructor(handheld, store, question) {
    this.#handheld = handheld;
    this.#store = store;
    this.#question = question;
    addEventListener('hashchange', () => handheld.isOn && this.openAddress());
  }

  /** Opens the link that the page was called by, if there is one. It is taken off the address: a reload goes on with the game. */
  openAddress() {
    const { hash, pathname, search } = location;
    if (hash.length < 2) return undefined;
    history.replaceState(null, '', `${pathname}${search}`);
    return this.open(hash);
  }

  open(text) {
    const link = readLink(text.trim());
    if (!link) return this.#question.tell(NO_LINK);
    return link.what === 'watch' ? this.#watch(link.letters) : this.#deal(link.letters);
  }

  /** Shows a game. One in progress is saved, and waits behind *Continue*. */
  #watch(letters) {
    const problem = this.#handheld.use((machine) => machine.watchLink(letters));
    return problem ? this.#tell(problem) : undefined;
  }

  /** Deals cards, if they are wanted. */
  async #deal(letters) {
    const { error, ...table } = this.#handheld.use((machine) => machine.offerLink(letters));
    if (error) return this.#tell(error);
    const lost = this.#store.slots[GAME].length ? ' Your current game will be lost.' : '';
    const text = `Play ${table.title} with the same cards? It is a game for ${party(table)}.${lost}`;
    if (!await this.#question.ask(text, 'Deal', 'Not now') || !this.#handheld.isOn) return undefined;
    const problem = this.#handheld.use((machine) => machine.dealLink(letters));
    return problem ? this.#tell(problem) : undefined;
  }

  #tell(problem) {
    return this.#question.tell(PROBLEMS[problem] ?? PROBLEMS[1]);
  }
}

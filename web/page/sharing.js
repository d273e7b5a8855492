// A finished game for somebody else: a link to watch it, or to play with the same cards.
import { writeLink } from './links.js';

const byId = (id) => document.getElementById(id);
/** As the console numbers them. */
const [WITHOUT_NAMES, WITH_NAMES, CARDS] = [0, 1, 2];
const ONLY_HERE = 'You opened Passdeck from a file, so this link only works here. On another device, paste it: Menu, Open a link.';

export class Sharing {
  #machine;
  #dialog = byId('share');

  /** `open` opens a link here. */
  constructor(machine, open) {
    this.#machine = machine;
    byId('share-game').addEventListener('click', () => this.open());
    byId('close-share').addEventListener('click', () => this.#dialog.close());
    this.#dialog.addEventListener('click', (event) => event.target === this.#dialog && this.#dialog.close());
    this.#dialog.addEventListener('change', () => this.#write());
    byId('copy-link').addEventListener('click', () => this.#copy());
    byId('send-link').addEventListener('click', () => this.#send());
    byId('play-link').addEventListener('click', () => {
      this.#dialog.close();
      open(this.#link(CARDS));
    });
  }

  /** There is a game to share, or there is none any more. Where there is one, nothing can be paused. */
  offer(isThere) {
    byId('share-game').hidden = !isThere;
    byId('pause').hidden = isThere;
    if (!isThere && this.#dialog.open) this.#dialog.close();
  }

  open() {
    byId('share-game').blur();
    this.#write();
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  #link(what) {
    return writeLink(what === CARDS ? 'deal' : 'watch', this.#machine.share(what));
  }

  #write() {
    const isCards = byId('share').querySelector('[name="link"]:checked').value === 'deal';
    byId('with-names').disabled = isCards;
    const game = byId('with-names').checked ? WITH_NAMES : WITHOUT_NAMES;
    byId('link').value = this.#link(isCards ? CARDS : game);
    byId('send-link').hidden = !navigator.canShare?.({ url: byId('link').value });
    this.#say(location.protocol === 'file:' ? ONLY_HERE : '');
  }

  /** Hands the link to whatever the device sends things by. */
  async #send() {
    try {
      await navigator.share({ title: 'Passdeck', url: byId('link').value });
    } catch (error) {
      if (error.name !== 'AbortError') await this.#copy();
    }
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(byId('link').value);
      this.#say('Link copied.');
    } catch {
      byId('link').select();
      this.#say('The browser would not copy it. The link is selected: copy it yourself.');
    }
  }

  #say(text) {
    byId('link-note').textContent = text;
  }
}

// A question on a sheet of its own, or something that must not be missed.

const byId = (id) => document.getElementById(id);

export class Question {
  #dialog = byId('question');
  #answer = null;

  constructor() {
    byId('question-yes').addEventListener('click', () => this.#close(true));
    byId('question-no').addEventListener('click', () => this.#close(false));
    this.#dialog.addEventListener('close', () => this.#settle(false));
  }

  /** Asks; whether the answer is yes. An earlier question that nobody has answered counts as no. */
  ask(text, yes, no) {
    this.#settle(false);
    byId('question-text').textContent = text;
    byId('question-yes').textContent = yes ?? '';
    byId('question-yes').hidden = !yes;
    byId('question-no').textContent = no;
    for (const other of document.querySelectorAll('dialog[open]')) if (other !== this.#dialog) other.close();
    if (!this.#dialog.open) this.#dialog.showModal();
    return new Promise((answer) => (this.#answer = answer));
  }

  /** Says something. */
  tell(text) {
    return this.ask(text, null, 'OK');
  }

  #close(isYes) {
    this.#settle(isYes);
    this.#dialog.close();
  }

  #settle(isYes) {
    this.#answer?.(isYes);
    this.#answer = null;
  }
}

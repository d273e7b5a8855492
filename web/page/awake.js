// Keeps the screen on while somebody plays. The console dims its display when nobody does, and then the screen may go off.

export class WakeLock {
  #wanted = false;
  #lock = null;
  #asking = false;

  constructor() {
    document.addEventListener('visibilitychange', () => this.want(this.#wanted));
  }

  want(wanted) {
    this.#wanted = wanted;
    if (!wanted) {
      this.#lock?.release().catch(() => {});
      this.#lock = null;
    } else if (!this.#lock && !this.#asking && !document.hidden) {
      this.#ask();
    }
  }

  async #ask() {
    this.#asking = true;
    try {
      const lock = await navigator.wakeLock?.request('screen');
      lock?.addEventListener('release', () => {
        if (this.#lock === lock) this.#lock = null;
      });
      if (this.#wanted) this.#lock = lock ?? null;
      else await lock?.release();
    } catch {
      // The battery is low, or the browser does not do that.
    }
    this.#asking = false;
  }
}

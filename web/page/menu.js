// The page's own menu: help, colours, full screen, and saving to a file. All of the game is in the console's menus.
import { download, readBackup, saveBackup } from './backup.js';
import { readPreferences, writePreferences } from './preferences.js';

const byId = (id) => document.getElementById(id);

export class Menu {
  #dialog = byId('menu');
  #notice = byId('notice');
  #preferences = readPreferences();
  #install = null;

  /** `outside` has the handheld's machine, store and display; `restore` starts again with what was read, `openLink` opens a link. */
  constructor({ machine, store, display, restore, pause, openLink }) {
    byId('open-menu').addEventListener('click', (event) => this.open(event));
    byId('pause').addEventListener('click', (event) => {
      if (event.detail) event.currentTarget.blur();
      pause();
    });
    byId('close-menu').addEventListener('click', () => this.#dialog.close());
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.#dialog.close(); // beside the sheet
    });
    this.#listenToPreferences(display);
    byId('full-screen').addEventListener('click', () => this.toggleFullScreen());
    byId('full-screen').hidden = !document.fullscreenEnabled;
    byId('save-file').addEventListener('click', () => saveBackup(machine, store));
    byId('load-file').addEventListener('change', (event) => this.#load(event.target, machine, restore));
    byId('paste-link').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#dialog.close();
      openLink(byId('pasted').value);
      event.target.reset();
    });
    this.#listenToInstalling();
  }

  open(event) {
    if (event?.detail) event.currentTarget.blur();
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  toggleFullScreen() {
    const changed = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.();
    changed?.catch(() => this.say('Full screen is not available here.'));
  }

  /** Saves the picture on the display as a file. */
  savePicture() {
    byId('screen').toBlob((blob) => blob && download(URL.createObjectURL(blob), 'passdeck.png'));
  }

  /** Says something below the handheld for a while. */
  say(text) {
    this.#notice.textContent = text;
    this.#notice.hidden = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.#notice.hidden = true), 8000);
  }

  #listenToPreferences(display) {
    const show = () => {
      display.colour = this.#preferences.colour;
      document.documentElement.dataset.surroundings = this.#preferences.surroundings;
    };
    for (const name of Object.keys(this.#preferences)) {
      for (const input of document.querySelectorAll(`input[name="${name}"]`)) {
        input.checked = input.value === this.#preferences[name];
        input.addEventListener('change', () => {
          this.#preferences[name] = input.value;
          writePreferences(this.#preferences);
          show();
        });
      }
    }
    show();
  }

  async #load(input, machine, restore) {
    const [file] = input.files;
    input.value = '';
    if (!file) return;
    const { problem, ...saved } = await readBackup(machine, file);
    if (problem) {
      byId('file-problem').textContent = problem;
      return;
    }
    byId('file-problem').textContent = '';
    const isSure = confirm('Replace the games, the records and the settings on this device with those in the file?');
    if (!isSure) return;
    this.#dialog.close();
    restore(saved);
  }

  #listenToInstalling() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#install = event;
      byId('install').hidden = false;
    });
    byId('install').addEventListener('click', async () => {
      await this.#install?.prompt();
      byId('install').hidden = true;
    });
  }
}

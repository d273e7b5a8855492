// Puts the handheld together and switches it on.
import { Display } from './display.js';
import { Handheld } from './handheld.js';
import { Holders } from './holders.js';
import { Links } from './links.js';
import { Machine } from './machine.js';
import { Menu } from './menu.js';
import { Question } from './question.js';
import { Sharing } from './sharing.js';
import { Sound } from './sound.js';
import { KEPT, Store } from './store.js';
import { WakeLock } from './awake.js';
import { Words } from './words.js';
import { keepOffline } from './offline.js';
import { listenToGamepads } from './gamepad.js';
import { listenToKeys } from './keys.js';
import { listenToTouch } from './touch.js';
import { loadConsole } from './source.js';
import { platform } from './platform.js';
import { rehearse } from './rehearsal.js';
import { takeTurns } from './tabs.js';
import { unpack } from './unpack.js';

const byId = (id) => document.getElementById(id);

/** Covers the handheld with a few words and perhaps a button. */
function cover(text, label, action) {
  byId('cover-text').textContent = text;
  byId('cover-button').textContent = label ?? '';
  byId('cover-button').hidden = !label;
  byId('cover-button').onclick = action;
  byId('cover').hidden = false;
}

function listen(handheld, holders, menu, sound) {
  listenToKeys(holders, {
    p: () => holders.pause(), f: () => menu.toggleFullScreen(), s: () => menu.savePicture(),
    f1: () => menu.open(), '?': () => menu.open(),
  });
  listenToTouch(holders, { cross: byId('cross'), letters: byId('letters') }, () => sound.allow());
  listenToGamepads(holders);
  addEventListener('keydown', () => sound.allow());
  addEventListener('pointerup', () => sound.allow());
  addEventListener('blur', () => holders.letGo());
  document.addEventListener('visibilitychange', () => document.hidden && holders.letGo());
}

function offer(useIt) {
  byId('new-version').hidden = false;
  byId('use-new-version').onclick = useIt;
  byId('later').onclick = () => (byId('new-version').hidden = true);
}

/** The handheld and all around it, made of a loaded console. */
function assemble(machine, store) {
  const display = new Display(byId('screen'), byId('frame'));
  const sound = new Sound();
  const words = new Words(byId('words'), byId('live'));
  const sharing = new Sharing(machine, (link) => links.open(link));
  const ended = (isThere) => sharing.offer(isThere);
  const handheld = new Handheld(machine, store, { display, sound, words, wakeLock: new WakeLock(), ended });
  const links = new Links(handheld, store, new Question());
  const mark = (button, isDown) => document.querySelector(`[data-button="${button}"]`).classList.toggle('is-down', isDown);
  const holders = new Holders(handheld, mark);
  const restore = ({ slots, kept }) => {
    store.write([...slots.entries(), [KEPT, kept]]);
    handheld.switchOn();
  };
  const openLink = (text) => links.open(text);
  const menu = new Menu({ machine, store, display, restore, pause: () => holders.pause(), openLink });
  listen(handheld, holders, menu, sound);
  return { handheld, links };
}

/** The console did not arrive, or not as it was sent. */
const NOT_LOADED = new Error('the console was not loaded');

async function start() {
  // What takes time is done at the same time: the console is compiled while storage is opened.
  const unpacked = loadConsole().then(unpack).catch(() => Promise.reject(NOT_LOADED));
  const loading = unpacked.then(Machine.load);
  let [handheld, links] = [];
  const store = new Store(() => handheld.reportNotSaved());
  const assembled = loading.then((machine) => ({ handheld, links } = assemble(machine, store)));
  takeTurns({
    async play() {
      await Promise.all([assembled, store.read()]);
      byId('cover').hidden = true;
      handheld.switchOn();
      links.openAddress();
      platform.started({ handheld, links, machine: await loading, store });
    },
    stop: () => handheld?.switchOff(),
    wait: (takeOver) => cover('Passdeck is open in another tab or window.', 'Play here instead', takeOver),
  });
  await assembled;
  keepOffline(offer);
  rehearse(await loading);
}

start().catch((error) => {
  if (error === NOT_LOADED) cover('Passdeck did not load completely.', 'Try again', () => location.reload());
  else cover('Passdeck does not run in this browser. It needs WebAssembly.');
});
// An error should not occur. If it does, the console may be in any state, and what is saved is good.
addEventListener('error', () => cover('Something went wrong. Your game is saved.', 'Restart', () => location.reload()));

// A finished game as a link: made, opened, watched to its end, dealt again; and links that are broken.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { after, before, test } from 'node:test';
import { SIZES, launchIn, prepare } from '../lib/browser.mjs';
import { Player, stage } from '../lib/player.mjs';

const GAME = 2;
/** Where the record in a saved game has its set-up and its seed: behind two letters, a version. */
const record = (game) => game.slice(String.fromCharCode(...game).indexOf('PD'));
const deal = (game) => record(game).slice(3, 24);
let on;
/** Somebody at the end of a game, with the sheet open; the links that are offered there, and the game as it was dealt. */
let [sharer, links, dealt] = [];

before(async () => {
  on = await stage();
  sharer = await on.player({ permissions: ['clipboard-read', 'clipboard-write'] });
  await sharer.deal();
  [, , dealt] = await sharer.slots();
  await sharer.finish();
  await sharer.page.getByRole('button', { name: 'Share' }).click();
  links = { nameless: await link(sharer) };
  await sharer.page.getByLabel("with players' names").check();
  links.named = await link(sharer);
  await sharer.page.getByLabel('same cards').check();
  links.cards = await link(sharer);
});
after(() => on.close());

const link = (player) => player.page.locator('#link').inputValue();
const hashOf = (text) => text.slice(text.indexOf('#'));
const question = (player) => player.page.locator('#question-text').textContent();
const click = (player, name) => player.page.getByRole('button', { name, exact: true }).click();

/** Gives the page another fragment while it is open, as a link in another tab or the address bar does. */
const call = (player, hash) => player.page.evaluate((text) => new Promise((done) => {
  addEventListener('hashchange', () => setTimeout(done), { once: true });
  location.hash = text;
}), hash);

test('Share comes when a game is over, and goes with it', async () => {
  const player = await on.player();
  const [share, pause] = ['#share-game', '#pause'].map((id) => player.page.locator(id));
  await player.deal();
  assert.deepEqual([await share.isVisible(), await pause.isVisible()], [false, true]);
  await player.finish();
  assert.deepEqual([await share.isVisible(), await pause.isVisible()], [true, false]);
  await player.tap('B', 'A', 'A', 'B', 'B', 'B');
  assert.deepEqual([await share.isVisible(), await pause.isVisible()], [false, true]);
  assert.deepEqual(player.wrong, []);
});

test('links are short, differ by what is in them, and are copied', async () => {
  const { nameless, named, cards } = links;
  assert.ok([nameless, named].every((text) => text.startsWith(`${on.server.url}#watch/`) && text.length < 400), nameless);
  assert.ok(cards.startsWith(`${on.server.url}#deal/`) && cards.length < 180, cards);
  assert.notEqual(named, nameless);
  await click(sharer, 'Copy');
  await sharer.page.getByText('Link copied').waitFor();
  assert.equal(await sharer.page.evaluate(() => navigator.clipboard.readText()), cards);
  // Where there is something to send by, it is asked; and where nothing can be copied, the link is marked.
  await sharer.page.evaluate(() => {
    Object.assign(navigator, { canShare: () => true, share: async ({ url }) => (globalThis.sent = url) });
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await sharer.page.getByLabel('to watch').check();
  await click(sharer, 'Send');
  assert.equal(await sharer.page.evaluate(() => globalThis.sent), named);
  await click(sharer, 'Copy');
  await sharer.page.getByText('copy it yourself').waitFor();
  assert.equal(await sharer.page.evaluate(() => getSelection().toString()), named);
});

test('a link plays the game in another browser, with the same pictures as the last games here', async () => {
  await sharer.reload();
  // Records, Last games, the newest one.
  await sharer.tap('down', 'A', 'up', 'A');
  assert.ok((await sharer.words()).some((row) => row.startsWith('ANNA')), (await sharer.words()).join());
  await sharer.tap('A');
  const here = await sharer.pictures();

  const asked = on.server.asked.length;
  const other = await on.player({}, hashOf(links.named));
  assert.ok(!on.server.asked.slice(asked).some((name) => name.includes('watch')), 'the server does not see the game');
  assert.equal(new URL(other.page.url()).hash, '', 'a reload does not show it again');
  const there = await other.pictures();
  assert.deepEqual(there, here);
  assert.ok(there.length > 20, `${there.length} pictures`);
  assert.ok(await other.page.locator('#share-game').isVisible(), 'it can be sent on');
  assert.deepEqual([sharer.wrong, other.wrong], [[], []]);
});

test('a link without names has none', async () => {
  const other = await on.player({}, hashOf(links.nameless));
  await other.tap('down', 'down', 'down');
  const rows = (await other.pictures(), await other.words());
  assert.ok(rows.some((row) => row.includes('ONE')) && !rows.some((row) => row.includes('ANNA')), rows.join());
});

test('a link that comes while somebody plays leaves the game behind Continue as it was', async () => {
  const hash = hashOf(links.named);
  const other = await on.player({ seed: '5' });
  await other.deal();
  await other.tap('A');
  const [earlier, [, , game]] = [await other.words(), await other.slots()];
  await call(other, hash);
  await other.rest(100);
  assert.ok((await other.words()).at(-1).includes('B: back'), (await other.words()).join());
  assert.deepEqual((await other.stored())[GAME], game);
  await other.tap('right', 'right', 'B');
  assert.ok((await other.said()).includes('Continue'), await other.said());
  await other.tap('A');
  assert.deepEqual(await other.words(), earlier);
  assert.deepEqual((await other.stored())[GAME], game);
  assert.deepEqual(other.wrong, []);
});

test('the same cards are dealt if they are wanted, and a game in progress is lost only then', async () => {
  const hash = hashOf(links.cards);
  const other = await on.player({ seed: '6' }, hash);
  assert.match(await question(other), /^Play Burst with .* for one person and 2 robots\.$/);
  await click(other, 'Not now');
  assert.deepEqual((await other.slots())[GAME], []);
  await other.deal();
  const [, , game] = await other.slots();
  await call(other, hash);
  assert.match(await question(other), /will be lost/);
  await click(other, 'Not now');
  assert.deepEqual((await other.stored())[GAME], game);
  await call(other, hash);
  await click(other, 'Deal');
  await other.rest(1000);
  const [, , again] = await other.stored();
  assert.notDeepEqual(deal(again), deal(game));
  assert.deepEqual(deal(again), deal(dealt));
  assert.deepEqual(other.wrong, []);
});

test('who watches a game can play its cards at once', async () => {
  const other = await on.player({}, hashOf(links.named));
  await click(other, 'Share');
  await click(other, 'Play these cards here');
  await click(other, 'Deal');
  await other.rest(1000);
  assert.deepEqual(deal((await other.stored())[GAME]), deal(dealt));
});

test('broken links say so, thousands of them, and change nothing', async () => {
  const other = await on.player({ seed: '7' });
  await other.deal();
  const [rows, slots] = [await other.words(), await other.stored()];
  const told = await other.page.evaluate(async (whole) => {
    let state = 12345;
    const below = (end) => Math.floor((state = (state * 48271) % 2147483647) / 2147483647 * end);
    const any = () => ['A', 'b', '7', '-', '_', '=', '%', 'é', ' ', '/', '#', '.', '\0'][below(13)];
    const changed = (text) => {
      const at = 1 + below(text.length - 1);
      return [text.slice(0, at), text.slice(0, at) + any() + text.slice(at), text.slice(0, at) + any() + text.slice(at + 1),
        text.slice(0, at) + text.slice(at + 1 + below(5)), text + text.slice(at)][below(5)];
    };
    const called = (hash) => new Promise((done) => {
      addEventListener('hashchange', () => setTimeout(done), { once: true });
      location.hash = hash;
    });
    const dialog = document.getElementById('question');
    const messages = new Map();
    for (let round = 0; round < 4000; round++) {
      const text = changed(whole[round % 2]);
      // What only stands before or behind a link, such as a full stop of a messenger, is no part of it.
      if (whole.some((one) => text.replace(/[^\w]*$/, '').endsWith(one) || text.endsWith(one))) continue;
      // By the address for some, which takes a while; the others come at once to where that leads.
      if (round % 40) globalThis.underTest.links.open(text);
      else await called(`${text.slice(1)}${text.length < 3 ? 'x' : ''}`);
      const message = dialog.open ? document.getElementById('question-text').textContent : `nothing for ${text}`;
      messages.set(message, (messages.get(message) ?? 0) + 1);
      dialog.close();
    }
    return [...messages];
  }, [links.named, links.cards].map(hashOf));
  const known = ['This link is damaged', 'This is not a link', 'This link is from another version'];
  assert.deepEqual(told.filter(([message]) => !known.some((start) => message.startsWith(start))), []);
  assert.ok(told.length >= 2, String(told));
  assert.deepEqual([await other.words(), await other.stored()], [rows, slots]);
  assert.deepEqual(other.wrong, []);
});

test('a link can be pasted in the menu', async () => {
  const other = await on.player();
  for (const [pasted, isGame] of [['hello', false], [`Look: ${links.named}.`, true]]) {
    await other.page.keyboard.press('?');
    await other.page.locator('#pasted').fill(pasted);
    await click(other, 'Open a link');
    await other.rest(100);
    assert.equal(await other.page.locator('#question').isVisible(), !isGame);
    if (!isGame) await click(other, 'OK');
  }
  assert.ok((await other.words()).at(-1).includes('A: play'), (await other.words()).join());
});

test('a game that is not saved is not given up for a link', async () => {
  const hash = hashOf(links.named);
  const context = await on.context();
  await context.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { get: () => undefined }));
  const other = await Player.open(context, on.server.url);
  await other.deal();
  await other.tap('A', 'A');
  const rows = await other.words();
  await call(other, hash);
  assert.match(await question(other), /not saved/);
  await click(other, 'OK');
  assert.deepEqual(await other.words(), rows);
});

test('a link in a second tab waits until that tab plays', async () => {
  const first = await on.player();
  const page = await first.page.context().newPage();
  await page.goto(links.named);
  await page.getByRole('button', { name: 'Play here instead' }).click();
  await page.waitForFunction(() => Boolean(globalThis.underTest));
  const second = new Player(page);
  await second.rest(100);
  assert.ok((await second.words()).at(-1).includes('A: play'), (await second.words()).join());
});

test('the page as one file makes links and opens them, without a server', async () => {
  const profile = mkdtempSync(`${tmpdir()}/passdeck-link-`);
  const context = await launchIn(profile, SIZES.desktop);
  await prepare(context);
  const player = await Player.open(context, on.fileUrl);
  await player.deal();
  await player.finish();
  await player.page.getByRole('button', { name: 'Share' }).click();
  const text = await link(player);
  assert.ok(text.startsWith(`${on.fileUrl}#watch/`), text);
  await player.page.getByText('only works here').waitFor();
  await player.page.close();
  const again = await Player.open(context, text);
  assert.ok((await again.pictures()).length > 20);
  await call(again, '#watch/nonsense');
  assert.match(await question(again), /damaged/);
  assert.deepEqual([player.wrong, again.wrong], [[], []]);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

// The page as a whole: without a network, as one file, for screen readers, and with a new version.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { after, before, test } from 'node:test';
import { SIZES, launchIn, prepare } from '../lib/browser.mjs';
import { Player, stage } from '../lib/player.mjs';

let on;
before(async () => (on = await stage()));
after(() => on.close());

test('a screen reader is told the words of the screen, and what is chosen', async () => {
  const player = await on.player();
  assert.deepEqual(await player.words(), ['PASSDECK', 'New game', 'Records', 'Settings', 'How to play', 'up and down: move, A: choose']);
  assert.deepEqual(await player.page.locator('#words mark').allTextContents(), ['New game']);
  await player.tap('down');
  assert.equal(await player.said(), 'Records');
  await player.tap('up', 'A', 'down', 'down', 'A', 'A');
  const rows = await player.words();
  assert.ok(rows.some((row) => /(RED|BLUE|GREEN|YELLOW|PURPLE) \d/.test(row)), rows.join('\n'));
  assert.ok(rows.at(-1).includes('A: play'), rows.join('\n'));
  assert.equal(await player.page.locator('#live').getAttribute('aria-live'), 'polite');
});

test('every button and input of the page has a name', async () => {
  const player = await on.player();
  await player.page.keyboard.press('?');
  const nameless = await player.page.evaluate(() => [...document.querySelectorAll('button, input')]
    .filter((each) => !(each.ariaLabel || each.textContent.trim() || each.closest('label')?.textContent.trim()))
    .filter((each) => !each.hidden && each.id !== 'cover-button').map((each) => each.outerHTML));
  assert.deepEqual(nameless, []);
});

test('without a network the page starts again and goes on', async () => {
  const context = await on.context({ serviceWorkers: 'allow' });
  const player = await Player.open(context, on.server.url);
  await player.page.waitForFunction(() => navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller)));
  await player.deal();
  const [, , game] = await player.slots();
  const asked = on.server.asked.length;
  await context.setOffline(true);
  await player.reload();
  assert.deepEqual((await player.slots())[2], game);
  assert.equal(on.server.asked.length, asked);
  await context.close();
});

test('a new version is offered, and comes only when it is wanted', async () => {
  const context = await on.context({ serviceWorkers: 'allow' });
  const player = await Player.open(context, on.server.url);
  const { page } = player;
  await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));
  await player.deal();
  on.server.change = (name, bytes) => {
    if (name === 'index.html') return String(bytes).replace('<title>Passdeck', '<title>Passdeck 2');
    return name === 'sw.js' ? String(bytes).replace(/VERSION = '/, "VERSION = 'two") : bytes;
  };
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()));
  await page.getByText('A new version is ready').waitFor();
  await player.tap('A');
  assert.equal(await page.title(), 'Passdeck');
  const [, , game] = await player.slots();
  await page.getByRole('button', { name: 'Update now' }).click();
  await page.waitForFunction(() => document.title === 'Passdeck 2');
  await page.waitForFunction(() => Boolean(globalThis.underTest));
  assert.deepEqual((await player.slots())[2], game);
  on.server.change = (name, bytes) => bytes;
  await context.close();
});

for (const [what, change] of [
  ['cut short', (bytes) => bytes.subarray(0, bytes.length >> 1)],
  ['changed', (bytes) => bytes.map((byte, i) => (i === bytes.length >> 1 ? ~byte : byte))],
  ['missing', () => Buffer.alloc(0)],
]) {
  test(`a console that is ${what} is not played, and can be loaded again`, async () => {
    const context = await on.context();
    const page = await context.newPage();
    on.server.change = (name, bytes) => (name === 'passdeck.pack' ? change(bytes) : bytes);
    await page.goto(on.server.url);
    await page.getByText('Passdeck did not load completely.').waitFor();
    on.server.change = (name, bytes) => bytes;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForFunction(() => Boolean(globalThis.underTest));
    assert.ok(await page.locator('#cover').isHidden());
    await context.close();
  });
}

test('one file plays and saves without a server, and asks for nothing', async () => {
  const profile = mkdtempSync(`${tmpdir()}/passdeck-file-`);
  const context = await launchIn(profile, SIZES.desktop);
  await prepare(context);
  const player = await Player.open(context, on.fileUrl);
  const requests = [];
  player.page.on('request', (request) => requests.push(request.url()));
  await player.deal();
  await player.tap('A');
  const [, , game] = await player.slots();
  await player.page.close();
  const again = await Player.open(context, on.fileUrl);
  assert.ok(game.length > 0);
  assert.deepEqual((await again.slots())[2], game);
  assert.deepEqual([requests, player.wrong, again.wrong], [[], [], []]);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

test('after loading, the page asks the network for nothing', async () => {
  const player = await on.player();
  await player.page.waitForLoadState('networkidle');
  const asked = on.server.asked.length;
  await player.deal();
  await player.tap('A', 'A', 'A');
  await player.page.keyboard.press('s');
  // The browser itself fetches the icon of the tab, whenever it likes.
  assert.deepEqual(on.server.asked.slice(asked).filter((name) => name !== 'icon.svg'), []);
  assert.deepEqual(player.wrong, []);
});

test('the display goes dim and dark, and a press wakes it and does nothing else', async () => {
  const player = await on.player();
  const [earlier, bright] = [await player.words(), await brightness(player)];
  await player.rest(31_000);
  assert.ok(await brightness(player) < bright / 2);
  await player.rest(100_000);
  assert.equal(await brightness(player), 0);
  assert.deepEqual(await player.words(), []);
  await player.tap('A');
  assert.deepEqual([await player.words(), await brightness(player)], [earlier, bright]);
});

/** The brightest pixel of the display, above the dark ones. */
const brightness = (player) => player.page.evaluate(() => {
  const canvas = document.getElementById('screen');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.reduce((most, value, i) => (i % 4 === 1 ? Math.max(most, value) : most), 0) - 8;
});

test('sounds are those of the handheld', async () => {
  const player = await on.player();
  const tones = await player.page.evaluate(() => globalThis.underTest.machine.tones(1));
  assert.deepEqual(tones, [{ hertz: 330, millis: 60 }, { hertz: 247, millis: 60 }, { hertz: 165, millis: 140 }]);
});

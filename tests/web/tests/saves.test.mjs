// Nothing is lost, whatever happens to the page; and what cannot be saved is said.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { after, before, test } from 'node:test';
import { Player, stage } from '../lib/player.mjs';

const GAME = 2;
let on;
before(async () => (on = await stage()));
after(() => on.close());

test('a game goes on after a reload, behind Continue', async () => {
  const player = await on.player();
  await player.deal();
  await player.tap('A');
  const [, , game] = await player.slots();
  assert.ok(game.length > 0);
  assert.deepEqual((await player.stored())[GAME], game);
  await player.reload();
  assert.deepEqual((await player.slots())[GAME], game);
  assert.ok((await player.words()).some((row) => row.startsWith('Continue')));
  assert.deepEqual(player.wrong, []);
});

test('the saved game is laid out when somebody goes on with it, and not before', async () => {
  const player = await on.player();
  await player.deal();
  await player.page.context().addInitScript(() => {
    globalThis.laidOut = 0;
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...given) => {
      const { instance } = await instantiate(...given);
      const resume = (...bytes) => {
        globalThis.laidOut += 1;
        return instance.exports.resume(...bytes);
      };
      return { instance: { exports: { ...instance.exports, resume } } };
    };
  });
  await player.reload();
  assert.equal(await player.page.evaluate(() => globalThis.laidOut), 0);
  const earlier = await player.words();
  await player.tap('A');
  assert.equal(await player.page.evaluate(() => globalThis.laidOut), 1);
  assert.notDeepEqual(await player.words(), earlier);
});

test('a move is saved before its picture is shown', async () => {
  const player = await on.player();
  await player.deal();
  const seen = await player.page.evaluate(async () => {
    const { store, handheld } = globalThis.underTest;
    const live = document.getElementById('words');
    const earlier = live.textContent;
    let isPending = true;
    handheld.press(4);
    store.whenSaved(() => (isPending = false));
    const atOnce = { pending: isPending, changed: live.textContent !== earlier };
    await globalThis.underTest.saved();
    return { ...atOnce, later: live.textContent !== earlier };
  });
  assert.deepEqual(seen, { pending: true, changed: false, later: true });
});

test('a tab that is closed right after a press keeps the move', async () => {
  const context = await on.context();
  const player = await Player.open(context, on.server.url);
  await player.deal();
  const [, , earlier] = await player.slots();
  await player.page.keyboard.down('z');
  const [, , game] = await player.slots();
  await player.page.close();
  assert.notDeepEqual(game, earlier);
  const again = await Player.open(context, on.server.url);
  assert.deepEqual((await again.slots())[GAME], game);
});

test('a second tab says so, waits, and goes on when the first is closed', async () => {
  const context = await on.context();
  const first = await Player.open(context, on.server.url);
  await first.deal();
  const page = await context.newPage();
  await page.goto(on.server.url);
  await page.getByText('open in another tab').waitFor();
  const [, , game] = await first.slots();
  await first.page.close();
  await page.waitForFunction(() => Boolean(globalThis.underTest));
  await page.locator('#cover').waitFor({ state: 'hidden' });
  assert.deepEqual((await new Player(page).slots())[GAME], game);
});

test('a second tab can take over, and the first one then neither plays nor saves', async () => {
  const context = await on.context();
  const first = await Player.open(context, on.server.url);
  await first.deal();
  const page = await context.newPage();
  await page.goto(on.server.url);
  await page.getByRole('button', { name: 'Play here instead' }).click();
  await page.waitForFunction(() => Boolean(globalThis.underTest));
  await first.page.getByText('open in another tab').waitFor();
  const second = new Player(page);
  await second.rest(1000);
  const earlier = await second.stored();
  await first.page.keyboard.press('z');
  assert.deepEqual(await second.stored(), earlier);
  await second.tap('A', 'A');
  assert.notDeepEqual(await second.stored(), earlier);
});

test('where nothing can be stored it is said once, and the game goes on', async () => {
  const context = await on.context();
  await context.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', {
    get() {
      throw new DOMException('refused', 'SecurityError');
    },
  }));
  const player = await Player.open(context, on.server.url);
  await player.deal();
  assert.equal((await player.words())[0], 'NOT SAVED!');
  await player.tap('A', 'A', 'A');
  assert.ok(!(await player.words()).includes('NOT SAVED!'));
  assert.ok((await player.slots())[GAME].length > 0);
  assert.deepEqual(player.wrong, []);
});

test('a full storage is said, and saving goes on when there is room again', async () => {
  const player = await on.player();
  await player.deal();
  await player.page.evaluate(() => {
    globalThis.realPut = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function put() {
      this.transaction.abort();
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await player.tap('A');
  assert.equal((await player.words())[0], 'NOT SAVED!');
  await player.page.evaluate(() => (IDBObjectStore.prototype.put = globalThis.realPut));
  const [, , earlier] = await player.stored();
  await player.tap('A', 'A', 'A', 'A', 'A', 'A');
  const [, , game] = await player.stored();
  assert.notDeepEqual(game, earlier);
  assert.deepEqual(game, (await player.slots())[GAME]);
});

test('a save that cannot be read is asked about, and touched only when told to', async () => {
  const context = await on.context();
  const player = await Player.open(context, on.server.url);
  await player.deal();
  const broken = [...(await player.stored())[GAME]].map((byte, i) => (i === 20 ? byte ^ 0xff : byte));
  await player.page.evaluate((bytes) => new Promise((done) => {
    const opening = indexedDB.open('passdeck', 1);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('slots', 'readwrite');
      transaction.objectStore('slots').put(Uint8Array.from(bytes), 'game');
      transaction.oncomplete = () => done(opening.result.close());
    };
  }), broken);
  await player.reload();
  const asked = await player.words();
  assert.ok(!asked.some((row) => row.startsWith('Continue') || row.startsWith('Records')), asked.join('\n'));
  assert.deepEqual((await player.stored())[GAME], broken);
});

test('a backup brings everything to another browser, and broken ones are refused', async () => {
  const path = `${tmpdir()}/passdeck-test-${process.pid}.passdeck`;
  const one = await on.player();
  await one.deal();
  await one.finish();
  await one.tap('A', 'A', 'A', 'A');
  const kept = (player) => player.page.evaluate(() => globalThis.underTest.store.kept.map(String));
  assert.equal((await kept(one)).length, 1);
  assert.ok((await one.slots())[GAME].length > 0);
  await one.page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([one.page.waitForEvent('download'), one.page.getByRole('button', { name: 'Save to a file' }).click()]);
  await download.saveAs(path);

  const other = await on.player();
  other.page.on('dialog', (dialog) => dialog.accept());
  await other.page.getByRole('button', { name: 'Menu' }).click();
  for (const [change, problem] of [[0, 'not a Passdeck backup'], [8, 'newer Passdeck'], [30, 'damaged']]) {
    const bytes = readFileSync(path);
    bytes[change] ^= 0x40;
    writeFileSync(`${path}.bad`, bytes);
    await other.page.locator('#load-file').setInputFiles(`${path}.bad`);
    await other.page.getByText(problem).waitFor();
  }
  assert.deepEqual((await other.slots())[GAME], []);
  await other.page.locator('#load-file').setInputFiles(path);
  await other.page.locator('#menu').waitFor({ state: 'hidden' });
  await other.rest(1000);
  assert.deepEqual(await other.slots(), await one.slots());
  assert.deepEqual(await other.stored(), await one.stored());
  assert.deepEqual(await kept(other), await kept(one));
  await other.reload();
  assert.deepEqual(await kept(other), await kept(one));
  assert.ok((await other.words()).some((row) => row.startsWith('Continue')));
  // Records, Last games, watch it: it is a whole game.
  await other.tap('down', 'down', 'A', 'up', 'A', 'A', 'down', 'down', 'down', 'down');
  assert.ok(await other.page.locator('#share-game').isVisible());
});

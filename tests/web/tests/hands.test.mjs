// Thumbs, keys and gamepads; and a display of whole pixels at every size.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SIZES, checksum, middle, thumbs } from '../lib/browser.mjs';
import { Player, stage } from '../lib/player.mjs';

/** Browsers lay out in steps of a 64th of a pixel. */
const NEARLY = 0.1;
const [UP, DOWN, LEFT, RIGHT, YES, BACK] = [0, 1, 2, 3, 4, 5];
let on;
before(async () => (on = await stage()));
after(() => on.close());

const chosen = (player) => player.page.locator('#words mark').allTextContents();

test('a thumb slides from one direction to the next', async () => {
  const player = await on.player(SIZES.phone);
  const { touch, places } = await thumbs(player.page);
  const first = await chosen(player);
  await touch('touchStart', [places.up]);
  assert.deepEqual([await player.isDown(UP), await player.isDown(DOWN)], [true, false]);
  await touch('touchMove', [places.down]);
  assert.deepEqual([await player.isDown(UP), await player.isDown(DOWN)], [false, true]);
  await player.hold(10);
  assert.deepEqual(await chosen(player), first, 'up, and down again');
  await touch('touchMove', [places.left]);
  await touch('touchMove', [places.right]);
  await player.page.locator(`[data-button="${RIGHT}"].is-down`).waitFor();
  assert.ok(!(await player.isDown(LEFT)));
  await touch('touchMove', [{ x: places.right.x, y: 5 }]);
  await player.page.locator('.is-down').waitFor({ state: 'detached' }); // far away it holds nothing
  await touch('touchEnd', []);
  await player.hand.down('down');
  await player.hold(40);
  await player.hand.up('down');
  assert.notDeepEqual(await chosen(player), first);
});

test('two thumbs press at once, and one slides from A to B', async () => {
  const player = await on.player(SIZES.phone);
  const { touch, places } = await thumbs(player.page);
  await touch('touchStart', [{ ...places.down, id: 1 }]);
  await touch('touchStart', [{ ...places.down, id: 1 }, { ...places.A, id: 2 }]);
  assert.ok(await player.isDown(DOWN) && await player.isDown(YES));
  await touch('touchMove', [{ ...places.down, id: 1 }, { ...places.B, id: 2 }]);
  assert.ok(await player.isDown(DOWN) && await player.isDown(BACK) && !(await player.isDown(YES)));
  await touch('touchEnd', []);
  assert.ok(!(await player.isDown(DOWN)) && !(await player.isDown(BACK)));
});

test('nothing zooms, scrolls or is selected by quick thumbs', async () => {
  const player = await on.player(SIZES.phone);
  const { touch, places } = await thumbs(player.page);
  for (let i = 0; i < 6; i++) {
    await touch('touchStart', [places.A]);
    await touch('touchEnd', []);
  }
  await touch('touchStart', [places.down]);
  for (let y = 0; y < 300; y += 60) await touch('touchMove', [{ x: places.down.x, y: places.down.y - y }]);
  await touch('touchEnd', []);
  const state = await player.page.evaluate(() => [visualViewport.scale, scrollY, String(getSelection())]);
  assert.deepEqual(state, [1, 0, '']);
});

test('a window that loses the focus lets go of B without pressing it', async () => {
  const player = await on.player();
  await player.tap('A');
  const earlier = await player.words();
  await player.hand.down('B');
  await player.page.evaluate(() => dispatchEvent(new Event('blur')));
  await player.rest(1000);
  await player.hand.up('B');
  await player.rest(100);
  assert.deepEqual(await player.words(), earlier);
  assert.ok(!(await player.isDown(BACK)));
});

test('a gamepad plays, and its start button pauses', async () => {
  const context = await on.context({ isVirtual: false });
  await context.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false }));
    globalThis.pad = { buttons, axes: [0, 0, 0, 0] };
    navigator.getGamepads = () => [globalThis.pad];
  });
  const page = await context.newPage();
  await page.goto(on.server.url);
  await page.getByText('New game').first().waitFor({ state: 'attached' });
  await page.evaluate(() => dispatchEvent(new Event('gamepadconnected')));
  const player = new Player(page);
  const press = async (number) => {
    await page.evaluate((i) => (globalThis.pad.buttons[i].pressed = true), number);
    await page.waitForTimeout(80);
    await page.evaluate((i) => (globalThis.pad.buttons[i].pressed = false), number);
    await page.waitForTimeout(80);
  };
  const first = await chosen(player);
  await press(13);
  assert.notDeepEqual(await chosen(player), first);
  await page.evaluate(() => (globalThis.pad.axes[1] = -0.9));
  await page.waitForTimeout(80);
  await page.evaluate(() => (globalThis.pad.axes[1] = 0));
  assert.deepEqual(await chosen(player), first);
  for (const number of [0, 0, 0, 0]) {
    await press(number);
    await page.waitForTimeout(1200);
  }
  await press(9);
  await page.waitForTimeout(800);
  assert.equal((await player.words())[0].startsWith('PAUSE'), true, (await player.words()).join('\n'));
});

test('Enter presses the button that has the focus, and else A', async () => {
  const player = await on.player();
  const first = await chosen(player);
  await player.page.getByRole('button', { name: 'Down' }).focus();
  await player.page.keyboard.press('Enter');
  await player.rest(200);
  assert.notDeepEqual(await chosen(player), first);
  await player.page.evaluate(() => document.activeElement.blur());
  const rows = await player.words();
  await player.page.keyboard.press('Enter');
  await player.rest(200);
  assert.notDeepEqual(await player.words(), rows);
});

test('the keys are explained, and the help takes no key from the game', async () => {
  const player = await on.player();
  const earlier = await player.words();
  await player.page.keyboard.press('?');
  await player.page.getByText('move the cursor').waitFor();
  await player.page.keyboard.press('ArrowDown');
  await player.rest(100);
  assert.deepEqual(await player.words(), earlier);
  await player.page.keyboard.press('Escape');
  await player.page.keyboard.press('ArrowDown');
  await player.rest(100);
  assert.notDeepEqual(await chosen(player), []);
});

test('the display has whole pixels at every size and after every turn', async () => {
  const player = await on.player(SIZES.phone);
  const sum = await checksum(player.page, { rest: true });
  const sizes = [[393, 760], [760, 393], [320, 568], [568, 320], [411, 731], [1180, 820], [820, 1180], [1001, 613], [240, 320]];
  for (const [width, height] of sizes) {
    await player.page.setViewportSize({ width, height });
    await player.page.waitForTimeout(120);
    const place = await player.page.evaluate(() => {
      const canvas = document.getElementById('screen');
      const { left, top, right, bottom, width: wide } = canvas.getBoundingClientRect();
      return { pixels: canvas.width, wide: wide * devicePixelRatio, left: left * devicePixelRatio, top: top * devicePixelRatio, right, bottom };
    });
    const name = `${width}x${height}: ${JSON.stringify(place)}`;
    assert.equal(place.pixels % 128, 0, name);
    for (const edge of ['wide', 'left', 'top']) assert.ok(Math.abs(place[edge] - Math.round(place[edge])) < NEARLY, name);
    assert.ok(Math.abs(place.wide - place.pixels) < NEARLY && place.right <= width && place.bottom <= height, name);
    assert.equal(await checksum(player.page), sum, name);
    const corner = await middle(player.page, 'A');
    assert.ok(corner.x < width && corner.y < height, name);
  }
});

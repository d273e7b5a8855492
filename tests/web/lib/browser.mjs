// A real browser with the page in it, at the sizes that people have.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { crc32 } from '../../emulator/board/crc32.mjs';
import { seedsFrom } from '../../emulator/board/seed.mjs';
import { installPlatform } from './platform.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Where everything is built. */
export const target = process.env.CARGO_TARGET_DIR ?? `${root}target`;
/** The page for a server, the page as one file, and where traces of failures go. */
export const folder = `${target}/web`;
export const oneFile = `${target}/passdeck.html`;
export const simulator = `${target}/debug/sim`;
export const scenarioFolder = `${root}tests/scenarios`;
export const out = `${root}tests/web/out`;

const browsers = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
export const executablePath = browsers.find((path) => path && existsSync(path));
/** As root, Chromium starts only without its sandbox. */
export const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
export const launch = (options = {}) => chromium.launch({ executablePath, args, ...options });
/** A browser whose storage stays in a folder. */
export const launchIn = (path, options = {}) => chromium.launchPersistentContext(path, { executablePath, args, ...options });

export const SIZES = {
  phone: { viewport: { width: 393, height: 760 }, deviceScaleFactor: 2.75, isMobile: true, hasTouch: true },
  turned: { viewport: { width: 760, height: 360 }, deviceScaleFactor: 2.75, isMobile: true, hasTouch: true },
  small: { viewport: { width: 320, height: 568 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

/** Gives pages of a context a clock and seeds of the test. */
export async function prepare(context, { seed = '1', isVirtual = true } = {}) {
  const seeds = [];
  for (const bytes of seedsFrom(seed)) if (seeds.push([...bytes]) === 24) break;
  await context.addInitScript(installPlatform, { seeds, isVirtual });
}

export async function ready(page) {
  await page.waitForFunction(() => Boolean(globalThis.underTest));
}

export async function open(page, url) {
  await page.goto(url);
  await ready(page);
}

/** The check sum of what is on the canvas: each pixel of the display is looked at in its middle. */
export async function checksum(page, { pause = 0, rest = false } = {}) {
  const pages = await page.evaluate(async ({ pause: length, rest: isToRest }) => {
    if (length) globalThis.pass(length);
    if (isToRest) globalThis.comeToRest();
    await globalThis.underTest.saved();
    const canvas = document.getElementById('screen');
    const scale = canvas.width / 128;
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const bytes = new Array(1024).fill(0);
    for (let y = 0; y < 64; y++) {
      for (let x = 0; x < 128; x++) {
        const [column, row] = [x, y].map((place) => Math.floor((place + 0.5) * scale - 0.5));
        if (data[4 * (canvas.width * row + column) + 1] > 40) bytes[(y >> 3) * 128 + x] |= 1 << (y & 7);
      }
    }
    return bytes;
  }, { pause, rest });
  return crc32(pages).toString(16).padStart(8, '0');
}

const KEYS = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight', A: 'z', B: 'x' };
const NUMBERS = { up: 0, down: 1, left: 2, right: 3, A: 4, B: 5 };

/** Presses by keys. */
export const keys = (page) => ({
  down: (button) => page.keyboard.down(KEYS[button]),
  up: (button) => page.keyboard.up(KEYS[button]),
});

/** The middle of a button on the page. */
export async function middle(page, button) {
  const { x, y, width, height } = await page.locator(`[data-button="${NUMBERS[button]}"]`).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses by a finger. */
export async function thumbs(page) {
  const session = await page.context().newCDPSession(page);
  const places = {};
  for (const button of Object.keys(NUMBERS)) places[button] = await middle(page, button);
  const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    touch,
    places,
    down: (button) => touch('touchStart', [places[button]]),
    up: () => touch('touchEnd', []),
  };
}

/** Collects what must not happen on a page: errors, broken policies, and requests to anywhere else. */
export function watch(page, url) {
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content.Security/i.test(message.text())) wrong.push(message.text());
  });
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(url) || /^(blob|data):/.test(request.url());
    if (!isOwn) wrong.push(`asks for ${request.url()}`);
  });
  return wrong;
}

// Every scenario of tests/scenarios by keys on a desktop, and one whole game of each kind by touch on a phone.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { SIZES, folder, keys, launch, scenarioFolder, thumbs } from '../lib/browser.mjs';
import { playInPage, scriptForPage } from '../lib/scenario.mjs';
import { serve } from '../lib/server.mjs';

/** Pictures that are others on a page: those of the list of settings, which many scenarios pass, and one is about. */
const OF_SETTINGS = 7;
const BY_TOUCH = /-won-by-buttons$|^pause-menu$|^names$/;
const names = readdirSync(scenarioFolder).filter((name) => name.endsWith('.txt')).map((name) => name.slice(0, -4)).sort();

let browser;
let server;
before(async () => {
  [browser, server] = [await launch(), await serve(folder)];
});
after(async () => {
  await browser.close();
  await server.close();
});

for (const name of names) {
  test(`${name} by keys`, async () => {
    const script = scriptForPage(name);
    assert.ok(script.differing <= OF_SETTINGS || name === 'settings', 'the page shows other pictures than the handheld');
    await playInPage(browser, server.url, script, { size: SIZES.desktop, hands: keys });
  });
}

for (const name of names.filter((each) => BY_TOUCH.test(each))) {
  test(`${name} by touch`, () => playInPage(browser, server.url, scriptForPage(name), { size: SIZES.phone, hands: thumbs }));
}

// Every scenario of tests/scenarios by keys on a desktop, and one whole game of each kind by touch on a phone.
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { after, before, describe, test } from 'node:test';
import { SIZES, folder, keys, launch, scenarioFolder, thumbs } from '../lib/browser.mjs';
import { playInPage, scriptForPage } from '../lib/scenario.mjs';
import { serve } from '../lib/server.mjs';

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

describe('scenarios', { concurrency: availableParallelism() }, () => {
  for (const name of names) {
    test(`${name} by keys`, () => playInPage(browser, server.url, scriptForPage(name), { size: SIZES.desktop, hands: keys }));
  }
  for (const name of names.filter((each) => BY_TOUCH.test(each))) {
    test(`${name} by touch`, () => playInPage(browser, server.url, scriptForPage(name), { size: SIZES.phone, hands: thumbs }));
  }
});

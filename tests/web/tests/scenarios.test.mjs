// The scenarios of tests/scenarios by keys on a desktop, and some of them, among them whole games, by touch on a phone.
import { availableParallelism } from 'node:os';
import { after, before, describe, test } from 'node:test';
import { isShort, scenariosIn } from '../../emulator/choice.mjs';
import { SIZES, folder, keys, launch, scenarioFolder, thumbs } from '../lib/browser.mjs';
import { playInPage, scriptForPage } from '../lib/scenario.mjs';
import { serve } from '../lib/server.mjs';

const BY_TOUCH = isShort ? /^burst-won-by-buttons$|^names$/ : /-won-by-buttons$|^pause-menu$|^names$/;
const names = scenariosIn(scenarioFolder);

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

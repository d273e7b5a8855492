// The browser is killed right after a move, twenty times: every move that was seen is there afterwards.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { args, executablePath, folder, prepare } from '../lib/browser.mjs';
import { Player } from '../lib/player.mjs';
import { serve } from '../lib/server.mjs';

const TIMES = 20;
const GAME = 2;

/** Now and then a browser starts and never answers. Nothing was pressed in it, so another one is started then. */
const STARTS = 3;

/** A browser whose process is ours to kill. */
async function start(profile, starts = STARTS) {
  const options = [
    '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run', '--hide-crash-restore-bubble',
    ...args,
  ];
  const child = spawn(executablePath, options, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const url = await new Promise((found, failed) => {
    let text = '';
    child.stderr.on('data', (data) => {
      text += data;
      const [, address] = text.match(/listening on (ws:\S+)/) ?? [];
      if (address) found(address);
    });
    child.on('exit', () => failed(new Error(text)));
  });
  const gone = new Promise((done) => child.once('exit', done));
  const end = () => {
    process.kill(-child.pid, 'SIGKILL');
    return gone;
  };
  const browser = await chromium.connectOverCDP(url).catch(async (error) => {
    await end();
    if (starts === 1) throw error;
  });
  if (!browser) return start(profile, starts - 1);
  return {
    context: browser.contexts()[0],
    async kill() {
      await end();
      await browser.close();
    },
  };
}

test('no move that was shown is lost when the browser is killed', async () => {
  const profile = mkdtempSync(`${tmpdir()}/passdeck-killed-`);
  const server = await serve(folder);
  let kept = [];
  for (let time = 0; time <= TIMES; time++) {
    const browser = await start(profile);
    await prepare(browser.context, { seed: String(time + 1) });
    const player = await Player.open(browser.context, server.url);
    assert.deepEqual((await player.slots())[GAME], kept, `after kill ${time}`);
    const earlier = JSON.stringify(kept);
    for (let taps = 0; JSON.stringify(kept) === earlier; taps++) {
      if (taps === 40) throw new Error('the buttons do not lead to a move any more');
      await player.tap('A');
      [, , kept] = await player.slots();
    }
    await browser.kill();
  }
  await server.close();
  rmSync(profile, { recursive: true, force: true });
});

// A new program has come by USB: the device starts as if nothing had happened.
import assert from 'node:assert/strict';
import { hang } from '../board/harm.mjs';
import { restartAfterUf2 } from '../board/usb-boot.mjs';
import { picture, ready, scenario } from '../scenario.mjs';

scenario('the first start after a new program was copied shows no notice', {}, (board) => {
  ready(board);
  const menu = picture(board);
  restartAfterUf2(board);
  ready(board);
  assert.match(board.log().at(-1) && board.log().join('\n'), /start, hang: false/);
  assert.doesNotMatch(board.log().join('\n'), /hang: true/);
  assert.equal(picture(board), menu);
});

scenario('a hang after that is still told', {}, (board) => {
  restartAfterUf2(board);
  ready(board);
  const menu = picture(board);
  hang(board);
  assert.ok(board.until(() => board.resets.length === 1, 2500, 10), 'the watchdog sleeps');
  ready(board);
  assert.notEqual(picture(board), menu, 'nobody is told');
  assert.match(board.log().join('\n'), /hang: true/);
});

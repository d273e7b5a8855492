// Drawing leaves time for everything else: no frame takes more than its share of instructions.
import test from 'node:test';
import assert from 'node:assert/strict';
import { program } from '../board/processor.mjs';
import { draw, GAMES, MOST } from '../board/drawing.mjs';

const FRAMES = 60;
const image = program();
const million = (count) => `${(count / 1e6).toFixed(2)} M`;

for (const [kind, name] of [...GAMES.entries(), [undefined, 'shell']]) {
  test(`the busiest frame of ${name} takes at most ${million(MOST)} instructions`, (context) => {
    const players = name === 'combo' ? 6 : 5;
    const { frames, mean, most, changed, picture } = draw(image, { kind, players, frames: FRAMES });
    context.diagnostic(`${frames} frames: mean ${million(mean)}, most ${million(most)}, ${changed.toFixed(0)} of 1024 bytes change a press`);
    assert.ok(most <= MOST, `${million(most)} for\n${picture}`);
    assert.equal(frames, FRAMES);
  });
}

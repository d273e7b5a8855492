// The program of a Pico 2, which nothing here can run: what its code says to the chip.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readElf } from '../board/image.mjs';
import { writesOf } from '../board/rp2350.mjs';
import { target } from '../scenario.mjs';

const elf = readElf(`${target}/thumbv8m.main-none-eabihf/firmware/passdeck`);

test('a restart resets all but the oscillators, and the power manager has left their clocks by then', () => {
  const choose = elf.symbols.find(({ name, isFunction }) => isFunction && name.includes('choose_what_restarts'));
  const [AUXCTRL, WDSEL] = [0x40008014, 0x40018008];
  assert.deepEqual(writesOf(elf, choose), [[AUXCTRL, 1], [WDSEL, 0x01fffff3]]);
});

// The program of a Pico 2, which nothing here can run: what its boot ROM makes of it, and what its code says to the chip.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { archiveArea, readElf, saveArea } from '../board/image.mjs';
import { blockLoop, imageOf, isImageDef, writesOf } from '../board/rp2350.mjs';
import { blocksOf, copyUf2 } from '../board/uf2-copy.mjs';
import { isShort } from '../choice.mjs';
import { target } from '../scenario.mjs';

const FLASH = 0x10000000;
const [PAGE, SECTOR] = [256, 4096];
/** RP2350 datasheet 5.9.3: a program for the Arm processors of an RP2350, secure. */
const ARM_PROGRAM = 0x10210142;
const skip = isShort && 'tests/run all builds for it';
const readFile = () => readFileSync(`${target}/passdeck-pico2.uf2`);
const readProgram = () => readElf(`${target}/thumbv8m.main-none-eabihf/firmware/passdeck`);

const emptyFlash = () => new Uint8Array(4 * 1024 * 1024).fill(0xff);
/** A flash with something in every byte. */
const usedFlash = () => Uint8Array.from(emptyFlash(), (_, i) => (i * 37 + (i >> 8) * 11) & 0xff);

for (const skipsTagged of [false, true]) {
  const rom = skipsTagged ? 'later boot ROMs copy' : 'the first boot ROMs copy';
  test(`${rom} the program and leave the archive and the save alone`, { skip }, () => {
    const [file, program] = [readFile(), readProgram()];
    const [flash, before] = [usedFlash(), usedFlash()];
    assert.ok(copyUf2(flash, file, { skipsTagged }), 'not complete');
    for (const { from, to } of [archiveArea(program), saveArea(program)]) {
      assert.deepEqual(flash.subarray(from, to), before.subarray(from, to));
    }
    const isLastErased = flash.subarray(-SECTOR, -PAGE).every((byte) => byte === 0xff);
    assert.equal(isLastErased, !skipsTagged, 'the last sector');
    for (const { address, page } of blocksOf(file).slice(1)) {
      assert.deepEqual(Buffer.from(flash.subarray(address - FLASH, address - FLASH + PAGE)), page);
    }
  });
}

test('the boot ROM finds two blocks that lead to each other: one says what the image is, one is its end', { skip }, () => {
  const image = imageOf(readFile());
  const loop = blockLoop(image);
  assert.deepEqual(loop.map(isImageDef), [true, false]);
  assert.deepEqual(loop[0].items, [ARM_PROGRAM]);
  assert.ok(loop[0].at < 4096 && loop[1].at >= image.length - PAGE - 32, `end block at ${loop[1].at} of ${image.length}`);
});

/** A flash with version 1.0, whose image block leads to itself. */
function earlierVersion(image) {
  const flash = usedFlash();
  const { at } = blockLoop(image)[0];
  flash.set(image.subarray(at, at + 20), at);
  flash.fill(0, at + 12, at + 16);
  return flash;
}

for (const [name, before] of [['an empty flash', emptyFlash], ['an earlier version', earlierVersion]]) {
  test(`a copy onto ${name} that breaks off is not taken for a program, wherever it does`, { skip }, () => {
    const file = readFile();
    const [flash, blocks] = [before(imageOf(file)), blocksOf(file).length];
    for (let most = 2; most < blocks; most += most < 30 || most > blocks - 20 ? 1 : 61) {
      const torn = flash.slice();
      assert.equal(copyUf2(torn, file, { most }), false);
      assert.equal(blockLoop(torn), null, `after ${most} of ${blocks} blocks`);
    }
    assert.ok(copyUf2(flash, file));
    assert.equal(blockLoop(flash).length, 2);
  });
}

test('the model of the boot ROM takes a loop that is open, leads backwards, or has a broken block for no program', { skip }, () => {
  const image = imageOf(readFile());
  const [first, last] = blockLoop(image);
  const changed = (place, value) => {
    const bytes = Buffer.from(image);
    bytes.writeInt32LE(value, place);
    return blockLoop(bytes);
  };
  const link = (block) => block.at + 4 * (block.items.length + 2);
  assert.equal(changed(link(last), 0), null, 'the end leads to itself');
  assert.equal(changed(link(first), 4096), null, 'the start leads nowhere');
  assert.equal(changed(link(last), first.at - last.at - 4), null, 'the end leads to before the start');
  assert.equal(changed(link(last) + 4, 0), null, 'no end marker');
  assert.equal(changed(link(first), 0).length, 1, 'a single block may lead to itself');
});

test('a restart resets all but the oscillators, and the power manager has left their clocks by then', { skip }, () => {
  const program = readProgram();
  const choose = program.symbols.find(({ name, isFunction }) => isFunction && name.includes('choose_what_restarts'));
  const [AUXCTRL, WDSEL] = [0x40008014, 0x40018008];
  assert.deepEqual(writesOf(program, choose), [[AUXCTRL, 1], [WDSEL, 0x01fffff3]]);
});

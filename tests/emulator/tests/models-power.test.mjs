// What the models of clocks, memory and boot ROM refuse, as silicon does: a dormant chip, and one that becomes a drive.
import assert from 'node:assert/strict';
import test from 'node:test';
import { RP2040, Simulator } from 'rp2040js';
import { serve } from '../board/bootrom.mjs';
import { Broken } from '../board/broken.mjs';
import { addFlashCache, addSystemConfiguration } from '../board/missing.mjs';
import { Oscillators, RING_PERIODS } from '../board/oscillators.mjs';

const SimulationClock = new Simulator().clock.constructor; // the package does not export it
const RAM = 0x20000000;
const [CLOCKS, PLL, XOSC, ROSC] = [0x40008000, 0x40028000, 0x40024000, 0x40060000];

function chipWithClock() {
  const clock = new SimulationClock();
  return { clock, chip: new RP2040(clock) };
}

/** A chip that runs from its PLL as the firmware sets it up. */
function awake() {
  const { clock, chip } = chipWithClock();
  const oscillators = new Oscillators(chip, clock, () => 0, RING_PERIODS.usual);
  chip.writeUint32(XOSC + 0x0c, 47);
  chip.writeUint32(XOSC, 0xfabaa0);
  clock.tick(2e6);
  chip.writeUint32(PLL + 0x08, 125);
  chip.writeUint32(PLL + 0x04, 0);
  chip.writeUint32(CLOCKS + 0x30, 2);
  clock.tick(1e4);
  chip.writeUint32(CLOCKS + 0x3c, 1);
  clock.tick(1e4);
  return { clock, chip, oscillators };
}

const STEPS = {
  'the switch of clk_ref': ({ chip }) => chip.writeUint32(CLOCKS + 0x30, 0),
  'the switch of clk_sys': ({ chip }) => chip.writeUint32(CLOCKS + 0x3c, 0),
  'the PLL': ({ chip }) => chip.writeUint32(PLL + 0x04, 0x21),
  'the interrupts': ({ chip }) => (chip.core.PM = true),
};

/** Goes dormant by all steps but some. */
function goDormant(...left) {
  const board = awake();
  for (const [name, step] of Object.entries(STEPS)) {
    if (left.includes(name)) continue;
    step(board);
    board.clock.tick(1e4);
  }
  board.chip.writeUint32(ROSC + 0x0c, 0x636f6d61);
  return board.oscillators.isDormant;
}

test('the chip goes dormant only from the ring, without PLL and interrupts', () => {
  assert.equal(goDormant(), true);
  for (const name of Object.keys(STEPS)) assert.throws(() => goDormant(name, name === 'the switch of clk_sys' ? 'the PLL' : ''), Broken, name);
});

test('what a clock runs from is not switched off, nor a clock switched to what does not run', () => {
  assert.throws(() => awake().chip.writeUint32(PLL + 0x04, 0x21), Broken, 'the PLL');
  assert.throws(() => awake().chip.writeUint32(XOSC, 0xd1eaa0), Broken, 'the crystal');
  const board = awake();
  board.chip.writeUint32(CLOCKS + 0x3c, 0);
  assert.equal(board.chip.readUint32(CLOCKS + 0x44), 2, 'the old source is still selected');
  assert.throws(() => board.chip.writeUint32(PLL + 0x04, 0x21), Broken, 'the PLL, while it is being left');
  const later = awake();
  later.chip.writeUint32(CLOCKS + 0x3c, 0);
  later.clock.tick(1e3);
  assert.equal(later.chip.readUint32(CLOCKS + 0x44), 1);
  later.chip.writeUint32(PLL + 0x04, 0x21);
  assert.throws(() => later.chip.writeUint32(CLOCKS + 0x3c, 1), Broken, 'back to a PLL that is off');
});

test('the RAM is not used while it has no power', () => {
  const { chip } = chipWithClock();
  addSystemConfiguration(chip, null);
  const POWER_DOWN = 0x40004018;
  chip.core.writeUint32(RAM + 16, 5);
  chip.writeUint32(POWER_DOWN, 0xff);
  for (const access of ['readUint32', 'readUint16', 'readUint8', 'writeUint32', 'writeUint16', 'writeUint8']) {
    assert.throws(() => chip.core[access](RAM + 16, 1), Broken, access);
  }
  chip.writeUint32(POWER_DOWN, 0);
  assert.equal(chip.core.readUint32(RAM + 16), 5);
});

test('a flash cache without power is off', () => {
  const { chip } = chipWithClock();
  addFlashCache(chip);
  chip.writeUint32(0x14000000, 1 | 8);
  assert.equal(chip.readUint32(0x14000000), 8);
});

const call = (name, board) => {
  const names = ['lookup', 'P3', 'R3', 'L3', 'T3', 'MS', 'S4', 'MC', 'C4', 'IF', 'EX', 'RE', 'RP', 'UB'];
  return serve(names.indexOf(name), board);
};

test('leaving the flash mode takes a tenth of a millisecond, and as many cycles at any speed', () => {
  const board = (clkSys) => ({ chip: { clkSys, core: { PM: true, LR: RAM, registers: new Uint32Array(16) } }, flash: {}, oscillators: {} });
  assert.equal(call('EX', board(125e6)), 110e3);
  assert.equal(call('EX', board(62.5e6)), 220e3);
});

test('the boot ROM needs the crystal to become a drive', () => {
  const board = (crystalRuns) => ({ chip: { core: { registers: new Uint32Array(16) } }, flash: {}, oscillators: { crystalRuns } });
  assert.throws(() => call('UB', board(false)), Broken);
  const running = board(true);
  call('UB', running);
  assert.ok(running.isUsbDrive);
});

// What the models of pins, tones, voltages and memory refuse, as silicon does. Without this, a model that forgave everything
// would let every test pass.
import assert from 'node:assert/strict';
import test from 'node:test';
import { RP2040, Simulator } from 'rp2040js';
import { repairAdc } from '../board/adc.mjs';
import { PhysicalChance } from '../board/chance.mjs';
import { Contacts } from '../board/contacts.mjs';
import { repairDma } from '../board/dma.mjs';
import { guardMemory } from '../board/mpu.mjs';
import { repairPwm } from '../board/pwm.mjs';
import { ring } from '../board/ring.mjs';

const SimulationClock = new Simulator().clock.constructor; // the package does not export it
const RAM = 0x20000000;
const PIN = 14;
const [PULL_UP, PULL_DOWN, INPUT] = [1 << 3, 1 << 2, 1 << 6];
const PADS = 0x4001c000;

function chipWithClock() {
  const clock = new SimulationClock();
  return { clock, chip: new RP2040(clock) };
}

const pad = (pin) => PADS + 4 + 4 * pin;

/** A chip with a slice that stands at `counter`, begins a tone with `top`, and the pulses of the next 100 ms. */
function pulses(counter, top) {
  const { clock, chip } = chipWithClock();
  chip.clkSys = 125e6;
  for (const channel of chip.pwm.channels) channel.timer.frequency = 125e6;
  repairPwm(chip);
  const [control, divider, count, compare, wrap] = [0, 4, 8, 12, 16].map((offset) => 0x40050000 + offset);
  chip.writeUint32(divider, 125 << 4);
  chip.writeUint32(count, counter);
  chip.writeUint32(compare, top / 2);
  chip.writeUint32(wrap, top);
  chip.gpio[0].ctrl = 4;
  const rises = [];
  chip.gpio[0].addListener((level) => level === 1 && rises.push(clock.nanos / 1e6));
  chip.writeUint32(control, 1);
  clock.tick(100e6);
  return rises;
}

test('a counter that stands above the end of its period runs on to 65535', () => {
  assert.ok(Math.abs(pulses(0, 999).length - 100) <= 1);
  const late = pulses(5536, 999);
  assert.ok(Math.abs(late[0] - 60) < 0.1, `the first pulse comes after ${late[0]} ms`);
  assert.ok(Math.abs(late.length - 40) <= 1);
  assert.ok(pulses(300, 999)[0] < 1, 'within the period it pulses at once');
});

/** How long a pin stays low once its pull-up is on, in milliseconds. */
function charges(nanofarads, { isDown = false } = {}) {
  const { clock, chip } = chipWithClock();
  const contacts = new Contacts(chip, clock, { A: PIN }, { nanofarads, onChange: () => {} });
  if (isDown) contacts.move('A', true);
  clock.tick(50e6);
  assert.equal(chip.gpio[PIN].inputValue, false, 'high without a pull-up');
  chip.writeUint32(pad(PIN), INPUT | PULL_UP);
  for (let micros = 0; micros < 100_000; micros++) {
    if (chip.gpio[PIN].inputValue) return micros / 1000;
    clock.tick(1000);
  }
  return Infinity;
}

test('a button is low until its pull-up is on and has charged what is across it', () => {
  assert.ok(charges(0) < 0.01);
  for (const [nanofarads, least, most] of [[1, 0.05, 0.1], [10, 0.5, 0.8], [100, 5, 8]]) {
    const millis = charges(nanofarads);
    assert.ok(millis > least && millis < most, `${nanofarads} nF: ${millis} ms`);
  }
  assert.equal(charges(0, { isDown: true }), Infinity);
});

test('a contact that bounces comes to rest where the finger is', () => {
  const { clock, chip } = chipWithClock();
  const contacts = new Contacts(chip, clock, { A: PIN }, { bounceMillis: 4, chance: new PhysicalChance(1), onChange: () => {} });
  chip.writeUint32(pad(PIN), INPUT | PULL_UP);
  clock.tick(1e6);
  const levels = [];
  contacts.move('A', true);
  for (let i = 0; i < 5000; i++) {
    clock.tick(1000);
    levels.push(chip.gpio[PIN].inputValue);
  }
  const changes = levels.filter((level, i) => i > 0 && level !== levels[i - 1]).length;
  assert.ok(changes >= 2, 'it does not bounce');
  assert.ok(levels.slice(4000).every((level) => !level), 'it does not rest');
});

/** What the converter reads of 1000, one conversion after the other, after its pad was set. */
function readings(padValue, { wait = 1e6 } = {}) {
  const { clock, chip } = chipWithClock();
  repairAdc(chip, clock);
  chip.adc.channelValues[3] = 1000;
  chip.writeUint32(pad(29), padValue);
  clock.tick(wait);
  chip.writeUint32(0x4004c000, 1);
  return Array.from({ length: 4 }, () => {
    chip.writeUint32(0x4004c000, 1 | (3 << 12) | 4);
    clock.tick(1e4);
    return chip.readUint32(0x4004c004);
  });
}

test('the converter reads too low at first, and as long as the pad does anything else', () => {
  assert.deepEqual(readings(0), [500, 800, 1000, 1000]);
  assert.deepEqual(readings(PULL_DOWN).slice(2), [300, 300]);
  assert.deepEqual(readings(INPUT).slice(2), [300, 300]);
  assert.ok(readings(0, { wait: 1e5 }).at(-1) < 1000, 'right after a change of the pad');
});

/** A processor that pushes a register onto a stack that ends at the RAM, with or without a guard below that. */
function overflow({ isGuarded, isFault = false }) {
  const { chip } = chipWithClock();
  const lost = [];
  chip.logger = { debug() {}, info() {}, warn: (_, message) => lost.push(message), error() {} };
  const { core } = chip;
  guardMemory(chip);
  chip.writeUint32(RAM + 0x1000 + 4 * 3, RAM + 0x801); // the handler of faults
  core.VTOR = RAM + 0x1000;
  chip.writeUint16(RAM + 0x400, 0xb410); // push {r4}
  if (isGuarded) {
    chip.writeUint32(0xe000ed9c, 0x1c000010);
    chip.writeUint32(0xe000eda0, 0x10000033);
    chip.writeUint32(0xe000ed94, 5);
  }
  core.PC = RAM + 0x400;
  core.SP = RAM;
  if (isFault) core.IPSR = 3;
  core.executeInstruction();
  return { core, lost };
}

test('what is forbidden faults before it is touched, and the fault is taken though it cannot be stacked', () => {
  const { core, lost } = overflow({ isGuarded: true });
  assert.equal(core.PC & ~1, RAM + 0x800);
  assert.equal(core.IPSR, 3);
  assert.deepEqual(lost, [], 'nothing was written below the RAM');
  const without = overflow({ isGuarded: false });
  assert.equal(without.core.PC, RAM + 0x402);
  assert.equal(without.lost.length, 1);
  assert.equal(overflow({ isGuarded: true, isFault: true }).lost.length, 1, 'within a fault the guard is off');
});

test('a timer of the DMA paces transfers by X / Y of the clock', () => {
  const { chip } = chipWithClock();
  repairDma(chip);
  chip.clkSys = 125e6;
  chip.writeUint32(0x50000420, (1 << 16) | 65535);
  assert.ok(Math.abs(chip.dma.getTimer(0x3b) - 524.28) < 0.01, 'in microseconds');
});

test('a ring keeps most of its phase from one bit to the next, and no two are alike', () => {
  const bits = (seed) => {
    const read = ring('alive', new PhysicalChance(seed));
    return Array.from({ length: 4096 }, (_, i) => read(i * 1000));
  };
  const [one, other] = [bits(1), bits(2)];
  assert.notDeepEqual(one, other);
  // The phase goes on by the same amount each time, nearly: what comes next is known far too often for a fair coin.
  const after = new Map();
  for (let i = 3; i < one.length; i++) {
    const key = one.slice(i - 3, i).join('');
    const counts = after.get(key) ?? [0, 0];
    counts[one[i]] += 1;
    after.set(key, counts);
  }
  const guessed = [...after.values()].reduce((sum, counts) => sum + Math.max(...counts), 0) / (one.length - 3);
  assert.ok(guessed > 0.6, `${guessed} of the bits can be guessed`);
});

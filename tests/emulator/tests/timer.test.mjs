// The timer's alarms, which rp2040js 1.4.1 lets go off too early.
import assert from 'node:assert/strict';
import test from 'node:test';
import { RP2040, Simulator } from 'rp2040js';
import { repairTimer } from '../board/timer.mjs';

const SimulationClock = new Simulator().clock.constructor; // the package does not export it
const TIMER = 0x40054000;
const [ALARM0, ARMED, RAW_LOW] = [0x10, 0x20, 0x28].map((offset) => TIMER + offset);

function chipAt(nanos) {
  const clock = new SimulationClock();
  const chip = new RP2040(clock);
  repairTimer(chip);
  clock.tick(nanos);
  return { chip, clock };
}

/** The counter at the moment at which the alarm goes off. */
function goesOff({ chip, clock }, alarm) {
  chip.writeUint32(ALARM0, alarm);
  while (chip.readUint32(ARMED) !== 0) clock.tick(7);
  return chip.readUint32(RAW_LOW);
}

test('an alarm goes off when the counter shows its time, whatever part of a microsecond has passed', () => {
  for (let nanos = 5000; nanos < 6000; nanos += 13) {
    for (const ahead of [0, 1, 2, 50]) assert.equal(goesOff(chipAt(nanos), 5 + ahead), 5 + ahead, `${nanos} ns, ${ahead} ahead`);
  }
});

test('an alarm whose time has passed waits for the next round of the counter', () => {
  const { chip, clock } = chipAt(9900);
  chip.writeUint32(ALARM0, 8);
  clock.tick(1e9);
  assert.equal(chip.readUint32(ARMED), 1);
});

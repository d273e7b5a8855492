// The alarms of the timer (RP2040 data sheet, 4.6.3: an alarm goes off when the counter matches it).
//
// rp2040js cuts the time that is left to whole microseconds, so that an alarm goes off before the counter shows its time.
// embassy then arms it again, and may do so just after that time has passed: the alarm would come 72 minutes later.
const TIMER = 0x40054;
const ALARM0 = 0x10;
const ALARM3 = 0x1c;
/** Rounding must not make it early. */
const MARGIN = 1;

export function repairTimer(chip) {
  const timer = chip.peripherals[TIMER];
  const write = timer.writeUint32.bind(timer);
  timer.writeUint32 = (offset, value) => {
    write(offset, value);
    if (offset < ALARM0 || offset > ALARM3) return;
    const { nanos } = timer.clock;
    const counter = Math.floor(nanos / 1000);
    const match = (counter + ((value - counter) >>> 0)) * 1000;
    timer.alarms[(offset - ALARM0) / 4].clockAlarm.schedule(Math.max(0, match - nanos) + MARGIN);
  };
}

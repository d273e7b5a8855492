// The converter of voltages, and what makes it read too low: RP2040 datasheet, 4.9.1 (the pad's digital functions must be off)
// and pico-examples, `power_status.c` ("we seem to read low values initially").
const PADS = 0x4001c;
const FIRST_PIN = 26;
const [PULL_DOWN, INPUT] = [1 << 2, 1 << 6];
/** The resistors of the supply's pin are of the size of the pull-down. */
const PULLED_DOWN = 0.3;
/** Conversions after a change of pad or channel, or after the converter was switched on. */
const FIRST_CONVERSIONS = [0.5, 0.8];
/** How long a pin takes to its voltage after its pad has changed, in nanoseconds. */
const SETTLED = 500e3;
const UNSETTLED = 0.6;
const [CONTROL, ENABLE] = [0, 1];

export function repairAdc(chip, clock) {
  const { adc } = chip;
  let [conversions, channel, changedAt] = [0, null, -Infinity];
  const complete = adc.completeADCRead.bind(adc);
  adc.completeADCRead = (value, error) => {
    const now = adc.currentChannel;
    if (now !== channel) [channel, conversions] = [now, 0];
    const pin = chip.gpio[FIRST_PIN + now];
    const isPulled = pin !== undefined && (pin.padValue & (PULL_DOWN | INPUT)) !== 0;
    const share = isPulled ? PULLED_DOWN : clock.nanos - changedAt < SETTLED ? UNSETTLED : 1;
    const read = value * share * (FIRST_CONVERSIONS[conversions] ?? 1);
    conversions += 1;
    complete(Math.round(read), error);
  };
  const write = adc.writeUint32.bind(adc);
  adc.writeUint32 = (offset, value) => {
    if (offset === CONTROL && !(adc.cs & ENABLE)) conversions = 0;
    write(offset, value);
  };
  const pads = chip.peripherals[PADS];
  const writePad = pads.writeUint32.bind(pads);
  pads.writeUint32 = (offset, value) => {
    const before = pads.readUint32(offset);
    writePad(offset, value);
    if (offset >= 4 + 4 * FIRST_PIN && before !== pads.readUint32(offset)) [conversions, changedAt] = [0, clock.nanos];
  };
}

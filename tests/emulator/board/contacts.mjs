// The buttons as the chip sees them: a contact to ground that may bounce, the pull-up or pull-down of its pad, and maybe a
// capacitor. RP2040 datasheet, 2.19.4 (pads) and 5.5.3.4 (pulls of 50 to 80 kOhm; low below 0.8 V, high above 2.0 V).
const PADS = 0x4001c;
const [PULL_DOWN, PULL_UP] = [1 << 2, 1 << 3];
/** What a pad is after the chip's reset: pulled down, input on. rp2040js begins with the input off. */
const PAD_AT_RESET = 0x56;
const SUPPLY = 3.3;
/** A level counts as changed only beyond these, in volts. */
const [LOW, HIGH] = [0.8, 2.0];
/** The weakest pull that the datasheet allows. */
const PULL_OHMS = 80e3;
/** Pin and wire, in nanofarads. */
const STRAY = 0.02;

/** One button. All times are the chip's own, in nanoseconds. */
class Contact {
  constructor(pin, clock, nanofarads, onChange) {
    Object.assign(this, { pin, clock, isClosed: false, volts: 0, since: clock.nanos, onChange });
    this.tau = PULL_OHMS * (nanofarads + STRAY);
    this.alarm = clock.createAlarm(() => this.update());
    this.pull = this.pullOfPad();
  }

  /** Where the pull leads, in volts; `null` if there is none, and the charge stays. */
  pullOfPad() {
    const { padValue } = this.pin;
    if (padValue & PULL_UP) return SUPPLY;
    return padValue & PULL_DOWN ? 0 : null;
  }

  /** The voltage now. A closed contact discharges the capacitor at once. */
  voltage() {
    if (this.isClosed) return 0;
    if (this.pull === null) return this.volts;
    return this.pull + (this.volts - this.pull) * Math.exp((this.since - this.clock.nanos) / this.tau);
  }

  /** Contact or pad have changed, or a threshold is crossed: the pin follows, and the next crossing is waited for. */
  update(change = () => {}) {
    this.volts = this.voltage();
    this.since = this.clock.nanos;
    change();
    if (this.isClosed) this.volts = 0;
    this.pull = this.pullOfPad();
    this.alarm.cancel();
    const { rawInputValue } = this.pin;
    const level = rawInputValue ? this.volts > LOW : this.volts >= HIGH;
    if (level !== rawInputValue) {
      this.pin.setInputValue(level);
      this.onChange();
    }
    if (this.isClosed || this.pull === null) return;
    const threshold = this.pull > 0 ? HIGH : LOW;
    const left = (this.volts - this.pull) / (threshold - this.pull);
    if (left > 1) this.alarm.schedule(this.tau * Math.log(left) + 1);
  }

  close(isClosed) {
    if (isClosed !== this.isClosed) this.update(() => (this.isClosed = isClosed));
  }

  /** So much time has passed that nothing moves any more. */
  settle() {
    if (!this.isClosed && this.pull !== null) this.update(() => (this.volts = this.pull));
  }
}

/** How often a contact opens and closes before it rests. */
const BOUNCES = 5;

export class Contacts {
  /**
   * `pins`: their numbers by name. `nanofarads`: across each button. `bounceMillis`: how long a contact bounces. All
   * capacitors are empty at first: the chip's reset pulls them down, and nothing else happens until the crystal runs.
   */
  constructor(chip, clock, pins, { nanofarads = 0, bounceMillis = 0, chance, onChange }) {
    for (const pin of chip.gpio) pin.padValue = PAD_AT_RESET;
    Object.assign(this, { clock, bounceMillis, chance });
    this.contacts = new Map(Object.entries(pins).map(([name, number]) => [name, new Contact(chip.gpio[number], clock, nanofarads, onChange)]));
    this.moves = new Map();
    const pads = chip.peripherals[PADS];
    const write = pads.writeUint32.bind(pads);
    pads.writeUint32 = (offset, value) => {
      write(offset, value);
      for (const contact of this.contacts.values()) contact.update();
    };
  }

  /** A finger goes down or up. */
  move(name, isDown) {
    const contact = this.contacts.get(name);
    for (const alarm of this.moves.get(name) ?? []) alarm.cancel();
    contact.close(isDown);
    const times = Array.from({ length: this.bounceMillis ? 2 * BOUNCES : 0 }, () => this.chance.fraction() * this.bounceMillis * 1e6);
    this.moves.set(name, times.sort((a, b) => a - b).map((nanos, i) => {
      const alarm = this.clock.createAlarm(() => contact.close(i % 2 === 0 ? !isDown : isDown));
      alarm.schedule(nanos);
      return alarm;
    }));
  }

  /** The chip's time stands still, but that of the capacitors does not. */
  settle() {
    for (const contact of this.contacts.values()) contact.settle();
  }
}

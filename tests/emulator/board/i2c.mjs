// The wires to the display, as slow as they really are; and what rp2040js 1.4.1 lacks for an asynchronous driver.
import { CHIP_SEES, DISPLAY_SEES, levelAfter, pullUp, riseNs } from './wires.mjs';

const [SDA, SCL] = [4, 5];
const TX_EMPTY = 1 << 4;
const RX_FULL = 1 << 2;
const INTERRUPT_MASK = 0x30;
const ENABLE = 0x6c;
const IDLE = 0;
/** What rp2040js calls a pin that is driven low. */
const LOW = 0;
const DMA_REGISTERS = [0x88, 0x98];

/** Interrupts follow the state of the queues, the mask can be written, and switching it off lets go of the bus. */
export function repairI2c(i2c) {
  let remembered = 0;
  Object.defineProperty(i2c, 'intRaw', {
    get() {
      const empty = this.enable & 1 && this.txFIFO.itemCount <= this.txThreshold ? TX_EMPTY : 0;
      const full = this.rxFIFO.itemCount > this.rxThreshold ? RX_FULL : 0;
      return (remembered & ~(TX_EMPTY | RX_FULL)) | empty | full;
    },
    set(value) {
      remembered = value;
    },
  });
  const { readUint32, writeUint32, nextCommand } = Object.getPrototypeOf(i2c);
  const isDma = (offset) => offset >= DMA_REGISTERS[0] && offset <= DMA_REGISTERS[1];
  i2c.writeUint32 = function (offset, value) {
    if (offset === ENABLE && (value & 1) === 0) {
      this.txFIFO.reset();
      Object.assign(this, { state: IDLE, busy: false, stop: false, pendingRestart: false });
    }
    if (offset === INTERRUPT_MASK) this.intEnable = value & 0x1fff;
    else if (!isDma(offset)) writeUint32.call(this, offset, value);
    this.checkInterrupts();
  };
  i2c.readUint32 = function (offset) {
    const value = isDma(offset) ? 0 : readUint32.call(this, offset);
    this.checkInterrupts();
    return value;
  };
  i2c.nextCommand = function () {
    nextCommand.call(this);
    this.checkInterrupts();
  };
}

/** Hangs a display onto the bus; each bit takes its time. Gives the state of the wires. */
export function attach(chip, clock, i2c, display) {
  const scl = chip.gpio[SCL];
  /** The last byte to or from the display, and since when. */
  const wires = { byte: 0xff, isRead: false, since: -Infinity, bitNs: () => bitNs(chip, i2c, display, scl), holds: () => heldFor(wires, clock) };
  holdData(chip, display);
  // A display that holds a wire stops everything; what comes too late, after the master gave up, is ignored.
  const after = (bits, then) => {
    if (display.holdsClock || display.holdsData > 0) return;
    const nanos = bits * wires.bitNs();
    display.traffic.nanos += nanos;
    clock.createAlarm(() => i2c.busy && then()).schedule(nanos);
  };
  const begin = (byte, isRead) => Object.assign(wires, { byte, isRead, since: clock.nanosCounter });
  let listening = false;
  i2c.onStart = () => after(1, () => i2c.completeStart());
  i2c.onConnect = (address) => {
    listening = address === display.address && display.listens() && isLegible(chip, i2c, display, scl);
    if (listening) display.begin();
    after(9, () => i2c.completeConnect(listening));
  };
  i2c.onWriteByte = (byte) => {
    begin(byte, false);
    after(9, () => {
      listening &&= display.present;
      if (listening) display.write(byte);
      i2c.completeWrite(listening);
    });
  };
  i2c.onReadByte = () => {
    begin(listening ? display.read() : 0xff, true);
    after(9, () => i2c.completeRead(wires.byte));
  };
  i2c.onStop = () => after(1, () => i2c.completeStop());
  return wires;
}

/** The data wire is low as long as the display holds it, which is until it has seen its clocks. */
function holdData(chip, display) {
  const [data, scl] = [SDA, SCL].map((pin) => chip.gpio[pin]);
  const refresh = () => data.setInputValue(display.holdsData === 0);
  scl.setInputValue(true);
  refresh();
  scl.addListener((level, before) => {
    if (level === LOW || before !== LOW || display.holdsData === 0) return;
    display.holdsData -= 1;
    refresh();
  });
}

const ohmsOf = (display, scl) => pullUp(display.ohms, scl.pullupEnabled);

/** The controller counts the low time, then waits for the wire to be high, then counts the high time. */
function bitNs(chip, i2c, display, scl) {
  const counted = ((i2c.sclHighPeriod + i2c.sclLowPeriod + i2c.spikelen + 8) * 1e9) / chip.clkPeri;
  return counted + riseNs(ohmsOf(display, scl), CHIP_SEES);
}

/** Whether the clock gets high enough for the display before the controller pulls it low again. */
function isLegible(chip, i2c, display, scl) {
  const highNs = (i2c.sclHighPeriod * 1e9) / chip.clkPeri;
  return levelAfter(ohmsOf(display, scl), CHIP_SEES, highNs) >= DISPLAY_SEES;
}

/**
 * For how many clocks the display would go on to hold the data wire if the controller stopped now: it acknowledges the byte that
 * it was sent, or is in the middle of the zeros of one that is read.
 */
function heldFor({ byte, isRead, since, bitNs: time }, clock) {
  const bit = Math.floor((clock.nanosCounter - since) / time());
  if (!isRead) return bit === 8 ? 1 : 0;
  let zeros = 0;
  while (bit + zeros < 8 && ((byte << (bit + zeros)) & 0x80) === 0) zeros += 1;
  return zeros;
}

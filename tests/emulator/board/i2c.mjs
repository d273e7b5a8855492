// The wire to the display, as slow as it really is; and what rp2040js 1.4.1 lacks for an asynchronous driver.
const TX_EMPTY = 1 << 4;
const RX_FULL = 1 << 2;
const INTERRUPT_MASK = 0x30;
const ENABLE = 0x6c;
const IDLE = 0;
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

/** Hangs a display onto the bus; each bit takes its time. */
export function attach(chip, clock, i2c, display) {
  let listening = false;
  const bitNs = () => ((i2c.sclHighPeriod + i2c.sclLowPeriod + i2c.spikelen + 8) * 1e9) / chip.clkPeri;
  // A display that holds the clock wire stops everything; what comes too late, after the master gave up, is ignored.
  const after = (bits, then) => {
    if (display.holdsClock) return;
    display.traffic.nanos += bits * bitNs();
    clock.createAlarm(() => i2c.busy && then()).schedule(bits * bitNs());
  };
  i2c.onStart = () => after(1, () => i2c.completeStart());
  i2c.onConnect = (address) => {
    listening = display.present && address === display.address;
    if (listening) display.begin();
    after(9, () => i2c.completeConnect(listening));
  };
  i2c.onWriteByte = (byte) =>
    after(9, () => {
      listening &&= display.present;
      if (listening) display.write(byte);
      i2c.completeWrite(listening);
    });
  i2c.onReadByte = () => after(9, () => i2c.completeRead(listening ? display.read() : 0xff));
  i2c.onStop = () => after(1, () => i2c.completeStop());
}

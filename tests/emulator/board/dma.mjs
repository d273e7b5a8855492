// The timers that pace the DMA: RP2040 datasheet, 2.5.3.3: X / Y of the processor's clock. rp2040js takes that for the time
// between two transfers.
const TIMERS = { 0x3b: 'timer0', 0x3c: 'timer1', 0x3d: 'timer2', 0x3e: 'timer3' };

const CHANNEL_ABORT = 0x444;

export function repairDma(chip) {
  const { dma } = chip;
  const { readUint32 } = Object.getPrototypeOf(dma);
  // A channel that was told to stop has stopped.
  dma.readUint32 = (offset) => (offset === CHANNEL_ABORT ? 0 : readUint32.call(dma, offset));
  /** Microseconds between two transfers; 0 if the timer stands still. */
  dma.getTimer = (request) => {
    const timer = dma[TIMERS[request]] ?? 0;
    const [times, cycles] = [timer >>> 16, timer & 0xffff];
    return times === 0 ? 0 : ((cycles / times) * 1e6) / chip.clkSys;
  };
}

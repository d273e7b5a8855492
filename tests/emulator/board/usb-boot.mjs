// What the boot ROM does around a new program that comes by USB: RP2040 datasheet, 2.8.1 and 2.8.3, and the ROM's published
// source (`watchdog_reboot`).
import { enterBootLoader } from './bootrom.mjs';

const TIMED_OUT = 1;
const [SCRATCH_4] = [4];

/**
 * The last block of a UF2 file has come: the ROM clears scratch register 4 and lets the watchdog's timer run out. RAM is what
 * the ROM has left of it.
 */
export function restartAfterUf2(board) {
  board.powerCycle();
  const { chance, watchdog, chip } = board;
  for (let i = 0; i < chip.sram.length; i++) chip.sram[i] = chance.byte();
  watchdog.scratchData.set(Uint32Array.from({ length: 8 }, () => chance.word()));
  watchdog.scratchData[SCRATCH_4] = 0;
  watchdog.reason = TIMED_OUT;
  enterBootLoader(chip);
}

// How deep the stack was: the RAM is painted when power comes on.
import { addressOf } from './image.mjs';

const PAINT = 0xdeadbeef;

export const paint = (sram) => new Uint32Array(sram.buffer, sram.byteOffset, sram.length / 4).fill(PAINT);

/** How deep the stack ever was since power came on, and how deep it may be. */
export function stackUse(chip, image) {
  const [top, end] = [addressOf(image, '_stack_start'), addressOf(image, '_stack_end')];
  let deepest = end;
  while (deepest < top && chip.readUint32(deepest) === PAINT) deepest += 4;
  return { used: top - deepest, size: top - end };
}

// SEGGER's RTT, by which the firmware's log leaves it: a ring of bytes in RAM, with a control block that says where it is.
import { addressOf } from './image.mjs';

const CONTROL_BLOCK = '_SEGGER_RTT';
const BEGINS_WITH = 0x47474553; // "SEGG"
/** The first channel that goes up: its name, ring, size, and how far was written and read, a word each. */
const UP_CHANNEL = 24;
const [RING, SIZE, WRITTEN, READ] = [4, 8, 12, 16];

/** Takes what has come since the last time out of the ring. */
export function drainRtt(chip, image) {
  const control = addressOf(image, CONTROL_BLOCK);
  if (chip.readUint32(control) !== BEGINS_WITH) return []; // not yet set up
  const channel = control + UP_CHANNEL;
  const [ring, size, written] = [RING, SIZE, WRITTEN].map((offset) => chip.readUint32(channel + offset));
  const bytes = [];
  let read = chip.readUint32(channel + READ);
  for (; read !== written && size > 0; read = (read + 1) % size) bytes.push(chip.readUint8(ring + read));
  chip.writeUint32(channel + READ, read);
  return bytes;
}

// The firmware's log: RTT bytes out of RAM, and defmt's frames as text.
import { addressOf } from './image.mjs';

/** Takes what has come since the last time out of the ring in RAM. */
export function drainRtt(chip, image) {
  const control = addressOf(image, '_SEGGER_RTT');
  if (chip.readUint32(control) !== 0x47474553) return []; // not yet set up
  const up = control + 24;
  const [ring, size, write] = [4, 8, 12].map((offset) => chip.readUint32(up + offset));
  const bytes = [];
  let read = chip.readUint32(up + 16);
  for (; read !== write && size > 0; read = (read + 1) % size) bytes.push(chip.readUint8(ring + read));
  chip.writeUint32(up + 16, read);
  return bytes;
}

/** Turns the bytes into lines; a frame that cannot be read is a line that says so. */
export function readLog(image, bytes) {
  const frames = [];
  let frame = [];
  for (const byte of bytes) {
    if (byte !== 0) frame.push(byte);
    else {
      if (frame.length) frames.push(frame);
      frame = [];
    }
  }
  const formats = formatsOf(image);
  return frames.map((one) => {
    try {
      return line(formats, Buffer.from(unpackRzcobs(one)));
    } catch (error) {
      return `?? ${Buffer.from(one).toString('hex')} (${error.message})`;
    }
  });
}

function formatsOf(image) {
  const inTable = image.symbols.filter((symbol) => symbol.section?.name === '.defmt' && symbol.name.startsWith('{'));
  return new Map(inTable.map((symbol) => [symbol.value & 0xffff, JSON.parse(symbol.name)]));
}

function line(formats, frame) {
  const format = formats.get(frame.readUInt16LE(0));
  if (!format) throw new Error('unknown format');
  const micros = Number(frame.readBigUInt64LE(2));
  let at = 10;
  const take = {
    u8: () => frame.readUInt8((at += 1) - 1),
    u16: () => frame.readUInt16LE((at += 2) - 2),
    u32: () => frame.readUInt32LE((at += 4) - 4),
    usize: () => take.u32(),
    u64: () => frame.readBigUInt64LE((at += 8) - 8),
    bool: () => frame.readUInt8((at += 1) - 1) === 1,
    str: () => {
      const length = take.u32();
      return frame.toString('utf8', at, (at += length));
    },
  };
  const text = format.data.replace(/\{=(\w+)(:[^}]*)?\}/g, (_, type, hint) => {
    if (!take[type]) throw new Error(`no ${type}`);
    const value = take[type]();
    return hint?.includes('x') ? `0x${value.toString(16)}` : String(value);
  });
  return `${(micros / 1e6).toFixed(6)} ${format.tag.replace('defmt_', '').toUpperCase()} ${text}`;
}

/** Reverse zero-compressing COBS, defmt's default framing: read from the end, zeros are implied. */
function unpackRzcobs(frame) {
  const output = [];
  for (let at = frame.length - 1; at >= 0; ) {
    const mark = frame[at--];
    if (mark === 0xff) {
      for (let i = 0; i < 134; i++) output.push(frame[at--]);
    } else if (mark & 0x80) {
      output.push(0);
      for (let i = 0; i < (mark & 0x7f) + 7; i++) output.push(frame[at--]);
    } else {
      for (let bit = 6; bit >= 0; bit--) output.push(mark & (1 << bit) ? 0 : frame[at--]);
    }
  }
  return output.reverse();
}

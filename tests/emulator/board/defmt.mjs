// defmt's frames as lines of text.
//
// Decoded here and not by `defmt-print`: on `defmt-decoder`, a program that does the same needs 70 crates, which take 57 seconds of
// processor time to build from a fresh clone, and then a thousand processes of 25 ms for the logs that the tests look at. What
// follows is short, knows the few types that the firmware logs, gave the same lines as `defmt-decoder` 1.2, and says so when
// the format is another one.

const VERSION = '_defmt_version_ = 4';
const ENCODING = '_defmt_encoding_ = rzcobs';
/** A frame begins with the number of its format (two bytes) and the time in microseconds (eight). */
const HEADER = 10;

/** Turns the bytes into lines; a frame that cannot be read is a line that says so. */
export function readLog(image, bytes) {
  const formats = formatsOf(image);
  return framesOf(bytes).map((frame) => {
    try {
      return lineOf(formats, Buffer.from(unpackRzcobs(frame)));
    } catch (error) {
      return `?? ${Buffer.from(frame).toString('hex')} (${error.message})`;
    }
  });
}

/** Every frame ends with a zero, and has none in it. */
function framesOf(bytes) {
  const frames = [[]];
  for (const byte of bytes) {
    if (byte === 0) frames.push([]);
    else frames.at(-1).push(byte);
  }
  frames.pop(); // has not ended yet
  return frames.filter(({ length }) => length > 0);
}

/** The texts are names of symbols, in a section that is not loaded; their addresses are the numbers of the formats. */
function formatsOf({ symbols }) {
  const inTable = symbols.filter(({ section }) => section?.name === '.defmt');
  for (const wanted of [VERSION, ENCODING]) {
    if (!inTable.some(({ name }) => name === wanted)) throw new Error(`the firmware's log is not as expected: no ${wanted}`);
  }
  return new Map(inTable.filter(({ name }) => name.startsWith('{')).map(({ name, value }) => [value & 0xffff, JSON.parse(name)]));
}

function lineOf(formats, frame) {
  const format = formats.get(frame.readUInt16LE(0));
  if (!format) throw new Error('unknown format');
  const seconds = Number(frame.readBigUInt64LE(2)) / 1e6;
  const take = readerOf(frame, HEADER);
  const text = format.data.replace(/\{=(\w+)(:[^}]*)?\}/g, (_, type, hint) => {
    if (!take[type]) throw new Error(`no ${type}`);
    const value = take[type]();
    return hint?.includes('x') ? `0x${value.toString(16)}` : String(value);
  });
  return `${seconds.toFixed(6)} ${format.tag.replace('defmt_', '').toUpperCase()} ${text}`;
}

/** Takes one value after the other out of a frame, by their types. */
function readerOf(frame, start) {
  let at = start;
  const advance = (size) => (at += size) - size;
  const take = {
    u8: () => frame.readUInt8(advance(1)),
    u16: () => frame.readUInt16LE(advance(2)),
    u32: () => frame.readUInt32LE(advance(4)),
    u64: () => frame.readBigUInt64LE(advance(8)),
    usize: () => take.u32(),
    bool: () => take.u8() === 1,
    str: () => {
      const length = take.u32();
      const from = advance(length);
      return frame.toString('utf8', from, at);
    },
  };
  return take;
}

/** Reverse zero-compressing COBS, defmt's default framing: read from the end, zeros are implied. Zeros may be left at the end. */
export function unpackRzcobs(frame) {
  const output = [];
  let at = frame.length;
  const copy = (count) => {
    for (let i = 0; i < count; i++) output.push(frame[--at]);
  };
  const copySeven = (zeros) => {
    for (let bit = 6; bit >= 0; bit--) {
      if (zeros & (1 << bit)) output.push(0);
      else copy(1);
    }
  };
  while (at > 0) {
    const mark = frame[--at];
    if (mark < 0x80) copySeven(mark);
    else if (mark < 0xff) {
      output.push(0);
      copy((mark & 0x7f) + 7);
    } else copy(134);
  }
  return output.reverse();
}

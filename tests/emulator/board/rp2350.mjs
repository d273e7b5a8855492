// What can be known of the Pico 2's program without running it: which registers its code writes.

/** What a short function without branches writes, as pairs of address and value: loads of constants, and stores. */
export function writesOf(image, { value, size }) {
  const [from, to] = [value & ~1, (value & ~1) + size];
  const { address, bytes } = image.pieces.find((piece) => from >= piece.address && from < piece.address + piece.bytes.length);
  const registers = Array(8).fill(0);
  const writes = [];
  for (let at = from; at < to; at += 2) {
    const code = bytes.readUInt16LE(at - address);
    const [high, low, middle] = [(code >> 8) & 7, code & 7, (code >> 3) & 7];
    if (code >> 8 === RETURN) break;
    if (code >> 11 === LOAD_CONSTANT) registers[high] = bytes.readUInt32LE((((at + 4) & ~3) + 4 * (code & 0xff)) - address);
    else if (code >> 11 === MOVE) registers[high] = code & 0xff;
    else if (code >> 11 === STORE) writes.push([registers[middle] + 4 * ((code >> 6) & 0x1f), registers[low]]);
  }
  return writes;
}

/** `pop` with the program counter, `ldr` of a word behind the code, `movs` and `str`: Armv8-M Architecture Reference Manual, C2.2. */
const [RETURN, LOAD_CONSTANT, MOVE, STORE] = [0xbd, 0b01001, 0b00100, 0b01100];

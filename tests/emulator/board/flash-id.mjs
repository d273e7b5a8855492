// The flash chip tells who it is: command 9F of the W25Q16JV, its data sheet, 8.2.27. rp2040js answers every command alike.
const SSI = 0x18000;
const DATA = 0x60;
const READ_ID = 0x9f;
/** Winbond, and two to the power of 15 hexadecimal bytes: 2 MB. */
export const ID = [0xef, 0x40, 0x15];

/** `chip.flashId` is what it answers. */
export function addFlashId(chip) {
  chip.flashId = ID;
  const ssi = chip.peripherals[SSI];
  const [read, write] = [ssi.readUint32.bind(ssi), ssi.writeUint32.bind(ssi)];
  let answer = [];
  ssi.writeUint32 = (offset, value) => {
    if (offset === DATA) answer = (value & 0xff) === READ_ID ? [...chip.flashId] : [];
    write(offset, value);
  };
  ssi.readUint32 = (offset) => (offset === DATA && answer.length ? answer.shift() : read(offset));
}

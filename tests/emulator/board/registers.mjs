// A part of the chip that only keeps what is written, and answers what `read` says.
import { BasePeripheral } from 'rp2040js';

export class Registers extends BasePeripheral {
  constructor(chip, name, { read = () => undefined, written = () => {}, start = [] } = {}) {
    super(chip, name);
    this.values = new Map(start);
    Object.assign(this, { read, written });
  }

  readUint32(offset) {
    return this.read(offset) ?? this.values.get(offset) ?? 0;
  }

  writeUint32(offset, value) {
    this.values.set(offset, value >>> 0);
    this.written(offset, value >>> 0);
  }
}

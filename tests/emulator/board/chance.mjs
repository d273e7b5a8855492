// Repeatable chance for the board's physics (xorshift32).
export class PhysicalChance {
  constructor(seed) {
    this.state = (seed * 2654435761 + 1) >>> 0 || 1;
  }

  word() {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (this.state = x >>> 0);
  }

  byte() {
    return this.word() >>> 24;
  }

  bit() {
    return this.word() >>> 31;
  }

  fraction() {
    return this.word() / 2 ** 32;
  }
}

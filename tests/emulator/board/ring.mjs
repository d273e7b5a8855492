// The random bit of the ring oscillator: RP2040 datasheet, 2.17.5. It is the ring's level at the moment it is read.
//
// A good ring runs at no special speed and drifts; one may also run so nearly in step with the crystal that reading it at even
// intervals gives long runs of equal bits, though nothing is wrong with it; and one may be stuck.

/** 421 periods in 30.832 us and 13 in 0.952 us: the ways of a program that reads every 25 us, as fast as it gets round. */
const BEATING_HERTZ = 13_654_650;
/** How far its phase wanders between two reads, in periods. */
const WANDER = 0.0005;

/** `kind`: 'alive', 'beating', or 'dead' for constant ones. Gives a function that reads a bit at a time in nanoseconds. */
const phases = new WeakMap();
export function ring(kind, chance) {
  const beating = (nanos) => {
    const phase = (phases.get(chance) ?? 0) + (chance.fraction() - 0.5) * WANDER;
    phases.set(chance, phase);
    const periods = (nanos * BEATING_HERTZ) / 1e9 + phase;
    return periods - Math.floor(periods) < 0.5 ? 1 : 0;
  };
  return { alive: () => chance.bit(), beating, dead: () => 1 }[kind];
}

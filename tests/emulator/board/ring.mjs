// The random bit of the ring oscillator: RP2040 datasheet, 2.17.5. It is the ring's level at the moment it is read.
//
// A good ring runs at no special speed and drifts; one may also run so nearly in step with the crystal that reading it at even
// intervals gives long runs of equal bits, though nothing is wrong with it; and one may be stuck.

/** 421 periods in 30.832 us and 13 in 0.952 us: the ways of a program that reads every 25 us, as fast as it gets round. */
const BEATING_HERTZ = 13_654_650;
/** How far its phase wanders between two reads, in periods: hardly at all where it beats, a little on an ordinary chip. */
const WANDER = { beating: 0.0005, alive: 0.05 };
/** Chips differ widely; the bit is the ring's before it is divided. */
const [SLOWEST_HERTZ, FASTEST_HERTZ] = [30e6, 180e6];

/** `kind`: 'alive', 'beating', or 'dead' for constant ones. Gives a function that reads a bit at a time in nanoseconds. */
const rings = new WeakMap();
export function ring(kind, chance) {
  if (kind === 'dead') return () => 1;
  const chip = rings.get(chance) ?? { hertz: SLOWEST_HERTZ + chance.fraction() * (FASTEST_HERTZ - SLOWEST_HERTZ), phase: 0 };
  rings.set(chance, chip);
  const hertz = kind === 'beating' ? BEATING_HERTZ : chip.hertz;
  return (nanos) => {
    chip.phase += (chance.fraction() - 0.5) * WANDER[kind];
    const periods = (nanos * hertz) / 1e9 + chip.phase;
    return periods - Math.floor(periods) < 0.5 ? 1 : 0;
  };
}

// Which flags anybody reads after an instruction. Most instructions set flags that the next one overwrites; computing only
// those that are read makes translated code a good deal faster.
import { FLAG } from './instruction.mjs';

/**
 * Gives each instruction its `liveFlags`, and returns those that live at the start of each block. Unless `flagsCrossCalls`, none lives
 * over a call or a return: the calling convention does not hand flags on, in either direction. `atUnknown` live where it is
 * not known what comes next.
 */
export function findLiveFlags(blocks, starts, { flagsCrossCalls = false, atUnknown = FLAG.ALL } = {}) {
  const functions = new Set(starts);
  const liveBefore = new Map(blocks.map(({ start }) => [start, 0]));
  const liveAt = (pc) => liveBefore.get(pc) ?? atUnknown;
  const acrossCalls = flagsCrossCalls ? FLAG.ALL : 0;
  const liveAfter = ({ flow, next }) => {
    switch (flow?.kind) {
      case 'branch': return liveAt(flow.target) | (flow.condition ? liveAt(next) : 0);
      // BL is also the long jump within a function.
      case 'call': return functions.has(flow.target) ? acrossCalls : liveAt(flow.target);
      case 'jump': return flow.isTable ? atUnknown : acrossCalls;
      default: return liveAt(next);
    }
  };
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const block of blocks.toReversed()) {
      const live = spreadBackwards(block.instructions, liveAfter(block));
      hasChanged ||= liveBefore.get(block.start) !== live;
      liveBefore.set(block.start, live);
    }
  }
  return liveBefore;
}

function spreadBackwards(instructions, liveAfter) {
  return instructions.reduceRight((live, one) => {
    one.liveFlags = live;
    return (live & ~one.setsFlags) | one.readsFlags;
  }, liveAfter);
}

// A whole program as a WebAssembly module: a function for each region, and one that goes from region to region.
import { blocksOf, REGION_SIZE } from './blocks.mjs';
import { ENTRIES_OFFSET, FLASH, I32_LOCALS, LOCAL } from './layout.mjs';
import { findLiveFlags } from './live-flags.mjs';
import { encodeModule, flatten } from './module.mjs';
import { emitRegion, loadState } from './region.mjs';
import { br_if, call_indirect, i32, ifElse, loop, RETURN } from './wasm.mjs';

/** An entry says in which region a block is (from 1 on; 0 is no block), and which one of it. */
const BLOCK_BITS = 12;
const entryOf = (region, block) => ((region + 1) << BLOCK_BITS) | block;
const ONLY_TYPE = 0;

/** Calls one region after the other, until something is left to the interpreter or the place to stop is reached. */
function emitDispatch(programSize) {
  const { address, pc, value } = LOCAL;
  const entryAddress = i32.add(i32.shl(i32.shr_u(address.get, i32.const(1)), i32.const(2)), i32.const(ENTRIES_OFFSET));
  const block = i32.and(value.get, i32.const((1 << BLOCK_BITS) - 1));
  const region = i32.sub(i32.shr_u(value.get, i32.const(BLOCK_BITS)), i32.const(1));
  return loop(
    pc.set(loadState('pc')),
    ifElse(i32.eq(pc.get, loadState('stop')), RETURN),
    ifElse(i32.ge_u(address.tee(i32.sub(pc.get, i32.const(FLASH.address))), i32.const(programSize)), RETURN),
    ifElse(i32.eqz(value.tee(i32.load(entryAddress, 0))), RETURN),
    call_indirect(ONLY_TYPE, block, region),
    br_if(0, i32.eqz(loadState('isLeft'))),
  );
}

function groupByRegion(blocks) {
  const regions = new Map();
  for (const one of blocks) {
    const region = Math.floor(one.start / REGION_SIZE);
    if (!regions.has(region)) regions.set(region, []);
    regions.get(region).push(one);
  }
  return [...regions.values()];
}

/**
 * `program` as `programOf` gives it; options as for `findLiveFlags`. The translation has the module's `bytes`, its `entries`, and by
 * halfword of the program how many cycles and instructions of a block were counted too much if it is left there.
 */
export function translate(program, options) {
  const blocks = blocksOf(program);
  findLiveFlags(blocks, program.starts, options);
  const halfwords = program.size / 2;
  const halfwordOf = (pc) => (pc - FLASH.address) >> 1;
  const entries = new Uint32Array(halfwords);
  const restOfCycles = new Uint16Array(halfwords);
  const restOfInstructions = new Uint16Array(halfwords);
  const noteRest = (pc, cycles, instructions) => {
    restOfCycles[halfwordOf(pc)] = cycles;
    restOfInstructions[halfwordOf(pc)] = instructions;
  };
  const functions = groupByRegion(blocks).map((inRegion, region) => {
    const indexes = new Map(inRegion.map(({ start }, index) => [start, index]));
    for (const [start, index] of indexes) {
      if (!program.isStop(start)) entries[halfwordOf(start)] = entryOf(region, index);
    }
    return flatten(emitRegion(inRegion, { count: inRegion.length, indexes, noteRest, isStop: program.isStop }));
  });
  const bytes = encodeModule([...functions, flatten(emitDispatch(program.size))], I32_LOCALS);
  return { bytes, entries, restOfCycles, restOfInstructions };
}

// The blocks of a region as one WebAssembly function.
//
// WebAssembly has no goto. All blocks are nested into each other, so that leaving the n-th level gets to the n-th block, and a loop
// around them gets back to those before:
//
//   block                  leave to `dispatch`: the PC says where to go on
//     block                leave to the `interpreter`
//       loop
//         block block ...  one for each basic block, the first one innermost
//           br_table       to the block to begin with
//         end   code of the first block
//         end   code of the second block ...
import { LOCAL, R, STATE, STATE_OFFSET } from './layout.mjs';
import { block, br, br_if, br_table, i32, ifElse, loop, UNREACHABLE } from './wasm.mjs';

const { cycleLimit, cycles, firstBlock, instructions, pc } = LOCAL;
const KEPT = ['cycles', 'instructions', 'result', 'carry', 'overflow'];

const stateAddress = (offset) => i32.const(STATE_OFFSET + offset);
export const loadState = (name) => i32.load(stateAddress(STATE[name]), 0);
const storeState = (name, code) => i32.store(stateAddress(STATE[name]), 0, code);
const increase = (variable, amount) => variable.set(i32.add(variable.get, i32.const(amount)));

/** How many levels out each destination is, as seen from the code of a block. */
const depthsAt = (index, count) => ({
  later: (other) => other - index - 1,
  loop: count - 1 - index,
  interpreter: count - index,
  dispatch: count - index + 1,
});

/** `nesting` is how many levels of its own are around the code that goes there. */
function goTo(target, index, { depths, indexes, isStop }, nesting = 0) {
  const other = isStop(target) ? undefined : indexes.get(target);
  if (other === undefined) return [pc.set(i32.const(target)), br(depths.dispatch + nesting)];
  if (other > index) return br(depths.later(other) + nesting);
  return [firstBlock.set(i32.const(other)), br(depths.loop + nesting)];
}

function emitFlow({ flow, next }, index, around) {
  const { depths } = around;
  switch (flow?.kind) {
    case 'interpreter': return br(depths.interpreter);
    case 'jump': return [pc.set(flow.address), br(depths.dispatch)];
    case 'call': return goTo(flow.target, index, around);
    case 'branch': break;
    default: return goTo(next, index, around);
  }
  if (!flow.condition) return goTo(flow.target, index, around);
  // A branch that is not taken is a cycle shorter.
  return [ifElse(flow.condition, goTo(flow.target, index, around, 1)), increase(cycles, -1), goTo(next, index, around)];
}

/**
 * Cycles and instructions are counted for the whole block at its start. Whoever leaves in the middle of it takes the rest back:
 * `noteRest(pc, cycles, instructions)` keeps how much that is.
 */
function emitBlock(one, index, { count, noteRest, ...region }) {
  const depths = depthsAt(index, count);
  const leaveIf = (condition, nesting = 0) => br_if(depths.interpreter + nesting, condition);
  let restOfCycles = one.instructions.reduce((sum, each) => sum + each.cycles, 0);
  let restOfInstructions = one.instructions.filter(isExecutedHere).length;
  const code = [
    increase(cycles, restOfCycles),
    increase(instructions, restOfInstructions),
    pc.set(i32.const(one.start)),
    leaveIf(i32.gt_s(cycles.get, cycleLimit.get)),
  ];
  for (const each of one.instructions) {
    noteRest(each.pc, restOfCycles, restOfInstructions);
    const needsPc = each.mayLeave || !isExecutedHere(each);
    code.push(needsPc ? pc.set(i32.const(each.pc)) : [], each.emit({ liveFlags: each.liveFlags, leaveIf }));
    restOfCycles -= each.cycles;
    restOfInstructions -= 1;
  }
  return [code, emitFlow(one, index, { ...region, depths })];
}

const isExecutedHere = ({ flow }) => flow?.kind !== 'interpreter';

/** `region` has the `count` of blocks, `indexes` by start, `noteRest`, and `isStop`. */
export function emitRegion(blocks, region) {
  const nested = blocks.reduce((inner, one, index) => [block(inner), emitBlock(one, index, region)], br_table(blocks.length, firstBlock.get));
  return [
    R.map((register, number) => register.set(i32.load(stateAddress(STATE.registers + 4 * number), 0))),
    [...KEPT, 'cycleLimit'].map((name) => LOCAL[name].set(loadState(name))),
    block(block(loop(nested, UNREACHABLE)), storeState('isLeft', i32.const(1))),
    R.map((register, number) => i32.store(stateAddress(STATE.registers + 4 * number), 0, register.get)),
    [...KEPT, 'pc'].map((name) => storeState(name, LOCAL[name].get)),
  ];
}

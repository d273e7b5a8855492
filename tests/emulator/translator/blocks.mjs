// Cuts a program into basic blocks: runs of instructions that are entered at their first one and left at their last.
import { decode } from './decode.mjs';
import { FLASH } from './layout.mjs';

/** The blocks of so many bytes become one WebAssembly function. V8 compiles many small ones sooner than a few large ones. */
export const REGION_SIZE = 1024;
const LONGEST_TABLE = 512;
const FARTHEST_CASE = 8192;

/**
 * Where `add pc, rN` may lead: a table of offsets lies behind it, as bytes or as halfwords. A wrong guess costs nothing but
 * a block that is never entered; a missing one is left to the interpreter.
 */
function tableTargets(pc, { read16, isCode }) {
  const targets = [];
  for (let entry = pc + 2; !isCode(entry) && entry < pc + 2 + LONGEST_TABLE; entry += 2) {
    const halfword = read16(entry);
    for (const offset of [halfword & 255, halfword >> 8, halfword]) targets.push(pc + 4 + 2 * offset);
  }
  return targets.filter((target) => isCode(target) && target > pc && target < pc + FARTHEST_CASE);
}

/** Where it may go on that is not the next instruction. */
function targetsOf({ pc, flow }, program) {
  if (flow?.kind === 'branch' || flow?.kind === 'call') return [flow.target];
  return flow?.isTable ? tableTargets(pc, program) : [];
}

/** Whether the next instruction is reached, though this one ends a block: after a call, or when a branch is not taken. */
const comesBack = ({ flow }) => flow.kind === 'call' || flow.kind === 'interpreter' || flow.isCall || flow.condition !== undefined;

/** All instructions of a program, and the addresses at which a block begins. */
function explore(program) {
  const found = new Map();
  const heads = new Set();
  const open = [];
  const visit = (pc, isHead) => {
    if (!program.isCode(pc)) return;
    if (isHead) heads.add(pc);
    open.push(pc);
  };
  const follow = () => {
    while (open.length) {
      const pc = open.pop();
      if (!found.has(pc)) visitNext(pc);
    }
  };
  const visitNext = (pc) => {
    const one = decode(pc, program);
    found.set(pc, one);
    for (const target of targetsOf(one, program)) visit(target, true);
    const next = pc + one.size;
    // Behind a stop, which the interpreter executes, translated code goes on.
    if (program.isStop(pc) || (one.flow && comesBack(one))) visit(next, true);
    else if (!one.flow) visit(next, next % REGION_SIZE === 0);
  };
  for (const pc of program.starts) visit(pc, true);
  follow();
  // What nothing leads to that is known, such as the cases of a jump table, begins behind a jump or behind data.
  for (let pc = FLASH.address; pc < FLASH.address + program.size; pc += found.get(pc)?.size ?? 2) {
    if (found.has(pc)) continue;
    visit(pc, true);
    follow();
  }
  return { found, heads };
}

function blockAt(start, { found, heads }) {
  const instructions = [];
  for (let pc = start; ; ) {
    const one = found.get(pc);
    instructions.push(one);
    pc += one.size;
    if (one.flow || heads.has(pc) || !found.has(pc)) return { start, instructions, flow: one.flow, next: pc };
  }
}

/** In order of their addresses, each with its `start`, `instructions`, `flow` of the last one, and `next`, the address behind it. */
export function blocksOf(program) {
  const explored = explore(program);
  return [...explored.heads].sort((a, b) => a - b).map((start) => blockAt(start, explored));
}

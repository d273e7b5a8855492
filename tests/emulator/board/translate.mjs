// The whole program as a WebAssembly module: about ten times as fast as rp2040js alone.
//
// Translated code runs from block to block as long as the next one fits into the cycles that are left before anything
// outside the processor happens, and leaves the rest to rp2040js: so both ways give the same run, to the cycle.
import { ALL, L, LOCALS, RAM_AT } from './operations.mjs';
import { decode } from './thumb.mjs';
import {
  and, block, br, brIf, brTable, callIndirect, eq, flat, get, isZero, load, loop, minus, moduleOf, more, moreOrEqual, number, plus, RETURN, set, shl, shr,
  store, tee, UNREACHABLE, when,
} from './wasm.mjs';
import { FLASH_BASE } from './image.mjs';

/** Behind the RAM: the registers, then what goes in and out of a run, then for each address the block that begins there. */
export const STATE_AT = RAM_AT + 0x42000;
export const STATE = { registers: 0, pc: 60, t: 64, n: 68, limit: 72, f: 76, c: 80, v: 84, bailed: 88, stop: 92 };
export const ENTRIES_AT = STATE_AT + 0x1000;
const BLOCK_BITS = 12;
/** A region of the program is one function; V8 likes them small. */
const REGION = 1024;

/** Tables of the form `add pc, rN` with offsets behind it: where they may lead. */
function tableTargets(pc, { read16, isCode }) {
  const targets = [];
  for (let at = pc + 2; !isCode(at) && at < pc + 2 + 512; at += 2) {
    const half = read16(at);
    for (const offset of [half & 255, half >> 8, half]) targets.push(pc + 4 + 2 * offset);
  }
  return targets.filter((target) => isCode(target) && target > pc && target < pc + 8192);
}

/** All instructions that can be reached, and the places where a block begins. */
function explore(program) {
  const found = new Map();
  const heads = new Set();
  const open = [];
  const goOn = (pc, isHead = true) => {
    if (!program.isCode(pc)) return;
    if (isHead) heads.add(pc);
    open.push(pc);
  };
  program.starts.forEach((pc) => goOn(pc));
  while (open.length) {
    const pc = open.pop();
    if (found.has(pc)) continue;
    const one = decode(pc, program.read16, program.read32);
    found.set(pc, one);
    const next = pc + one.size;
    if (one.branch !== undefined) goOn(one.branch);
    if (one.call !== undefined) goOn(one.call);
    if (one.table) tableTargets(pc, program).forEach((target) => goOn(target));
    const goesOn = one.condition || one.returns || one.call !== undefined || one.other || program.isStop(pc);
    if (goesOn) goOn(next);
    else if (one.branch === undefined && !one.leave) goOn(next, next % REGION === 0);
  }
  return { found, heads };
}

function blocksOf({ found, heads }) {
  return [...heads].sort((a, b) => a - b).map((start) => {
    const list = [];
    for (let pc = start; ; ) {
      const one = { pc, ...found.get(pc) };
      list.push(one);
      pc += one.size;
      const ends = one.branch !== undefined || one.call !== undefined || one.leave || one.other;
      if (ends || heads.has(pc) || !found.has(pc)) return { start, list, next: pc };
    }
  });
}

/**
 * Which flags anybody looks at after each instruction. Over calls and returns none lives: no compiler hands any on. But
 * BL is also the long jump within a function.
 */
function findLiveFlags(blocks, starts) {
  const before = new Map(blocks.map(({ start }) => [start, 0]));
  const at = (pc) => before.get(pc) ?? ALL;
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = blocks.length - 1; i >= 0; i--) {
      const { start, list, next } = blocks[i];
      const last = list.at(-1);
      let live = last.table ? ALL : last.leave || starts.has(last.call) ? 0 : at(last.call ?? next);
      if (last.branch !== undefined) live = at(last.branch) | (last.condition ? at(next) : 0);
      for (let j = list.length - 1; j >= 0; j--) {
        list[j].live = live;
        live = (live & ~list[j].sets) | list[j].uses;
      }
      changed ||= before.get(start) !== live;
      before.set(start, live);
    }
  }
}

/** Depths of the labels around a block's code: the blocks behind it, the loop, the way out with a rest, the way out. */
const depths = (index, count) => ({ forward: (to) => to - index - 1, loop: count - 1 - index, bail: count - index, exit: count - index + 1 });

function writeBlock(one, index, count, { numbers, undo, isStop }) {
  const depth = depths(index, count);
  const cycles = one.list.reduce((sum, each) => sum + each.cycles, 0);
  const instructions = one.list.filter((each) => !each.other).length;
  const leave = (code, extra) => [set(L.pc, code), br(depth.exit + extra)];
  const goTo = (pc, extra = 0) => {
    const to = isStop(pc) ? undefined : numbers.get(pc);
    if (to === undefined) return leave(number(pc), extra);
    return to > index ? br(depth.forward(to) + extra) : [set(L.p, number(to)), br(depth.loop + extra)];
  };
  const add = (local, amount) => set(local, plus(get(local), number(amount)));
  const code = [add(L.t, cycles), add(L.n, instructions), set(L.pc, number(one.start)), brIf(depth.bail, more(get(L.t), get(L.limit)))];
  let [spent, done] = [0, 0];
  for (const each of one.list) {
    undo(each.pc, cycles - spent, instructions - done);
    if (each.other) return [code, set(L.pc, number(each.pc)), br(depth.bail)];
    const own = each.code(each.live, depth.bail);
    const mayBail = each.code.length > 1;
    code.push(mayBail ? [set(L.pc, number(each.pc)), own] : own);
    spent += each.cycles;
    done += 1;
  }
  const last = one.list.at(-1);
  if (last.leave) return [code, leave(last.leave, 0)];
  if (last.call !== undefined) return [code, goTo(last.call)];
  if (last.branch === undefined) return [code, goTo(one.next)];
  if (!last.condition) return [code, goTo(last.branch)];
  return [code, when(last.condition, goTo(last.branch, 1)), add(L.t, -1), goTo(one.next)];
}

const REGISTERS = [...Array(15).keys()];
const KEPT = ['t', 'n', 'f', 'c', 'v'];
const stateLoad = (name) => load(4, number(STATE_AT + STATE[name]), 0);
const stateStore = (name, value) => store(4, number(STATE_AT + STATE[name]), 0, value);

function writeRegion(blocks, around) {
  const body = blocks.reduce(
    (inner, one, i) => [0x02, 0x40, inner, 0x0b, writeBlock(one, i, blocks.length, around)],
    brTable(blocks.length, get(L.p)),
  );
  return [
    REGISTERS.map((i) => set(i + 1, load(4, number(STATE_AT + 4 * i), 0))),
    [...KEPT, 'limit'].map((name) => set(L[name], stateLoad(name))),
    block(block(loop(body, UNREACHABLE)), stateStore('bailed', number(1))),
    REGISTERS.map((i) => store(4, number(STATE_AT + 4 * i), 0, get(i + 1))),
    [...KEPT, 'pc'].map((name) => stateStore(name, get(L[name]))),
  ];
}

/** From region to region, until something is left to rp2040js or the place to stop is reached. */
function writeDispatch(codeSize) {
  const entry = load(4, plus(shl(shr(get(L.a), number(1)), number(2)), number(ENTRIES_AT)), 0);
  return loop(
    set(L.pc, stateLoad('pc')),
    when(eq(get(L.pc), stateLoad('stop')), RETURN),
    when(moreOrEqual(tee(L.a, minus(get(L.pc), number(FLASH_BASE))), number(codeSize)), RETURN),
    when(isZero(tee(L.q, entry)), RETURN),
    callIndirect(0, and(get(L.q), number((1 << BLOCK_BITS) - 1)), minus(shr(get(L.q), number(BLOCK_BITS)), number(1))),
    brIf(0, isZero(stateLoad('bailed'))),
  );
}

/** `program`: its size, `read16`, `read32`, `isCode(pc)`, `isStop(pc)` and the `starts` of its functions. */
export function translate(program) {
  const blocks = blocksOf(explore(program));
  findLiveFlags(blocks, new Set(program.starts));
  const regions = groupByRegion(blocks);
  const entries = new Uint32Array(program.size / 2);
  /** What to take back of cycles and instructions when a run ends in the middle of a block. */
  const [cycles, instructions] = [new Uint16Array(program.size / 2), new Uint16Array(program.size / 2)];
  const undo = (pc, c, n) => {
    cycles[(pc - FLASH_BASE) >> 1] = c;
    instructions[(pc - FLASH_BASE) >> 1] = n;
  };
  const functions = [...regions.values()].map((list, region) => {
    const numbers = new Map(list.map(({ start }, i) => [start, i]));
    for (const [start, i] of numbers) {
      if (!program.isStop(start)) entries[(start - FLASH_BASE) >> 1] = ((region + 1) << BLOCK_BITS) | i;
    }
    return flat(writeRegion(list, { numbers, undo, isStop: program.isStop }));
  });
  const bytes = moduleOf([...functions, flat(writeDispatch(program.size))], LOCALS);
  return { module: new WebAssembly.Module(bytes), entries, cycles, instructions };
}

function groupByRegion(blocks) {
  const groups = new Map();
  for (const one of blocks) {
    const region = Math.floor(one.start / REGION);
    if (!groups.has(region)) groups.set(region, []);
    groups.get(region).push(one);
  }
  return groups;
}

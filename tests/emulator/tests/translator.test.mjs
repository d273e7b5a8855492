// Translated code does what rp2040js does: random instructions with random registers, flags and memory. And the firmware keeps to
// what the translator takes for granted.
//
//   PASSDECK_SEED=7 PASSDECK_SEQUENCES=100000 node --test tests/emulator/tests/translator.test.mjs
import assert from 'node:assert/strict';
import test from 'node:test';
import { PhysicalChance } from '../board/chance.mjs';
import { functionAt } from '../board/image.mjs';
import { program as onTarget } from '../board/processor.mjs';
import { elf } from '../scenario.mjs';
import { blocksOf } from '../translator/blocks.mjs';
import { randomFlags, randomImage, randomRegisters, randomWord } from '../translator/check/random-program.mjs';
import { Twins } from '../translator/check/twins.mjs';
import { ENCODINGS } from '../translator/decode.mjs';
import { RAM } from '../translator/layout.mjs';
import { findLiveFlags } from '../translator/live-flags.mjs';
import { programOf } from '../translator/program.mjs';

const SEED = Number(process.env.PASSDECK_SEED ?? 1);
const SEQUENCES = Number(process.env.PASSDECK_SEQUENCES ?? 8000);
/** Each sequence runs so often, every time with other registers and flags. */
const ROUNDS = 5;
/** Each instruction must have been executed so often. */
const LEAST = 50;

function randomRam(chance, starts) {
  const words = Uint32Array.from({ length: RAM.size / 4 }, () => randomWord(chance, starts));
  return new Uint8Array(words.buffer);
}

const randomStart = (chance, pc, starts) => ({
  pc,
  registers: randomRegisters(chance, starts),
  flags: randomFlags(chance),
  cycleLimit: 1 + (chance.byte() >> 2),
});

function report({ registers, flags, cycleLimit }, twins, error) {
  const values = registers.map((value, i) => `r${i}=${value.toString(16)}`).join(' ');
  const again = `PASSDECK_SEED=${SEED} PASSDECK_SEQUENCES=${SEQUENCES} node --test tests/emulator/tests/translator.test.mjs`;
  const state = JSON.stringify({ ...flags, cycleLimit });
  return [`seed ${SEED}: ${error.message}, after`, twins.story(), `from ${values}`, state, `again: ${again}`].join('\n');
}

test(`${SEQUENCES} random sequences of instructions, seed ${SEED}, run as in rp2040js`, () => {
  const chance = new PhysicalChance(SEED);
  const image = randomImage(chance, SEQUENCES);
  const { starts } = programOf(image);
  const twins = new Twins(image, randomRam(chance, starts));
  for (let round = 0; round < ROUNDS; round++) {
    for (const pc of starts) {
      const start = randomStart(chance, pc, starts);
      try {
        twins.run(start);
      } catch (error) {
        assert.fail(report(start, twins, error));
      }
    }
  }
  const executed = [...twins.counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(`# ${executed} instructions executed by translated code`);
  for (const { name } of ENCODINGS) {
    const count = twins.counts.get(name) ?? 0;
    assert.ok(count >= LEAST, `${name} was executed only ${count} times`);
  }
});

for (const [name, image] of [['passdeck', elf()], ['on-target', onTarget()]]) {
  test(`no function of ${name} reads flags that were set before its call, or before a call that it made`, () => {
    const program = programOf(image);
    const blocks = blocksOf(program);
    // What is left to the interpreter is taken to read all flags; but those are barriers and the like, and none does.
    const left = blocks.map(({ instructions }) => instructions.at(-1)).filter(({ flow }) => flow?.kind === 'interpreter');
    for (const one of left) one.readsFlags = 0;
    const live = findLiveFlags(blocks, program.starts, { atUnknown: 0 });
    const starts = new Set(program.starts);
    const isCall = ({ flow }) => flow?.isCall || (flow?.kind === 'call' && starts.has(flow.target));
    const places = [...starts, ...blocks.filter(isCall).map(({ next }) => next)];
    assert.ok(places.length > 1000, `only ${places.length} places were looked at`);
    // Behind the last call of a function that never returns there may be padding, which is in no function.
    const readers = places.filter((pc) => live.get(pc)).map((pc) => functionAt(image, pc)).filter((reader) => !reader.startsWith('0x'));
    assert.deepEqual(readers, []);
  });
}

// The simulator's scenario files on the device: the same pictures, pixel for pixel, after every step.
import { readdirSync } from 'node:fs';
import { seedsFrom } from '../board/seed.mjs';
import { scenario, scenarioFolder } from '../scenario.mjs';
import { playScript, readScript } from '../script.mjs';

const MINUTES = 5;

for (const file of readdirSync(scenarioFolder).filter((name) => name.endsWith('.txt')).sort()) {
  const script = readScript(`${scenarioFolder}/${file}`);
  scenario(script.name, { seeds: seedsFrom(script.seed), wallSeconds: MINUTES * 60 }, (board) => {
    playScript(board, script);
    console.log(`# ${script.name}: ${script.steps.length} pictures, ${(board.total / 1e9).toFixed(0)} s, ${(board.instructions / 1e6).toFixed(0)} M instructions`);
  });
}

// Translations that are kept on disk. To translate the firmware takes two seconds of the processor, and every test file runs in a
// process of its own.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';

const here = new URL('./', import.meta.url);
const folder = new URL('../../../target/translations/', import.meta.url);

/** The sources of the translator: another translator makes another translation. */
const sources = () => readdirSync(here).filter((name) => name.endsWith('.mjs')).map((name) => readFileSync(new URL(name, here)));

/** What `make` makes of an image and its stops, or made of the same ones in another process. */
export function kept({ pieces, symbols }, stops, make) {
  const hash = createHash('sha256');
  const parts = pieces.flatMap(({ address, bytes }) => [String(address), bytes]);
  for (const part of [...sources(), ...parts, JSON.stringify([symbols, stops, process.version])]) hash.update(part);
  const file = new URL(hash.digest('hex'), folder);
  try {
    return deserialize(readFileSync(file));
  } catch {
    const made = make();
    mkdirSync(folder, { recursive: true });
    // Another process may write the same one: the file is there as a whole, or not at all.
    const draft = new URL(`${file.href}.${process.pid}`);
    writeFileSync(draft, serialize(made));
    renameSync(draft, file);
    return made;
  }
}

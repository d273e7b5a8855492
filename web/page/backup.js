// All that is saved as a file: to keep it, or to take it to another device.
import { KEPT, MOST_KEPT } from './store.js';

/** Offers the backup as a download. */
export function saveBackup(machine, store) {
  const file = new Blob([machine.packBackup([...store.slots, ...store.kept])], { type: 'application/octet-stream' });
  download(URL.createObjectURL(file), `passdeck-${new Date().toISOString().slice(0, 10)}.passdeck`);
}

export function download(url, name) {
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Reads a file; gives its slots and the games that were kept, or in one sentence what is wrong with it. */
export async function readBackup(machine, file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { parts, problem } = machine.openBackup(bytes);
  return problem ? { problem } : { slots: parts.slice(0, KEPT), kept: parts.slice(KEPT).slice(-MOST_KEPT) };
}

// What an RP2350's boot ROM does with a UF2 file, from its published source (`_update_current_uf2_info` and
// `_write_uf2_page` of pico-bootrom-rp2350): it erases each sector that a block is sent to, whatever the size of the flash,
// and starts over when the family or the number of blocks changes.
const BLOCK = 512;
const SECTOR = 4096;
const [FLASH, FLASH_END] = [0x10000000, 0x12000000];
const MAGIC = [0x0a324655, 0x9e5d5157, 0x0ab16f30];
const [NOT_MAIN_FLASH, FAMILY_IS_GIVEN, TAGS_FOLLOW] = [0x1, 0x2000, 0x8000];
const SKIP_THIS_BLOCK = 0x9957e304;
/** Absolute addresses, and a program for the Arm processors: those that a flash without partitions takes. */
const FAMILIES = [0xe48bff57, 0xe48bff59];

/** The blocks of a file. */
export function blocksOf(file) {
  return Array.from({ length: file.length / BLOCK }, (_, i) => {
    const block = file.subarray(i * BLOCK, (i + 1) * BLOCK);
    const word = (at) => block.readUInt32LE(at);
    return {
      magic: [word(0), word(4), word(508)], flags: word(8), address: word(12), size: word(16), number: word(20), count: word(24),
      family: word(28), page: block.subarray(32, 32 + 256), tag: word(32 + 256),
    };
  });
}

/**
 * Copies the first `most` blocks to a flash. A chip ignores address lines that it does not have, so addresses wrap at its size.
 * `skipsTagged`: a later boot ROM, which knows the tag. Gives whether the device restarts by itself.
 */
export function copyUf2(flash, file, { most = Infinity, skipsTagged = false } = {}) {
  let transfer = {};
  for (const block of blocksOf(file).slice(0, most)) {
    if (!isTaken(block, skipsTagged)) continue;
    if (transfer.family !== block.family || transfer.count !== block.count) {
      transfer = { family: block.family, count: block.count, written: new Set(), erased: new Set() };
    }
    if (block.number >= block.count || transfer.written.has(block.number)) continue;
    transfer.written.add(block.number);
    const at = (block.address - FLASH) % flash.length;
    const sector = Math.floor((block.address - FLASH) / SECTOR);
    if (!transfer.erased.has(sector)) flash.fill(0xff, at - (at % SECTOR), at - (at % SECTOR) + SECTOR);
    transfer.erased.add(sector);
    block.page.forEach((byte, i) => (flash[at + i] &= byte));
  }
  return transfer.written?.size === transfer.count;
}

function isTaken({ magic, flags, address, size, family, tag }, skipsTagged) {
  if (magic.join() !== MAGIC.join() || size !== 256) return false;
  if (flags & NOT_MAIN_FLASH || !(flags & FAMILY_IS_GIVEN) || !FAMILIES.includes(family)) return false;
  if (skipsTagged && flags & TAGS_FOLLOW && tag === SKIP_THIS_BLOCK) return false;
  return address >= FLASH && address < FLASH_END && address % 256 === 0;
}

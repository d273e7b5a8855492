// A picture for people: each pixel four times as large, in the blue of the glass.
import { writeFileSync } from 'node:fs';
import { crc32 } from './crc32.mjs';
import { deflateSync } from 'node:zlib';

const SCALE = 4;

export function writePng(path, picture) {
  const lines = picture.flatMap((line) => {
    const pixels = [...line].flatMap((mark) => Array(SCALE).fill(mark === '#' ? 1 : 0));
    return Array(SCALE).fill(Buffer.from([0, ...pixels]));
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture[0].length * SCALE, 0);
  header.writeUInt32BE(lines.length, 4);
  header.set([8, 3], 8); // eight bits, palette
  const palette = Buffer.from([8, 10, 18, 170, 225, 255]);
  const chunks = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', deflateSync(Buffer.concat(lines))), chunk('IEND', Buffer.alloc(0))];
  writeFileSync(path, Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), ...chunks]));
}

function chunk(name, body) {
  const named = Buffer.concat([Buffer.from(name), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

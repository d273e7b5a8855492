// The binary format of a WebAssembly module, as far as the translator needs it.
import { i32, unsignedLeb128 } from './wasm.mjs';

const I32 = 0x7f;
const I64 = 0x7e;
const FUNCTION_TYPE = 0x60;
const FUNCTION_REFERENCE = 0x70;
const MEMORY = 2;
const FUNCTION = 0;
const END = 0x0b;
const MAGIC_AND_VERSION = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const SECTION = { type: 1, import: 2, function: 3, table: 4, export: 7, element: 9, code: 10 };

/** Grows as needed and is used again for the next piece: the code of a whole program is millions of bytes. */
let buffer = Buffer.alloc(1 << 20);
let length = 0;

function append(part) {
  if (typeof part === 'number') {
    if (length === buffer.length) buffer = Buffer.concat([buffer, Buffer.alloc(buffer.length)]);
    buffer[length++] = part;
  } else {
    for (let i = 0; i < part.length; i++) append(part[i]);
  }
}

/** A nested list of bytes in one piece. */
export function flatten(code) {
  length = 0;
  append(code);
  return Buffer.from(buffer.subarray(0, length));
}

const vector = (list) => [unsignedLeb128(list.length), list];
const text = (string) => vector([...Buffer.from(string)]);

function section(id, head, pieces = []) {
  const content = Buffer.concat([flatten(head), ...pieces]);
  return Buffer.concat([Buffer.from([id, ...unsignedLeb128(content.length)]), content]);
}

function functionBody(code, i32Locals) {
  const locals = flatten([2, unsignedLeb128(i32Locals), I32, 1, I64]);
  const size = locals.length + code.length + 1;
  return Buffer.concat([Buffer.from(unsignedLeb128(size)), locals, code, Buffer.from([END])]);
}

/**
 * A module of functions `(i32) -> ()`, given as flattened code. Each has its argument, then `i32Locals` locals of 32 bits, then
 * one of 64. All are in the table, in order; the last one is exported as `run`. The memory is imported as `board.memory`.
 */
export function encodeModule(functions, i32Locals) {
  const indexes = functions.map((_, index) => unsignedLeb128(index));
  const last = unsignedLeb128(functions.length - 1);
  return Buffer.concat([
    Buffer.from(MAGIC_AND_VERSION),
    section(SECTION.type, vector([[FUNCTION_TYPE, vector([I32]), vector([])]])),
    section(SECTION.import, vector([[text('board'), text('memory'), MEMORY, 0, 1]])),
    section(SECTION.function, vector(functions.map(() => 0))),
    section(SECTION.table, vector([[FUNCTION_REFERENCE, 0, unsignedLeb128(functions.length)]])),
    section(SECTION.export, vector([[text('run'), FUNCTION, last]])),
    section(SECTION.element, vector([[0, i32.const(0), END, vector(indexes)]])),
    section(SECTION.code, [unsignedLeb128(functions.length)], functions.map((code) => functionBody(code, i32Locals))),
  ]);
}

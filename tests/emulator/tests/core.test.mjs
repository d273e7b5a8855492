// Single instructions that rp2040js 1.4.1 gets wrong, with what the ARMv6-M manual says of them.
import assert from 'node:assert/strict';
import test from 'node:test';
import { RP2040 } from 'rp2040js';
import { repairCore } from '../board/core.mjs';

const RAM = 0x20000000;
const [LSLS, LSRS, ASRS, ADCS, SBCS, RORS] = [0x4088, 0x40c8, 0x4108, 0x4148, 0x4188, 0x41c8]; // r0, r1
const BLX_LR = 0x47f0;

function execute(opcode, { r0 = 0, r1 = 0, carry = false, lr = 0 }) {
  const chip = new RP2040();
  const { core } = chip;
  repairCore(core);
  chip.writeUint16(RAM, opcode);
  core.registers.set([r0, r1]);
  Object.assign(core, { PC: RAM, LR: lr, C: carry });
  core.executeInstruction();
  return core;
}

for (const [name, opcode, start, wanted] of [
  ['LSLS by 0 keeps the carry', LSLS, { r0: 1, carry: true }, { C: true }],
  ['LSLS by 32 carries the lowest bit', LSLS, { r0: 1, r1: 32 }, { C: true, Z: true }],
  ['LSLS by 33 carries nothing', LSLS, { r0: 0xffffffff, r1: 33, carry: true }, { C: false, Z: true }],
  ['LSRS by 0 keeps the carry', LSRS, { r0: 0x80000000 }, { C: false, N: true }],
  ['ASRS by 0 keeps the carry', ASRS, { r0: 0x80000000 }, { C: false, N: true }],
  ['RORS by 0 keeps the carry', RORS, { r0: 0x80000000 }, { C: false, N: true }],
  ['RORS by 32 carries the highest bit', RORS, { r0: 0x80000000, r1: 32 }, { C: true, N: true }],
  ['ADCS overflows by its carry alone', ADCS, { r0: 0x7fffffff, carry: true }, { V: true, C: false, N: true }],
  ['ADCS does not overflow when the carry makes up for it', ADCS, { r0: 0x7fffffff, r1: 0xffffffff, carry: true }, { V: false, C: true, N: false }],
  ['SBCS from 0 reaches the least number without an overflow', SBCS, { r0: 0, r1: 0x7fffffff }, { V: false, C: false, N: true }],
  ['SBCS below the least number overflows', SBCS, { r0: 0xffffffff, r1: 0x7fffffff }, { V: true, C: true, N: false }],
]) {
  test(name, () => {
    const { N, Z, C, V } = execute(opcode, start);
    assert.deepEqual({ N, Z, C, V, ...wanted }, { N, Z, C, V });
  });
}

test('BLX LR goes where LR was, and comes back behind itself', () => {
  const core = execute(BLX_LR, { lr: RAM + 0x101 });
  assert.deepEqual([core.PC, core.LR], [RAM + 0x100, RAM + 3]);
});

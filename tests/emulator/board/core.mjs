// What rp2040js 1.4.1 gets wrong in single instructions, measured by the pseudocode of the ARMv6-M manual (`Shift_C`,
// `AddWithCarry`, and the operation of BLX).

/** A shift by zero leaves the carry as it is. */
function repairShift(core, { right, carry }) {
  if ((right & 255) === 0) core.C = carry;
}

function repairShiftLeft(core, before) {
  repairShift(core, before);
  if ((before.right & 255) > 32) core.C = false; // nothing but zeros has passed
}

/** rp2040js adds the carry that comes in to an operand, which can change that one's sign, before it looks for an overflow. */
function repairSum(core, { left, right }, result) {
  core.V = ((left ^ result) & (right ^ result)) < 0;
}

function repairDifference(core, { left, right }, result) {
  core.V = ((left ^ right) & (left ^ result)) < 0;
}

/** By the upper ten bits of the instruction. The others are two registers: the second operand, then the first one, for the result. */
const REPAIRS = new Map([
  [0b010000_0010, repairShiftLeft], // LSLS
  [0b010000_0011, repairShift], // LSRS
  [0b010000_0100, repairShift], // ASRS
  [0b010000_0101, repairSum], // ADCS
  [0b010000_0110, repairDifference], // SBCS
  [0b010000_0111, repairShift], // RORS
]);
const BLX_LR = 0x47f0;
/** By instruction, because it is looked up for each one that is executed. */
const IS_WRONG = Uint8Array.from({ length: 0x10000 }, (_, opcode) => (REPAIRS.has(opcode >> 6) || opcode === BLX_LR ? 1 : 0));

/** Executes an instruction and puts right what it did. */
function executeWrong(core, execute, opcode) {
  const { registers, LR } = core;
  const before = { left: registers[opcode & 7], right: registers[(opcode >> 3) & 7], carry: core.C };
  const cycles = execute.call(core);
  // rp2040js has overwritten LR before it looked where to go.
  if (opcode === BLX_LR) core.PC = LR & ~1;
  else REPAIRS.get(opcode >> 6)(core, before, registers[opcode & 7]);
  return cycles;
}

export function repairCore(core) {
  const { executeInstruction } = Object.getPrototypeOf(core);
  const executeAlone = () => {
    const offset = core.registers[15] - 0x10000000;
    const opcode = offset >= 0 && offset < 0x200000 ? core.rp2040.flash16[offset >> 1] : core.readUint16(core.PC & ~1);
    return IS_WRONG[opcode] ? executeWrong(core, executeInstruction, opcode) : executeInstruction.call(core);
  };
  core.executeInstruction = () => {
    if (!core.interruptsUpdated) return executeAlone();
    // Interrupts are taken here, as rp2040js does it, to know which instruction comes; and not once more behind it.
    if (core.checkForInterrupts()) core.waiting = false;
    const { interruptsUpdated } = core;
    core.interruptsUpdated = false;
    const cycles = executeAlone();
    core.interruptsUpdated ||= interruptsUpdated;
    return cycles;
  };
}

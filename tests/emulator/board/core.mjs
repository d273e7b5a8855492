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

/** Executes the instruction at the PC without looking for interrupts first. */
function executeAlone(core, execute) {
  const { interruptsUpdated } = core;
  core.interruptsUpdated = false;
  const cycles = execute.call(core);
  core.interruptsUpdated ||= interruptsUpdated;
  return cycles;
}

export function repairCore(core) {
  const { executeInstruction } = Object.getPrototypeOf(core);
  core.executeInstruction = () => {
    // Interrupts are taken here, as rp2040js does it, to know which instruction comes.
    if (core.interruptsUpdated && core.checkForInterrupts()) core.waiting = false;
    const opcode = core.readUint16(core.PC & ~1);
    const repair = REPAIRS.get(opcode >> 6);
    const { registers, LR } = core;
    const before = repair && { left: registers[opcode & 7], right: registers[(opcode >> 3) & 7], carry: core.C };
    const cycles = executeAlone(core, executeInstruction);
    repair?.(core, before, registers[opcode & 7]);
    // rp2040js has overwritten LR before it looked where to go.
    if (opcode === BLX_LR) core.PC = LR & ~1;
    return cycles;
  };
}

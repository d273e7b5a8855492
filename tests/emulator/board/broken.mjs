/** Thrown where a real chip would fault, or where a run takes too long. */
export class Broken extends Error {}

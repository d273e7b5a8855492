// What the console asks of the page, as `web/src/requests.rs` numbers it.

export const SEED = 1;
export const SAVE = 2;
export const ERASE = 3;
export const LIGHT = 4;
export const CONTRAST = 5;
export const SOUND = 6;
export const RESUME = 8;
export const KEEP = 9;
export const FETCH = 10;
export const FORGET_KEPT = 11;

/** The parts of a request's number. */
export const parts = (number) => ({ what: number & 0xff, detail: (number >> 8) & 0xff, more: (number >> 16) & 0xff });

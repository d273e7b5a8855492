// Time and chance. A test may set `passdeckPlatform` before the page's script starts, and so play with a clock and random
// numbers of its own; `started` then hands it the running handheld. Everything else of the page is as people get it.

const browser = {
  /** Milliseconds since the page was opened. */
  now: () => performance.now(),
  /** Calls after so many milliseconds; gives what `cancel` takes. */
  after: (millis, call) => setTimeout(call, millis),
  cancel: (timer) => clearTimeout(timer),
  /** Calls before the next picture of the browser. */
  frame: (call) => requestAnimationFrame(call),
  /** Calls when there is nothing else to do, with a function that tells whether there still is not. */
  idle(call) {
    if (globalThis.requestIdleCallback) requestIdleCallback((deadline) => call(() => deadline.timeRemaining() > 5));
    else setTimeout(call, 40, () => false);
  },
  /** Fills an array with random bytes. */
  random: (bytes) => crypto.getRandomValues(bytes),
  started() {},
};

export const platform = globalThis.passdeckPlatform ?? browser;

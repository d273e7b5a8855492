// The clock and the random numbers of a page under test. This function runs inside the page, before its own script; see
// `web/page/platform.js`.

/* eslint max-lines-per-function: off -- it is passed to the page as one text */
/** Time stands until the test lets it pass. Seeds are known, and go on after a reload. */
export function installPlatform({ seeds, isVirtual }) {
  let [time, last] = [0, 0];
  const timers = new Map();
  const random = (bytes) => {
    const given = Number(sessionStorage.getItem('seeds given') ?? 0);
    sessionStorage.setItem('seeds given', given + 1);
    bytes.set(seeds[given]);
    return bytes;
  };
  const real = {
    now: () => performance.now(),
    after: (millis, call) => setTimeout(call, millis),
    cancel: (timer) => clearTimeout(timer),
    frame: (call) => requestAnimationFrame(call),
    idle: (call) => requestIdleCallback((deadline) => call(() => deadline.timeRemaining() > 5)),
  };
  const virtual = {
    now: () => time,
    after: (millis, call) => {
      timers.set(++last, { call, at: time + Math.max(millis, 1) });
      return last;
    },
    cancel: (timer) => timers.delete(timer),
    frame: (call) => call(),
    idle() {}, // nothing is rehearsed where time stands
  };
  globalThis.passdeckPlatform = {
    ...(isVirtual ? virtual : real),
    random,
    started: (parts) => (globalThis.underTest = { ...parts, saved, firstPicture: performance.now() }),
  };
  const saved = () => new Promise((done) => globalThis.underTest.store.whenSaved(done));
  /** Lets time pass, timer by timer. */
  globalThis.pass = (length) => {
    const end = time + length;
    for (;;) {
      const [id, next] = [...timers].reduce((one, other) => (other[1].at < one[1].at ? other : one), [0, { at: Infinity }]);
      if (next.at > end) break;
      timers.delete(id);
      time = next.at;
      next.call();
    }
    time = end;
  };
  /** As the simulator's scripts: until nothing happens any more before a button moves. */
  globalThis.comeToRest = () => {
    for (const start = time; !globalThis.underTest.machine.isAtRest(); globalThis.pass(33)) {
      if (time - start > 1_800_000) throw new Error('the picture does not come to rest');
    }
  };
}

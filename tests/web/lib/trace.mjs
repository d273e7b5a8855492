// Where the time of a page goes, by a trace of the browser. Processor time counts, not time on the clock: other programs on
// the machine make that longer.

/** What the browser calls a page's script by; what it does inside of these counts for them. */
const ENTRIES = ['EventDispatch', 'TimerFire', 'FireAnimationFrame', 'FireIdleCallback', 'FunctionCall', 'RunMicrotasks'];
const COMPILES = /^(wasm\.CompileLazy|V8\.Compile|v8\.compile)/i;
const CATEGORIES = ['devtools.timeline', 'v8', 'v8.wasm', 'disabled-by-default-v8.wasm.detailed', 'disabled-by-default-v8.compile'];

/** Begins a trace; `stop` gives every call of a script from outside, in milliseconds, the longest first. */
export async function trace(browser) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } });
  return {
    async stop() {
      const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
      await session.send('Tracing.end');
      await complete;
      await session.detach();
      return calls(events);
    },
  };
}

function calls(events) {
  const page = events.find(({ name, ph }) => name === 'TimerFire' && ph === 'X');
  const own = events.filter(({ ph, pid, tid, tdur }) => ph === 'X' && pid === page?.pid && tid === page.tid && tdur > 0)
    .sort((one, other) => one.ts - other.ts);
  const found = [];
  let end = -Infinity;
  for (const event of own) {
    const isInside = event.ts < end;
    if (isInside && COMPILES.test(event.name)) found.at(-1).compiling += event.tdur / 1000;
    if (isInside || !ENTRIES.includes(event.name)) continue;
    end = event.ts + event.dur;
    const what = event.args?.data?.type ?? '';
    found.push({ name: `${event.name} ${what}`.trim(), millis: event.tdur / 1000, compiling: 0 });
  }
  return found.sort((one, other) => other.millis - one.millis);
}

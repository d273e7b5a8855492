// Runs steps in lanes side by side, shows how they go on, and ends with a table of their times.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { commandFor } from './again.mjs';

/** Milliseconds between two signs of life of a running step. */
const BEAT = 20_000;
/** Lines of output shown of a failing step. */
const LAST_LINES = 60;
const CONTROL = new RegExp(String.raw`\u001b\[[0-9;]*[A-Za-z]`, 'g');

const seconds = (from) => ((performance.now() - from) / 1000).toFixed(1);
const say = (line) => console.log(line);

/**
 * How long the processor has worked for what was started from here and has ended, in seconds; not every system tells.
 * It tells more than the clock where others use the machine.
 */
function work() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').replace(/^.*\) /, '').split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return NaN;
  }
}

export class Runner {
  /** `command` is what was typed; the output of each step goes to a folder. */
  constructor(command, { folder = 'target/run', isCi = Boolean(process.env.CI) } = {}) {
    Object.assign(this, { command, folder, isCi, rows: [], running: new Map(), ended: new Map(), failure: null, worked: work() });
  }

  /** Runs all lanes, and gives the exit code. */
  async run(lanes) {
    const began = performance.now();
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    this.total = lanes.flat().length;
    for (const { name } of lanes.flat()) this.ended.set(name, Promise.withResolvers?.() ?? resolvers());
    const beat = setInterval(() => this.beat(), BEAT);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => this.stop(`stopped by ${signal}`));
    await Promise.all(lanes.map((lane) => this.lane(lane)));
    clearInterval(beat);
    this.table(seconds(began));
    return this.failure ? 1 : 0;
  }

  async lane(steps) {
    for (const step of steps) {
      for (const before of [step.after ?? []].flat()) await this.ended.get(before)?.promise;
      if (this.failure) return;
      await this.step(step);
      this.ended.get(step.name).resolve();
    }
  }

  async step(step) {
    const reason = step.skip?.();
    if (reason) {
      this.skipped(step, reason);
      return;
    }
    const log = `${this.folder}/${step.name.replace(/\W+/g, '-')}.log`;
    const began = performance.now();
    say(`-> ${step.name}: ${step.command}`);
    const code = await this.execute(step, log, began);
    if (this.failure) return;
    const worked = work();
    const row = { step, time: seconds(began), work: worked - this.worked, outcome: code === 0 ? 'ok' : 'FAILED' };
    this.worked = worked;
    this.rows.push(row);
    this.report(row, readFileSync(log, 'utf8'), log);
  }

  /** What cannot run here is skipped, but never in CI. */
  skipped(step, reason) {
    const outcome = `${this.isCi ? 'FAILED' : 'SKIPPED'}: ${reason}`;
    this.rows.push({ step, outcome });
    say(`${outcome} (${step.name})`);
    if (this.isCi) this.stop(`FAILED: ${step.name}: ${reason}`);
  }

  /** Runs a command with its output in a file, and gives its exit code. */
  execute({ name, command }, log, began) {
    return new Promise((resolve) => {
      const output = createWriteStream(log);
      // A group of its own, so that all of it can be ended.
      const child = spawn('bash', ['-o', 'pipefail', '-c', command], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
      const state = { child, began, last: '' };
      this.running.set(name, state);
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (data) => {
          output.write(data);
          state.last = String(data).replace(CONTROL, '').trim().split('\n').at(-1) || state.last;
        });
      }
      child.on('close', (code) => {
        this.running.delete(name);
        output.end(() => resolve(code));
      });
    });
  }

  /** Says how a step ended; in CI with all of its output. */
  report({ step, time, outcome }, text, log) {
    if (this.isCi) say(`\n== ${step.name}\n${text}`);
    for (const line of new Set(text.match(/^SKIPPED: .*/gm) ?? [])) {
      this.rows.push({ step, outcome: line });
      say(`${line} (in ${step.name})`);
    }
    if (outcome === 'ok') {
      const figures = step.figures ? text.trimEnd().split('\n').filter((line) => step.figures.test(line)) : [];
      for (const line of this.isCi ? [] : figures) say(`   ${line}`);
      say(`ok ${step.name}: ${time} s (${this.rows.filter(({ time: its }) => its).length} of ${this.total})`);
      return;
    }
    if (!this.isCi) say(`\n== ${step.name}\n${text.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`);
    this.failure = { step, log, again: commandFor(text, step.command) };
    this.stop();
  }

  /** Says what still runs, since when, and what it last said. */
  beat() {
    for (const [name, { began, last }] of this.running) say(`.. ${name}: ${Math.round(seconds(began))} s so far: ${last.slice(0, 90)}`);
  }

  /** Ends everything that runs. */
  stop(why) {
    if (why) this.failure ??= { why };
    for (const { child } of this.running.values()) {
      try {
        process.kill(-child.pid);
      } catch {
        // It has just ended by itself.
      }
    }
    for (const { resolve } of this.ended.values()) resolve();
  }

  verdict() {
    if (!this.failure) return 'all checks passed';
    const { why, step, log, again } = this.failure;
    return why ?? `FAILED: ${step.name}; all of its output is in ${log}\nThis repeats it:\n  ${again}`;
  }

  table(total) {
    const width = Math.max(...this.rows.map(({ step }) => step.name.length), 5);
    say(`\n${'step'.padEnd(width)}  seconds  of the processor`);
    for (const { step, time = '', work: its = NaN, outcome } of this.rows) {
      const numbers = `${time.padStart(7)}  ${(Number.isNaN(its) ? '' : its.toFixed(1)).padStart(16)}`;
      say(`${step.name.padEnd(width)}  ${numbers}  ${outcome === 'ok' ? '' : outcome}`.trimEnd());
    }
    const sum = this.rows.reduce((all, { work: its }) => all + (its || 0), 0);
    say(`${'all of it'.padEnd(width)}  ${total.padStart(7)}  ${(sum ? sum.toFixed(1) : '').padStart(16)}`);
    say(`\n${this.command}: ${this.verdict()}`);
  }
}

/** What `Promise.withResolvers` does, which Node 20 does not have. */
function resolvers() {
  const made = {};
  made.promise = new Promise((resolve) => (made.resolve = resolve));
  return made;
}

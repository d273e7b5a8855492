// Looks on when the program calls certain functions and comes back from them.
import { functionsNamed } from './image.mjs';

export class Calls {
  constructor({ image }) {
    Object.assign(this, { image, watched: new Map(), open: [], stop: 0 });
  }

  /** `enter` gets the first argument at the call, `leave` gets what `enter` gave when it is over. */
  watch(name, enter, leave) {
    for (const start of functionsNamed(this.image, name)) this.watched.set(start, { enter, leave });
  }

  get starts() {
    return [...this.watched.keys()];
  }

  /** The program has started anew. */
  forget() {
    this.open = [];
    this.stop = 0;
  }

  /** Called before every instruction that is not translated: starts of functions, and `stop`, where a call comes back to. */
  notice(core) {
    const pc = core.PC & ~1;
    if (pc !== this.stop && !this.watched.has(pc)) return;
    const { LR, SP, registers } = core;
    if (pc === this.stop && SP >= this.open.at(-1).stack) {
      const { leave, memo } = this.open.pop();
      this.stop = this.open.at(-1)?.back ?? 0;
      leave(memo);
    }
    const call = this.watched.get(pc);
    if (!call) return;
    this.open.push({ back: LR & ~1, stack: SP, leave: call.leave, memo: call.enter(registers[0]) });
    this.stop = LR & ~1;
  }
}

// A browser compiles a function when it is first called. So that no press has to wait for that, the console rehearses when
// there is nothing else to do.
import { platform } from './platform.js';

/** Rehearses until there is nothing left to rehearse. */
export function rehearse(machine) {
  platform.idle((isIdle) => {
    do {
      if (!machine.warmUp()) return;
    } while (isIdle());
    rehearse(machine);
  });
}

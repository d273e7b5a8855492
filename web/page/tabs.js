// Only one tab plays: two would write over each other's moves. The others say so, and wait.

const LOCK = 'passdeck';

/**
 * Asks to be the tab that plays. `play` is called when it is, `stop` when another tab takes over, and `wait` when another
 * one plays, with what takes over from it.
 */
export function takeTurns({ play, stop, wait }) {
  const { locks } = navigator;
  if (!locks) {
    play();
    return;
  }
  const hold = () => {
    play();
    return new Promise(() => {}); // until the tab is closed, or another one takes over
  };
  const failed = (error) => {
    if (error?.name === 'AbortError') ask(stop);
    else play(); // a page from a file may have no locks
  };
  const ask = (whenBusy) => locks.request(LOCK, { ifAvailable: true }, (lock) => {
    if (lock) return hold();
    whenBusy();
    queue();
    return undefined;
  }).catch(failed);
  const queue = () => {
    const waiting = new AbortController();
    locks.request(LOCK, { signal: waiting.signal }, hold).catch((error) => {
      if (error !== 'taken over') failed(error);
    });
    wait(() => {
      waiting.abort('taken over');
      locks.request(LOCK, { steal: true }, hold).catch(failed);
    });
  };
  ask(() => {});
}

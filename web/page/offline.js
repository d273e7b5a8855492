// The page without a network: a worker keeps all of it. A new version waits until somebody wants it.

/** `offer` is called when a new version is there, with what starts it. */
export function keepOffline(offer) {
  const { serviceWorker } = navigator;
  if (!serviceWorker || location.protocol === 'file:') return;
  let wanted = false;
  const offerNew = (worker) => offer(() => {
    wanted = true;
    worker.postMessage('start');
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (wanted) location.reload(); // every move is saved
  });
  serviceWorker.register('sw.js', { updateViaCache: 'none' }).then((registration) => {
    if (registration.waiting && serviceWorker.controller) offerNew(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && serviceWorker.controller) offerNew(worker);
      });
    });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) registration.update().catch(() => {});
    });
  }).catch(() => {}); // without a worker the page needs the network, and plays all the same
}

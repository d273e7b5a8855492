// Keeps every file of one version of the page. `web/build` fills in which version and which files that are.

const VERSION = '{{version}}';
const FILES = '{{files}}'.split(' ');
const CACHE = `passdeck ${VERSION}`;

addEventListener('install', (event) => event.waitUntil(keepAll()));
addEventListener('activate', (event) => event.waitUntil(removeOthers()));
addEventListener('message', (event) => {
  if (event.data === 'start') skipWaiting();
});
addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event.request));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
}

async function removeOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('passdeck ') && name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
}

/** From the cache, so that all files are of one version; else from the network. */
async function answer(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

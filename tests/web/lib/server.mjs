// A server of files for the page, on a free port. It counts what is asked of it, and can be switched off.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

const TYPES = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.webmanifest': 'application/manifest+json',
};

/** Serves a folder; `change` may replace the text of a file, for a new version. */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const name = new URL(request.url, 'http://page').pathname.slice(1) || 'index.html';
    served.asked.push(name);
    try {
      const bytes = served.change(name, readFileSync(`${folder}/${name}`));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream', 'cache-control': 'no-cache' }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  const served = {
    asked: [],
    change: (name, bytes) => bytes,
    close: () => new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    }),
  };
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  served.url = `http://127.0.0.1:${server.address().port}/`;
  return served;
}

// Puts the page together: `node web/bundle.mjs CONSOLE.wasm FOLDER FILE` writes the page for a server into the folder, and
// the same page as one file. Modules become one script; nothing else is done to them. Called by `web/build`.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { pack } from './pack.mjs';

const [wasmPath, folder, onePath] = process.argv.slice(2);
const page = new URL('page/', import.meta.url);
const read = (name, encoding = 'utf8') => readFileSync(new URL(name, page), encoding);
const hash = (text, encoding) => createHash('sha256').update(text).digest(encoding);
const packed = pack(readFileSync(wasmPath));

/** A module as a function that returns what it exports. Imports stand at the top, exports before what they name. */
function wrapped(name, source) {
  const exports = [...source.matchAll(/^export (?:async )?(?:const|class|function) (\w+)/gm)].map(([, word]) => word);
  const body = source
    .replace(/^import \{([^}]+)\} from '\.\/([\w-]+)\.js';$/gm, (_, names, from) => `const {${names}} = modules.${from};`)
    .replace(/^export /gm, '')
    // Comments that have lines of their own; the sources have them.
    .replace(/^ *(?:\/\/.*|\/\*\*[^]*?\*\/)\n/gm, '');
  return `modules.${name} = (() => {\n${body}return { ${exports.join(', ')} };\n})();\n`;
}

/** The module and all that it imports, each once, in an order in which every import is already there. */
function modules(name, overrides, done = new Map()) {
  if (done.has(name)) return done;
  done.set(name, '');
  const source = overrides[name] ?? read(`${name}.js`);
  for (const [, from] of source.matchAll(/^import .* from '\.\/([\w-]+)\.js';$/gm)) modules(from, overrides, done);
  done.delete(name);
  done.set(name, wrapped(name, source));
  return done;
}

const script = (overrides = {}) => `'use strict';\nconst modules = {};\n${[...modules('main', overrides).values()].join('')}`;
/** The console inside of the script. */
const embedded = `export async function loadConsole() {
  return Uint8Array.from(atob('${packed.toString('base64')}'), (letter) => letter.charCodeAt(0));
}\n`;

const policy = (parts) => Object.entries({
  'default-src': "'none'", 'base-uri': "'none'", 'form-action': "'none'", ...parts,
}).map(([name, value]) => `${name} ${value}`).join('; ');

const style = read('style.css').replace(/\/\*[^]*?\*\/\n?/g, '');
const contents = [script(), style, read('index.html'), hash(packed, 'hex')].join('');
const version = `${process.env.PASSDECK_VERSION ?? 'unknown'} (${hash(contents, 'hex').slice(0, 8)})`;
const html = read('index.html').replace('{{version}}', version);
const between = (text, name, inside) => text.replace(new RegExp(`<!-- ${name} -->[^]*<!-- end of ${name} -->\n?`), () => inside);

function writeFolder() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const icons = ['icon.svg', 'icon-192.png', 'icon-512.png'];
  for (const name of icons) copyFileSync(new URL(name, page), `${folder}/${name}`);
  const self = "'self'";
  const strict = policy({
    'script-src': `${self} 'wasm-unsafe-eval'`, 'style-src': self, 'img-src': `${self} blob:`, 'connect-src': self,
    'manifest-src': self, 'worker-src': self,
  });
  const texts = {
    'index.html': html.replace('{{policy}}', strict), 'passdeck.js': script(), 'style.css': style,
    'manifest.webmanifest': read('manifest.webmanifest'),
  };
  const files = ['./', 'passdeck.pack', ...Object.keys(texts).filter((name) => name !== 'index.html'), ...icons];
  texts['sw.js'] = read('sw.js').replace('{{version}}', version).replace('{{files}}', files.join(' '));
  for (const [name, text] of Object.entries(texts)) writeFileSync(`${folder}/${name}`, text);
  writeFileSync(`${folder}/passdeck.pack`, packed);
  return [...Object.keys(texts), ...icons, 'passdeck.pack'];
}

function writeOneFile() {
  const code = script({ source: embedded });
  const strict = policy({
    'script-src': `'sha256-${hash(code, 'base64')}' 'wasm-unsafe-eval'`, 'style-src': `'sha256-${hash(style, 'base64')}'`, 'img-src': 'data: blob:',
  });
  const icon = `<link rel="icon" href="data:image/svg+xml;base64,${read('icon.svg', 'base64')}">\n`;
  const styled = between(html.replace('{{policy}}', () => strict), 'links', `${icon}<style>${style}</style>\n`);
  writeFileSync(onePath, between(styled, 'script', `<script type="module">${code}</script>\n`));
}

const files = writeFolder();
writeOneFile();
const kilobytes = (bytes) => (bytes / 1000).toFixed(0);
const zipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length;
const all = files.reduce((sum, name) => sum + zipped(`${folder}/${name}`), 0);
console.log(`${folder}: ${kilobytes(all)} kB with gzip, of which the console has ${kilobytes(packed.length)}`);
console.log(`${onePath}: ${kilobytes(zipped(onePath))} kB with gzip`);

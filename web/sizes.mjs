/** Says what a first visit loads, compressed as the server sends it, and fails where that is more than it may be. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const MOST = 150_000;
const folder = fileURLToPath(new URL('dist/', import.meta.url));
const size = (name) => gzipSync(readFileSync(folder + name), { level: 9 }).length;

const page = readFileSync(`${folder}index.html`, 'utf8');
const loaded = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, name]) => name);
const sizes = ['index.html', 'icon.svg', ...loaded].map((name) => [name, size(name)]);
const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
for (const [name, bytes] of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`);
console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  first load, of ${MOST / 1000}`);
if (total > MOST) process.exit(1);

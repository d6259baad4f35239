/**
 * `npm run map`: draws the boards anew from Natural Earth and writes them where the boards import them.
 * `npm run map -- --check` writes nothing and fails when a committed file differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';
import { renderFiles } from './files.ts';

const started = performance.now();
const check = process.argv.includes('--check');
const unknown = process.argv.slice(2).filter((argument) => argument !== '--check');
if (unknown.length > 0) {
  process.stderr.write(`map: ${unknown.join(' ')} is not known\nusage: npm run map [-- --check]\n`);
  process.exit(2);
}

fillShelf(GAMES);
let stale = 0;
for (const { url, text } of await renderFiles()) {
  const name = url.pathname.split('/').slice(-4).join('/');
  const size = `${(text.length / 1024).toFixed(1)} KB, ${(gzipSync(text, { level: 9 }).length / 1024).toFixed(1)} KB gz`;
  if (check) {
    const same = readFileSync(url, 'utf8') === text;
    if (!same) stale++;
    process.stdout.write(`${same ? 'same   ' : 'differs'}  ${name}  ${size}\n`);
  } else {
    writeFileSync(url, text);
    process.stdout.write(`written  ${name}  ${size}\n`);
  }
}
process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
process.exitCode = stale > 0 ? 1 : 0;

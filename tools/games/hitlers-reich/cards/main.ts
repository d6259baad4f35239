/**
 * `npm run cards`: engraves the cards anew and writes the files that they import.
 * `npm run cards -- --check` writes nothing and fails when a committed file differs.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { renderArt } from './files.ts';

const check = process.argv.includes('--check');
const unknown = process.argv.slice(2).filter((argument) => argument !== '--check');
if (unknown.length > 0) {
  process.stderr.write(`cards: ${unknown.join(' ')} is not known\nusage: npm run cards [-- --check]\n`);
  process.exit(2);
}

let stale = 0;
for (const { path, text } of renderArt()) {
  const name = basename(path);
  const size = `${(text.length / 1024).toFixed(1)} KB, ${(brotliCompressSync(text).length / 1024).toFixed(1)} KB br`;
  if (check) {
    const same = readFileSync(path, 'utf8') === text;
    if (!same) stale++;
    process.stdout.write(`${same ? 'same   ' : 'differs'}  ${name}  ${size}\n`);
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    process.stdout.write(`written  ${name}  ${size}\n`);
  }
}
process.exitCode = stale > 0 ? 1 : 0;

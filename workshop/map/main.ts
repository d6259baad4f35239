/**
 * `npm run map`: draws the boards from Natural Earth and writes them where the boards import them. Chromium paints the
 * pictures whose drawing has changed. `npm run map -- --check` writes nothing and fails if a committed file differs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';
import { printEditions } from './engraving/print.ts';
import { drawBoards } from './files.ts';
import type { MapFile, Pictures } from './files.ts';

const started = performance.now();
const check = process.argv.includes('--check');
const unknown = process.argv.slice(2).filter((argument) => argument !== '--check');
if (unknown.length > 0) {
  process.stderr.write(`map: ${unknown.join(' ')} is not known\nusage: npm run map [-- --check]\n`);
  process.exit(2);
}

const nameOf = (url: URL): string => url.pathname.split('/').slice(-4).join('/');
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const isCurrent = ({ url, text }: MapFile): boolean => existsSync(url) && readFileSync(url, 'utf8') === text;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function paint({ svg, size, editions, urls, label }: Pictures): Promise<void> {
  const images = await printEditions(svg, size, editions);
  images.forEach((image, i) => {
    const url = urls[i];
    if (!url) return;
    writeFileSync(url, image);
    say(`painted  ${nameOf(url)}  ${kilobytes(image.length)}`);
  });
  writeFileSync(label.url, label.text);
}

fillShelf(GAMES);
let stale = 0;
for (const { files, pictures } of await drawBoards()) {
  for (const file of files) {
    const packed = gzipSync(file.text, { level: 9 }).length;
    const size = `${kilobytes(file.text.length)}, ${kilobytes(packed)} gz`;
    const same = isCurrent(file);
    if (!check) writeFileSync(file.url, file.text);
    else if (!same) stale++;
    say(`${check ? (same ? 'same   ' : 'differs') : 'written'}  ${nameOf(file.url)}  ${size}`);
  }
  if (!pictures) continue;
  if (isCurrent(pictures.label)) say(`same     ${nameOf(pictures.label.url)}`);
  else if (!check) await paint(pictures);
  else {
    stale++;
    say(`differs  ${nameOf(pictures.label.url)}`);
  }
}
say(`${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = stale > 0 ? 1 : 0;

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A file that the cards of a game import. */
export interface ArtFile {
  readonly path: string;
  readonly text: string;
}

/** Writes the files, or with `check` only compares them. @returns how many committed files differ. */
export function writeArt(files: readonly ArtFile[], check: boolean): number {
  let stale = 0;
  for (const { path, text } of files) {
    const size = `${(text.length / 1024).toFixed(1)} KB, ${(brotliCompressSync(text).length / 1024).toFixed(1)} KB br`;
    const same = check && readFileSync(path, 'utf8') === text;
    if (check && !same) stale++;
    if (!check) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    process.stdout.write(`${check ? (same ? 'same   ' : 'differs') : 'written'}  ${basename(path)}  ${size}\n`);
  }
  return stale;
}

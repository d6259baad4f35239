/**
 * `npm run cards`: engraves the cards of the games and writes the files that they import. `npm run cards -- --check`
 * writes nothing and fails if a committed file differs.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeArt, type ArtFile } from './art-file.ts';

const GAMES = join(import.meta.dirname, '../games');

const check = process.argv.includes('--check');
const unknown = process.argv.slice(2).filter((argument) => argument !== '--check');
if (unknown.length > 0) {
  process.stderr.write(`cards: ${unknown.join(' ')} is not known\nusage: npm run cards [-- --check]\n`);
  process.exit(2);
}

let stale = 0;
for (const game of readdirSync(GAMES)) {
  const path = join(GAMES, game, 'cards/files.ts');
  if (!existsSync(path)) continue;
  const { renderArt } = (await import(path)) as { readonly renderArt: () => readonly ArtFile[] };
  stale += writeArt(renderArt(), check);
}
process.exitCode = stale > 0 ? 1 : 0;

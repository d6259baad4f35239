/** What a browser downloads, from the manifest of a build made for this. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { GameId } from '../../src/engine/games/registry.ts';

const BUILD = '.cache/bench-build';

/** Bytes after gzip. */
export interface GameSizes {
  /** What this game's rules, table and English sentences add to the first screen and the table of all games; the map apart. */
  readonly chunk: number;
  readonly rules: number;
  readonly map: number;
}

export interface Sizes {
  readonly firstScreen: number;
  readonly games: Readonly<Partial<Record<GameId, GameSizes>>>;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Builds the app beside `dist` and weighs its scripts. Throws when the build fails. */
export function measureSizes(root: string, games: readonly GameId[]): Sizes {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--manifest', '--outDir', BUILD, '--emptyOutDir', '--logLevel', 'error'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the build failed');
  const folder = join(root, BUILD);
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const first = scriptsOf(manifest, ['index.html']);
  const table = scriptsOf(manifest, ['src/ui/table/table-screen.tsx']);
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzip(readFileSync(join(folder, file))), 0);
  const shared = new Set([...first, ...table]);
  const sizesOf = (game: GameId): GameSizes => {
    const rules = `src/engine/games/${game}/definition.ts`;
    const parts = [rules, `src/ui/games/${game}/index.tsx`, `src/i18n/en/${game}.ts`];
    const map = gzip(readFileSync(join(root, `src/ui/games/${game}/board/map-shapes.json`)));
    const own = [...scriptsOf(manifest, parts)].filter((file) => !shared.has(file));
    return {
      chunk: weigh(own) - map,
      rules: weigh([...scriptsOf(manifest, [rules])].filter((file) => !shared.has(file))),
      map,
    };
  };
  return { firstScreen: weigh(first), games: Object.fromEntries(games.map((game) => [game, sizesOf(game)])) };
}

const gzip = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length;

/** Files of the entries and of all that they import at once. */
function scriptsOf(manifest: Manifest, entries: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const open = [...entries];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    open.push(...(chunk.imports ?? []));
  }
  return files;
}

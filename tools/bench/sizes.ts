/** Sizes of the browser's downloads, from the manifest of a build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes after gzip. */
export interface GameSizes {
  /**
   * Bytes that the game's rules, table and English sentences add to the first screen and the common table, without the
   * map.
   */
  readonly chunk: number;
  readonly rules: number;
  readonly map: number;
  /** The English rulebook, fetched when it is opened. */
  readonly book: number;
}

export interface Sizes {
  readonly firstScreen: number;
  /** Bytes that the common table adds. */
  readonly table: number;
  readonly games: Readonly<Record<string, GameSizes>>;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Measures the scripts of a build that has a manifest. */
export function measureSizes(root: string, folder: string, games: readonly string[]): Sizes {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const first = scriptsOf(manifest, ['index.html']);
  const table = scriptsOf(manifest, ['src/ui/table/table-screen.tsx']);
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzip(readFileSync(join(folder, file))), 0);
  const shared = new Set([...first, ...table]);
  const apartFrom = (known: ReadonlySet<string>, names: readonly string[]) =>
    [...scriptsOf(manifest, names)].filter((file) => !known.has(file));
  const sizesOf = (game: string): GameSizes => {
    const rules = `src/engine/games/${game}/definition.ts`;
    const parts = [rules, `src/ui/games/${game}/index.tsx`, `src/i18n/compiled/en/${game}.ts`];
    const map = gzip(readFileSync(join(root, `src/ui/games/${game}/board/map-shapes.json`)));
    return {
      chunk: weigh(apartFrom(shared, parts)) - map,
      rules: weigh(apartFrom(shared, [rules])),
      map,
      book: weigh(apartFrom(shared, [`src/i18n/rules/${game}.en.ts`])),
    };
  };
  return {
    firstScreen: weigh(first),
    table: weigh(apartFrom(first, ['src/ui/table/table-screen.tsx'])),
    games: Object.fromEntries(games.map((game) => [game, sizesOf(game)])),
  };
}

const gzip = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length;

/** Files of the entries and of everything they import statically. */
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

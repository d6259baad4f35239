import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The import rules of the architecture, and the habits that keep files readable. */

const SOURCE = join(import.meta.dirname, '../../src');
const TOOLS = join(import.meta.dirname, '../../tools');
const WORKSHOP = join(import.meta.dirname, '../../workshop');
const SCRIPTS = join(import.meta.dirname, '../../scripts');

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name === 'node_modules') return [];
    if (statSync(path).isDirectory()) return filesUnder(path);
    return /\.(?:tsx?|mjs)$/.test(name) && !name.endsWith('.d.ts') ? [path] : [];
  });
}

interface Import {
  /** Path below `src`, or the package's name. */
  readonly from: string;
  readonly typeOnly: boolean;
  /** Fetched on demand: `import('./x.ts')`. */
  readonly lazy: boolean;
}

interface Source {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

function readSource(file: string, text = readFileSync(file, 'utf8')): Source {
  const imports = [...text.matchAll(IMPORT)].map(([, type, named, dynamic]) => {
    const target = named ?? dynamic ?? '';
    const from = target.startsWith('.') ? relative(SOURCE, join(dirname(file), target)) : target;
    return { from, typeOnly: type !== undefined, lazy: dynamic !== undefined };
  });
  return { path: relative(SOURCE, file), text, imports };
}

const byPathOf = (some: readonly Source[]) => new Map(some.map((source) => [source.path, source]));

/** Each path along imports, including type imports, that returns to the file where it began. */
function listCycles(files: readonly Source[]): string[] {
  const byPath = byPathOf(files);
  const done = new Set<string>();
  const trail: string[] = [];
  const cycles: string[] = [];
  const walk = (path: string): void => {
    const at = trail.indexOf(path);
    if (at >= 0) cycles.push([...trail.slice(at), path].join(' > '));
    if (at >= 0 || done.has(path)) return;
    trail.push(path);
    for (const { from } of byPath.get(path)?.imports ?? []) if (byPath.has(from)) walk(from);
    trail.pop();
    done.add(path);
  };
  for (const { path } of files) walk(path);
  return cycles;
}

const sources = filesUnder(SOURCE).map((file) => readSource(file));
const tools = [TOOLS, WORKSHOP].flatMap(filesUnder).map((file) => readSource(file));
const scripts = filesUnder(SCRIPTS).map((file) => readSource(file));
const byPath = byPathOf(sources);
const inside = (folder: string) => sources.filter((source) => source.path.startsWith(`${folder}/`));
const isOurs = (from: string) => byPath.has(from) || /\.(css|json|woff2|svg)$/.test(from);
const gameOf = (path: string) => /^engine\/games\/([^/]+)\//.exec(path)?.[1];

/** `file imports target` for each import that `allowed` rejects. */
function breaches(files: readonly Source[], allowed: (one: Import, source: Source) => boolean): string[] {
  return files.flatMap((source) =>
    source.imports.filter((one) => !allowed(one, source)).map((one) => `${source.path} imports ${one.from}`),
  );
}

describe('import rules', () => {
  it('every relative import resolves to a file', () => {
    const missing = sources.flatMap(({ path, imports }) =>
      imports
        .filter(({ from }) => from.includes('/') && /^\w+\//.test(from) && /\.tsx?$/.test(from) && !isOurs(from))
        .map(({ from }) => `${path}: ${from}`),
    );
    expect(missing).toEqual([]);
  });

  it('the kernel imports immer, valibot and itself, nothing else', () => {
    expect(
      breaches(
        inside('engine/kernel'),
        ({ from }) => ['immer', 'valibot'].includes(from) || from.startsWith('engine/kernel/'),
      ),
    ).toEqual([]);
  });

  it('kits import kits and the kernel; games import themselves, kits and the kernel', () => {
    const ofKit = (from: string) => from.startsWith('engine/kits/') || from.startsWith('engine/kernel/');
    expect(breaches(inside('engine/kits'), ({ from }) => ofKit(from))).toEqual([]);
    const games = inside('engine/games').filter(({ path }) => gameOf(path) !== undefined);
    expect(breaches(games, ({ from }, { path }) => ofKit(from) || gameOf(from) === gameOf(path))).toEqual([]);
  });

  it('the engine has no list of its games', () => {
    expect(
      inside('engine/games')
        .filter(({ path }) => gameOf(path) === undefined)
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('games are declared in one folder, listed in one file, and put on the shelf only at the start', () => {
    const isManifest = (from: string) => /^games\/(?!index|manifest|shelf)/.test(from);
    const others = sources.filter(({ path }) => path !== 'games/index.ts');
    expect(breaches(others, ({ from }) => !isManifest(from))).toEqual([]);
    const starts = sources.filter(({ imports }) => imports.some(({ from }) => from === 'games/index.ts'));
    expect(starts.map(({ path }) => path).sort()).toEqual(['ui/app/manifest.ts', 'ui/app/screens.ts', 'ui/main.tsx']);
    const shown = sources.filter(({ imports }) => imports.some(({ from }) => from === 'ui/app/screens.ts'));
    expect(shown.map(({ path }) => path)).toEqual(['ui/main.tsx']);
  });

  it('what is heavy of a game is fetched when it is wanted', () => {
    const light = /^(?:games\/|i18n\/names\.ts$|i18n\/compiled\/en\/[^/]+\/shelf\.ts$|lessons\/heads\.ts$)/;
    const manifests = inside('games').filter(({ path }) => path !== 'games/shelf.ts');
    const screens = sources.filter(({ path }) => /^ui\/(?:app\/screens|games\/[^/]+\/manifest)\.ts$/.test(path));
    const isLight = ({ from, typeOnly, lazy }: Import) =>
      typeOnly || lazy || light.test(from) || /^ui\/games\/[^/]+\/manifest\.ts$/.test(from);
    expect(breaches([...manifests, ...screens], isLight)).toEqual([]);
  });

  it('programs see decisions and views only: from the engine they import types, and rules that work on a view', () => {
    const isRule = (from: string) => /^engine\/games\/[^/]+\/(?:rules\/[^/]+|rulings|numbers)\.ts$/.test(from);
    const isRun = (from: string) => /^engine\/kernel\/(?:runner|rng)\.ts$/.test(from);
    const sees = ({ from, typeOnly }: Import) =>
      from.startsWith('players/') || isRule(from) || isRun(from) || (typeOnly && from.startsWith('engine/'));
    expect(breaches(inside('players'), sees)).toEqual([]);
    // A state holds what a seat must not know: no program names its type.
    const named = inside('players').filter(({ text }) => /\b(?:BtmState|HlbState|HrState)\b/.test(text));
    expect(named.map(({ path }) => path)).toEqual([]);
  });

  it('a search plays on what was dealt from a view: it alone runs the rules', () => {
    const runs = inside('players').filter(({ imports }) =>
      imports.some(({ from, typeOnly }) => !typeOnly && from.startsWith('engine/kernel/')),
    );
    expect(runs.filter(({ path }) => !path.startsWith('players/search/')).map(({ path }) => path)).toEqual([]);
  });

  it('the lab knows the engine and the programs, and no screen; what it counts of a game names that game alone', () => {
    const knows = (from: string) => ['engine/', 'players/', 'lab/'].some((folder) => from.startsWith(folder));
    const ofGame = (from: string) => gameOf(from) !== undefined || /^players\/[^/]+-[^/]+\//.test(from);
    const may = (from: string) => from === 'zustand/vanilla' || (knows(from) && !ofGame(from));
    const kits = inside('lab/games');
    const own = (path: string) => `engine/games/${/([^/]+)\.ts$/.exec(path)?.[1] ?? ''}/`;
    for (const kit of kits)
      expect(breaches([kit], ({ from }) => may(from) || from.startsWith(own(kit.path)))).toEqual([]);
    const others = inside('lab').filter((source) => !kits.includes(source));
    expect(breaches(others, ({ from }) => may(from))).toEqual([]);
  });

  it('what runs the programs knows the store, the shelf and no screen; workers of a game alone name it', () => {
    const knows = [
      'engine/kernel/',
      'engine/kits/rehearsal/',
      'players/',
      'lab/',
      'store/',
      'games/shelf.ts',
      'opponent/',
    ];
    const isLibrary = (from: string) => ['comlink', 'zustand', 'zustand/vanilla'].includes(from);
    const may = ({ from }: Import) => isLibrary(from) || knows.some((one) => from.startsWith(one));
    const ofGame = (from: string) => gameOf(from) !== undefined || /^players\/[^/]+-[^/]+\//.test(from);
    const [workers, others] = [inside('opponent/workers'), inside('opponent')];
    const isPart = (from: string) => from === 'opponent/serve.ts' || from.startsWith('lab/games/');
    expect(breaches(workers, ({ from }) => ofGame(from) || isPart(from))).toEqual([]);
    expect(
      breaches(
        others.filter((source) => !workers.includes(source)),
        (one) => may(one) && !ofGame(one.from),
      ),
    ).toEqual([]);
  });

  it('what a program is asked shows its hand: only what runs programs reads it', () => {
    const readers = sources.filter(({ text }) => /\bprogramQuestion\b/.test(text)).map(({ path }) => path);
    expect(readers.filter((path) => !/^(?:store|opponent)\//.test(path))).toEqual([]);
  });

  it('lessons and store do not import the user interface', () => {
    expect(breaches([...inside('lessons'), ...inside('store')], ({ from }) => !from.startsWith('ui/'))).toEqual([]);
  });

  it('boards, the parts of games and lessons get what is played as props; they do not read the open match', () => {
    const told = ['ui/board', 'ui/games', 'ui/lessons'].flatMap(inside);
    expect(
      told.filter(({ text }) => /\b(?:useMatch|matchStore|matchActions)\b/.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('reading saves knows nothing of the match on the table', () => {
    expect(breaches(inside('store/saves'), ({ from }) => !from.startsWith('store/match/'))).toEqual([]);
  });

  it('nothing but the user interface imports the user interface', () => {
    const others = sources.filter(({ path }) => !path.startsWith('ui/'));
    expect(breaches(others, ({ from }) => !from.startsWith('ui/'))).toEqual([]);
  });

  it('the user interface takes types only from the engine, and helpers that know no rules from its kits', () => {
    const isOpen = (from: string) => !from.startsWith('engine/') || from.startsWith('engine/kits/');
    expect(breaches(inside('ui'), ({ from, typeOnly }) => isOpen(from) || typeOnly || from.endsWith('.json'))).toEqual(
      [],
    );
  });

  it('the board chassis knows no game', () => {
    const ofGame = (from: string) => from.startsWith('ui/games/') || gameOf(from) !== undefined;
    expect(breaches(inside('ui/board'), ({ from }) => !ofGame(from))).toEqual([]);
  });

  it('what is played knows the engine and the store, and neither a screen nor a language', () => {
    const below = (from: string) => ['engine/', 'store/', 'play/'].some((folder) => from.startsWith(folder));
    const ofGames = (from: string) => from.startsWith('engine/games/');
    expect(
      breaches(inside('play'), ({ from }) => (below(from) && !ofGames(from)) || from === 'zustand/vanilla'),
    ).toEqual([]);
  });

  it('has no import cycles, neither of values nor of types', () => {
    expect(listCycles([...sources, ...tools])).toEqual([]);
  });

  it.each([
    ["import { b } from './b.ts';", "import type { A } from './a.ts';"],
    ["import { type B } from './b.ts';", "export type { A } from './a.ts';"],
    ["import type {\n  B,\n} from './b.ts';", "type A = import('./a.ts').A;"],
    ["export * from './b.ts';", "const a = () => import('./a.ts');"],
  ])('%j and %j are a cycle', (a, b) => {
    expect(listCycles([readSource(join(SOURCE, 'a.ts'), a), readSource(join(SOURCE, 'b.ts'), b)])).toEqual([
      'a.ts > b.ts > a.ts',
    ]);
  });
});

describe('habits', () => {
  const stripComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|[^:'"])\/\/.*$/gm, '$1');

  it('the engine has no clock, chance of its own, locale or page', () => {
    const banned =
      /\bMath\.random\b|\bDate\b|\blocaleCompare\b|\bsetTimeout\b|\blocalStorage\b|\bdocument\.|\bwindow\./;
    expect(
      inside('engine')
        .filter(({ text }) => banned.test(stripComments(text)))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('the engine keeps no module-level state that changes', () => {
    const loose = inside('engine').filter(({ text }) => /^(export )?let /m.test(stripComments(text)));
    expect(loose.map(({ path }) => path)).toEqual([]);
  });

  describe('generic code', () => {
    const ids = sources.flatMap(({ path }) => /^games\/(?!index|manifest|shelf)(.+)\.ts$/.exec(path)?.[1] ?? []);
    const prefixes = ids.map((id) => {
      const manifest = byPath.get(`games/${id}.ts`)?.text ?? '';
      return /prefix: '(\w+)'/.exec(manifest)?.[1] ?? id;
    });
    // Files of a game have its id as a folder or at the start of their name.
    const ofGame = new RegExp(`(?:^|/)(?:${ids.join('|')})(?:/|[.-])`);
    const generic = [...sources, ...tools, ...scripts].filter(({ path }) => !ofGame.test(path));
    const matching = (pattern: RegExp, allowed: Readonly<Record<string, string>> = {}): readonly string[] =>
      generic
        .filter(({ path, text }) => !(path in allowed) && pattern.test(stripComments(text)))
        .map(({ path }) => path);

    it('names no game', () => {
      expect(ids).toHaveLength(3);
      expect(
        matching(new RegExp(ids.join('|')), {
          'games/index.ts': 'the list of games',
          'ui/app/screens.ts': 'the list of their screens',
        }),
      ).toEqual([]);
    });

    it('has no file of a game in its folders', () => {
      const folders =
        /^(?:games|(?:engine|ui|lab)\/games|players|lessons|opponent\/workers|i18n\/(?:rules|compiled\/(?:en|ja|keys)))\//;
      const named = sources.filter(({ path }) => ofGame.test(path) && !folders.test(path));
      expect(named.map(({ path }) => path)).toEqual([]);
    });

    it('has no sentence of a game', () => {
      expect(prefixes).toHaveLength(new Set(prefixes).size);
      expect(matching(new RegExp(`['"\`.](?:${prefixes.join('|')})\\.[a-z]`))).toEqual([]);
    });

    it('has no seat of a game', () => {
      expect(matching(/['"`](?:german|soviet|allied|axis|allies)['"`]/)).toEqual([]);
    });
  });

  it('the kernel knows no game words', () => {
    const words = /\b(hex|unit|card|area|turn marker|german|allied|soviet)\b/i;
    const found = inside('engine/kernel').filter(({ text }) =>
      words.test(stripComments(text).replace(/'unit' \| 'space' \| 'marker' \| 'card' \| 'button'/, '')),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('no file is longer than 500 lines, texts and data apart', () => {
    const long = sources
      .filter(({ path }) => !path.startsWith('i18n/') && !path.includes('/data/'))
      .filter(({ text }) => text.split('\n').length > 500);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('no default exports, enums, any, or non-null assertions in disguise', () => {
    const banned =
      /^export default |^(export )?(const )?enum |\bas any\b|: any\b|@ts-ignore|@ts-expect-error|(?:ox|es)lint-disable/m;
    expect(sources.filter(({ text }) => banned.test(stripComments(text))).map(({ path }) => path)).toEqual([]);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import {
  COMMIT_AIM,
  frameFigures,
  longestOf,
  longTasksOf,
  pressFigures,
  quantileOf,
  ratioOf,
} from '../../tools/bench/browser-figures.ts';
import { rasterTime } from '../../tools/bench/browser-trace.ts';
import { benchCommand } from '../../tools/bench/command.ts';
import { NO_DEADLINE, startDeadline } from '../../tools/bench/deadline.ts';
import { measureSpeeds, measureSteps } from '../../tools/bench/engine.ts';
import { measureForks } from '../../tools/bench/forks.ts';
import { PARTS, partsNamed, type Bench } from '../../tools/bench/parts.ts';
import { measureSizes } from '../../tools/bench/sizes.ts';
import { executeCommand } from '../../tools/lib/cli.ts';
import { toyKit } from './toy-kit.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('figures of a browser', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);

  it('takes quantiles by the nearest rank and leaves the list as it was', () => {
    const values = [3, 1, 2];
    expect([0, 0.5, 1].map((share) => quantileOf(values, share))).toEqual([1, 2, 3]);
    expect(values).toEqual([3, 1, 2]);
    expect(quantileOf(hundred, 0.98)).toBe(98);
    expect(quantileOf([], 0.5)).toBe(0);
  });

  const press = (whole: number) => ({ first: whole / 4, whole, work: whole / 2, moved: null });

  it('compares the whole answer to a press with its aims', () => {
    const figures = pressFigures(hundred.map(press));
    expect(figures.whole).toEqual({ p50: 50, p75: 75, p98: 98, worst: 100 });
    expect(figures.first).toEqual({ p50: 12.5, p75: 18.8, p98: 24.5, worst: 25 });
    expect(figures.work).toEqual({ p50: 25, p75: 37.5, p98: 49, worst: 50 });
    expect([figures.presses, figures.ofAim]).toEqual([100, { p75: 1.5, p98: 0.98 }]);
    expect(pressFigures(hundred.map(press), COMMIT_AIM).ofAim).toEqual({ p75: 0.75, p98: 0.49 });
  });

  it('reports whether presses get slower as the match goes on', () => {
    expect(pressFigures([10, 10, 30, 30, 20, 20, 40, 40].map(press)).drift).toBe(4);
    expect(pressFigures([10, 10, 10, 10].map(press)).drift).toBe(1);
    expect(pressFigures([]).drift).toBe(0);
  });

  it('counts long tasks and names the worst', () => {
    expect([longTasksOf([60, 70.4]), longTasksOf([])]).toEqual([
      { count: 2, worst: 70 },
      { count: 0, worst: 0 },
    ]);
  });

  it('adds up what the raster threads did, by processor time where it is known', () => {
    const events = [
      { name: 'RasterTask', ph: 'X', dur: 9000, tdur: 4000 },
      { name: 'RasterTask', ph: 'X', dur: 2000 },
      { name: 'RasterTask', ph: 'B', dur: 5000 },
      { name: 'Layout', ph: 'X', dur: 7000 },
    ];
    expect(rasterTime(events)).toBe(6);
  });

  it('counts the gaps between frames, and those in which one was missed', () => {
    expect(frameFigures([100, 116, 132, 166, 182])).toEqual({ frames: 4, p50: 16, p95: 34, worst: 34, late: 0.25 });
    expect(frameFigures([100])).toEqual({ frames: 0, p50: 0, p95: 0, worst: 0, late: 0 });
  });

  it('finds the longest game, of equals the first', () => {
    const saves = [1, 3, 3, 2].map((length, name) => ({ name, log: Array.from({ length }) }));
    expect(longestOf(saves)?.name).toBe(1);
    expect(longestOf([])).toBeUndefined();
  });

  it('has no ratio to nothing', () => expect([ratioOf(3, 2), ratioOf(3, 0)]).toEqual([1.5, 0]));
});

describe('parts of the bench', () => {
  const bench: Bench = {
    root: ROOT,
    build: () => expect.fail('nothing is built'),
    serve: () => Promise.reject(new Error('nothing is served')),
    browser: () => Promise.resolve(null),
  };

  it.each(partsNamed(['browser']).map((part) => [part.name, part] as const))(
    '%s says why it has no figures where there is no browser',
    async (_name, part) => {
      await part.prepare?.(bench);
      const deadline = startDeadline(0);
      const found =
        part.per === 'game'
          ? await part.measure(bench, 'hitlers-reich', deadline)
          : await part.measure(bench, [], deadline);
      expect(found).toEqual({ skipped: expect.stringMatching(/^no Chromium .* CHROMIUM_PATH/) as unknown });
    },
  );

  it('are asked for alone or by folder', () => {
    expect(partsNamed(['engine/steps', 'sizes']).map(({ name }) => name)).toEqual(['engine/steps', 'sizes']);
    expect(partsNamed(['engine']).length).toBeGreaterThan(2);
    expect(partsNamed([])).toBe(PARTS);
    expect(partsNamed(['eng'])).toEqual([]);
  });

  it('end with what they have when their time is over', () => {
    let now = 5;
    const deadline = startDeadline(10, () => now);
    expect(deadline.isOver()).toBe(false);
    now = 15;
    expect(deadline.isOver()).toBe(true);
    expect(measureSteps(toyKit(), deadline)).toMatchObject({ games: 0, legalList: { p50: 0 } });
    expect(measureSpeeds(toyKit(), { deadline })).toEqual({});
  });
});

describe('forks and playouts', () => {
  it('are counted for each player, and compared with copies by way of JSON', () => {
    const { playouts, ...forks } = measureForks(toyKit(), NO_DEADLINE, 0.001);
    expect(forks.forksPerSecond).toBeGreaterThan(0);
    expect(forks.jsonCopiesPerSecond).toBeGreaterThan(0);
    expect(forks.ofJsonCopy).toBeGreaterThan(0);
    expect(Object.keys(playouts)).toEqual(['random']);
    expect(playouts['random']?.playoutsPerSecond).toBeGreaterThan(0);
    expect(playouts['random']?.movesPerPlayout).toBeGreaterThan(1);
  });

  it('end with what they have', () => {
    const none = { forksPerSecond: 0, jsonCopiesPerSecond: 0, ofJsonCopy: 0, playouts: {} };
    expect(measureForks(toyKit(), { isOver: () => true })).toEqual(none);
  });
});

describe('bench', () => {
  const run = async (...args: string[]) => {
    const out: string[] = [];
    const usage: string[] = [];
    const terminal = { print: (text: string) => out.push(text), complain: (text: string) => usage.push(text) };
    const code = await executeCommand(benchCommand, args, terminal);
    return { code, lines: out.map((line) => JSON.parse(line) as Record<string, unknown>), usage: usage.join('\n') };
  };

  it('prints the machine, then a line for each part as it ends', async () => {
    const { code, lines } = await run('--game', 'hitlers-last-battles', '--only', 'engine/match', '--limit', '1');
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.objectContaining({ node: process.version, load: expect.any(Number) as number }),
      {
        part: 'engine/match',
        game: 'hitlers-last-battles',
        seconds: expect.any(Number) as number,
        endedEarly: expect.any(Boolean) as boolean,
        load: expect.any(Number) as number,
        figures: expect.objectContaining({ moves: 2000 }) as object,
      },
    ]);
  });

  it.each([
    [['--game', 'chess'], '--game chess is not known'],
    [['--only', 'brows'], '--only brows is not known'],
    [['--limit', '0'], '--limit takes a whole number'],
    [
      ['--yardstick', 'no/such/file.mjs', '--game', 'hitlers-last-battles', '--only', 'engine/speed'],
      'prints no actionsPerSecond',
    ],
  ])('refuses %j', async (args, reason) => {
    const { code, usage } = await run(...args);
    expect([code, usage]).toEqual([2, expect.stringContaining(reason)]);
  });
});

describe('sizes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fronts-sizes-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const gz = (text: string) => gzipSync(text, { level: 9 }).length;
  const game = 'hitlers-reich';
  const scripts = {
    'index.html': ['first', ['shared']],
    shared: ['both', []],
    'src/ui/table/table-screen.tsx': ['the table', ['shared']],
    [`src/engine/games/${game}/definition.ts`]: ['rules of the game', ['shared']],
    [`src/ui/games/${game}/index.tsx`]: ['a board and its map', ['src/ui/table/table-screen.tsx']],
    [`src/i18n/compiled/en/${game}.ts`]: ['words', []],
    [`src/i18n/rules/${game}.en.ts`]: ['the whole book', []],
  } as const;

  it('counts what is shared once, and the map apart from the chunk of its game', () => {
    const manifest = Object.entries(scripts).map(([name, [text, imports]], at) => {
      write(`${at}.js`, text);
      return [name, { file: `${at}.js`, imports }];
    });
    write('.vite/manifest.json', JSON.stringify(Object.fromEntries(manifest)));
    write(`src/ui/games/${game}/board/map-shapes.json`, '{}');
    const map = gz('{}');
    expect(measureSizes(folder, folder, [game])).toEqual({
      firstScreen: gz('first') + gz('both'),
      table: gz('the table'),
      games: {
        [game]: {
          chunk: gz('rules of the game') + gz('a board and its map') + gz('words') - map,
          rules: gz('rules of the game'),
          map,
          book: gz('the whole book'),
        },
      },
    });
  });

  it('says what a build lacks', () => {
    write('.vite/manifest.json', '{}');
    expect(() => measureSizes(folder, folder, [game])).toThrow('the build has no index.html');
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { measureBrowser } from '../../tools/bench/browser.ts';
import { frameFigures, longestOf, paintFigures, quantileOf, ratioOf } from '../../tools/bench/browser-figures.ts';
import { benchCommand } from '../../tools/bench/command.ts';
import { measureSizes } from '../../tools/bench/sizes.ts';
import { executeCommand } from '../../tools/lib/cli.ts';

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

  it('compares presses with their aims', () => {
    expect(paintFigures(hundred)).toMatchObject({ presses: 100, p50: 50, p75: 75, p98: 98, worst: 100 });
    expect(paintFigures(hundred).ofAim).toEqual({ p75: 1.5, p98: 0.98 });
  });

  it('reports whether presses get slower as the match goes on', () => {
    expect(paintFigures([10, 10, 30, 30, 20, 20, 40, 40]).drift).toBe(4);
    expect(paintFigures([10, 10, 10, 10]).drift).toBe(1);
    expect(paintFigures([]).drift).toBe(0);
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

  it('says why there are none where no browser is found', async () => {
    const found = await measureBrowser(ROOT, 'http://127.0.0.1:1/', hitlersLastBattles, {
      launch: () => Promise.resolve(null),
    });
    expect(found).toEqual({ skipped: expect.stringMatching(/^no Chromium .* CHROMIUM_PATH/) as unknown });
  });
});

describe('bench', () => {
  const run = async (...args: string[]) => {
    const out: string[] = [];
    const terminal = { print: (text: string) => out.push(text), complain: (text: string) => out.push(text) };
    return { code: await executeCommand(benchCommand, args, terminal), out: out.join('\n') };
  };

  it('measures nothing but the machine when everything is left out', async () => {
    const { code, out } = await run('--game', 'hitlers-reich', '--no-engine', '--no-sizes', '--no-browser');
    expect(code).toBe(0);
    const { machine, ...games } = JSON.parse(out) as Record<string, Record<string, unknown>>;
    expect(games).toEqual({ 'hitlers-reich': {} });
    expect(machine).toMatchObject({ node: process.version, load: [expect.any(Number), expect.any(Number)] });
  });

  it('refuses an unknown game', async () => {
    const { code, out } = await run('--game', 'chess');
    expect([code, out]).toEqual([2, expect.stringContaining('--game chess is not known')]);
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
    [`src/i18n/en/${game}.ts`]: ['words', []],
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

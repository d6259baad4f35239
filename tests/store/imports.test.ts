import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync, deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import type { ImportCheck } from '../../src/store/library-types.ts';
import { inflate } from '../../src/store/saves/inflate.ts';
import { scanJson } from '../../src/store/saves/parse-aside.ts';
import { fresh, movesOf, openToy } from '../support/store-world.ts';

const SAVES = new URL('../saves/', import.meta.url);
const read = (path: string): Buffer<ArrayBuffer> => Buffer.from(readFileSync(new URL(path, SAVES)));
const good = read('toy/format-1.json').toString().trim();

/** Imports must not change these. */
function expectUntouched(): void {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
}

describe('hostile files', () => {
  const expected = JSON.parse(read('hostile/expected.json').toString()) as Record<string, object>;

  it('are each reported with what is wrong with them', () => {
    const files = readdirSync(new URL('hostile/', SAVES)).filter((name) => name !== 'expected.json');
    expect(files.sort()).toEqual(Object.keys(expected).sort());
  });

  it.each(Object.entries(expected))('%s is refused, and nothing is stored', async (name, problem) => {
    const tab = fresh();
    const result = await tab.library.getState().importFile(new Blob([read(`hostile/${name}`)]));
    expect(result).toMatchObject({ ok: false, problem });
    expect(tab.library.getState()).toMatchObject({ problem, importing: null });
    expect(await tab.archive.list()).toEqual([]);
    expectUntouched();
  });
});

describe('limits', () => {
  it('stop at the size of the file, before it is read', async () => {
    let isRead = false;
    const file = new (class extends Blob {
      override get size(): number {
        return 2_000_001;
      }
      override arrayBuffer(): Promise<ArrayBuffer> {
        isRead = true;
        return super.arrayBuffer();
      }
    })(['x']);
    const { importFile, importText } = fresh().library.getState();
    expect(await importFile(file)).toMatchObject({ problem: { key: 'app.import.too-large' } });
    expect(isRead).toBe(false);
    expect(await importText(' x'.repeat(1_100_000))).toMatchObject({ problem: { key: 'app.import.too-large' } });
  });

  it('stop a bomb while it inflates', async () => {
    const bomb = gzipSync(Buffer.alloc(100_000_000, ' '));
    expect(bomb.length).toBeLessThan(200_000);
    let inflated = 0;
    const Inflating = globalThis.DecompressionStream;
    vi.stubGlobal('DecompressionStream', function (format: CompressionFormat) {
      const { readable, writable } = new Inflating(format);
      const counted = new TransformStream<Uint8Array, Uint8Array>({
        transform(part, controller) {
          inflated += part.length;
          controller.enqueue(part);
        },
      });
      return { writable, readable: readable.pipeThrough(counted) };
    });
    const result = await fresh()
      .library.getState()
      .importFile(new Blob([bomb]))
      .finally(() => vi.unstubAllGlobals());
    expect(result).toMatchObject({ problem: { key: 'app.import.ratio' } });
    // A hundred times its own size is the limit; a little more has been read when it is found.
    expect(inflated).toBeGreaterThan(0);
    expect(inflated).toBeLessThan(bomb.length * 110);
  });

  it('stop at 20 MB also where the ratio is modest', async () => {
    // Text that compresses about twenty times.
    const noise = Array.from({ length: 3_000 }, (_, i) => ((i * 2654435761) >>> 0).toString(36)).join('');
    const wide = gzipSync(Buffer.from(noise.repeat(1200)), { level: 1 });
    expect(wide.length).toBeLessThan(2_000_000);
    expect((noise.length * 1200) / wide.length).toBeLessThan(100);
    await expect(inflate(Uint8Array.from(wide), 'gzip')).rejects.toMatchObject({
      line: { key: 'app.import.inflates', params: { max: 20_000_000 } },
    });
  });

  it('count nesting in a text of any depth without using the stack', async () => {
    const deep = '['.repeat(500_000) + ']'.repeat(500_000);
    expect(await fresh().library.getState().importText(`{"a":${deep}}`)).toMatchObject({
      problem: { key: 'app.import.depth' },
    });
    const brackets = `{"a":"${'['.repeat(1000)}\\"${'{'.repeat(1000)}"}`;
    expect(() => scanJson(brackets)).not.toThrow();
    expect(() => scanJson('['.repeat(64) + ']'.repeat(64))).not.toThrow();
  });

  it('cut what a message would repeat of the file', async () => {
    const long = JSON.parse(good) as Record<string, unknown>;
    long['\u202e' + 'x'.repeat(5000)] = 1;
    const result = await fresh().library.getState().importText(JSON.stringify(long));
    expect(result).toMatchObject({
      ok: false,
      problem: { key: 'save.refused.shape', params: { path: 'x'.repeat(120) } },
    });
  });
});

describe('a good save', () => {
  it.each([
    ['as a file', (text: string) => new Blob([text])],
    ['with a byte-order mark', (text: string) => new Blob(['\ufeff', text])],
    ['gzipped', (text: string) => new Blob([gzipSync(text)])],
  ])('comes in %s', async (_how, pack) => {
    const tab = fresh();
    const checks: (ImportCheck | null)[] = [];
    tab.library.subscribe(({ importing }) => {
      if (importing !== checks.at(-1)) checks.push(importing);
    });
    const result = await tab.library.getState().importFile(pack(good));
    expect(result).toMatchObject({ ok: true, notes: [], entry: { origin: 'import', status: 'live', moves: 6 } });
    expect(checks.filter((check) => check !== null)).toEqual(['size', 'format', 'shape', 'game', 'replay', 'store']);
    await tab.match.getState().open(result.ok ? result.id : '');
    expect(movesOf(tab)).toEqual(['step', 'roll', 'step', 'step', 'pass', 'step']);
    expect(tab.match.getState()).toMatchObject({
      canRedo: true,
      about: { name: 'Winter', seatNames: { red: 'Ada' }, tags: ['club'], created: '2025-01-01T00:00:00.000Z' },
      timeline: { branches: [{ moves: ['roll', 'pass'], from: 4 }], takeBacks: [{ to: 4, count: 2 }] },
    });
  });

  it('comes in as pasted text with blanks around it', async () => {
    expect(await fresh().library.getState().importText(`\n  ${good}\n\n`)).toMatchObject({ ok: true });
  });

  it('never takes the place of another', async () => {
    const tab = fresh();
    const { importText, refresh } = tab.library.getState();
    const ids = [await importText(good), await importText(good)].map((result) => result.ok && result.id);
    expect(new Set(ids).size).toBe(2);
    await refresh();
    expect(tab.library.getState().entries).toHaveLength(2);
  });

  it('can be looked at before it is kept', async () => {
    const tab = fresh();
    const checked = await tab.library.getState().checkImport({ kind: 'text', text: good });
    expect(checked).toMatchObject({ ok: true, summary: { game: 'toy', moves: 6, about: { name: 'Winter' } } });
    expect(await tab.archive.list()).toEqual([]);
    expect(checked.ok && (await checked.keep())).toMatchObject({ ok: true });
    expect(await tab.archive.list()).toHaveLength(1);
  });

  it('goes out and comes in again the same', async () => {
    const tab = fresh();
    const first = await tab.library.getState().importText(good);
    const text = await tab.library.getState().exportText(first.ok ? first.id : '');
    const again = JSON.parse(text ?? '') as Record<string, unknown>;
    // All but its dice from now on, which are its own.
    expect(again['fork']).toMatchObject({ cause: 'import' });
    expect({ ...again, build: 'sample', fork: null }).toEqual(readSave(good));
  });

  it('has the dice of its seed where it is a match that begins here', async () => {
    const tab = fresh();
    const begun = await tab.library.getState().begin(good);
    expect(begun).toMatchObject({ ok: true, entry: { origin: 'new', status: 'live' } });
    const text = await tab.library.getState().exportText(begun.ok ? begun.id : '');
    expect({ ...(JSON.parse(text ?? '') as object), build: 'sample' }).toEqual(readSave(good));
  });

  it('keeps names as text, fit to stand in a sentence', async () => {
    const file = JSON.parse(good) as { about: { name: string; seatNames: Record<string, string> } };
    file.about.name = '<img src=x onerror=alert(1)>\u0000\u202e\ud800';
    file.about.seatNames = { red: 'a\nb', spectator: 'nobody' };
    const result = await fresh().library.getState().importText(JSON.stringify(file));
    expect(result).toMatchObject({
      ok: true,
      entry: { about: { name: '<img src=x onerror=alert(1)>', seatNames: { red: 'a b' } } },
    });
    expect(result.ok && Object.keys(result.entry.about.seatNames)).toEqual(['red']);
  });

  it('believes the moves and not the snapshot', async () => {
    const file = JSON.parse(good) as { snapshot: { points: { red: number } } };
    file.snapshot.points.red = 9;
    const tab = fresh();
    const result = await tab.library.getState().importText(JSON.stringify(file));
    await tab.match.getState().open(result.ok ? result.id : '');
    expect(tab.match.getState().view).toMatchObject({ points: { red: 2 } });
  });

  it('played with other dice replays with the recorded ones, says so, and the audit shows it', async () => {
    const tab = fresh();
    const file = JSON.parse(good) as { setup: { seed: string }; log: [string, string, string][] };
    file.setup.seed = 'another seed';
    const foreign = await tab.library.getState().importText(JSON.stringify(file));
    // The toy's set-up draws from the seed too, so the digests differ: it is refused with the move.
    expect(foreign).toMatchObject({ ok: false, problem: { key: 'app.import.diverged.digest', params: { n: 1 } } });
  });

  it('that begins at a position no game could have is refused', async () => {
    const file = JSON.parse(good) as Record<string, unknown> & { snapshot: object };
    const tab = fresh();
    for (const stack of [[], [{ at: 'nowhere' }], [{ at: '__proto__' }], [7]]) {
      const base = { state: { ...file.snapshot, stack }, history: [] };
      const text = JSON.stringify({ ...file, base, log: [], redo: [], branches: [], takeBacks: [] });
      expect(await tab.library.getState().importText(text)).toMatchObject({
        ok: false,
        problem: { key: 'save.refused.unplayable' },
      });
    }
    expect(await tab.archive.list()).toEqual([]);
  });

  it('that replays but cannot be shown is refused, and nothing is stored', async () => {
    const blind = {
      ...openToy,
      view(): never {
        throw new RangeError('no view of this position');
      },
    };
    const tab = fresh({ game: blind });
    expect(await tab.library.getState().importText(good)).toMatchObject({ ok: false });
    expect(await tab.archive.list()).toEqual([]);
  });

  it('of older rules that no longer replays is kept as damaged, with the ways on', async () => {
    const file = JSON.parse(good) as { log: [string, string, string][] };
    const [, , third] = file.log;
    if (third) third[0] = 'take';
    const tab = fresh({ game: { ...openToy, rulesVersion: 2 } });
    const result = await tab.library.getState().importText(JSON.stringify(file));
    expect(result).toMatchObject({
      ok: true,
      entry: { status: 'damaged' },
      notes: [{ key: 'app.import.diverged.refused' }],
    });
    await tab.match.getState().open(result.ok ? result.id : '');
    expect(tab.match.getState().failure?.rescues).toEqual(['from-snapshot', 'last-agreeing', 'read-only']);
    await tab.match.getState().open(result.ok ? result.id : '', 'last-agreeing');
    expect(movesOf(tab)).toEqual(['step', 'roll']);
  });
});

describe('a share link', () => {
  it('carries the match, from the table and from the library', async () => {
    const tab = fresh();
    const added = await tab.library.getState().importText(good);
    const id = added.ok ? added.id : '';
    await tab.match.getState().open(id);
    const link = await tab.match.getState().shareLink();
    expect(link).toMatch(/^#\/share\/[\w-]+$/);
    expect(await tab.library.getState().shareLink(id)).toBe(link);
    const other = fresh();
    const byLink = await other.library
      .getState()
      .importText(`Our game: https://fronts.example/app/${link}\nHave a look`);
    expect(byLink).toMatchObject({ ok: true, entry: { moves: 6, branches: 0, about: { name: 'Winter' } } });
    const byData = await other.library.getState().importShare((link ?? '').slice('#/share/'.length));
    expect(byData).toMatchObject({ ok: true });
  });

  it.each([
    ['a sign that no link has', 'ab%3C', 'app.import.link'],
    ['nothing', '', 'app.import.link'],
    ['a length that cannot be', 'abcde', 'app.import.link'],
    ['other data', 'AAAA', 'app.import.damaged'],
  ])('with %s is refused', async (_what, data, key) => {
    expect(await fresh().library.getState().importShare(data)).toMatchObject({ ok: false, problem: { key } });
  });

  it('that is cut off or holds a bomb is refused', async () => {
    const { importShare } = fresh().library.getState();
    const whole = deflateRawSync(good).toString('base64url');
    expect(await importShare(whole.slice(0, -40))).toMatchObject({ problem: { key: 'app.import.damaged' } });
    const bomb = deflateRawSync(Buffer.alloc(50_000_000)).toString('base64url');
    expect(await importShare(bomb)).toMatchObject({ problem: { key: 'app.import.ratio' } });
  });
});

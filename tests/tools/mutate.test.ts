import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { kit as btmKit } from '../../tools/games/blitzkrieg-to-moscow-2/kit.ts';
import { kit as hlbKit } from '../../tools/games/hitlers-last-battles/kit.ts';
import { kit as reichKit } from '../../tools/games/hitlers-reich/kit.ts';
import { changeText, changeTree } from '../../tools/mutate/changes.ts';
import { runMutate } from '../../tools/mutate/mutate.ts';
import { listOriginals } from '../../tools/mutate/originals.ts';
import { effort } from '../support/effort.ts';

const out = mkdtempSync(join(tmpdir(), 'fronts-mutate-'));
afterAll(() => rmSync(out, { recursive: true }));

const order = { saves: effort(6, 1000), first: 0, seed: 'test', seconds: Infinity, out };
const SAMPLES = ['tests/saves/samples'];
/** Each is replayed before it is changed. */
const EVERY = effort(6, 1);

describe('changed saves', () => {
  it.each([hlbKit, reichKit, btmKit])(
    'of $def.id are refused with a sentence, or are sound and stay so',
    async (kit) => {
      const report = await runMutate(kit.def as never, await listOriginals(kit as never, SAMPLES, EVERY), order);
      expect(report.findings).toEqual([]);
      expect(report).toMatchObject({ saves: order.saves, unsound: 0, uncaught: 0, later: 0 });
      expect(report.taken).toBeGreaterThan(order.saves / 10);
      expect(report.moves).toBeGreaterThan(4 * order.saves);
      expect(Object.values(report.refused).reduce((sum, n) => sum + n, report.taken)).toBe(order.saves);
    },
  );

  it('that fail when they are played on are reported, each with its file', async () => {
    // The door never writes a move down.
    const mute: typeof hlbKit.def = {
      ...hlbKit.def,
      words: {
        ...hlbKit.def.words,
        notation: () => {
          throw new TypeError('mute');
        },
      },
    };
    const { findings, later } = await runMutate(mute, await listOriginals(hlbKit, SAMPLES, EVERY), {
      ...order,
      saves: effort(10, 20),
    });
    expect(later).toBeGreaterThan(0);
    expect(findings.find(({ kind }) => kind === 'later')?.detail).toMatch(/TypeError: mute/);
    expect(readdirSync(out)).toHaveLength(findings.length);
  });

  it('are the same for the same seed', () => {
    const file = { a: [1, 2, { b: 'x', c: null }], d: { e: true, f: 'y' } };
    const change = (seed: string) => {
      const rng = seedRng(seed);
      const tree = JSON.parse(JSON.stringify(file)) as never;
      return [changeTree(tree, [], (n) => drawFrom(rng, n)), tree, changeText('{"a":1}', (n) => drawFrom(rng, n))];
    };
    for (let n = 0; n < 200; n++) expect(change(`${n}`)).toEqual(change(`${n}`));
    expect(new Set(Array.from({ length: 50 }, (_, n) => JSON.stringify(change(`${n}`)))).size).toBeGreaterThan(40);
  });
});

import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { fuzzPacks } from '../../tools/fuzz-packs/fuzz-packs.ts';
import { effort } from '../support/effort.ts';

const kits = await Promise.all(GAMES.flatMap(({ packs }) => (packs ? [packs.kit()] : [])));

describe('packs drawn at random', () => {
  it.each(kits)('of $game are refused with a place, or begin and play soundly', (kit) => {
    const packs = effort(60, 2000);
    const report = fuzzPacks(kit, { packs, first: 0, seed: 'test', playOneIn: 10, seconds: Infinity });
    expect(report.findings).toEqual([]);
    expect(report.taken).toBeGreaterThan(packs / 10);
    expect(Object.values(report.refused).reduce((sum, n) => sum + n, report.taken)).toBe(packs);
  });
});

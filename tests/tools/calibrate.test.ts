import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { binsOf, layingBest, playConflicts, worstOf } from '../../tools/games/hitlers-reich/calibrate/calibrate.ts';
import { formatPage } from '../../tools/games/hitlers-reich/calibrate/page.ts';
import { hitlersReich as def } from '../../src/engine/games/hitlers-reich/definition.ts';
import { players } from '../../src/players/hitlers-reich/players.ts';

describe('the calibration of the chances', () => {
  it('sorts what was shown by tenth of the range, with what was won', () => {
    const bins = binsOf([
      { chance: 0.42, won: true },
      { chance: 0.48, won: false },
      { chance: 1, won: true },
    ]);
    expect(bins.map(({ n }) => n)).toEqual([0, 0, 0, 0, 2, 0, 0, 0, 0, 1]);
    expect(bins[4]?.shown).toBeCloseTo(0.45, 12);
    expect(bins[4]?.won).toBe(0.5);
    expect([worstOf(bins, 1), worstOf(bins, 2), worstOf(bins, 3)].map((gap) => Math.round(gap))).toEqual([5, 5, 0]);
  });

  it('plays the same conflicts again, shows both seats a chance, and one alone is won', () => {
    const [shares, again] = [playConflicts(6, 'test'), playConflicts(6, 'test')];
    expect(shares).toEqual(again);
    const { axis, allies } = shares.before;
    expect([axis.length, allies.length, shares.open.length]).toEqual([6, 6, 6]);
    axis.forEach(({ won }, at) => expect(allies[at]?.won).toBe(!won));
    for (const { chance } of [...axis, ...allies, ...shares.open]) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    const page = formatPage({ greedy: shares, best: shares, free: shares, marshal: 'marshal:4', seed: 'test' });
    expect(page).toMatch(/three times 6 conflicts of campaign games/);
    expect(page.match(/Largest difference/g)).toHaveLength(12);
  });

  it('takes any programs, which may be made to lay their best card', () => {
    const seat = (side: 'axis' | 'allies') => players.create('marshal', def, side, 2);
    const best = (side: 'axis' | 'allies') => layingBest(seat(side), side);
    const free = playConflicts(4, 'test', { axis: seat('axis'), allies: seat('allies') });
    const bound = playConflicts(4, 'test', { axis: best('axis'), allies: best('allies') });
    expect([free, bound].map(({ before }) => before.axis.length)).toEqual([4, 4]);
    expect(bound).not.toEqual(free);
  });

  it('stands in the documents for 5,000 conflicts', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/calibration.md'), 'utf8');
    expect(page).toContain('--conflicts 5000 --seed shown --marshal marshal:');
  });
});

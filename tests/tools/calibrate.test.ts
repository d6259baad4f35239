import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { binsOf, playConflicts, worstOf } from '../../tools/games/hitlers-reich/calibrate/calibrate.ts';
import { formatPage, formatTables } from '../../tools/games/hitlers-reich/calibrate/page.ts';
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
    expect(formatPage(shares, 'test')).toMatch(/6 conflicts of campaign games/);
  });

  it('takes any programs, and tells their tables alone', () => {
    const [axis, allies] = [players.create('marshal', def, 'axis', 2), players.create('marshal', def, 'allies', 2)];
    const shares = playConflicts(4, 'test', { axis, allies });
    expect(shares.before.axis.length).toBe(4);
    expect(formatTables(shares)).toMatch(/Shown[^]*Once all cards lie face up[^]*Shown/);
  });

  it('stands in the documents for 5,000 conflicts', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/calibration.md'), 'utf8');
    expect(page).toContain('--conflicts 5000 --seed calibrate');
  });
});

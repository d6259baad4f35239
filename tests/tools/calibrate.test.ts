import { describe, expect, it } from 'vitest';
import {
  anyPlay,
  bestCards,
  binsOf,
  playConflicts,
  veterans,
  worstOf,
  type Shown,
} from '../../tools/games/hitlers-reich/calibrate/calibrate.ts';
import { formatPage } from '../../tools/games/hitlers-reich/calibrate/page.ts';

describe('the calibration of the chances', () => {
  it('sorts what was shown by tenth of the range, with what was won', () => {
    const shown = (chance: number, won: boolean): Shown => ({ chance, won, exact: chance, isFresh: false });
    const bins = binsOf([shown(0.42, true), shown(0.48, false), shown(1, true)]);
    expect(bins.map(({ n }) => n)).toEqual([0, 0, 0, 0, 2, 0, 0, 0, 0, 1]);
    expect(bins[4]?.shown).toBeCloseTo(0.45, 12);
    expect(bins[4]?.won).toBe(0.5);
    expect(bins[4]?.exact).toBeCloseTo(0.45, 12);
    expect([worstOf(bins, 1), worstOf(bins, 2), worstOf(bins, 3)].map((gap) => Math.round(gap))).toEqual([5, 5, 0]);
  });

  it('plays the same conflicts again, shows both seats a chance, and one alone is won', () => {
    const play = () => playConflicts({ least: 4, seed: 'test', programs: veterans() });
    const [shares, again] = [play(), play()];
    expect(shares).toEqual(again);
    const { axis, allies } = shares.before;
    expect([axis.length, allies.length, shares.open.length]).toEqual([4, 4, 4]);
    axis.forEach(({ won, exact }, at) => {
      expect(allies[at]?.won).toBe(!won);
      expect(allies[at]?.exact).toBeCloseTo(1 - exact, 12);
    });
    for (const { chance } of [...axis, ...allies, ...shares.open]) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    const page = formatPage({
      marshals: shares,
      veterans: shares,
      best: shares,
      any: shares,
      marshal: 'marshal:4',
      seed: 'test',
    });
    expect(page).toMatch(/four times 4 conflicts of campaign games/);
    expect(page.match(/No tenth has 100 conflicts or more/g)).toHaveLength(16);
  });

  it('takes players that lay their best card, and any play before a conflict at its best', () => {
    const best = playConflicts({ least: 3, seed: 'test', programs: bestCards() });
    expect(best.before.axis).toHaveLength(3);
    const any = playConflicts({ least: 3, seed: 'test', programs: anyPlay(), isBest: true });
    expect(any.before.axis).toHaveLength(3);
  });
});

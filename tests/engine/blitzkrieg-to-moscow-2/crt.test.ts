import { describe, expect, it } from 'vitest';
import { computeOdds, resultOf } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/odds.ts';
import { DIE_SIDES } from '../../../src/engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { t } from './game.ts';

const faces = Array.from({ length: DIE_SIDES }, (_, i) => i + 1);
const columns = Array.from({ length: t.columns }, (_, i) => i + 1);
const row = (die: number): string => columns.map((column) => t.crtResult(column, die)).join(' ');
const counts = (odds: ReturnType<typeof computeOdds>) =>
  Object.fromEntries((odds?.outcomes ?? []).map(({ id, count }) => [id, count]));

describe('the combat results table, §11.3.6', () => {
  it('every cell', () => {
    expect(faces.map(row)).toEqual([
      'DL DE DE DE DE DE DE',
      'DR DL DE DE DE DE DE',
      'DR DR DL DE DE DE DE',
      '- DR DR DL DE DE DE',
      '- - DR DR DL DE DE',
      '- - - DR DR DL DE',
    ]);
  });

  it('INV-11: a lower die or a higher column is never worse for the attacker', () => {
    const rank = { '-': 0, DR: 1, DL: 2, DE: 3 };
    for (const column of columns)
      for (const die of faces) {
        const here = rank[t.crtResult(column, die)];
        if (die > 1) expect(rank[t.crtResult(column, die - 1)]).toBeGreaterThanOrEqual(here);
        expect(rank[t.crtResult(column + 1, die)]).toBeGreaterThanOrEqual(here);
      }
  });

  it('ratios above 7:1 use 7:1', () => {
    for (const die of faces) expect(t.crtResult(12, die)).toBe('DE');
  });

  it('§14.2.1: in a hero city a retreat is nothing, losses stand', () => {
    expect(faces.map((die) => resultOf(t, 2, die, true))).toEqual(['DE', 'DL', '-', '-', '-', '-']);
    expect(faces.map((die) => resultOf(t, 2, die, false))).toEqual(['DE', 'DL', 'DR', 'DR', '-', '-']);
  });
});

describe('odds by counting', () => {
  it('one die: six ways', () => {
    expect(counts(computeOdds(t, 1, false))).toEqual({ DE: 0, DL: 1, DR: 2, '-': 3 });
    expect(computeOdds(t, 5, false)?.total).toBe(6);
    expect(counts(computeOdds(t, 5, false))).toEqual({ DE: 4, DL: 1, DR: 1, '-': 0 });
    expect(counts(computeOdds(t, 5, true))).toEqual({ DE: 4, DL: 1, DR: 0, '-': 1 });
    expect(
      computeOdds(t, 1, false)
        ?.outcomes.filter(({ success }) => success)
        .map(({ id }) => id),
    ).toEqual(['DE', 'DL', 'DR']);
  });

  it('a failure is not rolled', () => {
    expect(computeOdds(t, 0, false)).toBeNull();
    expect(computeOdds(t, -3, false)).toBeNull();
  });

  it('§7.1: a German re-roll of each die that fails, a Soviet one of each that does not', () => {
    const own = computeOdds(t, 1, false, { german: 1, soviet: 0 });
    // Three faces are kept (six ways each), three are re-rolled.
    expect(own?.total).toBe(36);
    expect(counts(own)).toEqual({ DE: 0, DL: 6 + 3, DR: 12 + 6, '-': 9 });
    const theirs = computeOdds(t, 1, false, { german: 0, soviet: 1 });
    expect(counts(theirs)).toEqual({ DE: 0, DL: 3, DR: 6, '-': 18 + 9 });
  });

  it('§7.1: both cards: by going through all throws', () => {
    for (const column of columns) {
      const odds = computeOdds(t, column, false, { german: 1, soviet: 1 });
      const tally: Record<string, number> = { DE: 0, DL: 0, DR: 0, '-': 0 };
      for (const a of faces)
        for (const b of faces)
          for (const c of faces) {
            const dice = [a, b, c];
            let cards = ['german', 'soviet'];
            let result = t.crtResult(column, dice.shift() ?? 0);
            for (;;) {
              const unhappy = result === '-' ? 'german' : 'soviet';
              if (!cards.includes(unhappy)) break;
              cards = cards.filter((card) => card !== unhappy);
              result = t.crtResult(column, dice.shift() ?? 0);
            }
            tally[result] = (tally[result] ?? 0) + 1;
          }
      expect(odds?.total).toBe(216);
      expect(counts(odds)).toEqual(tally);
    }
  });
});

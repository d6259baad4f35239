import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  anyPlay,
  bestCards,
  binsOf,
  playConflicts,
  veterans,
  worstOf,
  type Shares,
  type ShownChance,
} from '../../tools/games/hitlers-reich/calibrate/calibrate.ts';
import { formatPage } from '../../tools/games/hitlers-reich/calibrate/page.ts';

describe('the calibration of the chances', () => {
  it('sorts what was shown by tenth of the range, with what was won', () => {
    const shown = (chance: number, won: boolean): ShownChance => ({ chance, won, exact: chance, isFresh: false });
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

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/calibration.md'), 'utf8');

/** The sentences of a page around its figures. */
const proseOf = (page: string): readonly string[] =>
  page
    .split('\n')
    .filter(
      (line) =>
        line !== '' && !/^(?:\||In all |Largest |No tenth |Both seats, where the other side has just)/.test(line),
    )
    .map((line) => line.replaceAll(/\d+(?:, \d+)*/g, '#'));

/** Tables of the page, each with what is said of it. */
const TABLES = [...PAGE.matchAll(/((?:^\|.*\n)+)\nIn all .*\n\n(.*)$/gm)].map(([, rows = '', verdict = '']) => ({
  verdict,
  bins: rows
    .split('\n')
    .slice(2)
    .flatMap((row) => {
      const [n = 0, , , difference = 0] = row.split('|').slice(2).map(Number);
      return n >= 100 ? [difference] : [];
    }),
}));

describe('docs/calibration.md', () => {
  it('is made by the command that it names, and says what the command says now', () => {
    const empty: Shares = { before: { axis: [], allies: [] }, open: [], games: 0 };
    const now = formatPage({
      marshals: empty,
      veterans: empty,
      best: empty,
      any: empty,
      marshal: 'marshal:4',
      seed: 'shown',
    });
    expect(proseOf(PAGE)).toEqual(proseOf(now));
    const [, count] = /`npm run calibrate -- --conflicts (\d+) --seed shown --marshal marshal:4`/.exec(PAGE) ?? [];
    expect(Number(count)).toBeGreaterThanOrEqual(500);
  });

  it('shows the four populations, both seats alone too, and says where the aim is missed', () => {
    expect(PAGE.match(/^## .*$/gm)).toEqual([
      '## Between Marshals as they play',
      '## Between Veterans',
      '## Between Veterans who lay their best card',
      '## After any play',
      '## What to make of it',
    ]);
    expect(TABLES.length).toBeGreaterThanOrEqual(16);
    for (const { verdict, bins } of TABLES) {
      if (bins.length === 0) {
        expect(verdict).toBe('No tenth has 100 conflicts or more.');
        continue;
      }
      const largest = Math.max(...bins.map(Math.abs));
      // Rows and verdict are rounded apart.
      const [, told] = /conflicts or more: ([\d.]+) points/.exec(verdict) ?? [];
      expect(Math.abs(Number(told) - largest)).toBeLessThan(0.11);
      expect(verdict.includes('The aim is met.')).toBe(Number(told) <= 5);
    }
  });
});

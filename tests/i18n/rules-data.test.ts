import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../src/i18n/format.ts';
import { rulebook as english } from '../../src/i18n/rules/hitlers-last-battles.en.ts';
import { rulebook as japanese } from '../../src/i18n/rules/hitlers-last-battles.ja.ts';

/** The rulebook repeats a few numbers of the data in prose tables. These tests keep them from drifting apart. */

interface Data {
  readonly hexes: readonly { playable: boolean; cityValue: number; edge: string | null }[];
  readonly units: readonly { nameEn: string; nameJa: string; start: string; setupCode: number }[];
  readonly attackMarkers: readonly { faction: string }[];
  readonly turnTrack: readonly { turn: number; start: string; end: string; G: number; A: number }[];
}

const data = JSON.parse(
  readFileSync('src/engine/games/hitlers-last-battles/data/hitlers-last-battles.json', 'utf8'),
) as Data;

const books = { en: english, ja: japanese };

function rowsOf(lang: (typeof LANGS)[number], id: string): readonly (readonly string[])[] {
  const table = books[lang].sections
    .find((section) => section.id === id)
    ?.blocks.find((block) => block.kind === 'table');
  return table?.kind === 'table' ? table.rows : [];
}

describe.each(LANGS)('tables of the rulebook (%s)', (lang) => {
  it('list the set-up of the data', () => {
    expect(rowsOf(lang, '3')).toEqual(
      data.units.map((unit) => [lang === 'en' ? unit.nameEn : unit.nameJa, unit.start, String(unit.setupCode)]),
    );
  });

  it('list the turn track of the data', () => {
    const rows = rowsOf(lang, '6.1');
    expect(rows.map(([turn, , german, allied]) => [turn, german, allied])).toEqual(
      data.turnTrack.map(({ turn, G, A }) => [String(turn), String(G), String(A)]),
    );
    rows.forEach((row, at) => {
      const days = [...(row[1] ?? '').matchAll(/(?<!\d)(\d{1,2})(?=日| [A-Z]| to )/g)].map((found) => Number(found[1]));
      const turn = data.turnTrack[at];
      expect(days).toEqual([turn?.start, turn?.end].map((date) => Number(date?.slice(-2))));
    });
  });

  it('give the exact chances, recounted here die by die', () => {
    const attackers = [
      { dice: 1, support: 0 },
      { dice: 2, support: 0 },
      { dice: 2, support: 1 },
    ];
    const counted = attackers.flatMap(({ dice, support }) => [0, 1].map((bonus) => count(dice, support, bonus)));
    const shown = rowsOf(lang, '8.odds').map((row) => row.slice(2, 5).map((cell) => figuresOf(cell)));
    expect(shown).toEqual(counted.map(({ total, outcomes }) => outcomes.map((n) => [n, total].sort((a, b) => a - b))));
    expect(rowsOf(lang, '8.odds').map((row) => row[5])).toEqual(
      counted.map(({ total, outcomes: [out = 0, back = 0] }) => `${(((out + back) / total) * 100).toFixed(1)}%`),
    );
  });

  it('count the counters, hexes and points of the data', () => {
    expect(data.units).toHaveLength(16);
    expect(data.attackMarkers).toHaveLength(7);
    expect(data.hexes).toHaveLength(66);
    expect(data.hexes.filter((hex) => hex.playable)).toHaveLength(56);
    expect(data.hexes.reduce((sum, hex) => sum + hex.cityValue, 0)).toBe(25);
  });
});

const figuresOf = (cell: string) => [...cell.matchAll(/\d+/g)].map((found) => Number(found[0])).sort((a, b) => a - b);

const DIE = [1, 2, 3, 4, 5, 6];
const isHit = (die: number) => die >= 4;

/** §8 in its plainest form: every roll of `dice` attacking dice and one defending die. */
function count(dice: number, support: number, bonus: number) {
  const outcomes = [0, 0, 0];
  let total = 0;
  const second = dice === 2 ? DIE : [0];
  for (const a of DIE) {
    for (const b of second) {
      for (const defence of DIE) {
        const best = Math.max(
          ...[0, 1].map((at) => [a + (at === 0 ? support : 0), b + (at === 1 ? support : 0)].filter(isHit).length),
        );
        const diff = best - (isHit(defence + bonus) ? 1 : 0);
        const outcome = diff === 2 ? 0 : diff === 1 ? 1 : 2;
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        total += 1;
      }
    }
  }
  return { total, outcomes };
}

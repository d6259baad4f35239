import { describe, expect, it } from 'vitest';
import file from '../../src/engine/games/blitzkrieg-to-moscow-2/data/blitzkrieg-to-moscow-2.json';
import { SIDES } from '../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { REFUSAL_CODES } from '../../src/engine/games/blitzkrieg-to-moscow-2/rules/reason.ts';
import { DIE_SIDES } from '../../src/engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { LANGS, type Lang } from '../../src/i18n/format.ts';
import { passagesOf } from '../../src/i18n/rules/search.ts';
import { BOOKS, tablesOf } from './rulebooks.ts';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';

const { tables: t } = blitzkriegToMoscow2.data;

/** The rulebook repeats figures of the data in prose and tables. These tests keep them from drifting apart. */

const books = BOOKS['blitzkrieg-to-moscow-2'];
const rowsOf = (lang: Lang, id: string, table = 0): readonly (readonly string[])[] =>
  tablesOf(books[lang], id)[table] ?? [];
const textOf = (lang: Lang, id: string): string =>
  (books[lang].sections.find((section) => section.id === id)?.blocks ?? []).flatMap(passagesOf).join('\n');
const figuresOf = (text: string): readonly number[] => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
const namesIn = (text: string): readonly string[] => text.split(/, |、/);
const nameOf = (thing: { readonly name: string; readonly nameJa: string }, lang: Lang): string =>
  lang === 'ja' ? thing.nameJa : thing.name;

describe.each(LANGS)('tables of the rulebook (%s)', (lang) => {
  it('list every unit with its values, by side', () => {
    for (const [table, side] of SIDES.entries()) {
      const rows = rowsOf(lang, '2.2.units', table);
      const own = t.units.filter((unit) => unit.side === side);
      expect(rows.map(([name]) => name)).toEqual(own.map((unit) => nameOf(unit, lang)));
      expect(rows.map(([, , strength = '', move]) => [...figuresOf(strength), Number(move)])).toEqual(
        own.map(({ strength, passive, move }) => [strength, passive, move]),
      );
      const zones = rows.map(([, , , , zone]) => zone);
      expect(new Set(zones.filter((_, at) => own[at]?.zoc === true)).size).toBe(1);
      expect(zones.filter((zone) => zone === '–')).toHaveLength(own.filter(({ zoc }) => !zoc).length);
    }
  });

  it('set up every unit once, on the map, in a rear area or on the track', () => {
    const placed = [...rowsOf(lang, '3.1'), ...rowsOf(lang, '3.2')].flatMap(([, units = '']) => namesIn(units));
    const arriving = rowsOf(lang, '3.arrivals').flatMap(([, german = '', soviet = '']) =>
      [german, soviet].filter((cell) => cell !== '–').flatMap(namesIn),
    );
    expect([...placed, ...arriving].sort()).toEqual(t.units.map((unit) => nameOf(unit, lang)).sort());
    const firstTurns = t.units.filter(({ code }) => /^\d$/.test(code)).map((unit) => nameOf(unit, lang));
    expect([...arriving].sort()).toEqual([...firstTurns].sort());
  });

  it('list the cities, and the hexes by terrain', () => {
    expect(rowsOf(lang, '2.1.cities').map(([hex, name, points]) => [hex, name, Number(points)])).toEqual(
      t.cities.map((city) => [city.hex, city[lang], city.points]),
    );
    const listed = rowsOf(lang, '2.1.hexes').map(([, hexes = '']) => namesIn(hexes));
    for (const [at, terrain] of (['forest', 'marsh', 'mountain'] as const).entries())
      expect(listed[at]).toEqual(t.hexes.filter((hex) => hex.terrain === terrain).map(({ id }) => id));
    const plain = t.hexes.filter(({ id }) => !listed.flat().includes(id) && !t.cities.some(({ hex }) => hex === id));
    expect(plain.every(({ id }) => t.terrainOf(t.placeNo(id)) === 'clear')).toBe(true);
  });

  it('name rivers and waters in the language of the book', () => {
    const names = [1, 2].flatMap((table) => rowsOf(lang, '2.1.hexes', table).map(([name = '']) => name));
    expect(names).toHaveLength(7);
    expect(names.filter((name) => /[A-Za-z]/.test(name) === (lang === 'ja'))).toEqual([]);
    const sides = rowsOf(lang, '2.1.hexes', 1).flatMap(([, pairs = '']) => namesIn(pairs));
    expect(sides).toHaveLength(
      file.map.riverHexsides.length + file.map.rearRiverHexsides.flatMap(({ hexes }) => hexes).length,
    );
  });

  it('give the turn track and the table of results of the engine', () => {
    expect(rowsOf(lang, '2.1.4').map(([turn, , , german, soviet]) => [turn, german, soviet].map(Number))).toEqual(
      t.turns.map(({ turn, cards }) => [turn, cards.german, cards.soviet]),
    );
    const results = rowsOf(lang, '11.3.6').map((row) => row.slice(1).map((cell) => (cell === '–' ? '-' : cell)));
    expect(results).toEqual(
      Array.from({ length: DIE_SIDES }, (_, die) =>
        Array.from({ length: t.columns }, (_, column) => t.crtResult(column + 1, die + 1)),
      ),
    );
  });

  it('count six cards a side and keep uses that are reconstructed apart', () => {
    for (const [table, side] of SIDES.entries()) {
      const rows = rowsOf(lang, '7', table);
      expect(rows.reduce((sum, [, copies]) => sum + Number(copies), 0)).toBe(t.cards[side].length);
      for (const [name, , stated = '', guessed = ''] of rows) {
        const uses = t.cards[side].find((card) => nameOf(card, lang) === name)?.uses ?? [];
        const isGuess = ({ prov }: { readonly prov: string }) => prov.startsWith('RECONSTRUCTED');
        expect(guessed === '–' ? 0 : namesIn(guessed).length, name).toBe(uses.filter(isGuess).length);
        expect(stated === '–' ? 0 : namesIn(stated).length, name).toBe(uses.filter((use) => !isGuess(use)).length);
      }
    }
  });

  it('list the refusals of the engine and number the invariants', () => {
    expect(rowsOf(lang, '17').map(([code]) => code)).toEqual(REFUSAL_CODES);
    expect(rowsOf(lang, '18').map(([id]) => id)).toEqual(
      Array.from({ length: 24 }, (_, at) => `INV-${String(at + 1).padStart(2, '0')}`),
    );
  });

  it('give the attacks of the example as the data has them', () => {
    const attacks = file.example.filter((step) => step.action === 'attack');
    const [, strength = [], defence = [], odds = [], , column = [], die = [], results = []] = rowsOf(lang, '19.2');
    for (const [at, attack] of attacks.entries()) {
      const of = (row: readonly string[]): string => row[at + 1] ?? '';
      expect(figuresOf(of(strength)).at(-1)).toBe(attack.attack);
      expect(figuresOf(of(defence)).at(-1)).toBe(attack.defence);
      expect([of(odds), of(column)]).toEqual([attack.ratio, attack.column]);
      const rolled = [attack.die ?? [], attack.reroll?.die ?? []].flat();
      expect(figuresOf(of(die))).toEqual(rolled);
      if (attack.result !== '-') expect(of(results)).toContain(attack.result);
    }
    expect(attacks).toHaveLength(4);
  });
});

describe.each(LANGS)('figures in the prose of the rulebook (%s)', (lang) => {
  it('are those of the data', () => {
    const points = t.cities.reduce((sum, city) => sum + city.points, 0);
    expect(figuresOf(textOf(lang, '2.1'))).toContain(t.hexes.length);
    expect(figuresOf(textOf(lang, '2.1.cities')).slice(0, 2)).toEqual([t.cities.length, points]);
    for (const count of [t.units.length, ...SIDES.map((side) => t.units.filter((unit) => unit.side === side).length)])
      expect(figuresOf(textOf(lang, '2.2'))).toContain(count);
    expect(figuresOf(textOf(lang, '4'))).toContain(t.scoring.germanWinsAt);
    expect(figuresOf(textOf(lang, '4'))).toContain(t.scoring.germanWinsAt - 1);
    expect(t.scoring).toMatchObject({ supplyCity: 2, activePanzersPerPoint: 2, lostInfantry: 0.5, lostTank: 1 });
    expect(t.cardFacts('g-blitz').uses[0]?.units).toBe(2);
  });

  it('are the distances of the map (Q1, Q17)', () => {
    const far = (from: string, to: string) => t.distance(t.placeNo(from), t.placeNo(to));
    const [leningrad, riga, kalinin, kiev] = ['1907', '1703', '1509', '0706'];
    expect([far(leningrad, riga), far(leningrad, kalinin), far(kiev, '1102')]).toEqual([5, 4, 6]);
  });
});

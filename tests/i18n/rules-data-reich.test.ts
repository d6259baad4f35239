import { describe, expect, it } from 'vitest';
import { CARDS, DECKS } from '../../src/engine/games/hitlers-reich/cards.ts';
import { SIDES } from '../../src/engine/games/hitlers-reich/ids.ts';
import { FLEETS, FORTRESSES, MARKERS } from '../../src/engine/games/hitlers-reich/rules/pieces.ts';
import { RULINGS, RULING_IDS } from '../../src/engine/games/hitlers-reich/rulings.ts';
import { en as setUpEn } from '../../src/i18n/compiled/en/hitlers-reich.setup.ts';
import { LANGS } from '../../src/i18n/format.ts';
import type { Lang } from '../../src/i18n/format.ts';
import { ja as setUpJa } from '../../src/i18n/compiled/ja/hitlers-reich.setup.ts';
import { passagesOf } from '../../src/i18n/rules/search.ts';
import { open, tables } from '../support/reich.ts';
import { BOOKS, tablesOf } from './rulebooks.ts';

/** The rulebook repeats figures and names of the data in prose and tables. These tests keep them from drifting apart. */

const books = BOOKS['hitlers-reich'];
const SET_UP: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en: setUpEn, ja: setUpJa };

const spaces = [...tables.pack.landAreas, ...tables.pack.seaZones];
const named = (ids: readonly string[], lang: Lang): readonly string[] =>
  ids.map((id) => spaces.find((space) => space.id === id)?.name[lang] ?? id).sort();

const rowsOf = (lang: Lang, id: string, table = 0): readonly (readonly string[])[] =>
  tablesOf(books[lang], id)[table] ?? [];
const cell = (lang: Lang, id: string, row: number, column: number, table = 0): string =>
  rowsOf(lang, id, table)[row]?.[column] ?? '';
const namesIn = (text: string): readonly string[] => text.split(/, |、/).sort();
const figuresOf = (text: string): readonly number[] => [...text.matchAll(/\d+/g)].map(Number);
const textOf = (lang: Lang, id: string): string =>
  (books[lang].sections.find((section) => section.id === id)?.blocks ?? []).flatMap(passagesOf).join('\n');

const titlesIn = (lang: Lang): readonly string[] =>
  tables.eventCards.map(({ title }) => title[lang].replace(/[!！]$/, ''));

describe.each(LANGS)('figures of the rulebook (%s)', (lang) => {
  it('count the pieces of the engine', () => {
    expect(figuresOf(cell(lang, '1.1', 0, 1))).toEqual([MARKERS.axis, MARKERS.soviet, MARKERS.western]);
    expect(figuresOf(cell(lang, '1.1', 1, 1))).toEqual([FLEETS.axis, FLEETS.allies]);
    expect(figuresOf(cell(lang, '1.1', 2, 1))).toEqual([FORTRESSES, FORTRESSES]);
    expect(figuresOf(cell(lang, '1.1', 10, 1))).toEqual([CARDS.length]);
    expect(figuresOf(cell(lang, '1.1', 11, 1))).toEqual([tables.eventCards.flatMap(({ copies }) => copies).length]);
    for (const side of SIDES) expect(figuresOf(cell(lang, '1.1', 10, 2))).toContain(DECKS[side].length);
  });

  it('list the production centres', () => {
    const printed = rowsOf(lang, '2.5').map(([name, , value]) => [name, Number(value)]);
    const centres = spaces.filter(({ production }) => production > 0);
    expect([...printed].sort()).toEqual(centres.map(({ name, production }) => [name[lang], production]).sort());
    // One word for each home, however it is put.
    const homes = new Map(rowsOf(lang, '2.5').map(([name, home]) => [name, home]));
    for (const owner of ['axis', 'western', 'soviet']) {
      const own = centres.filter(({ productionOwner }) => productionOwner === owner);
      expect(new Set(own.map(({ name }) => homes.get(name[lang]))).size).toBe(1);
    }
    expect(new Set(homes.values()).size).toBe(3);
  });

  it('list the areas by their state at the start', () => {
    const startingAs = (start: string) =>
      named(
        tables.pack.landAreas.filter((area) => area.start1941 === start).map(({ id }) => id),
        lang,
      );
    const neutral = ['impassable', 'neutral-inactive', 'vichy'].map(startingAs);
    expect(rowsOf(lang, '2.1').map(([, names = '']) => namesIn(names))).toEqual(neutral);
    const printed = ['axis', 'western', 'soviet'].map(startingAs);
    expect(rowsOf(lang, '2.1', 1).map(([, names = '']) => namesIn(names))).toEqual(printed);
  });

  it('rank the conflict cards', () => {
    const [sabotage, , lieutenant, marshal, commander, agent] = rowsOf(lang, '4.1.3');
    const values = [sabotage, lieutenant, marshal, commander, agent].map((row) => Number(row?.[2]));
    const ofCards = ['G1', 'G11', 'G12', 'G13', 'DA-X'].map((id) => CARDS.find((card) => card.id === id));
    expect(values).toEqual(ofCards.map((card) => card?.value));
    const rerolls = [lieutenant, marshal, commander].map((row) => figuresOf(row?.[3] ?? '')[0]);
    expect(rerolls).toEqual(ofCards.slice(1, 4).map((card) => card?.rerolls));
    const strengths = rowsOf(lang, '4.1.2').map(([, strength]) => Number(strength));
    expect(strengths).toEqual(['G', 'S', 'I', 'D'].map((suit) => CARDS.find((card) => card.suit === suit)?.strength));
  });

  it('give the set-up of 1941', () => {
    const { handSize } = tables.pack.setup1941;
    expect([5, 6].map((row) => Number(cell(lang, '10.2', row, 1)))).toEqual([handSize.axis, handSize.allied]);
    const aside = tables.eventCards.filter(({ setAsideUntil }) => setAsideUntil === 'end-1941');
    for (const { title } of aside) expect(cell(lang, '10.2', 9, 1)).toContain(title[lang]);
    expect(aside).toHaveLength(3);
  });

  it('give the set-up of 1944 as the engine makes it', () => {
    const { state } = open(undefined, { scenario: 'short-1944' });
    expect([5, 6].map((row) => Number(cell(lang, '10.3', row, 1)))).toEqual([
      state.handSize.axis,
      state.handSize.allies,
    ]);
    const held = (nation: string, among: readonly { readonly id: string }[]) =>
      named(
        among.map(({ id }) => id).filter((id) => state.markers[id] === nation),
        lang,
      );
    expect(rowsOf(lang, '10.3', 1).map(([, names = '']) => namesIn(names))).toEqual([
      held('axis', tables.zones),
      held('axis', tables.areas),
      held('western', tables.zones),
      held('western', tables.areas),
      named(state.fortresses.axis, lang),
      named(state.fortresses.allies, lang),
      named(state.fleets.axis, lang),
      named(state.fleets.allies, lang),
    ]);
  });

  it('offer the readings that can be chosen at set-up, at the ruling on which they rest', () => {
    for (const id of RULING_IDS) {
      const { values, rule } = RULINGS[id];
      const section = rule.startsWith('R-') ? rule : 'E.reconstructed';
      for (const value of values.slice(1)) {
        const reading = SET_UP[lang][`hr.ruling.${id}.${value}`] ?? '';
        expect(reading).not.toBe('');
        expect(textOf(lang, section), section).toContain(reading);
      }
    }
  });
});

describe.each(LANGS)('tables made of the data (%s)', (lang) => {
  it('name every space once, with all its neighbours', () => {
    const rows = tablesOf(books[lang], 'M.spaces').flat();
    expect(rows.map(([name]) => name).sort()).toEqual(
      named(
        spaces.map(({ id }) => id),
        lang,
      ),
    );
    const borders = rows.flatMap(([, , near = '']) => namesIn(near));
    expect(borders).toHaveLength(2 * tables.pack.edges.length);
    expect(borders.filter((name) => /[(（]/.test(name))).toHaveLength(
      2 * tables.pack.edges.filter(({ condition }) => condition !== undefined).length,
    );
    expect(rowsOf(lang, 'M.borders')).toHaveLength(
      tables.pack.edges.filter(({ condition }) => condition !== undefined).length,
    );
  });

  it('name every event once, with all its copies, and keep reconstructed effects apart', () => {
    const decks = { 'E.axis': 'axis', 'E.allied': 'allied', 'E.common': 'common' } as const;
    for (const [id, deck] of Object.entries(decks)) {
      const inTable = (table: number) => rowsOf(lang, id, table).map(([title, copies]) => [title, Number(copies)]);
      const isGuessed = ({ provenance }: (typeof tables.eventCards)[number]) => provenance.effect === 'reconstructed';
      const own = (guessed: boolean) =>
        tables.eventCards
          .filter((event) => event.deck === deck && isGuessed(event) === guessed)
          .map(({ title, copies }) => [title[lang].replace(/[!！]$/, ''), copies.length]);
      expect(inTable(0)).toEqual(own(false));
      expect(inTable(1)).toEqual(own(true));
    }
    const all = Object.keys(decks).flatMap((id) => tablesOf(books[lang], id).flat());
    expect(all.map(([title]) => title).sort()).toEqual([...titlesIn(lang)].sort());
  });

  it('say of every reconstructed copy and effect what speaks for it', () => {
    const filled = tables.eventCards.filter(({ copies }) =>
      copies.some(({ provenance }) => provenance === 'reconstructed'),
    );
    const guessed = tables.eventCards.filter(({ provenance }) => provenance.effect === 'reconstructed');
    expect(rowsOf(lang, 'E.reconstructed')).toHaveLength(filled.length);
    expect(rowsOf(lang, 'E.reconstructed', 1)).toHaveLength(guessed.length);
    const grounds = [...rowsOf(lang, 'E.reconstructed'), ...rowsOf(lang, 'E.reconstructed', 1)].map((row) =>
      row.at(-1),
    );
    expect(grounds.filter((ground) => (ground ?? '').length < 10)).toEqual([]);
  });
});

describe('names in the rulebook', () => {
  const prose = (lang: Lang) =>
    books[lang].sections
      .filter(({ id }) => !/^[ME]/.test(id))
      .map(({ id, title, blocks }) => ({ id, text: [title, ...blocks.flatMap(passagesOf)].join('\n') }));

  it('in capitals are titles of events, the publisher apart', () => {
    const longestFirst = [...titlesIn('en')].sort((a, b) => b.length - a.length);
    const strange = prose('en').flatMap(({ id, text }) => {
      const rest = longestFirst.reduce((left, title) => left.replaceAll(title, ''), text.replace('GMT Games', ''));
      return [...rest.matchAll(/\b[A-Z]{3,}\b/g)].map(([word]) => `${id}: ${word}`);
    });
    expect(strange).toEqual([]);
  });

  it('are the same events in both languages', () => {
    const mentioned = (lang: Lang, text: string) =>
      tables.eventCards
        .filter(({ title }) => {
          const name = title[lang].replace(/[!！]$/, '');
          return text.includes(lang === 'ja' ? `「${name}」` : name);
        })
        .map(({ id }) => id);
    const english = prose('en').map(({ id, text }) => ({ id, events: mentioned('en', text) }));
    expect(prose('ja').map(({ id, text }) => ({ id, events: mentioned('ja', text) }))).toEqual(english);
  });
});

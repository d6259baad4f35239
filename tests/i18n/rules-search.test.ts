import { describe, expect, it } from 'vitest';
import { LANGS } from '../../src/i18n/format.ts';
import { GAME_IDS, type GameId } from '../support/games.ts';
import { searchRules } from '../../src/i18n/rules/search.ts';
import type { RuleBook } from '../../src/i18n/rules/types.ts';
import { BOOKS } from './rulebooks.ts';

type Found = readonly (readonly [query: string, section: string])[];

/** The first hit. */
const FIRST: Readonly<Record<GameId, Readonly<Record<(typeof LANGS)[number], Found>>>> = {
  'hitlers-last-battles': {
    en: [
      ['8.4', '8.4'],
      ['§8.4', '8.4'],
      ['q12', 'Q12'],
      ['5(1)', '5(1)'],
      ['support', '8.4'],
      ['SUPPORT', '8.4'],
      ['volkssturm', '5.1'],
      ['concentration', '6.3'],
      ['stacking', '7.5'],
      ['ZOC', '7.3'],
      ['crt', '8.5'],
      ['turn track', '6.1'],
    ],
    ja: [
      ['国民突撃兵', '5.1'],
      ['戦闘支援', '8.4'],
      ['退却方向', '8.7'],
      ['攻撃マーカー', '6'],
      ['すたっく', '7.5'],
      ['スタック', '7.5'],
      ['Q12', 'Q12'],
    ],
  },
  'hitlers-reich': {
    en: [
      ['6.5.3.2', '6.5.3.2'],
      ['§10.3', '10.3'],
      ['r-18', 'R-18'],
      ['M.spaces', 'M.spaces'],
      ['blitz', '7.9.2'],
      ['double agent suit', '4.1.2'],
      ['barbarossa', '6.7.2'],
      ['BAGRATION', '6.7.4'],
      ['vichy', '8.5'],
      ['malta', '8.4'],
      ['capitulation', '9.4'],
      ['tournament', '10.4.3'],
      ['production centre', '2.5'],
      ['hand size', '4.1.4'],
      ['soviet card', '6.5.3.4'],
      ['bonus dice', '7.4.1'],
      ['turncoats', 'R-89'],
    ],
    ja: [
      ['R-18', 'R-18'],
      ['電撃戦', '7.9.2'],
      ['バルバロッサ', '6.7.2'],
      ['ばるばろっさ', '6.7.2'],
      ['ウィシー', '8.5'],
      ['マルタ', '8.4'],
      ['ハンドサイズ', '4.1.4'],
      ['生産拠点', '2.5'],
      ['再編成', '6.1'],
      ['モール', '4.2.4'],
      ['引き分け', '4.1.2'],
    ],
  },
  'blitzkrieg-to-moscow-2': {
    en: [
      ['11.3.4', '11.3.4'],
      ['§13.2.1', '13.2.1'],
      ['q13', 'Q13'],
      ['20.crt', '20.crt'],
      ['stacking', '8'],
      ['ZOC', '9'],
      ['retreat', '11.4'],
      ['active defence', '11.3.2'],
      ['combat results', '11.3.6'],
      ['surrender', '13.1'],
      ['supply line', '13.2.2'],
      ['weather', '10.3'],
      ['turn track', '2.1.4'],
      ['hero city', '14'],
      ['blitzkrieg', '12.2'],
      ['kiev', 'Q1'],
      ['dnieper', '2.1.hexes'],
    ],
    ja: [
      ['Q13', 'Q13'],
      ['すたっく', '8'],
      ['積極防御', '11.3.2'],
      ['戦闘結果表', '11.3.6'],
      ['投降', '13.1'],
      ['補給源', '13.2.1'],
      ['天候', '10.3'],
      ['英雄都市', '14'],
      ['電撃戦', '12.2'],
      ['キエフ', 'Q1'],
      ['どにえぷる', '2.1.hexes'],
    ],
  },
};

/** A word that occurs often in each book. */
const COMMON: Readonly<Record<GameId, Readonly<Record<(typeof LANGS)[number], string>>>> = {
  'hitlers-last-battles': { en: 'marker', ja: 'マーカー' },
  'hitlers-reich': { en: 'marker', ja: 'マーカー' },
  'blitzkrieg-to-moscow-2': { en: 'card', ja: 'カード' },
};

const BATTLES = BOOKS['hitlers-last-battles'];
const REICH = BOOKS['hitlers-reich'];

const ids = (query: string, book = BATTLES.en) => searchRules(book, query).map(({ id }) => id);

describe.each(GAME_IDS)('search in the rules of %s', (game) => {
  describe.each(LANGS)('%s', (lang) => {
    it.each(FIRST[game][lang])('"%s" finds %s first', (query, id) => {
      expect(ids(query, BOOKS[game][lang])[0]).toBe(id);
    });
  });

  it('finds every section by its number', () => {
    const { en } = BOOKS[game];
    expect(en.sections.map(({ id }) => id).filter((id) => ids(id, en)[0] !== id)).toEqual([]);
  });

  it.each(LANGS)('gives excerpts that are stretches of the text (%s)', (lang) => {
    const book = BOOKS[game][lang];
    const hits = searchRules(book, COMMON[game][lang], 100);
    expect(hits.length).toBeGreaterThan(10);
    for (const { id, excerpt } of hits) {
      const text = JSON.stringify(book.sections.find((section) => section.id === id));
      expect(text).toContain(excerpt.match);
    }
  });

  it('reads the book once, however often it is searched', () => {
    const { ja } = BOOKS[game];
    let read = 0;
    const book: RuleBook = {
      ...ja,
      get sections() {
        read += 1;
        return ja.sections;
      },
    };
    const first = searchRules(book, COMMON[game].ja);
    expect(searchRules(book, COMMON[game].ja)).toEqual(first);
    expect(read).toBe(1);
  });
});

describe('search in the rules', () => {
  it('takes different forms of a word for one', () => {
    expect(new Set(ids('retreats'))).toEqual(new Set(ids('retreat')));
    expect(ids('cities')).toContain('9.1');
    expect(ids("Hitler's")).toEqual(ids('hitler’s'));
    expect(new Set(ids('fortresses', REICH.en))).toEqual(new Set(ids('fortress', REICH.en)));
  });

  it('wants every word', () => {
    expect(ids('marker defender clear')).toContain('8.odds');
    expect(ids('marker elephant')).toEqual([]);
    expect(ids('')).toEqual([]);
    expect(ids(' 、 ')).toEqual([]);
  });

  it('finds what stands in tables that were made of data', () => {
    expect(ids('petsamo', REICH.en)).toEqual([]);
    expect(ids('sardinia western mediterranean', REICH.en)).toContain('M.spaces');
    expect(ids('wolfpack hand size', REICH.en)).toContain('E.axis');
    expect(ids('人造石油', REICH.ja)).toContain('E.axis');
  });

  it('shows where the word stands, in the text as it is written', () => {
    const [hit] = searchRules(BATTLES.en, 'supporter STAYS');
    expect(hit?.id).toBe('8.4');
    expect(hit?.excerpt.match.toLowerCase()).toContain('support');
    const found = searchRules(BATTLES.ja, 'ぶれすらう')[0];
    expect(found?.excerpt.match).toBe('ブレスラウ');
  });
});

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../src/i18n/format.ts';
import { findGame } from '../../src/games/shelf.ts';
import { findSection, listChildren, listPath } from '../../src/i18n/rules/books.ts';
import { splitReferences } from '../../src/i18n/rules/references.ts';
import { passagesOf } from '../../src/i18n/rules/search.ts';
import type { Block, RuleBook, RuleSection } from '../../src/i18n/rules/types.ts';
import { CATALOGUES, DOMAINS } from './catalogues.ts';
import { GAME_IDS, type GameId } from '../support/games.ts';
import { BOOKS, IDS } from './rulebooks.ts';
import { isWellSetJapanese } from './typography.ts';

const citedIn = (text: string) => splitReferences(text).flatMap((part) => (part.id === null ? [] : [part.id]));

const passagesIn = (book: RuleBook) =>
  book.sections.flatMap((section) => section.blocks.flatMap(passagesOf).map((text) => ({ id: section.id, text })));

/** The parts of each book: the chapters of rules, the rulings, and their section. */
const SHAPES: Readonly<
  Record<GameId, { isRule: (id: string) => boolean; rulings: string; ruling: (n: number) => string; count: number }>
> = {
  'hitlers-last-battles': {
    // The remark that opens 4.1 is about the table below it.
    isRule: (id) => /^(?:[1-9](?:\D|$)|Q)/.test(id) && id !== '4.1',
    rulings: '11',
    ruling: (n) => `Q${n}`,
    count: 29,
  },
  'hitlers-reich': {
    isRule: (id) => /^(?:(?:[1-9]|10)(?:\D|$)|R-)/.test(id),
    rulings: 'R',
    ruling: (n) => `R-${String(n).padStart(2, '0')}`,
    count: 100,
  },
  'blitzkrieg-to-moscow-2': {
    // The remark that opens 5.1 is about the table below it.
    isRule: (id) => /^(?:(?:[1-9]|1[0-5])(?:\D|$)|Q)/.test(id) && id !== '5.1',
    rulings: '16',
    ruling: (n) => `Q${n}`,
    count: 33,
  },
};

/** `rule: '8'` as a property, and everything else that looks like a section or a ruling. */
const CITED_IN_CODE =
  /(?:\brule: |(?='\d{1,2}[.(]|'Q\d|'R-\d))'(\d{1,2}(?:\.(?:\d+|[a-z]+))*(?:\(\d+\))?|Q\d{1,2}|R-\d{2,3}|[A-Z](?:\.[a-z]+)?)'/g;

/** Must be equal in both languages: everything except the words. */
function shapeOf(block: Block): unknown {
  switch (block.kind) {
    case 'list':
      return [block.kind, block.mark, block.items.length];
    case 'table':
      return [block.kind, block.mark, block.head.length, block.rows.map((row) => row.length)];
    default:
      return [block.kind, block.mark];
  }
}

const structureOf = ({ id, parent, blocks }: RuleSection) => ({
  id,
  parent,
  blocks: blocks.map(shapeOf),
  cited: blocks.map((block) => [...new Set(passagesOf(block).flatMap(citedIn))].sort()),
});

/** A table whose printed row a ruling had to choose: the mark of a table is that of all its rows. */
const CITING_TABLES = ['2.1.1'];

describe.each(GAME_IDS)('the rulebook of %s', (game) => {
  const books = BOOKS[game];

  it.each(LANGS)('marks nothing as attested that a ruling of ours decides (%s)', (lang) => {
    const { isRule } = SHAPES[game];
    const wrong = books[lang].sections
      .filter(({ id }) => isRule(id))
      .flatMap(({ id, blocks }) =>
        blocks
          .filter(({ kind, mark }) => mark === 'attested' && !(kind === 'table' && CITING_TABLES.includes(id)))
          .flatMap(passagesOf)
          .filter((text) => citedIn(text).some((cited) => /^(?:Q|R-)\d/.test(cited)))
          .map((text) => `${id}: ${text}`),
      );
    expect(wrong).toEqual([]);
  });

  const known = new Set(IDS[game]);
  const shape = SHAPES[game];

  it.each(LANGS)('has exactly the sections that may be cited (%s)', (lang) => {
    expect(books[lang].sections.map(({ id }) => id)).toEqual([...IDS[game]]);
    expect(books[lang].lang).toBe(lang);
    expect(books[lang].game).toBe(game);
  });

  it('has the sections where a data pack says otherwise, and the worked examples', () => {
    const { told = {}, examples = [] } = findGame(game)?.rules ?? {};
    expect([...Object.values(told).flat(), ...examples].filter((id) => !known.has(id))).toEqual([]);
    expect(examples.length).toBeGreaterThan(0);
  });

  it('has the same structure and the same citations in both languages', () => {
    expect(books.ja.sections.map(structureOf)).toEqual(books.en.sections.map(structureOf));
  });

  it.each(LANGS)('puts each section after its parent (%s)', (lang) => {
    const seen = new Set<string>();
    for (const { id, parent } of books[lang].sections) {
      expect(parent === null || seen.has(parent), `${id} in ${String(parent)}`).toBe(true);
      expect(seen.has(id), `${id} twice`).toBe(false);
      seen.add(id);
    }
  });

  it.each(LANGS)('cites only sections that exist (%s)', (lang) => {
    const dead = passagesIn(books[lang]).filter(({ text }) => citedIn(text).some((id) => !known.has(id)));
    expect(dead).toEqual([]);
  });

  it.each(LANGS)('says of every rule where it comes from (%s)', (lang) => {
    const rules = books[lang].sections.filter(({ id }) => shape.isRule(id));
    expect(rules.length).toBeGreaterThan(50);
    const unmarked = rules.flatMap(({ id, blocks }) =>
      blocks.filter((block) => block.kind !== 'example' && block.mark === undefined).map(() => id),
    );
    expect(unmarked).toEqual([]);
  });

  it.each(LANGS)('answers every ruling with question, answer and ground (%s)', (lang) => {
    const rulings = listChildren(books[lang], shape.rulings);
    expect(rulings.map(({ id }) => id)).toEqual(Array.from({ length: shape.count }, (_, at) => shape.ruling(at + 1)));
    expect(rulings.every(({ blocks }) => blocks.length === 1 && blocks[0]?.kind === 'ruling')).toBe(true);
  });

  it.each(LANGS)('has tables without an empty cell and lists that say nothing twice (%s)', (lang) => {
    const blocks = books[lang].sections.flatMap(({ id, blocks }) => blocks.map((block) => ({ id, block })));
    const wrong = blocks.filter(({ block }) =>
      block.kind === 'table'
        ? [block.head, ...block.rows].some((row) => row.length !== block.head.length || row.includes(''))
        : block.kind === 'list' && new Set(block.items).size !== block.items.length,
    );
    expect(wrong).toEqual([]);
  });

  it.each(LANGS)('keeps the voice (%s)', (lang) => {
    const wrong = passagesIn(books[lang]).filter(
      ({ text }) =>
        text.trim() !== text ||
        text === '' ||
        /[!\uff01'"]|\s{2}/.test(text) ||
        (lang === 'ja' && !isWellSetJapanese(text)),
    );
    expect(wrong).toEqual([]);
  });

  it('is loaded by game and language', async () => {
    expect(await findGame(game)?.rules.book.ja()).toBe(books.ja);
  });
});

describe('finding a section', () => {
  it.each([
    ['hitlers-last-battles', '8.4', '8.4'],
    ['hitlers-last-battles', '8.4.2', '8.4'],
    ['hitlers-last-battles', '8(3)', '8'],
    ['hitlers-last-battles', '77', undefined],
    ['hitlers-reich', '6.5.3.2', '6.5.3.2'],
    ['hitlers-reich', '16.1.4', '16.1'],
    ['hitlers-reich', 'R-18', 'R-18'],
    ['hitlers-reich', 'M.spaces', 'M.spaces'],
    ['hitlers-reich', 'Q1', undefined],
    ['blitzkrieg-to-moscow-2', '11.3.4', '11.3.4'],
    ['blitzkrieg-to-moscow-2', '11.3.4.1', '11.3.4'],
    ['blitzkrieg-to-moscow-2', '20.crt', '20.crt'],
    ['blitzkrieg-to-moscow-2', 'Q99', undefined],
  ] as const)('in %s, %s gives %s', (game, id, found) => {
    expect(findSection(BOOKS[game].en, id)?.id).toBe(found);
  });

  it.each([
    ['hitlers-last-battles', 'Q8', ['11', 'Q8']],
    ['hitlers-last-battles', 'none', []],
    ['hitlers-reich', 'R-18', ['R', 'R-18']],
    ['hitlers-reich', '6.5.3.2', ['6', '6.5', '6.5.3', '6.5.3.2']],
    ['blitzkrieg-to-moscow-2', 'Q13', ['16', 'Q13']],
    ['blitzkrieg-to-moscow-2', '11.4.2', ['11', '11.4', '11.4.2']],
  ] as const)('in %s the way down to %s', (game, id, path) => {
    expect(listPath(BOOKS[game].en, id).map((section) => section.id)).toEqual(path);
  });
});

/** Catalogues that speak of one game cite its book; the others may speak of any. */
const booksOf = (domain: string): readonly GameId[] => GAME_IDS.filter((game) => game === domain);

/** The folders in which the code of a game cites its rules. */
const codeOf = (game: GameId): readonly string[] =>
  [`src/engine/games/${game}`, `src/ui/games/${game}`, `src/lessons/${game}`].filter((folder) => existsSync(folder));

describe('references', () => {
  it.each([
    ['As §8.4 says.', ['As ', '§8.4', ' says.'], '8.4'],
    ['See §9.', ['See ', '§9', '.'], '9'],
    ['(§5(1))', ['(', '§5(1)', ')'], '5(1)'],
    ['§8.odds', ['§8.odds'], '8.odds'],
    ['In §6.5.3.2.', ['In ', '§6.5.3.2', '.'], '6.5.3.2'],
    ['裁定Q12です', ['裁定', 'Q12', 'です'], 'Q12'],
    ['(R-18)', ['(', 'R-18', ')'], 'R-18'],
    ['裁定R-18です', ['裁定', 'R-18', 'です'], 'R-18'],
  ])('%s', (text, parts, id) => {
    expect(splitReferences(text).map((part) => part.text)).toEqual(parts);
    expect(splitReferences(text).find((part) => part.id !== null)?.id).toBe(id);
  });

  it.each(['FAQ12 and Q123', 'R-1, R-1234 and XR-18', 'U-R-18', 'T-34s'])(
    'leaves alone what only looks like one: %s',
    (text) => {
      expect(splitReferences(text)).toEqual([{ text, id: null }]);
    },
  );

  it('in the catalogues lead somewhere', () => {
    const dead = DOMAINS.flatMap((domain) => {
      const games = booksOf(domain);
      const known = new Set((games.length > 0 ? games : GAME_IDS).flatMap((game) => IDS[game]));
      return LANGS.flatMap((lang) => Object.entries(CATALOGUES[domain][lang])).filter(([, message]) =>
        citedIn(message).some((id) => !known.has(id)),
      );
    });
    expect(dead).toEqual([]);
  });

  it.each(GAME_IDS)('in the engine, the table and the lessons of %s lead somewhere', (game) => {
    const known = new Set(IDS[game]);
    const cited = codeOf(game)
      .flatMap(listSources)
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(CITED_IN_CODE)].map((found) => ({ file, id: found[1] ?? '' })),
      );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
  });
});

function listSources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

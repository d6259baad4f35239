import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../src/i18n/format.ts';
import type { Lang } from '../../src/i18n/format.ts';
import { findSection, listChildren, listPath, loadRuleBook } from '../../src/i18n/rules/books.ts';
import { rulebook as english } from '../../src/i18n/rules/hitlers-last-battles.en.ts';
import { rulebook as japanese } from '../../src/i18n/rules/hitlers-last-battles.ja.ts';
import { splitReferences } from '../../src/i18n/rules/references.ts';
import { RULE_IDS } from '../../src/i18n/rules/hitlers-last-battles/rule-ids.ts';
import { passagesOf } from '../../src/i18n/rules/search.ts';
import type { Block, RuleBook } from '../../src/i18n/rules/types.ts';
import { CATALOGUES } from './catalogues.ts';
import { isWellSetJapanese } from './typography.ts';

const BOOKS: Readonly<Record<Lang, RuleBook>> = { en: english, ja: japanese };
const known = new Set<string>(RULE_IDS);

const citedIn = (text: string) => splitReferences(text).flatMap((part) => (part.id === null ? [] : [part.id]));

const allPassages = (book: RuleBook) =>
  book.sections.flatMap((section) => section.blocks.flatMap(passagesOf).map((text) => ({ id: section.id, text })));

/** `rule: '8'` as a property, and whatever else is written like a section or a ruling. */
const CITED_IN_CODE = /(?:\brule: |(?='\d{1,2}[.(]|'Q\d))'(\d{1,2}(?:\.(?:\d+|[a-z]+)|\(\d+\))?|Q\d{1,2})'/g;

/** What must be alike in both languages: everything but the words. */
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

describe('the rulebook', () => {
  it.each(LANGS)('has exactly the sections that may be cited (%s)', (lang) => {
    expect(BOOKS[lang].sections.map(({ id }) => id)).toEqual([...RULE_IDS]);
    expect(BOOKS[lang].lang).toBe(lang);
  });

  it('has the same structure and the same citations in both languages', () => {
    const shape = (book: RuleBook) =>
      book.sections.map(({ id, parent, blocks }) => ({
        id,
        parent,
        blocks: blocks.map(shapeOf),
        cited: blocks.map((block) => [...new Set(passagesOf(block).flatMap(citedIn))].sort()),
      }));
    expect(shape(japanese)).toEqual(shape(english));
  });

  it.each(LANGS)('puts each section after its parent (%s)', (lang) => {
    const seen = new Set<string>();
    for (const { id, parent } of BOOKS[lang].sections) {
      expect(parent === null || seen.has(parent), `${id} in ${String(parent)}`).toBe(true);
      expect(seen.has(id), `${id} twice`).toBe(false);
      seen.add(id);
    }
  });

  it.each(LANGS)('cites only sections that exist (%s)', (lang) => {
    const dead = allPassages(BOOKS[lang]).filter(({ text }) => citedIn(text).some((id) => !known.has(id)));
    expect(dead).toEqual([]);
  });

  it.each(LANGS)('says of every rule where it comes from (%s)', (lang) => {
    const rules = BOOKS[lang].sections.filter(({ id }) => /^(?:[1-9](?:\D|$)|Q)/.test(id));
    const unmarked = rules.flatMap(({ id, blocks }) =>
      // The remark that opens 4.1 is about the table below it.
      blocks.filter((block) => block.kind !== 'example' && block.mark === undefined && id !== '4.1').map(() => id),
    );
    expect(unmarked).toEqual([]);
  });

  it.each(LANGS)('answers every ruling with question, answer and ground (%s)', (lang) => {
    const rulings = listChildren(BOOKS[lang], '11');
    expect(rulings.map(({ id }) => id)).toEqual(Array.from({ length: 29 }, (_, at) => `Q${at + 1}`));
    expect(rulings.every(({ blocks }) => blocks.length === 1 && blocks[0]?.kind === 'ruling')).toBe(true);
  });

  it.each(LANGS)('keeps the voice (%s)', (lang) => {
    const wrong = allPassages(BOOKS[lang]).filter(
      ({ text }) =>
        text.trim() !== text ||
        text === '' ||
        /[!\uff01'"]|\s{2}/.test(text) ||
        (lang === 'ja' && !isWellSetJapanese(text)),
    );
    expect(wrong).toEqual([]);
  });

  it('is loaded by game and language', async () => {
    expect(await loadRuleBook('hitlers-last-battles', 'ja')).toBe(japanese);
  });

  it('finds a section by its id or by the nearest one above, and the way down to it', () => {
    expect(findSection(english, '8.4')?.title).toBe('Support');
    expect(findSection(english, '8.4.2')?.id).toBe('8.4');
    expect(findSection(english, '8(3)')?.id).toBe('8');
    expect(findSection(english, '77')).toBeNull();
    expect(listPath(english, 'Q8').map(({ id }) => id)).toEqual(['11', 'Q8']);
    expect(listPath(english, 'none')).toEqual([]);
  });
});

describe('references', () => {
  it.each([
    ['As §8.4 says.', ['As ', '§8.4', ' says.'], '8.4'],
    ['See §9.', ['See ', '§9', '.'], '9'],
    ['(§5(1))', ['(', '§5(1)', ')'], '5(1)'],
    ['§8.odds', ['§8.odds'], '8.odds'],
    ['裁定Q12です', ['裁定', 'Q12', 'です'], 'Q12'],
  ])('%s', (text, parts, id) => {
    expect(splitReferences(text).map((part) => part.text)).toEqual(parts);
    expect(splitReferences(text).find((part) => part.id !== null)?.id).toBe(id);
  });

  it('leaves words alone that only look like one', () => {
    expect(splitReferences('FAQ12 and Q123')).toEqual([{ text: 'FAQ12 and Q123', id: null }]);
  });

  it('in the catalogues lead somewhere', () => {
    const dead = Object.values(CATALOGUES)
      .flatMap((each) => LANGS.flatMap((lang) => Object.entries(each[lang])))
      .filter(([, message]) => citedIn(message).some((id) => !known.has(id)));
    expect(dead).toEqual([]);
  });

  it('in the engine and the lessons lead somewhere', () => {
    const files = ['src/engine/games/hitlers-last-battles', 'src/lessons'].flatMap(listSources);
    const dead = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(CITED_IN_CODE)]
        .map((found) => found[1] ?? '')
        .filter((id) => !known.has(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(dead).toEqual([]);
  });
});

function listSources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

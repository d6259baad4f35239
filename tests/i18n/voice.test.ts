/** How Fronts speaks: one name a thing (docs/glossary.md), no *own* without a possessor, labels of a few words. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from '../../src/i18n/format.ts';
import { passagesOf } from '../../src/i18n/rules/search.ts';
import { TRANSLATED_WORDS } from '../../tools/comments/manner.ts';
import { GAME_IDS } from '../support/games.ts';
import { CATALOGUES, DOMAINS } from './catalogues.ts';
import { BOOKS } from './rulebooks.ts';

interface Banned {
  readonly not: string;
  readonly say: string;
  readonly lang: string;
}

/** The rows of *Words that are not used*. */
function readBanned(): readonly Banned[] {
  const [, table = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Words that are not used');
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [, not = '', say = '', lang = ''] = line.split('|').map((cell) => cell.trim());
      return { not, say, lang };
    });
}

interface Sentence {
  readonly key: string;
  readonly message: string;
}

const messagesIn = (lang: Lang): readonly Sentence[] =>
  DOMAINS.flatMap((domain) =>
    Object.entries(CATALOGUES[domain][lang]).map(([key, message]) => ({
      key,
      // Placeholders of ids and numbers are not words; the forms of a plural are.
      message: message.replace(/\{(\w+)\|plural:([^}]*)\}/g, '$2').replace(/\{[^}]*\}/g, 'X'),
    })),
  );

/** The rules readers: each heading and passage, under the section that has it. */
const rulesIn = (lang: Lang): readonly Sentence[] =>
  GAME_IDS.flatMap((game) =>
    BOOKS[game][lang].sections.flatMap(({ id, title, blocks }) =>
      [title, ...blocks.flatMap(passagesOf)].map((message) => ({ key: `${game} §${id}`, message })),
    ),
  );

const BANNED = readBanned();

describe('words that are not used', () => {
  it('are listed with what to say instead, for each language', () => {
    expect(BANNED.length).toBeGreaterThan(30);
    for (const lang of LANGS) expect(BANNED.some((one) => one.lang === lang)).toBe(true);
    expect(
      BANNED.filter(({ not, say, lang }) => not === '' || say === '' || !LANGS.some((one) => one === lang)),
    ).toEqual([]);
  });

  const foundIn = (lang: Lang, sentences: readonly Sentence[]) => {
    const banned = BANNED.filter((one) => one.lang === lang);
    return sentences.flatMap(({ key, message }) =>
      banned
        .filter(({ not }) =>
          lang === 'en' ? new RegExp(`\\b${not}(?:s|es)?\\b`, 'i').test(message) : message.includes(not),
        )
        .map(({ not, say }) => `${key}: not “${not}” but “${say}”: ${message}`),
    );
  };

  it.each(LANGS)('are in no sentence (%s)', (lang) => {
    expect(foundIn(lang, messagesIn(lang))).toEqual([]);
  });

  it('are in no English rule', () => {
    expect(foundIn('en', rulesIn('en'))).toEqual([]);
  });
});

describe('English', () => {
  it('never says *own* without whose', () => {
    const POSSESSED = /\b(?:my|your|its|their|his|her|our|whose)\s+own\b|[’']s?\s+own\b|\bX own\b/gi;
    const found = [...messagesIn('en'), ...rulesIn('en')].filter(({ message }) =>
      /\bown\b/i.test(message.replace(POSSESSED, '')),
    );
    expect(found).toEqual([]);
  });

  it('has no piece that lies, stands or is lifted in the rules', () => {
    expect(rulesIn('en').filter(({ message }) => TRANSLATED_WORDS.some((pattern) => pattern.test(message)))).toEqual(
      [],
    );
  });

  it('has labels of four words at most', () => {
    const LABEL = /\.(?:group|tile|begin|overlay|tab|panel|tabs|category|sort)\.[\w.-]+$/;
    const labels = messagesIn('en').filter(
      ({ key }) =>
        LABEL.test(key) &&
        !/\.(?:what|about|hold|ascending|descending)(?:$|\.)/.test(key) &&
        !key.includes('inspect') &&
        !key.startsWith('lesson.'),
    );
    expect(labels.length).toBeGreaterThan(100);
    expect(
      labels.filter(({ message }) => message.split(/[\s/]+/).filter((word) => /\w/.test(word)).length > 4),
    ).toEqual([]);
  });
});

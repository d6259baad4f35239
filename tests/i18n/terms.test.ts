/** One name a thing (docs/terms.yaml), and signs and spaces as both languages set them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { object, array, exactOptional, parse as check, picklist, string, type InferOutput } from 'valibot';
import { LANGS, type Lang } from '../../src/i18n/format.ts';
import { GAME_IDS } from '../support/games.ts';
import { guideIn, listGuides, listMessages, listRules, PLAYER_GUIDES, type Sentence } from './sentences.ts';

const termSchema = object({
  lang: picklist(LANGS),
  say: string(),
  not: array(string()),
  in: exactOptional(array(picklist(GAME_IDS))),
  except: exactOptional(array(string())),
});
type Term = InferOutput<typeof termSchema>;

const TERMS: readonly Term[] = check(array(termSchema), parse(readFileSync('docs/terms.yaml', 'utf8')));

const listAll = (lang: Lang): readonly Sentence[] => [...listMessages(lang), ...listRules(lang), ...listGuides(lang)];

/** English words end; Japanese has no spaces to end them. */
const has = (lang: Lang, text: string, word: string): boolean =>
  lang === 'en' ? new RegExp(`\\b${word}(?:s|es)?\\b`, 'i').test(text) : text.includes(word);

const findBanned = (lang: Lang, sentences: readonly Sentence[]): readonly string[] =>
  TERMS.filter((term) => term.lang === lang).flatMap(({ say, not, in: games, except = [] }) =>
    sentences
      .filter(({ game }) => games === undefined || games.some((one) => one === game))
      .flatMap(({ where, text }) => {
        const rest = except.reduce((left, word) => left.replaceAll(word, ''), text);
        return not
          .filter((word) => has(lang, rest, word))
          .map((word) => `${where}: not “${word}” but “${say}”: ${text}`);
      }),
  );

const show = (sentences: readonly Sentence[]): readonly string[] =>
  sentences.map(({ where, text }) => `${where}: ${text}`);

describe('words that are not used', () => {
  it('are listed once, for each language', () => {
    const words = TERMS.flatMap(({ lang, not, in: games = ['all'] }) =>
      games.flatMap((game) => not.map((word) => `${lang} ${game} ${word}`)),
    );
    expect(words.length).toBeGreaterThan(100);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(LANGS)('are found in a sentence that has one (%s)', (lang) => {
    const [{ say, not, in: [game = null] = [] }] = TERMS.filter((term) => term.lang === lang) as [Term];
    const sentence = { where: 'a', text: `x ${not[0]} x`, game };
    expect(findBanned(lang, [sentence])).toEqual([`a: not “${not[0]}” but “${say}”: x ${not[0]} x`]);
  });

  it.each(LANGS)('are in no sentence of the screens, rulebooks and guides (%s)', (lang) => {
    expect(findBanned(lang, listAll(lang))).toEqual([]);
  });
});

describe('signs and spaces', () => {
  it.each(LANGS)('a percent follows its number (%s)', (lang) => {
    expect(show(listAll(lang).filter(({ text }) => /[\dX][\s\u00a0\u202f]%/.test(text)))).toEqual([]);
  });

  it('Japanese has no space after a stop, and none round a middle dot', () => {
    const cells = listAll('ja').flatMap((one) => one.text.split(' · ').map((text) => ({ ...one, text })));
    expect(show(cells.filter(({ text }) => /。 \S|[\u3040-\u30ff\u4e00-\u9fff] ?・ | ・/.test(text)))).toEqual([]);
  });

  it('no sentence has a forced break, which could come after a particle', () => {
    const broken = LANGS.flatMap(listMessages).filter(({ text }) => /\n|\u2028|<br/.test(text));
    expect(show(broken)).toEqual([]);
  });
});

it.each(PLAYER_GUIDES)('%s has the same headings, pictures and commands in both languages', (guide) => {
  const outline = (lang: Lang) =>
    readFileSync(guideIn(lang, guide), 'utf8')
      .split('\n')
      .flatMap((line) => /^#+ |^```|^!\[|^\| `npm run/.exec(line)?.[0] ?? []);
  expect(outline('ja')).toEqual(outline('en'));
});

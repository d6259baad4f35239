/** Every sentence that a reader of Fronts meets: tables of words with the lessons, rulebooks, documents. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { GameId } from '../../src/games/index.ts';
import type { Lang } from '../../src/i18n/format.ts';
import { passagesOf } from '../../src/i18n/rules/search.ts';
import { GAME_IDS } from '../support/games.ts';
import { CATALOGUES, DOMAINS } from './catalogues.ts';
import { BOOKS } from './rulebooks.ts';

export interface Sentence {
  /** A key, a section of a rulebook, or a line of a document. */
  readonly where: string;
  readonly text: string;
  /** Null for a sentence about no game, or about all. */
  readonly game: GameId | null;
}

const gameOf = (domain: string): GameId | null => GAME_IDS.find((id) => domain.startsWith(id)) ?? null;

/** Placeholders of ids and numbers are not words; the forms of a plural are. */
const withoutParams = (message: string): string =>
  message.replace(/\{(\w+)\|plural:([^}]*)\}/g, '$2').replace(/\{[^}]*\}/g, 'X');

export const listMessages = (lang: Lang): readonly Sentence[] =>
  DOMAINS.flatMap((domain) =>
    Object.entries(CATALOGUES[domain][lang]).map(([key, message]) => ({
      ...{ where: key, text: withoutParams(message), game: gameOf(domain) },
    })),
  );

/** Each heading and passage of the rulebooks, under the section that has it. */
export const listRules = (lang: Lang): readonly Sentence[] =>
  GAME_IDS.flatMap((game) =>
    BOOKS[game][lang].sections.flatMap(({ id, title, blocks }) =>
      [title, ...blocks.flatMap(passagesOf)].map((passage) => ({
        ...{ where: `${game} §${id}`, text: withoutParams(passage), game },
      })),
    ),
  );

/** Documents for players; those for engineers are bound by the manner of comments. */
export const PLAYER_GUIDES: readonly string[] = [
  'README',
  ...['troubleshooting', 'position-editor', 'variations', 'studies', 'experiments', 'data-packs'].map(
    (name) => `docs/${name}`,
  ),
];

/** Lines of prose: no code, no address, no front matter of a table. */
function proseOf(file: string): readonly Sentence[] {
  let isCode = false;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.startsWith('```')) isCode = !isCode;
      if (isCode || line.startsWith('```') || /^\|?[\s|:-]*$/.test(line)) return [];
      const text = line.replaceAll(/`[^`]*`/g, 'X').replaceAll(/\]\([^)]*\)|https?:\S+/g, ']');
      return [{ where: `${file}:${at + 1}`, text, game: null }];
    });
}

export const guideIn = (lang: Lang, guide: string): string => `${guide}${lang === 'en' ? '' : `.${lang}`}.md`;

export const listGuides = (lang: Lang): readonly Sentence[] =>
  PLAYER_GUIDES.map((guide) => guideIn(lang, guide))
    .filter((file) => existsSync(file))
    .flatMap(proseOf);

/** The English documents for engineers; pages that a command writes are left out. */
export const listDocuments = (): readonly Sentence[] =>
  [
    ...['ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'],
    ...readdirSync('docs')
      .filter(
        (name) =>
          name.endsWith('.md') &&
          !name.endsWith('.ja.md') &&
          !/^(?:balance|fuzz-|mutants|notation|rules-coverage)/.test(name),
      )
      .map((name) => `docs/${name}`),
  ].flatMap(proseOf);

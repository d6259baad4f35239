import type { Lang } from '../format.ts';
import type { RuleBook, RuleSection } from './types.ts';

/** Games whose rules can be read. */
export const RULE_GAMES = ['hitlers-last-battles', 'hitlers-reich', 'blitzkrieg-to-moscow-2'] as const;
export type RuleGame = (typeof RULE_GAMES)[number];

const LOADERS: Readonly<Record<RuleGame, Readonly<Record<Lang, () => Promise<RuleBook>>>>> = {
  'hitlers-last-battles': {
    en: () => import('./hitlers-last-battles.en.ts').then(({ rulebook }) => rulebook),
    ja: () => import('./hitlers-last-battles.ja.ts').then(({ rulebook }) => rulebook),
  },
  'hitlers-reich': {
    en: () => import('./hitlers-reich.en.ts').then(({ rulebook }) => rulebook),
    ja: () => import('./hitlers-reich.ja.ts').then(({ rulebook }) => rulebook),
  },
  'blitzkrieg-to-moscow-2': {
    en: () => import('./blitzkrieg-to-moscow-2.en.ts').then(({ rulebook }) => rulebook),
    ja: () => import('./blitzkrieg-to-moscow-2.ja.ts').then(({ rulebook }) => rulebook),
  },
};

export const hasRules = (game: string): game is RuleGame => (RULE_GAMES as readonly string[]).includes(game);

/** The rules of a game in a language; one object however often it is asked for. */
export const loadRuleBook = (game: RuleGame, lang: Lang): Promise<RuleBook> => LOADERS[game][lang]();

/** The section with this id, or the nearest above it: `8.4.1` gives `8.4`. Null when not even the chapter is known. */
export function findSection(book: RuleBook, id: string): RuleSection | null {
  const found = book.sections.find((section) => section.id === id);
  if (found) return found;
  const above = /^(.+)(?:\.[^.]+|\([^(]+\))$/.exec(id)?.[1];
  return above === undefined ? null : findSection(book, above);
}

export const listChildren = (book: RuleBook, id: string | null): readonly RuleSection[] =>
  book.sections.filter((section) => section.parent === id);

/** From the chapter down to the section itself. */
export function listPath(book: RuleBook, id: string): readonly RuleSection[] {
  const section = book.sections.find((each) => each.id === id);
  if (!section) return [];
  return section.parent === null ? [section] : [...listPath(book, section.parent), section];
}

import type { Words as LessonsWords } from './compiled/keys/lessons.ts';
import { en as enApp } from './compiled/en/app.ts';
import type { Words as AppWords } from './compiled/keys/app.ts';
import type { Words as EditorWords } from './compiled/keys/editor.ts';
import type { Words as ExperimentWords } from './compiled/keys/experiment.ts';
import type { Words as IncomingWords } from './compiled/keys/incoming.ts';
import type { Words as PacksWords } from './compiled/keys/packs.ts';
import type { Words as ReplayWords } from './compiled/keys/replay.ts';
import type { Words as ReviewWords } from './compiled/keys/review.ts';
import type { Words as TableWords } from './compiled/keys/table.ts';
import type { Words as StudyWords } from './compiled/keys/study.ts';
import type { Words as WhatIfWords } from './compiled/keys/what-if.ts';
import type { Lang } from './format.ts';
import type { Catalogue } from './message-types.ts';

/**
 * All messages, by language and domain. English for the shell is in the first download; Japanese, and the texts of the
 * table, a game or the lessons, are fetched on demand. Keys and parameters of each domain are compiled from its tables
 * (docs/words-format.md). Each game adds its own in its declaration.
 */
export interface Catalogues {
  readonly app: AppWords;
  readonly table: TableWords;
  readonly lessons: LessonsWords;
  readonly replay: ReplayWords;
  readonly review: ReviewWords;
  readonly experiment: ExperimentWords;
  readonly packs: PacksWords;
  readonly editor: EditorWords;
  readonly incoming: IncomingWords;
  readonly study: StudyWords;
  readonly 'what-if': WhatIfWords;
}

type Both<C> = (C extends unknown ? (catalogue: C) => void : never) extends (catalogue: infer All) => void
  ? All
  : never;
/**
 * One object type with the parameters of every message: the compiler finds a key in it quickly, and slowly in a union.
 */
type Words = Both<Catalogues[keyof Catalogues]>;

/** Unknown keys do not compile. */
export type Key = keyof Words;
/** A key whose message has no parameters: labels of commands, tabs, options. */
export type PlainKey = { [K in Key]: keyof Words[K] extends never ? K : never }[Key];
/** The parameters of a key's message; for a union of keys, those of the given one. */
export type ParamsFor<K extends Key> = K extends Key ? Words[K] : never;

/** A part of the messages that is fetched together: `app`, `hitlers-reich`. */
export type Domain = string;
/** Loaded messages, or a function that fetches them. */
export type CatalogueSource = Readonly<Record<Lang, Catalogue | (() => Promise<Catalogue>)>>;

const sources = new Map<Domain, CatalogueSource>();
const loaded: Readonly<Record<Lang, Map<Domain, Catalogue>>> = { en: new Map(), ja: new Map() };
/** Domains of every screen. */
const base = new Set<Domain>();

/** Adds a domain; a base domain belongs to every language that is shown. Loaded messages can be used at once. */
export function addCatalogue(domain: Domain, source: CatalogueSource, { isBase = false } = {}): void {
  if (sources.get(domain) === source) return;
  sources.set(domain, source);
  if (isBase) base.add(domain);
  for (const lang of ['en', 'ja'] as const) {
    const given = source[lang];
    if (typeof given === 'object') loaded[lang].set(domain, given);
  }
}

addCatalogue('app', { en: enApp, ja: () => import('./compiled/ja/app.ts').then(({ ja }) => ja) }, { isBase: true });
addCatalogue('table', {
  en: () => import('./compiled/en/table.ts').then(({ en }) => en),
  ja: () => import('./compiled/ja/table.ts').then(({ ja }) => ja),
});
addCatalogue('lessons', {
  en: () => import('./compiled/en/lessons.ts').then(({ en }) => en),
  ja: () => import('./compiled/ja/lessons.ts').then(({ ja }) => ja),
});
addCatalogue('review', {
  en: () => import('./compiled/en/review.ts').then(({ en }) => en),
  ja: () => import('./compiled/ja/review.ts').then(({ ja }) => ja),
});

addCatalogue('experiment', {
  en: () => import('./compiled/en/experiment.ts').then(({ en }) => en),
  ja: () => import('./compiled/ja/experiment.ts').then(({ ja }) => ja),
});

addCatalogue('packs', {
  en: () => import('./compiled/en/packs.ts').then(({ en }) => en),
  ja: () => import('./compiled/ja/packs.ts').then(({ ja }) => ja),
});
addCatalogue('editor', {
  en: () => import('./compiled/en/editor.ts').then(({ en }) => en),
  ja: () => import('./compiled/ja/editor.ts').then(({ ja }) => ja),
});
addCatalogue('replay', {
  en: () => import('./compiled/en/replay.ts').then(({ en }) => en),
  ja: () => import('./compiled/ja/replay.ts').then(({ ja }) => ja),
});
addCatalogue('incoming', {
  en: () => import('./compiled/en/incoming.ts').then(({ en }) => en),
  ja: () => import('./compiled/ja/incoming.ts').then(({ ja }) => ja),
});
addCatalogue('study', {
  en: () => import('./compiled/en/study.ts').then(({ en }) => en),
  ja: () => import('./compiled/ja/study.ts').then(({ ja }) => ja),
});
addCatalogue('what-if', {
  en: () => import('./compiled/en/what-if.ts').then(({ en }) => en),
  ja: () => import('./compiled/ja/what-if.ts').then(({ ja }) => ja),
});

export const listDomains = (): readonly Domain[] => [...sources.keys()];

const listMissing = (lang: Lang, domains: readonly Domain[]): readonly Domain[] =>
  [...base, ...domains].filter((domain) => !loaded[lang].has(domain));

/** True if every sentence of the base and `domains` is loaded in `lang`. */
export const isLoaded = (lang: Lang, domains: readonly Domain[] = []): boolean =>
  listMissing(lang, domains).length === 0;

/** Fetches missing parts of the base and `domains`. Rejects if a part fails, but keeps the others. */
export async function loadCatalogue(lang: Lang, domains: readonly Domain[] = []): Promise<void> {
  await Promise.all(
    listMissing(lang, domains).map(async (domain) => {
      const given = sources.get(domain)?.[lang];
      if (given === undefined) throw new Error(`no catalogue ${domain}`);
      loaded[lang].set(domain, typeof given === 'function' ? await given() : given);
    }),
  );
}

/** Every loaded message of `lang`, by key; for tools. */
export const listMessages = (lang: Lang): readonly (readonly [key: string, message: string])[] =>
  [...loaded[lang].values()].flatMap((catalogue) => Object.entries(catalogue));

/** Falls back to English, then to null. */
export function findMessage(lang: Lang, key: string): string | null {
  for (const language of [lang, 'en'] as const) {
    for (const catalogue of loaded[language].values()) {
      if (Object.hasOwn(catalogue, key)) return catalogue[key] ?? null;
    }
  }
  return null;
}

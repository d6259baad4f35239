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
 * All messages, by language and domain. English of the shell comes with the first screen; Japanese and what belongs to
 * the table, to one game or to the lessons is fetched when it is wanted.
 *
 * Keys and parameters of each domain, compiled from its tables (docs/words-format.md). Each game adds its own where it is declared.
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
/** One object type with the parameters of every message: looking a key up in it is quick for the compiler, in a union it is not. */
type Words = Both<Catalogues[keyof Catalogues]>;

/** Every key there is. A key that no catalogue has does not compile. */
export type Key = keyof Words;
/** A key whose message asks for no parameters: labels of commands, tabs, options. */
export type PlainKey = { [K in Key]: keyof Words[K] extends never ? K : never }[Key];
/** What the message of a key asks for; of a union of keys, what the one in hand asks for. */
export type ParamsFor<K extends Key> = K extends Key ? Words[K] : never;

/** A part of the messages that is fetched as one: `app`, `hitlers-reich`. */
export type Domain = string;
/** Messages that are at hand, or how to fetch them. */
export type CatalogueSource = Readonly<Record<Lang, Catalogue | (() => Promise<Catalogue>)>>;

const sources = new Map<Domain, CatalogueSource>();
const loaded: Readonly<Record<Lang, Map<Domain, Catalogue>>> = { en: new Map(), ja: new Map() };
/** What every screen may say. */
const base = new Set<Domain>();

/** Adds a domain; one of the base is part of every language that shows. What is at hand can be said from now on. */
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

/** All domains that were added. */
export const listDomains = (): readonly Domain[] => [...sources.keys()];

const listMissing = (lang: Lang, domains: readonly Domain[]): readonly Domain[] =>
  [...base, ...domains].filter((domain) => !loaded[lang].has(domain));

/** True when every sentence of the base and `domains` can be said in `lang` now. */
export const isLoaded = (lang: Lang, domains: readonly Domain[] = []): boolean =>
  listMissing(lang, domains).length === 0;

/** Fetches what is missing of the base and `domains`. Rejects when a part cannot be had; what came is kept. */
export async function loadCatalogue(lang: Lang, domains: readonly Domain[] = []): Promise<void> {
  await Promise.all(
    listMissing(lang, domains).map(async (domain) => {
      const given = sources.get(domain)?.[lang];
      if (given === undefined) throw new Error(`no catalogue ${domain}`);
      loaded[lang].set(domain, typeof given === 'function' ? await given() : given);
    }),
  );
}

/** Every message of `lang` that was loaded, by key. Only tools read them all. */
export const listMessages = (lang: Lang): readonly (readonly [key: string, message: string])[] =>
  [...loaded[lang].values()].flatMap((catalogue) => Object.entries(catalogue));

/** The message of `key`: in `lang`, else in English, else null. */
export function findMessage(lang: Lang, key: string): string | null {
  for (const language of [lang, 'en'] as const) {
    for (const catalogue of loaded[language].values()) {
      if (Object.hasOwn(catalogue, key)) return catalogue[key] ?? null;
    }
  }
  return null;
}

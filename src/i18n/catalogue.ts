import type { en as enBlitzkrieg } from './en/blitzkrieg-to-moscow-2.ts';
import type { en as enBattles } from './en/hitlers-last-battles.ts';
import type { en as enReich } from './en/hitlers-reich.ts';
import type { en as enLessons } from './en/lessons.ts';
import { en as enApp } from './en/app.ts';
import { en as enTable } from './en/table.ts';
import type { Lang } from './format.ts';
import type { Catalogue, ParamsOf, PlainKeyOf } from './message-types.ts';

/**
 * All messages, by language and domain. English of the shell and the table comes with the first screen;
 * Japanese and what belongs to one game or to the lessons is fetched when it is wanted.
 */
export const DOMAINS = [
  'app',
  'table',
  'hitlers-last-battles',
  'hitlers-reich',
  'blitzkrieg-to-moscow-2',
  'lessons',
] as const;
export type Domain = (typeof DOMAINS)[number];

type Messages = typeof enApp &
  typeof enTable &
  typeof enBattles &
  typeof enReich &
  typeof enBlitzkrieg &
  typeof enLessons;
/** Every key there is. A key that no catalogue has does not compile. */
export type Key = keyof Messages;
/** A key whose message asks for no parameters: labels of commands, tabs, options. */
export type PlainKey = PlainKeyOf<Messages>;
/** What the message of a key asks for; of a union of keys, what the one in hand asks for. */
export type ParamsFor<K extends Key> = K extends Key ? ParamsOf<Messages[K]> : never;

const LOADERS: Readonly<Record<Lang, Readonly<Record<Domain, () => Promise<Catalogue>>>>> = {
  en: {
    app: () => Promise.resolve(enApp),
    table: () => Promise.resolve(enTable),
    'hitlers-last-battles': () => import('./en/hitlers-last-battles.ts').then(({ en }) => en),
    'hitlers-reich': () => import('./en/hitlers-reich.ts').then(({ en }) => en),
    'blitzkrieg-to-moscow-2': () => import('./en/blitzkrieg-to-moscow-2.ts').then(({ en }) => en),
    lessons: () => import('./en/lessons.ts').then(({ en }) => en),
  },
  ja: {
    app: () => import('./ja/app.ts').then(({ ja }) => ja),
    table: () => import('./ja/table.ts').then(({ ja }) => ja),
    'hitlers-last-battles': () => import('./ja/hitlers-last-battles.ts').then(({ ja }) => ja),
    'hitlers-reich': () => import('./ja/hitlers-reich.ts').then(({ ja }) => ja),
    'blitzkrieg-to-moscow-2': () => import('./ja/blitzkrieg-to-moscow-2.ts').then(({ ja }) => ja),
    lessons: () => import('./ja/lessons.ts').then(({ ja }) => ja),
  },
};

const loaded: Readonly<Record<Lang, Map<Domain, Catalogue>>> = {
  en: new Map<Domain, Catalogue>([
    ['app', enApp],
    ['table', enTable],
  ]),
  ja: new Map<Domain, Catalogue>(),
};

const BASE_DOMAINS = ['app', 'table'] as const satisfies readonly Domain[];

/** True when every sentence of the shell, the table and `domains` can be said in `lang` now. */
export const isLoaded = (lang: Lang, domains: readonly Domain[] = []): boolean =>
  [...BASE_DOMAINS, ...domains].every((domain) => loaded[lang].has(domain));

/** Fetches what is missing of the shell, the table and `domains`. Rejects when a part cannot be had; what came is kept. */
export async function loadCatalogue(lang: Lang, domains: readonly Domain[] = []): Promise<void> {
  await Promise.all(
    [...BASE_DOMAINS, ...domains]
      .filter((domain) => !loaded[lang].has(domain))
      .map(async (domain) => {
        loaded[lang].set(domain, await LOADERS[lang][domain]());
      }),
  );
}

/** The message of `key`: in `lang`, else in English, else null. */
export function findMessage(lang: Lang, key: string): string | null {
  for (const language of [lang, 'en'] as const) {
    for (const catalogue of loaded[language].values()) {
      if (Object.hasOwn(catalogue, key)) return catalogue[key] ?? null;
    }
  }
  return null;
}

import { createContext, startTransition, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { findMessage, isLoaded, loadCatalogue } from './catalogue.ts';
import type { Domain, Key, ParamsFor } from './catalogue.ts';
import { format, formatToParts } from './format.ts';
import type { Lang, Part, Sentence } from './format.ts';
import { NO_NAMES } from './names.ts';
import type { Names } from './names.ts';
import { createSource } from './source.ts';

/** A key without placeholders takes no second argument, one with placeholders must have it. */
export type Translate = <K extends Key>(
  key: K,
  ...params: keyof ParamsFor<K> extends never ? [] : [params: ParamsFor<K>]
) => string;

export interface I18n {
  /** The language that shows now; the wanted one may still be on its way. */
  readonly lang: Lang;
  readonly t: Translate;
  /** A sentence of the engine. Its key is plain text: the engine does not know the catalogue. */
  readonly line: (sentence: Sentence) => string;
  /** The same, in stretches that say which unit, marker or space they name. */
  readonly parts: (sentence: Sentence) => readonly Part[];
  readonly has: (key: string) => boolean;
  /** The wanted language could not be fetched (offline before it was ever used); `lang` stays as it was. */
  readonly failed: boolean;
}

/** The words of a language whose sentences are loaded. */
export function createI18n(lang: Lang, names: Names, failed = false): I18n {
  const source = createSource(lang, names);
  return {
    lang,
    t: (key, ...[params]) => format(source, params ? { key, params } : { key }),
    line: (sentence) => format(source, sentence),
    parts: (sentence) => formatToParts(source, sentence),
    has: (key) => findMessage(lang, key) !== null,
    failed,
  };
}

const I18nContext = createContext<I18n>(createI18n('en', NO_NAMES));

export interface I18nProviderProps {
  readonly lang: Lang;
  readonly names?: Names;
  /** Domains beyond shell and table that the children speak; they wait for them. */
  readonly domains?: readonly Domain[];
  /** Shown while `domains` are fetched for the first time. */
  readonly fallback?: ReactNode;
  /** Shown where `domains` cannot be fetched in any language. */
  readonly failure?: ReactNode;
  /** Nothing can be shown without `domains`: where they cannot be fetched in any language, the failure is thrown. */
  readonly isVital?: boolean;
  readonly children: ReactNode;
}

const NO_DOMAINS: readonly Domain[] = [];

/**
 * Gives its children a language and the names of a game. Providers nest: the shell has one, each table its own.
 * A change of language shows when all of it has come; until then the old one stays, so nothing is ever half translated.
 */
export function I18nProvider({
  lang,
  names = NO_NAMES,
  domains = NO_DOMAINS,
  fallback,
  failure = fallback,
  isVital = false,
  children,
}: I18nProviderProps) {
  const { shown, failed, fault } = useLoadedLang(lang, domains);
  if (isVital && shown === null && fault) throw fault;
  const value = useMemo(() => (shown ? createI18n(shown, names, failed) : null), [shown, names, failed]);
  useLayoutEffect(() => {
    // Screen readers choose their voice by it, and the style sheet its line breaking.
    const root = document.documentElement;
    // Even the same language, set again, makes the browser restyle the whole page; each tile of a list has a provider.
    if (shown && root.lang !== shown) root.lang = shown;
  }, [shown]);
  return value ? <I18nContext value={value}>{children}</I18nContext> : fault ? failure : fallback;
}

interface LoadedLang {
  readonly shown: Lang | null;
  readonly failed: boolean;
  /** Why there is no language to show. */
  readonly fault: Error | null;
}

/** The language to show: the wanted one when it is complete, else the last complete one, else null (wait). */
function useLoadedLang(lang: Lang, domains: readonly Domain[]): LoadedLang {
  const [settled, setSettled] = useState<(Omit<LoadedLang, 'shown'> & { readonly lang: Lang }) | null>(null);
  const wanted = domains.join(' ');

  useEffect(() => {
    let stale = false;
    const list = wanted.split(' ').filter((domain) => domain !== '');
    const settle = (failed: boolean, fault: Error | null = null) => {
      // A new object each time: the same language may have gained a domain.
      if (!stale) startTransition(() => setSettled({ lang, failed, fault }));
    };
    loadCatalogue(lang, list)
      .then(() => settle(false))
      .catch(() => loadCatalogue('en', list).then(() => settle(true)))
      .catch((error: unknown) => settle(true, error instanceof Error ? error : new Error(String(error))));
    return () => {
      stale = true;
    };
  }, [lang, wanted]);

  if (isLoaded(lang, domains)) return { shown: lang, failed: false, fault: null };
  const failed = settled?.lang === lang && settled.failed;
  // A first visit in Japanese waits for Japanese instead of flashing English.
  const other = settled === null ? undefined : ([settled.lang, 'en'] as const).find((l) => isLoaded(l, domains));
  return { shown: other ?? null, failed, fault: failed ? (settled?.fault ?? null) : null };
}

/** The words for a component: `const { t, line, lang } = useT()`. */
export const useT = (): I18n => use(I18nContext);

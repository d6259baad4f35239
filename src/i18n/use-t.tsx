import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { findMessage, isLoaded, loadCatalogue, type Domain, type Key, type ParamsFor } from './catalogue.ts';
import { format, formatToParts, type Lang, type Part, type Sentence } from './format.ts';
import { NO_NAMES, type Names } from './names.ts';
import { createSource } from './source.ts';

/** A key with placeholders requires its parameters, one without takes none. */
export type Translate = <K extends Key>(
  key: K,
  ...params: keyof ParamsFor<K> extends never ? [] : [params: ParamsFor<K>]
) => string;

export interface I18n {
  /** The shown language; the wanted one may still be loading. */
  readonly lang: Lang;
  readonly t: Translate;
  /** A sentence of the engine. Its key is plain text: the engine does not know the catalogue. */
  readonly line: (sentence: Sentence) => string;
  /** The same in parts, which say the unit, marker or space that they name. */
  readonly parts: (sentence: Sentence) => readonly Part[];
  readonly has: (key: string) => boolean;
  /** The wanted language could not be fetched (offline before its first use); `lang` stays as it was. */
  readonly failed: boolean;
}

/** Needs the language's sentences to be loaded. */
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
  /** More domains that the children need and wait for. */
  readonly domains?: readonly Domain[];
  /** Replaces the children while `domains` are first fetched. */
  readonly fallback?: ReactNode;
  /** Replaces the children if `domains` cannot be fetched in any language. */
  readonly failure?: ReactNode;
  /** Throws the failure if `domains` cannot be fetched in any language. */
  readonly isVital?: boolean;
  readonly children: ReactNode;
}

const NO_DOMAINS: readonly Domain[] = [];

/**
 * Gives its children a language and the names of a game. Providers nest: the shell has one, each table another. A
 * change of language shows when it is complete; until then the old one stays, so nothing is ever half translated.
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
    // Setting even the same language restyles the whole page, and each tile of a list has a provider.
    if (shown && root.lang !== shown) root.lang = shown;
  }, [shown]);
  return value ? <I18nContext value={value}>{children}</I18nContext> : fault ? failure : fallback;
}

interface LoadedLang {
  readonly shown: Lang | null;
  readonly failed: boolean;
  /** The reason why there is no language to show. */
  readonly fault: Error | null;
}

/** The wanted language if complete, else the last complete one, else null (wait). */
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

export const useT = (): I18n => use(I18nContext);

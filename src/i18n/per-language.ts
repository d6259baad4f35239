import type { I18n } from './use-t.tsx';

/** Caches words by language and names; the same object comes back, so that nothing is redrawn for it. */
export function perLanguage<T extends object>(make: (i18n: I18n) => T): (i18n: I18n) => T {
  const made = new WeakMap<I18n, T>();
  return (i18n) => {
    const known = made.get(i18n);
    if (known) return known;
    const words = make(i18n);
    made.set(i18n, words);
    return words;
  };
}

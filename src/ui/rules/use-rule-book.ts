import { useEffect, useState } from 'react';
import type { Lang } from '../../i18n/format.ts';
import { hasRules, loadRuleBook } from '../../i18n/rules/books.ts';
import type { RuleBook } from '../../i18n/rules/types.ts';

/** `none`: this game's rules are not written here. `failed`: they could not be fetched. */
export type RuleBookState =
  | { readonly status: 'loading' | 'none' | 'failed'; readonly book: null }
  | { readonly status: 'ready'; readonly book: RuleBook };

const LOADING: RuleBookState = { status: 'loading', book: null };

/** The rules of a game in a language. While another language is fetched the old text stays. */
export function useRuleBook(game: string, lang: Lang): RuleBookState {
  const [state, setState] = useState<RuleBookState>(LOADING);
  useEffect(() => {
    if (!hasRules(game)) return;
    let stale = false;
    loadRuleBook(game, lang).then(
      (book) => {
        if (!stale) setState({ status: 'ready', book });
      },
      () => {
        if (!stale) setState({ status: 'failed', book: null });
      },
    );
    return () => {
      stale = true;
    };
  }, [game, lang]);
  if (!hasRules(game)) return { status: 'none', book: null };
  return state.book !== null && state.book.game !== game ? LOADING : state;
}

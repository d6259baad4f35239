import { useEffect, useState } from 'react';
import { findGame } from '../../games/shelf.ts';
import type { Lang } from '../../i18n/format.ts';
import type { RuleBook } from '../../i18n/rules/types.ts';

export type RuleBookState =
  | { readonly status: 'loading' | 'none' | 'failed'; readonly book: null }
  | { readonly status: 'ready'; readonly book: RuleBook };

const LOADING: RuleBookState = { status: 'loading', book: null };

/** Keeps the old text while another language loads. */
export function useRuleBook(game: string, lang: Lang): RuleBookState {
  const [state, setState] = useState<RuleBookState>(LOADING);
  useEffect(() => {
    const load = findGame(game)?.rules.book[lang];
    if (!load) return;
    let stale = false;
    load().then(
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
  if (!findGame(game)) return { status: 'none', book: null };
  return state.book !== null && state.book.game !== game ? LOADING : state;
}

import { useMemo, useState } from 'react';
import { searchRules } from '../../i18n/rules/search.ts';
import type { RuleHit } from '../../i18n/rules/search.ts';
import type { RuleBook } from '../../i18n/rules/types.ts';

export interface RuleSearch {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly hits: readonly RuleHit[];
  /** The open hit, from 0; -1 before the first step. */
  readonly at: number;
  /** Opens the hit `by` further on; wraps round at the ends. */
  readonly step: (by: 1 | -1) => void;
  readonly choose: (hit: RuleHit) => void;
  /** What to mark in the open section. */
  readonly marked: string;
}

export function useRuleSearch(book: RuleBook | null, onOpen: (section: string) => void): RuleSearch {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const hits = useMemo(() => (book ? searchRules(book, query) : []), [book, query]);
  const at = hits.findIndex(({ id }) => id === chosen);

  const open = (hit: RuleHit | undefined) => {
    if (!hit) return;
    setChosen(hit.id);
    onOpen(hit.id);
  };
  return {
    query,
    setQuery: (text) => {
      setQuery(text);
      setChosen(null);
    },
    hits,
    at,
    step: (by) => open(hits[at < 0 ? (by > 0 ? 0 : hits.length - 1) : (at + by + hits.length) % hits.length]),
    choose: open,
    marked: at < 0 ? '' : (hits[at]?.excerpt.match ?? ''),
  };
}

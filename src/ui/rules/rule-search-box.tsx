import { useMemo, useState, type Ref } from 'react';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import ChevronUp from '@lucide/icons/icons/chevron-up';
import { useT } from '../../i18n/use-t.tsx';
import { IconButton } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { SearchField } from '../parts/search-field.tsx';
import { numberOf } from './chapters.tsx';
import { searchRules, type RuleHit } from '../../i18n/rules/search.ts';
import type { RuleBook } from '../../i18n/rules/types.ts';

/** A search field with its hits; Enter steps through them. */
export function RuleSearchBox({
  search,
  inputRef,
}: {
  readonly search: RuleSearch;
  readonly inputRef?: Ref<HTMLInputElement>;
}) {
  const { t } = useT();
  const { query, hits, at } = search;
  const found =
    query.trim() === '' ? undefined : (
      <span className="small tabular nowrap" role="status">
        {at < 0 ? t('rules.found', { n: hits.length }) : t('rules.hit', { at: at + 1, of: hits.length })}
      </span>
    );
  return (
    <div className="line grow gap-6 rule-search">
      <SearchField
        {...(inputRef === undefined ? {} : { ref: inputRef })}
        label={t('rules.search')}
        value={query}
        onChange={search.setQuery}
        found={found}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search.step(event.shiftKey ? -1 : 1);
        }}
      />
      <IconButton
        icon={ChevronUp}
        label={t('rules.hit.previous')}
        closed={hits.length === 0}
        onClick={() => search.step(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={t('rules.hit.next')}
        closed={hits.length === 0}
        onClick={() => search.step(1)}
      />
    </div>
  );
}

export function RuleHits({ search }: { readonly search: RuleSearch }) {
  const { t } = useT();
  if (search.hits.length === 0)
    return <p className="muted rule-hits__none">{t('rules.none-found', { text: search.query })}</p>;
  return (
    <ol className="rule-hits">
      {search.hits.map((hit, index) => (
        <li key={hit.id}>
          <button
            type="button"
            className={classes(
              'full t-ui at-start no-face block no-edge rule-hit',
              index === search.at && 'rule-hit--open',
            )}
            aria-current={index === search.at ? 'true' : undefined}
            onClick={() => search.choose(hit)}
          >
            <span>
              <span className="faint rule-section__number">{numberOf(hit.id)}</span> <span>{hit.title}</span>
            </span>
            <small>
              <span>{hit.excerpt.before}</span>
              <mark>{hit.excerpt.match}</mark>
              <span>{hit.excerpt.after}</span>
            </small>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface RuleSearch {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly hits: readonly RuleHit[];
  /** Counted from 0; -1 before the first step. */
  readonly at: number;
  /** Wraps around at the ends. */
  readonly step: (by: 1 | -1) => void;
  readonly choose: (hit: RuleHit) => void;
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

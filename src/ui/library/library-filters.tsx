import { useMemo } from 'react';
import type { RefObject } from 'react';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import { listTags } from '../../store/library-query.ts';
import type { EntryStatus, SortBy } from '../../store/library-types.ts';
import { IconButton } from '../parts/button.tsx';
import { ToggleChip } from '../parts/chip.tsx';
import { Select } from '../parts/field.tsx';
import { SearchField } from '../parts/search-field.tsx';

const SORTS = [
  ['updated', 'library.sort.played'],
  ['created', 'library.sort.begun'],
  ['name', 'library.sort.name'],
  ['moves', 'library.sort.moves'],
  ['size', 'library.sort.size'],
] as const satisfies readonly (readonly [SortBy, string])[];

export interface LibraryFiltersProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Entries of the lab, and whether they replace the matches. */
  readonly lab: { readonly n: number; readonly isShown: boolean; readonly onShow: (isShown: boolean) => void };
}

export function LibraryFilters({ inputRef, lab }: LibraryFiltersProps) {
  const { t } = useT();
  const entries = useLibrary((library) => library.entries);
  const counts = useLibrary((library) => library.counts);
  const query = useLibrary((library) => library.query);
  const setQuery = useLibrary((library) => library.setQuery);
  const tags = useMemo(() => listTags(entries), [entries]);

  const chip = (status: EntryStatus | 'all', label: string) => (
    <ToggleChip
      pressed={query.status === status && query.tag === null && !lab.isShown}
      onToggle={() => {
        lab.onShow(false);
        setQuery({ status, tag: null });
      }}
    >
      {label}
    </ToggleChip>
  );
  return (
    <>
      <div className="library__search">
        <SearchField
          ref={inputRef}
          kbd="/"
          label={t('library.search')}
          value={query.text}
          onChange={(text) => {
            // A search covers everything, so filters are cleared.
            if (text !== '') lab.onShow(false);
            setQuery({ text });
          }}
        />
      </div>
      <div className="row" role="group" aria-label={t('library.filter')}>
        {chip('all', t('library.filter.all-count', { n: counts.all }))}
        {counts.live > 0 ? chip('live', t('library.filter.live-count', { n: counts.live })) : null}
        {counts.finished > 0 ? chip('finished', t('library.filter.finished-count', { n: counts.finished })) : null}
        {lab.n > 0 ? (
          <ToggleChip pressed={lab.isShown} onToggle={() => lab.onShow(!lab.isShown)}>
            {t('library.filter.lab-count', { n: lab.n })}
          </ToggleChip>
        ) : null}
        {tags.map((tag) => (
          <ToggleChip
            key={tag}
            pressed={query.tag === tag}
            onToggle={() => setQuery({ tag: query.tag === tag ? null : tag })}
          >
            {tag}
          </ToggleChip>
        ))}
      </div>
      <div className="line gap-8 to-end library__sort">
        <Select
          quiet
          label={t('library.sort')}
          value={query.sort}
          choices={SORTS.map(([value, key]) => ({ value, label: t(key) }))}
          onChange={(sort) => setQuery({ sort })}
        />
        <IconButton
          icon={ArrowDownUp}
          variant="ghost"
          label={query.descending ? t('library.sort.descending') : t('library.sort.ascending')}
          aria-pressed={!query.descending}
          onClick={() => setQuery({ descending: !query.descending })}
        />
      </div>
    </>
  );
}

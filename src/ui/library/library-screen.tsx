import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import ClipboardPaste from '@lucide/icons/icons/clipboard-paste';
import Upload from '@lucide/icons/icons/upload';
import RotateCcw from '@lucide/icons/icons/rotate-ccw';
import FileDown from '@lucide/icons/icons/file-down';
import Trash2 from '@lucide/icons/icons/trash';
import ArrowDownUp from '@lucide/icons/icons/arrow-down-up';
import type { Line } from '../../engine/kernel/types.ts';
import { listGames, shelfLine } from '../../games/shelf.ts';
import { useT, I18nProvider } from '../../i18n/use-t.tsx';
import { useLibrary, usePrefs } from '../../store/hooks.ts';
import { FIRST_QUERY, holdsWords, selectEntries, listTags } from '../../store/library-query.ts';
import { wordTitle } from '../app/games.ts';
import { useExperiments, wordsOfExperiment } from '../app/use-experiments.ts';
import { useCommands, type Command } from '../app/commands.ts';
import { Problem } from '../app/problem.tsx';
import { paths } from '../app/routes.ts';
import { Screen } from '../app/screen.tsx';
import { Button, ButtonLink, IconButton } from '../parts/button.tsx';
import { EmptyBox, Note } from '../parts/note.tsx';
import { DropZone } from '../home/drop-zone.tsx';
import type { LibraryEntry, EntryStatus, SortBy } from '../../store/library-types.ts';
import { sayWhen } from '../app/when.ts';
import { EntryTitle } from './entry-words.tsx';
import { useWindowRows } from './use-window-rows.ts';
import { announce } from '../app/announce.ts';
import { useDownloads, useWholeLibrary } from './library-hooks.ts';
import { EntryGrid } from './entry-grid.tsx';
import { FileDrop } from './file-drop.tsx';
import { openPaste } from '../play-on/offer.ts';
import { openImport } from './import-store.ts';
import { later } from '../app/later.tsx';
import { Inspector } from './inspector.tsx';
import { UnreadList } from './unread-list.tsx';
import './library.css';
import { ToggleChip } from '../parts/chip.tsx';
import { Select } from '../parts/field.tsx';
import { SearchField } from '../parts/search-field.tsx';

export function LibraryScreen() {
  const i18n = useT();
  const { t } = i18n;
  const ready = useLibrary((library) => library.ready);
  const entries = useLibrary((library) => library.entries);
  const query = useLibrary((library) => library.query);
  const setQuery = useLibrary((library) => library.setQuery);
  const problem = useLibrary((library) => library.problem);
  const isWhole = useLibrary((library) => library.isWhole);
  const counts = useLibrary((library) => library.counts);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [inspectedId, setInspected] = useState<string | null>(null);
  const [isLab, setLab] = useState(false);
  const experiments = useExperiments().heads;
  const lab = experiments.length;
  const isSearched = query.text.trim() !== '';
  const labFound = isSearched
    ? experiments.filter(({ experiment }) =>
        holdsWords(query.text, wordsOfExperiment(experiment, wordTitle(i18n, experiment.game))),
      ).length
    : 0;
  const search = useRef<HTMLInputElement>(null);
  const [commands] = useState((): readonly Command[] => [
    { id: 'library.search', label: 'library.search', group: 'go', keys: ['/'], run: () => search.current?.focus() },
    { id: 'import.title', label: 'import.title', group: 'go', icon: Upload, run: () => openImport({ text: '' }) },
  ]);
  useCommands(commands);
  useWholeLibrary();

  const shown = useMemo(() => selectEntries(entries, query), [entries, query]);
  const inspected = shown.find(({ id }) => id === inspectedId) ?? shown[0] ?? null;
  const pickedShown = shown.filter(({ id }) => picked.has(id)).map(({ id }) => id);
  const toggle = useCallback(
    (id: string) =>
      setPicked((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );

  return (
    <Screen
      className="library__screen"
      title={t('library.title')}
      subtitle={ready ? t('library.count', { n: counts.all }) : undefined}
      tools={
        entries.length > 0 || lab > 0 ? (
          <LibraryFilters inputRef={search} lab={{ n: lab, isShown: isLab, onShow: setLab }} />
        ) : undefined
      }
      end={
        <>
          <Button icon={ClipboardPaste} onClick={() => openPaste()}>
            {t('position.paste')}
          </Button>
          <Button icon={Upload} onClick={() => openImport({ text: '' })}>
            {t('import.title')}
          </Button>
        </>
      }
    >
      <FileDrop />
      {problem && ready && !isImportProblem(problem) ? (
        <Note tone="error">
          <Problem of={problem} />
        </Note>
      ) : null}
      <DeletedNotice />
      {isLab && lab > 0 ? (
        <LabList text="" />
      ) : (
        <div className="grid gap-22 at-top library">
          <div className="col gap-16 min-0">
            <BulkBar
              ids={pickedShown}
              onAll={() => setPicked(new Set(shown.map(({ id }) => id)))}
              onClear={() => setPicked(new Set())}
            />
            {labFound > 0 ? <LabList text={query.text} /> : null}
            {ready && entries.length === 0 ? <EmptyLibrary /> : null}
            {ready ? null : <UnreadList />}
            {isWhole && entries.length > 0 && shown.length === 0 && labFound === 0 ? (
              <EmptyBox
                next={
                  <Button onClick={() => setQuery({ ...FIRST_QUERY, sort: query.sort, descending: query.descending })}>
                    {t('library.show-all')}
                  </Button>
                }
              >
                {query.text === '' ? t('library.none-filtered') : t('library.none-found', { text: query.text })}
              </EmptyBox>
            ) : null}
            <EntryGrid
              entries={shown}
              total={isWhole || !ready ? shown.length : counts.all}
              picked={picked}
              inspectedId={inspected?.id ?? null}
              onPick={toggle}
              onInspect={setInspected}
            />
            <DropZone />
            <Bin />
          </div>
          {inspected ? <Inspector key={inspected.id} entry={inspected} /> : null}
        </div>
      )}
    </Screen>
  );
}

/** In pixels, until a row is measured. */
const ROW_GUESS = 44;

/** Deleting needs no confirmation: it can be undone here, and for a week from the bin. */
function DeletedNotice() {
  const { t } = useT();
  const deleted = useLibrary((library) => library.deleted);
  const undoDelete = useLibrary((library) => library.undoDelete);
  const [since] = useState(() => Date.now());
  const [latest] = deleted;
  if (latest?.deletedAt === null || latest === undefined || latest.deletedAt < since) return null;
  const n = deleted.filter(({ deletedAt }) => deletedAt === latest.deletedAt).length;
  return (
    <div className="row bin-notice panel">
      <p className="grow">{t('library.deleted', { n })}</p>
      <Button icon={RotateCcw} onClick={() => void undoDelete().then(() => announce(t('library.brought-back', { n })))}>
        {t('library.undo-delete')}
      </Button>
    </div>
  );
}

function Bin() {
  const { t } = useT();
  const deleted = useLibrary((library) => library.deleted);
  const purge = useLibrary((library) => library.purgeDeleted);
  const [isOpen, setOpen] = useState(false);
  if (deleted.length === 0) return null;
  return (
    <details className="bin panel" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('library.bin', { n: deleted.length })}</summary>
      {isOpen ? <BinList entries={deleted} /> : null}
      <div className="line gap-12 rule-above min-h-44 bin__foot">
        <p className="small grow">{t('library.bin.kept')}</p>
        <Button size="small" variant="danger" onClick={() => void purge()}>
          {t('library.bin.empty')}
        </Button>
      </div>
    </details>
  );
}

function BinList({ entries }: { readonly entries: readonly LibraryEntry[] }) {
  const i18n = useT();
  const { t } = i18n;
  const restore = useLibrary((library) => library.restore);
  const list = useRef<HTMLUListElement>(null);
  const { from, to, padding, refOf } = useWindowRows(list, { entries: entries.length, guess: ROW_GUESS, gap: 0 });
  return (
    <ul ref={list} className="link-rows bin__list" style={padding}>
      {entries.slice(from, to).map((entry, i) => (
        <li
          key={entry.id}
          ref={refOf(from + i)}
          data-index={from + i}
          aria-setsize={entries.length}
          aria-posinset={from + i + 1}
          className="line gap-12 min-h-44 bin__row"
        >
          <span className="grow">
            <EntryTitle entry={entry} />
            <small className="small">{` ${sayWhen(i18n, entry.deletedAt ?? entry.updated)}`}</small>
          </span>
          <Button size="small" icon={RotateCcw} onClick={() => void restore([entry.id])}>
            {t('library.undo-delete')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const DOMAINS = ['experiment'];
const KeptList = later(() => import('../experiment/kept-list.tsx').then((part) => part.KeptList), null);

function LabList({ text }: { readonly text: string }) {
  const language = usePrefs((prefs) => prefs.language);
  return (
    <I18nProvider lang={language} domains={DOMAINS}>
      <KeptList text={text} />
    </I18nProvider>
  );
}

interface BulkBarProps {
  readonly ids: readonly string[];
  readonly onAll: () => void;
  readonly onClear: () => void;
}

function BulkBar({ ids, onAll, onClear }: BulkBarProps) {
  const { t } = useT();
  const remove = useLibrary((library) => library.remove);
  const download = useDownloads();
  if (ids.length === 0) return null;
  const n = ids.length;
  return (
    <div className="row bulk-bar panel" role="region" aria-label={t('library.selected', { n })}>
      <b className="grow">{t('library.selected', { n })}</b>
      <Button size="small" onClick={onAll}>
        {t('library.select-all')}
      </Button>
      <Button size="small" onClick={onClear}>
        {t('library.select-none')}
      </Button>
      <Button size="small" icon={FileDown} onClick={() => void download(ids)}>
        {t('library.export')}
      </Button>
      <Button
        size="small"
        variant="danger"
        icon={Trash2}
        onClick={() => {
          void remove(ids).then(() => announce(t('library.deleted', { n })));
          onClear();
        }}
      >
        {t('library.delete-many', { n })}
      </Button>
    </div>
  );
}

/** The import dialog has already shown these. */
const isImportProblem = ({ key }: Line): boolean => /^(?:app\.import|save)\./.test(key);

function EmptyLibrary() {
  const { t, line } = useT();
  return (
    <EmptyBox
      next={listGames().map(({ id }) => (
        <ButtonLink key={id} to={paths.newGame(id)} variant="go">
          {t('new.of', { game: line(shelfLine(id)) })}
        </ButtonLink>
      ))}
    >
      {t('library.empty')}
    </EmptyBox>
  );
}

const SORTS = [
  ['updated', 'library.sort.played'],
  ['created', 'library.sort.begun'],
  ['name', 'library.sort.name'],
  ['moves', 'library.sort.moves'],
  ['size', 'library.sort.size'],
] as const satisfies readonly (readonly [SortBy, string])[];

interface LibraryFiltersProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Entries of the lab, and whether they replace the matches. */
  readonly lab: { readonly n: number; readonly isShown: boolean; readonly onShow: (isShown: boolean) => void };
}

function LibraryFilters({ inputRef, lab }: LibraryFiltersProps) {
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

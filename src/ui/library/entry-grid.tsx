import { useEffect, useRef, useState, memo, type CSSProperties, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import Info from '@lucide/icons/icons/info';
import { Link } from 'wouter';
import { useT } from '../../i18n/use-t.tsx';
import type { LibraryEntry } from '../../store/library-types.ts';
import { useWindowRows } from './use-window-rows.ts';
import { joinFacts } from '../../i18n/joining.ts';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { GameWords } from '../app/game-words.tsx';
import { paths } from '../app/routes.ts';
import { sayWhen } from '../app/when.ts';
import { IconButton } from '../parts/button.tsx';
import { Chip, type ChipTone } from '../parts/chip.tsx';
import { classes } from '../parts/classes.ts';
import { Checkbox } from '../parts/field.tsx';
import { EntryThumb } from './entry-thumb.tsx';
import { EntryTitle, useEntryWords, wordArrival, wordStudy } from './entry-words.tsx';

/** Height of a row until it is measured, in pixels. */
const ROW_GUESS = 340;
/** The grid's gap, as in `library.css`. */
const GAP = 18;

interface EntryGridProps {
  readonly entries: readonly LibraryEntry[];
  /** Counts all entries; the rest may not be read yet. */
  readonly total: number;
  readonly picked: ReadonlySet<string>;
  readonly inspectedId: string | null;
  readonly onPick: (id: string) => void;
  readonly onInspect: (id: string) => void;
}

/**
 * A grid of all matches that only draws tiles near the window. The focused tile is always drawn. Arrow keys, Home and
 * End move between tiles.
 */
export function EntryGrid({ entries, total, picked, inspectedId, onPick, onInspect }: EntryGridProps) {
  const { t } = useT();
  const list = useRef<HTMLUListElement>(null);
  const [focusedId, setFocused] = useState<string | null>(null);
  const isPrinting = useIsPrinting();
  const rows = useWindowRows(list, { entries: entries.length, guess: ROW_GUESS, gap: GAP });
  const { columns } = rows;
  const from = isPrinting ? 0 : rows.from;
  const to = isPrinting ? entries.length : rows.to;
  const focused = focusedId === null ? -1 : entries.findIndex(({ id }) => id === focusedId);
  const isAway = focused >= 0 && (focused < from || focused >= to);
  const above = isAway && focused < from ? [focused] : [];
  const below = isAway && focused >= to ? [focused] : [];
  const shown = [...above, ...Array.from({ length: to - from }, (_, i) => from + i), ...below];

  function leadOn(event: KeyboardEvent): void {
    const by = STEPS[event.key]?.(columns, entries.length);
    if (by === undefined || focused < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = entries[Math.min(entries.length - 1, Math.max(0, focused + by))];
    if (!next || isText(event.target)) return;
    event.preventDefault();
    flushSync(() => setFocused(next.id));
    list.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(next.id)}"] a`)?.focus();
  }

  return (
    <ul
      ref={list}
      className="grid relative gap-18 library__grid"
      aria-label={t('library.title')}
      style={isPrinting ? undefined : rows.padding}
      onKeyDown={leadOn}
      onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-entry]')?.dataset['entry'] ?? null)}
      onBlur={({ relatedTarget }) => {
        if (!list.current?.contains(relatedTarget)) setFocused(null);
      }}
    >
      {shown.map((at) => {
        const entry = entries[at];
        if (!entry) return null;
        const row = Math.floor(at / columns);
        const isAlone = isAway && at === focused;
        return (
          <li
            key={entry.id}
            data-entry={entry.id}
            aria-setsize={Math.max(total, entries.length)}
            aria-posinset={at + 1}
            {...(isAlone
              ? { style: placeOf(rows.startOf(row), at % columns, columns) }
              : at % columns === 0
                ? { 'data-index': row, ref: rows.refOf(row) }
                : {})}
          >
            <EntryTile
              entry={entry}
              isPicked={picked.has(entry.id)}
              isInspected={entry.id === inspectedId}
              hasMap={!isPrinting}
              onPick={onPick}
              onInspect={onInspect}
            />
          </li>
        );
      })}
    </ul>
  );
}

const STEPS: Readonly<Record<string, (columns: number, entries: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
  Home: (_, entries) => -entries,
  End: (_, entries) => entries,
};

const isText = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type !== 'checkbox';

/** Places a focused tile outside the drawn rows. */
function placeOf(top: number, column: number, columns: number): CSSProperties {
  const width = `(100% - ${(columns - 1) * GAP}px) / ${columns}`;
  return { position: 'absolute', top, left: `calc(${column} * (${width} + ${GAP}px))`, width: `calc(${width})` };
}

/** Prints all matches. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

interface EntryTileProps {
  readonly entry: LibraryEntry;
  readonly isPicked: boolean;
  readonly isInspected: boolean;
  /** False on paper. */
  readonly hasMap: boolean;
  readonly onPick: (id: string) => void;
  readonly onInspect: (id: string) => void;
}

const STATUS_TONES: Readonly<Record<LibraryEntry['status'], ChipTone>> = {
  live: 'yes',
  finished: 'plain',
  damaged: 'no',
};

/** A match with its map. The name opens it; the rest of the tile shows it in the inspector. */
const EntryTile = memo(function EntryTile(props: EntryTileProps) {
  const { entry, isPicked, isInspected, hasMap, onInspect } = props;
  const inspect = () => onInspect(entry.id);
  return (
    <article
      className={classes(
        'col clip relative full-height entry-tile panel',
        isInspected && 'entry-tile--on',
        isPicked && 'entry-tile--picked',
      )}
      onClick={inspect}
      onFocus={inspect}
    >
      <div className="clip rule-below-strong entry-tile__map">{hasMap ? <EntryThumb entry={entry} /> : null}</div>
      <GameWords game={entry.game} seatNames={entry.about.seatNames}>
        <TileText {...props} />
      </GameWords>
    </article>
  );
});

function TileText({ entry, isPicked, onPick, onInspect }: EntryTileProps) {
  const i18n = useT();
  const { t } = i18n;
  const words = useEntryWords(entry);
  // Unnamed matches are told apart by when they began and where they are.
  const name = entry.about.name || joinFacts(i18n.lang, [words.game, wordArrival(i18n, entry), words.state]);
  return (
    <div className="entry-tile__text">
      <div className="line gap-8 entry-tile__head">
        {drawSeatMark({ game: entry.game, seat: entry.toMove ?? entry.winner ?? entry.moment.seat, size: 's' })}
        <h2 className="min-0 clip flex-1">
          <Link to={paths.table(entry.id)}>
            <EntryTitle entry={entry} />
          </Link>
        </h2>
        <span className="small nowrap">{sayWhen(i18n, entry.updated)}</span>
      </div>
      {/* An unnamed match already has its game as title. */}
      <p className="small">{entry.about.name === '' ? wordArrival(i18n, entry) : words.game}</p>
      <p className="t-small strong">{words.state}</p>
      <div className="line wrap gap-6 mt-8">
        <Chip tone={STATUS_TONES[entry.status]}>{t(`library.status.${entry.status}`)}</Chip>
        {entry.origin === 'copy' ? <Chip>{t('library.origin.copy')}</Chip> : null}
        {words.scenario === null ? null : <Chip>{words.scenario}</Chip>}
        {words.series === null ? null : <Chip>{words.series}</Chip>}
        {entry.study ? <Chip>{wordStudy(t, entry.study)}</Chip> : null}
        {entry.about.tags.map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
        <span className="to-end small nowrap">
          {`${t('library.moves', { n: entry.moves })} · ${t('library.size', { n: entry.bytes })}`}
        </span>
      </div>
      <div className="flex apart absolute entry-tile__tools">
        <Checkbox quiet checked={isPicked} onChange={() => onPick(entry.id)} label={t('library.select', { name })} />
        <IconButton
          icon={Info}
          size="small"
          label={t('library.details', { name })}
          onClick={() => {
            onInspect(entry.id);
            document.getElementById('library-inspector')?.focus();
          }}
        />
      </div>
    </div>
  );
}

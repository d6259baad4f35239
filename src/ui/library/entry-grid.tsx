import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../i18n/use-t.tsx';
import type { LibraryEntry } from '../../store/library-types.ts';
import { EntryTile } from './entry-tile.tsx';
import { useWindowRows } from './use-window-rows.ts';

/** Height of a row until it is measured, in pixels. */
const ROW_GUESS = 340;
/** The grid's gap, as in `library.css`. */
const GAP = 18;

export interface EntryGridProps {
  readonly entries: readonly LibraryEntry[];
  /** How many there are in all; the rest may not be read yet. */
  readonly total: number;
  readonly picked: ReadonlySet<string>;
  readonly inspectedId: string | null;
  readonly onPick: (id: string) => void;
  readonly onInspect: (id: string) => void;
}

/**
 * The tiles of all matches, of which those near the window are on the page, in a grid that flows as if all were. The
 * tile that has the focus stays on the page wherever the window is. Arrow keys, Home and End lead from name to name.
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
    // The tile may not be on the page yet.
    flushSync(() => setFocused(next.id));
    list.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(next.id)}"] a`)?.focus();
  }

  return (
    <ul
      ref={list}
      className="grid relative library__grid"
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

/** How far each key leads, in a grid of so many columns and entries. */
const STEPS: Readonly<Record<string, (columns: number, entries: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
  Home: (_, entries) => -entries,
  End: (_, entries) => entries,
};

const isText = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type !== 'checkbox';

/** The place of a tile that is not in the flow of the grid. */
function placeOf(top: number, column: number, columns: number): CSSProperties {
  const width = `(100% - ${(columns - 1) * GAP}px) / ${columns}`;
  return { position: 'absolute', top, left: `calc(${column} * (${width} + ${GAP}px))`, width: `calc(${width})` };
}

/** On paper all matches are listed. */
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

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';

/** Rows beyond the window, so that Tab finds the next one. */
const OVERSCAN = 2;

export interface WindowRows {
  /** The style sheet sets their number; 1 without a grid. */
  readonly columns: number;
  /** Entries to draw, from `from` to before `to`: complete rows. */
  readonly from: number;
  readonly to: number;
  /** Replaces the rows that are not drawn. */
  readonly padding: { readonly paddingTop: number; readonly paddingBottom: number };
  /** In pixels, as far as known. */
  readonly startOf: (row: number) => number;
  /** For the first entry of each row, with its number as `data-index`. */
  readonly refOf: (row: number) => (element: Element | null) => void;
}

export interface RowsOptions {
  readonly entries: number;
  /** In pixels. */
  readonly guess: number;
  readonly gap: number;
}

/** Virtualises a long list that scrolls with the window. */
export function useWindowRows(list: RefObject<HTMLElement | null>, { entries, guess, gap }: RowsOptions): WindowRows {
  const { columns, top } = useBox(list);
  // No compiler memoises this hook or its callers: what the list returns is read at each rendering.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: Math.ceil(entries / columns),
    estimateSize: () => guess,
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
    measureElement: exactHeight,
  });
  useEffect(() => virtual.measure(), [virtual, columns]);
  const rows = virtual.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    columns,
    from: Math.min(entries, (first?.index ?? 0) * columns),
    to: Math.min(entries, ((last?.index ?? -1) + 1) * columns),
    padding: {
      paddingTop: (first?.start ?? top) - top,
      paddingBottom: Math.max(0, virtual.getTotalSize() - ((last?.end ?? top) - top)),
    },
    startOf: (row) => (virtual.measurementsCache[row]?.start ?? top) - top,
    refOf: useRowRefs(virtual.measureElement),
  };
}

/** A rounded height would move all rows by a part of a pixel at each row that leaves, and each would be painted again. */
const exactHeight = (element: Element): number => element.getBoundingClientRect().height;

/** Columns of the grid, and its top in the page in pixels. */
function useBox(list: RefObject<HTMLElement | null>): { readonly columns: number; readonly top: number } {
  const [box, setBox] = useState({ columns: 1, top: 0 });
  useLayoutEffect(() => {
    const grid = list.current;
    if (!grid) return undefined;
    const measure = () => {
      const tracks = getComputedStyle(grid).gridTemplateColumns;
      const columns = tracks.endsWith('px') ? tracks.split(' ').length : 1;
      const top = Math.round(grid.getBoundingClientRect().top + window.scrollY);
      setBox((before) => (before.columns === columns && before.top === top ? before : { columns, top }));
    };
    measure();
    // Anything above the grid also makes its column higher.
    const observer = new ResizeObserver(measure);
    for (const box of [grid, grid.parentElement]) if (box) observer.observe(box);
    return () => observer.disconnect();
  }, [list]);
  return box;
}

/** Stable refs, so that an element is measured again only when its row changes. */
function useRowRefs(measure: (element: Element | null) => void): (row: number) => (element: Element | null) => void {
  const refs = useRef(new Map<number, (element: Element | null) => void>());
  return useCallback(
    (row) => {
      const known = refs.current.get(row);
      if (known) return known;
      const ref = (element: Element | null) => measure(element);
      refs.current.set(row, ref);
      return ref;
    },
    [measure],
  );
}

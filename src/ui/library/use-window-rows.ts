import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';

/** Rows beyond the window on either side: what Tab leads to next is there. */
const OVERSCAN = 2;

export interface WindowRows {
  /** As the style sheet makes them of the width: 1 where the list is no grid. */
  readonly columns: number;
  /** The entries to put on the page: from this one to the one before that. They begin and end with a row. */
  readonly from: number;
  readonly to: number;
  /** Takes the place of the others. */
  readonly padding: { readonly paddingTop: number; readonly paddingBottom: number };
  /** Where a row begins in the list, in pixels, as far as is known. */
  readonly startOf: (row: number) => number;
  /** For the first entry of each row, with its number as `data-index`. */
  readonly refOf: (row: number) => (element: Element | null) => void;
}

export interface RowsOptions {
  readonly entries: number;
  /** Height of a row until it is measured, and the gap between two, in pixels. */
  readonly guess: number;
  readonly gap: number;
}

/** The part of a long list that is near the window, which scrolls it. The list itself flows as if all of it were there. */
export function useWindowRows(list: RefObject<HTMLElement | null>, { entries, guess, gap }: RowsOptions): WindowRows {
  const { columns, top } = useBox(list);
  // No compiler memoises this hook or those that call it: what the list returns is read at each rendering.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: Math.ceil(entries / columns),
    estimateSize: () => guess,
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
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

/** How many columns the style sheet makes of the width, and where in the page the grid begins, in pixels. */
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
    // What stands above the grid makes its column higher.
    const observer = new ResizeObserver(measure);
    for (const box of [grid, grid.parentElement]) if (box) observer.observe(box);
    return () => observer.disconnect();
  }, [list]);
  return box;
}

/** A ref for each row that stays the same: an element that begins another row than before is measured anew. */
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

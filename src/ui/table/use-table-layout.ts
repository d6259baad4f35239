import { useLayoutSize } from '../app/layout-size.ts';

/**
 * - `wide`: map and column side by side
 * - `phone`: prompt, map, bottom sheet; the confirm button within reach of the thumb
 * - `flow`: too low for panes (a zoomed page, large text), so one column scrolls, with the map as a block in it
 */
export type TableLayout = 'wide' | 'phone' | 'flow';

export function useTableLayout(): TableLayout {
  const { narrow, low } = useLayoutSize();
  if (low.includes(559)) return 'flow';
  return narrow.includes(899) ? 'phone' : 'wide';
}

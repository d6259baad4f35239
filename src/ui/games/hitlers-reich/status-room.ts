import { useLayoutSize } from '../../app/layout-size.ts';

/** A smaller map has no room for the status boxes on it: the place of the tracks tells them. */
export function useHasStatusRoom(): boolean {
  const { narrow, low } = useLayoutSize();
  return !narrow.includes(1279) && !low.includes(699);
}

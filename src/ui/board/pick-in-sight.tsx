import { memo, useEffect } from 'react';
import type { BoardStop } from './board-steps.ts';
import { useViewport } from './map-viewport.tsx';
import { readPlaces, rectRound } from './viewport-math.ts';

/** A map no higher than this, in pixels, is a strip: what is picked in the list under it may be out of its sight. */
const STRIP = 300;
/** Round what is picked, in board units, and how much of it may be cut off before the map moves. */
const ROUND = 115;
const MAY_BE_CUT = 75;

interface PickProps {
  readonly stops: readonly BoardStop[];
}

/** In a strip, what is picked comes into sight. A press on the map itself never moves it: that place is in sight. */
export const PickInSight = memo(({ stops }: PickProps) => {
  const viewport = useViewport();
  const picked = stops.filter(({ mark }) => mark === 'chosen');
  const places = picked.map(({ x, y }) => `${x} ${y}`).join(',');
  useEffect(() => {
    if (!viewport || places === '' || viewport.box().height > STRIP) return;
    const rect = rectRound(readPlaces(places), ROUND);
    if (rect) viewport.bringIn(rect, MAY_BE_CUT);
  }, [viewport, places]);
  return null;
});
PickInSight.displayName = 'PickInSight';

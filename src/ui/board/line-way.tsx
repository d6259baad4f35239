import { memo, useEffect } from 'react';
import type { Place } from './hex-geometry.ts';
import { point } from './hex-geometry.ts';
import './line-way.css';
import { useViewport } from './map-viewport.tsx';
import { readPlaces, rectRound } from './viewport-math.ts';
import { Way, headOf, smoothLine } from './way.tsx';

/** Where a move of a suggested line leads; one place where nobody goes anywhere. */
export interface LineWay {
  /** Which move of the line it begins with, from 0. */
  readonly at: number;
  readonly places: readonly Place[];
  /** Where its number stands. */
  readonly badge: Place;
}

interface DrawnWayProps {
  readonly way: LineWay;
  readonly isAnswer: boolean;
  /** How far from the middle of its last place the arrow ends. */
  readonly short: number;
}

const HEAD = 'M-15-16L12 0L-15 16L-8 0Z';

/** An arrow with the number of its move; the list of the moves says the same in words. */
export function DrawnWay({ way: { at, places, badge }, isAnswer, short }: DrawnWayProps) {
  const head = headOf(places, short);
  return (
    <g className="line-way" data-answer={isAnswer || undefined} aria-hidden="true">
      {head && (
        <Way
          className="line-way__arrow"
          line={smoothLine([...places.slice(0, -1), head.at])}
          head={head}
          shape={HEAD}
        />
      )}
      <g transform={`translate(${point(badge)})`}>
        <circle />
        <text>{at + 1}</text>
      </g>
    </g>
  );
}

/** Round a way in board units, and how much of it may be cut off before the map moves. */
const ROUND = 90;
const MAY_BE_CUT = 40;

/** What is looked at comes into sight. */
export const WayInSight = memo(({ way: { places, badge } }: { readonly way: LineWay }) => {
  const viewport = useViewport();
  const shown = [...places, badge].map(point).join(',');
  useEffect(() => {
    const rect = rectRound(readPlaces(shown), ROUND);
    if (rect) viewport?.bringIn(rect, MAY_BE_CUT);
  }, [viewport, shown]);
  return null;
});
WayInSight.displayName = 'WayInSight';

import type { Place } from './hex-geometry.ts';
import { point } from './hex-geometry.ts';
import './line-way.css';
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

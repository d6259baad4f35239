import { memo, useEffect } from 'react';
import { type Place, point } from './hex-geometry.ts';
import './way.css';
import './line-way.css';
import { useViewport } from './map-viewport.tsx';
import { readPlaces, rectRound } from './viewport-math.ts';

interface ArrowHead {
  readonly at: Place;
  /** Degrees, clockwise from the east. */
  readonly turn: number;
}

/** The head of an arrow that ends `short` of the last of `places`; null for a way that leads nowhere. */
export function headOf(places: readonly Place[], short: number): ArrowHead | null {
  const [end, before] = [places.at(-1), places.at(-2)];
  if (!end || !before) return null;
  const along = Math.atan2(end.y - before.y, end.x - before.x);
  return {
    at: { x: end.x - Math.cos(along) * short, y: end.y - Math.sin(along) * short },
    turn: degrees(along),
  };
}

export function smoothLine(places: readonly Place[]): string {
  const [start, ...rest] = places;
  const end = rest.at(-1);
  if (!start || !end) return '';
  const bends = rest.slice(0, -1).map((place, i) => {
    const next = rest[i + 1] ?? end;
    const before = places[i] ?? start;
    const near = (to: Place): Place => ({ x: place.x + (to.x - place.x) * 0.32, y: place.y + (to.y - place.y) * 0.32 });
    return `L${point(near(before))}Q${point(place)} ${point(near(next))}`;
  });
  return `M${point(start)}${bends.join('')}L${point(end)}`;
}

export const degrees = (angle: number): number => Math.round((angle * 180) / Math.PI);

interface PathArrowProps {
  /** Sets `--way`, the colour of its side. */
  readonly className: string;
  readonly line: string;
  readonly head: ArrowHead;
  readonly shape: string;
  readonly kind?: string;
  /** The seat that moves; the arrow of a program's has the colour of its side. */
  readonly mover?: string | undefined;
  readonly isLast?: boolean;
  readonly isFaint?: boolean;
}

export const PathArrow = ({ className, line, head, shape, kind, mover, isLast, isFaint }: PathArrowProps) => (
  <g
    className={`way ${className}`}
    data-kind={kind}
    data-mover={mover}
    data-last={isLast || undefined}
    data-faint={isFaint || undefined}
  >
    <path className="way-ink" d={line} />
    <path className="way-core" d={line} />
    <path className="way-head" d={shape} transform={`translate(${point(head.at)}) rotate(${head.turn})`} />
  </g>
);

interface ArrowThroughProps extends Omit<PathArrowProps, 'line' | 'head'> {
  readonly places: readonly Place[];
  /** Board units between the tip and the last place. */
  readonly short: number;
  readonly through?: (places: readonly Place[]) => string;
}

/** An arrow through `places`; nothing for a way that leads nowhere. */
export function ArrowThrough({ places, short, through = smoothLine, ...arrow }: ArrowThroughProps) {
  const head = headOf(places, short);
  return head && <PathArrow {...arrow} line={through([...places.slice(0, -1), head.at])} head={head} />;
}

export interface LinePath {
  readonly at: number;
  readonly places: readonly Place[];
  readonly badge: Place;
}

interface DrawnPathProps {
  readonly way: LinePath;
  readonly isAnswer: boolean;
  readonly short: number;
}

const HEAD = 'M-15-16L12 0L-15 16L-8 0Z';

/** An arrow with the number of its move; the list of the moves says the same in words. */
export const DrawnPath = ({ way: { at, places, badge }, isAnswer, short }: DrawnPathProps) => (
  <g className="line-way" data-answer={isAnswer || undefined} aria-hidden="true">
    <ArrowThrough className="line-way__arrow" places={places} short={short} shape={HEAD} />
    <g transform={`translate(${point(badge)})`}>
      <circle />
      <text>{at + 1}</text>
    </g>
  </g>
);

/** Round a way in board units, and how much of it may be cut off before the map moves. */
const ROUND = 90;
const MAY_BE_CUT = 40;

export const PathInSight = memo(function PathInSight({ way: { places, badge } }: { readonly way: LinePath }) {
  const viewport = useViewport();
  const shown = [...places, badge].map(point).join(',');
  useEffect(() => {
    const rect = rectRound(readPlaces(shown), ROUND);
    if (rect) viewport?.bringIn(rect, MAY_BE_CUT);
  }, [viewport, shown]);
  return null;
});

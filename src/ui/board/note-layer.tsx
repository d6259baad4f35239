import { memo } from 'react';
import type { Drawing, MarkShape } from '../../lab/variations/notes.ts';
import { type Place, point } from './hex-geometry.ts';
import './note-layer.css';
import { PathArrow, headOf } from './path.tsx';

interface NoteLayerProps extends Drawing {
  /** The middle of a place; null for one that is not on this board. */
  readonly placeOf: (place: string) => Place | null;
  /** The mark reaches this far from there, in board units. */
  readonly radius: number;
}

const HEAD = 'M-20-14L6 0L-20 14L-13 0Z';

/** An arrow runs from rim to rim, so that no figure of a counter is under it; between neighbours it keeps half of its way. */
const RIM = 0.72;
/** From the tip of the head to the end of the line, in board units. */
const HEAD_BACK = 12;
const LEAST_SHARE = 0.25;

/** Outlines round the middle of a place, for a reach of 1: told apart by shape alone. */
const SHAPES: Readonly<Record<MarkShape, string>> = {
  ring: 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z',
  square: 'M-.86-.86H.86V.86H-.86Z',
  diamond: 'M0-1.14L1.14 0L0 1.14L-1.14 0Z',
  cross: 'M-.8-.8L.8 .8M.8-.8L-.8 .8',
};

const ASIDE = 0.24;

/** The arrows and marks of a note: ink in a light casing, in neither a side's colour nor a choice's. The note says the same in words. */
export const NoteLayer = memo(({ arrows, marks, placeOf, radius }: NoteLayerProps) => (
  <g className="note-layer" aria-hidden="true">
    {marks.map(([shape, place]) => {
      const at = placeOf(place);
      return at === null ? null : (
        <g key={`${shape} ${place}`} transform={`translate(${point(at)}) scale(${radius})`}>
          <path className="note-layer__casing" d={SHAPES[shape]} />
          <path className="note-layer__mark" d={SHAPES[shape]} />
        </g>
      );
    })}
    {arrows.map(([from, to]) => {
      const isAnswered = arrows.some(([start, end]) => start === to && end === from);
      const way = wayOf(placeOf(from), placeOf(to), radius * (isAnswered ? ASIDE : 0), radius * RIM);
      if (way === null) return null;
      const head = headOf(way, 0);
      return head ? (
        <PathArrow
          key={`${from} ${to}`}
          className="note-layer__arrow"
          line={`M${point(way[0])}L${point(headOf(way, HEAD_BACK)?.at ?? way[1])}`}
          head={head}
          shape={HEAD}
        />
      ) : null;
    })}
  </g>
));
NoteLayer.displayName = 'NoteLayer';

/** From the rim of one place to that of another, so far to the right of the straight line. */
function wayOf(from: Place | null, to: Place | null, aside: number, rim: number): readonly [Place, Place] | null {
  if (!from || !to) return null;
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  if (long === 0) return null;
  const along = { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
  const short = Math.min(rim, long * LEAST_SHARE);
  const by = { x: -along.y * aside, y: along.x * aside };
  return [
    { x: from.x + by.x + along.x * short, y: from.y + by.y + along.y * short },
    { x: to.x + by.x - along.x * short, y: to.y + by.y - along.y * short },
  ];
}

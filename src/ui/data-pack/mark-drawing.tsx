import type { Place } from '../board/hex-geometry.ts';
import type { MapMark, MarkSign } from './map-marks.ts';
import './mark-drawing.css';

/** How far what lies between two places reaches from the middle, against the way from one to the other. */
const REACH = 0.2;
/** The same of the side that two hexes share. */
const SIDE_REACH = 0.25;
const SIGNS: Readonly<Record<MarkSign, string>> = {
  gone: 'M-7-7L7 7M7-7L-7 7',
  new: 'M-9 0H9M0-9V9',
  changed: 'M-8-4H8M-8 4H8M6-9L-6 9',
  shown: '',
};

interface MarkDrawingProps {
  readonly marks: readonly MapMark[];
  readonly placeOf: (place: string) => Place;
}

/** What a pack changes on the map: a ring, or a bar between two places, with a sign. Lines are as thick at any scale. */
export function MarkDrawing({ marks, placeOf }: MarkDrawingProps) {
  return marks.map(({ thing, places: [first, second], sign, isSide }) => {
    const a = placeOf(first);
    const b = second === undefined ? null : placeOf(second);
    const middle = b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : a;
    const bar = b && barOf(b.x - a.x, b.y - a.y, isSide);
    return (
      <g key={thing} transform={`translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)})`}>
        {bar === null ? null : (
          <>
            <path className="hollow map-mark__case" d={bar} />
            <path className="hollow map-mark__bar" d={bar} />
          </>
        )}
        <g className="map-mark">
          {bar === null ? (
            <>
              <circle className="hollow map-mark__halo" r="30" />
              <circle className="hollow map-mark__ring" r="30" />
            </>
          ) : null}
          {sign === 'shown' ? null : (
            <g transform={bar === null ? 'translate(24 -24)' : undefined}>
              <circle className="map-mark__badge" r="15" />
              <path className="hollow map-mark__sign" d={SIGNS[sign]} />
            </g>
          )}
        </g>
      </g>
    );
  });
}

function barOf(across: number, down: number, isSide: boolean): string {
  const [x, y] = isSide ? [-down * SIDE_REACH, across * SIDE_REACH] : [across * REACH, down * REACH];
  return `M${(-x).toFixed(1)} ${(-y).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`;
}

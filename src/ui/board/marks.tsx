import { Fragment, memo, type ReactNode } from 'react';
import type { Mark, PlaceMark } from './board-steps.ts';
import { type Place, point } from './hex-geometry.ts';
import { MapLayer } from './map-layer.tsx';
import type { Size } from './viewport-math.ts';
import './marks.css';

export const FrontLayer = memo(({ board, path }: { readonly board: Size; readonly path: string }) => (
  <MapLayer board={board} name="front">
    <g className="mark-front">
      <path className="mark-front-ink" d={path} />
      <path className="mark-front-core" d={path} />
    </g>
  </MapLayer>
));
FrontLayer.displayName = 'FrontLayer';

interface RimProps {
  readonly path: string;
  readonly mark: Mark;
  readonly fill?: string;
  readonly isWide?: boolean;
}

/** Gold, with `fill` for its hatching: this may be chosen. White in ink: this is chosen. Cased in ink on any ground. */
export const drawRim = ({ path, mark, fill, isWide = false }: RimProps) => (
  <g className={isWide ? 'mark-rim mark-rim--wide' : 'mark-rim'} data-mark={mark}>
    <path className="mark-rim-wash" d={path} />
    {fill && <path d={path} style={{ fill }} />}
    <path className="mark-rim-casing" d={path} />
    <path className="mark-rim-line" d={path} />
  </g>
);

interface PlaceRimsProps {
  readonly marks: readonly PlaceMark[];
  readonly rimOf: (place: string, mark: Mark) => string;
  /** Paint of what may be chosen. */
  readonly hatch: string;
  /** The same of large places. */
  readonly wideHatch: string;
  /** The outline of the places in a region. */
  readonly region: string;
}

/** Rims of places. Those that may be chosen are cased together, so that neighbours do not cut into each other. */
export const PlaceRims = memo(function PlaceRims({ marks, rimOf, hatch, wideHatch, region }: PlaceRimsProps) {
  const open = marks.filter(({ mark, isInRegion }) => mark === 'legal' && !isInRegion);
  const legal = open.filter(({ isWide }) => !isWide);
  return (
    <>
      {region !== '' && drawRim({ path: region, mark: 'legal' })}
      {legal.length > 0 &&
        drawRim({ path: legal.map(({ place, mark }) => rimOf(place, mark)).join(''), mark: 'legal', fill: hatch })}
      {open.map(({ place, isWide = false }) =>
        isWide ? (
          <Fragment key={place}>
            {drawRim({ path: rimOf(place, 'chosen'), mark: 'legal', fill: wideHatch, isWide })}
          </Fragment>
        ) : null,
      )}
      {marks.map(({ place, mark }) =>
        mark === 'chosen' ? (
          <Fragment key={place}>{drawRim({ path: rimOf(place, mark), mark })}</Fragment>
        ) : (
          mark === 'refused' && <path key={place} className="mark-refused" d={rimOf(place, mark)} />
        ),
      )}
    </>
  );
});

const RADIUS = 11;

const SIGNS: Readonly<Record<Mark, string>> = {
  legal: 'M-4.8 4.8L4-4M-2.2-4.8H4.8V2.2',
  chosen: 'M-5 .4L-1.6 4.2L5.2-4.2',
  refused: 'M-6.4 6.4L6.4-6.4',
};

/** Says by a sign what the rim says by colour: arrow, tick, barred ring. */
export const drawSign = (mark: Mark, radius = RADIUS) => (
  <g className="mark-tag" data-mark={mark} transform={radius === RADIUS ? undefined : `scale(${radius / RADIUS})`}>
    <circle r={RADIUS} />
    <path d={SIGNS[mark]} />
  </g>
);

interface TagProps extends Place {
  readonly mark: Mark;
  readonly radius?: number;
}

export const drawTag = ({ x, y, mark, radius }: TagProps) => (
  <g transform={`translate(${point({ x, y })})`}>
    <g className="board-legible">{drawSign(mark, radius)}</g>
  </g>
);

interface PlaceTagsProps {
  readonly marks: readonly PlaceMark[];
  readonly tagOf: (place: string, mark: Mark) => ReactNode;
}

export const PlaceTags = memo(({ marks, tagOf }: PlaceTagsProps) =>
  marks.map(({ place, mark, isTagged }) => isTagged && <Fragment key={place}>{tagOf(place, mark)}</Fragment>),
);
PlaceTags.displayName = 'PlaceTags';

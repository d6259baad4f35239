import { useId } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { unique } from '../../engine/kits/pointing/lookup.ts';
import { point } from '../board/hex-geometry.ts';
import { headOf, smoothLine } from '../board/path.tsx';
import { Lines } from '../board/patterns.tsx';
import type { OutlineOf, PictureAbout, PlaceOf } from '../board/thumb.tsx';
import type { TurnMark } from '../table/game-table.ts';
import './turn-map.css';

type Kind = TurnMark['kind'];
/** Signs a unit without supply, in a box of 16. */
export const BROKEN_CHAIN =
  'M-2.6-3.2L-5.4-.4A3.3 3.3 0 0 0-.7 4.2L.4 3.1M2.6 3.2L5.4 .4A3.3 3.3 0 0 0 .7-4.2L-.4-3.1M-6.5-5.5L-4.5-3.8M6.5 5.5L4.5 3.8';

const KINDS = ['taken', 'cut-off', 'lost'] as const satisfies readonly Kind[];

/** The places that a piece went through, or the one place of something else. */
export type TurnWay = readonly string[];
const NO_WAYS: readonly TurnWay[] = [];

/** The subject of the map of a cover; undefined if nothing has changed, since the picture then shows the front. */
export const aboutTurn = (marks: readonly TurnMark[], ways: readonly TurnWay[] = NO_WAYS): PictureAbout | undefined =>
  marks.length === 0 && ways.length === 0
    ? undefined
    : {
        places: [...marks.map(({ place }) => place), ...ways.flat()],
        ways,
        drawGround: (outlineOf) => (
          <>
            <TurnGround marks={marks} outlineOf={outlineOf} />
            <path
              className="hollow turn-map__place"
              d={ways.map(([place = ''], at) => (ways[at]?.length === 1 ? outlineOf(place) : '')).join('')}
            />
          </>
        ),
        draw: (placeOf) => (
          <>
            <TurnArrows ways={ways} placeOf={placeOf} />
            <TurnSigns marks={marks} placeOf={placeOf} />
          </>
        ),
      };

/** The same in a few hundred pixels. */
export const aboutStill = (marks: readonly TurnMark[], ways: readonly TurnWay[]): PictureAbout | undefined =>
  marks.length === 0 && ways.length === 0
    ? undefined
    : {
        places: [...marks.map(({ place }) => place), ...ways.flat()],
        draw: (placeOf) => (
          <>
            <TurnArrows ways={ways} placeOf={placeOf} />
            <TurnSigns marks={marks} placeOf={placeOf} />
          </>
        ),
      };

/** A march that ends short of its last place leaves the piece there in sight. */
const SHORT = 34;
const HEAD = 'M0 0L-26-17L-20 0L-26 17Z';

interface TurnArrowsProps {
  readonly ways: readonly TurnWay[];
  readonly placeOf: PlaceOf;
}

const TurnArrows = ({ ways, placeOf }: TurnArrowsProps) =>
  ways.map((way) => {
    const places = way.map(placeOf);
    const head = headOf(places, SHORT);
    if (!head) return null;
    const line = smoothLine([...places.slice(0, -1), head.at]);
    return (
      <g key={way.join()} data-mark="march">
        <path className="hollow turn-map__way-case" d={line} />
        <path className="hollow turn-map__way" d={line} />
        <path className="turn-map__head" d={HEAD} transform={`translate(${point(head.at)}) rotate(${head.turn})`} />
      </g>
    );
  });

const pathOf = (marks: readonly TurnMark[], outlineOf: OutlineOf): string =>
  marks.map(({ place }) => outlineOf(place)).join('');

interface TurnGroundProps {
  readonly marks: readonly TurnMark[];
  readonly outlineOf: OutlineOf;
}

/** Ground that was taken, in the colour of its new holder, and rings round pockets. */
function TurnGround({ marks, outlineOf }: TurnGroundProps) {
  const id = useId();
  const taken = marks.filter((mark) => mark.kind === 'taken');
  const ground = pathOf(taken, outlineOf);
  const pockets = pathOf(
    marks.filter(({ kind }) => kind === 'cut-off'),
    outlineOf,
  );
  return (
    <>
      <Lines id={`${id}hatch`} pitch={11} width={3.4} turn={45} className="turn-map__hatch" />
      <OuterRim id={`${id}ground`} path={ground} />
      <OuterRim id={`${id}ring`} path={pockets} />
      {unique(taken.map(({ to }) => to)).map((to) => (
        <path
          key={to}
          className={`turn-map__tint side-${to}`}
          d={pathOf(
            taken.filter((mark) => mark.to === to),
            outlineOf,
          )}
        />
      ))}
      <path d={ground} fill={`url(#${id}hatch)`} />
      <g mask={`url(#${id}ground)`}>
        <path className="hollow turn-map__rim" d={ground} />
      </g>
      <g mask={`url(#${id}ring)`}>
        <path className="hollow turn-map__ring-case" d={pockets} />
        <path className="hollow turn-map__ring" d={pockets} />
      </g>
    </>
  );
}

/** Keeps of a line round several places only the part outside of all of them, so that neighbours share one rim. */
const OuterRim = ({ id, path }: { readonly id: string; readonly path: string }) => (
  <mask id={id} maskUnits="userSpaceOnUse" x="-500" y="-500" width="6000" height="6000">
    <rect className="turn-map__shown" x="-500" y="-500" width="6000" height="6000" />
    <path className="turn-map__hidden" d={path} />
  </mask>
);

interface TurnSignsProps {
  readonly marks: readonly TurnMark[];
  readonly placeOf: PlaceOf;
}

/** A cross where pieces were eliminated, a broken chain where units are cut off. */
const TurnSigns = ({ marks, placeOf }: TurnSignsProps) =>
  marks.map((mark) => {
    if (mark.kind === 'taken') return null;
    const { x, y } = placeOf(mark.place);
    return (
      <g key={`${mark.kind} ${mark.place}`} transform={`translate(${x} ${y})`} data-mark={mark.kind}>
        {mark.kind === 'lost' ? <LostSign n={mark.n} /> : <CutOffSign />}
      </g>
    );
  });

const LostSign = ({ n }: { readonly n: number }) => (
  <g className="turn-map__lost">
    <circle className="turn-map__disc" r="13" />
    <path className="hollow turn-map__cross" d="M-5.5-5.5L5.5 5.5M5.5-5.5L-5.5 5.5" />
    <circle className="turn-map__count-disc" cx="11" cy="-11" r="8.5" />
    <text className="turn-map__count" x="11" y="-6.8">
      {n}
    </text>
  </g>
);

const CutOffSign = () => (
  <g className="turn-map__cut-off">
    <circle className="turn-map__disc" r="9" />
    <path className="hollow turn-map__chain" d={BROKEN_CHAIN} />
  </g>
);

/** Explains the signs of the map; hidden from screen readers with it, since the lines tell the same. */
export function TurnLegend({ marks }: { readonly marks: readonly TurnMark[] }) {
  const { t } = useT();
  const kinds = KINDS.filter((kind) => marks.some((mark) => mark.kind === kind));
  if (kinds.length === 0) return null;
  return (
    <p className="line wrap gap-18 card t-small turn-legend">
      {kinds.map((kind) => (
        <span key={kind} className="inline gap-6">
          <svg className="rigid turn-legend__sign" viewBox="0 0 22 14">
            {kind === 'taken' ? (
              <rect className="turn-legend__ground" x="2" y="1" width="18" height="12" rx="1" />
            ) : kind === 'cut-off' ? (
              <path className="hollow turn-legend__ring" d="M1 7H21" />
            ) : (
              <path className="hollow turn-map__cross" d="M6 2L16 12M16 2L6 12" />
            )}
          </svg>
          {t(`table.cover.map.${kind}`)}
        </span>
      ))}
    </p>
  );
}

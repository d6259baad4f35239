import { memo, useMemo, useId } from 'react';
import { FrontLayer } from '../../../board/marks.tsx';
import { PrintedMap, MapLayer } from '../../../board/map-layer.tsx';
import type { HrScene } from '../lookup.ts';
import { DrawingLayer, LandLayer, SeaLayer, groundOf } from './ground.tsx';
import { BOARD, layoutOf, SEA_IDS, type Layout } from './layout.ts';
import { hostilityIn } from './marks.tsx';
import type { PrintedName } from './names.ts';
import type { HrFacts } from '../../../../engine/games/hitlers-reich/facts.ts';
import { makeIndex } from '../../../../engine/kits/pointing/lookup.ts';
import { Lines, idsWith, paint } from '../../../board/patterns.tsx';
import { SHAPES, type Place, frontPath } from './shapes.ts';
import { PrintLayer } from './print-layer.tsx';
import './palette.css';
import './board.css';

interface HrMapProps extends HrScene {
  readonly names: readonly PrintedName[];
}

/** All that is printed, with whose land it is between water and borders. */
export const HrMap = memo(function HrMap({ facts, view, names }: HrMapProps) {
  const front = useMemo(() => frontPath(layoutOf(facts).paths.borders, hostilityIn({ facts, view })), [facts, view]);
  return (
    <PrintedMap>
      <SeaLayer />
      <LandLayer facts={facts} view={view} />
      <DrawingLayer paths={layoutOf(facts).paths} />
      <OwnLayer facts={facts} view={view} />
      <FrontLayer board={BOARD} path={front} />
      <PrintLayer facts={facts} names={names} />
    </PrintedMap>
  );
});

interface MapChanges {
  readonly layout: Layout;
  readonly areas: readonly string[];
  readonly zones: readonly string[];
  /** MapChanges seas that are not on the map. */
  readonly gone: string;
  /** Links that no common border shows, from inside the one space to inside the other. */
  readonly ways: readonly { readonly key: string; readonly line: string }[];
  /** Common borders that may not be crossed. */
  readonly closed: readonly Place[];
}

const pairOf = (a: string, b: string): string => [a, b].toSorted().join(' ');
const CLOSED_PAIRS: ReadonlySet<string> = new Set(SHAPES.corners.map(({ a, b }) => pairOf(a, b)));
/** So far into a space a way goes, as a share of the circle round its middle. */
const INTO = 0.72;

/** A line from circle to circle; null if they meet. */
function lineBetween({ middleOf, shapeOf }: Layout, a: string, b: string): string | null {
  const [[fromX, fromY], [toX, toY]] = [middleOf(a), middleOf(b)];
  const far = Math.hypot(toX - fromX, toY - fromY);
  const into = (id: string): number => {
    const { radius = 0, rings = [] } = shapeOf(id) ?? {};
    return rings.length === 0 ? radius : radius * INTO;
  };
  const [leaves, arrives] = [into(a), into(b)];
  if (far <= leaves + arrives) return null;
  const at = (along: number): string =>
    `${Math.round(fromX + ((toX - fromX) * along) / far)} ${Math.round(fromY + ((toY - fromY) * along) / far)}`;
  return `M${at(leaves)}L${at(far - arrives)}`;
}

export const drawnOf = makeIndex((facts: HrFacts): MapChanges => {
  const layout = layoutOf(facts);
  const { borders } = layout.paths;
  const drawnPairs = new Set([...borders, ...SHAPES.crossings].map(({ a, b }) => pairOf(a, b)));
  const own = (spaces: HrFacts['areas']) =>
    spaces.flatMap(({ id, place }) => (place && !layout.isDrawn(id) ? [id] : []));
  const there = new Set([...facts.areas, ...facts.zones].map(({ id }) => id));
  const linked = new Set(facts.edges.map(({ a, b }) => pairOf(a, b)));
  return {
    layout,
    areas: own(facts.areas),
    zones: own(facts.zones),
    gone: SEA_IDS.filter((id) => !there.has(id))
      .map(layout.outlineOf)
      .join(''),
    ways: facts.edges.flatMap(({ a, b }) => {
      const line = drawnPairs.has(pairOf(a, b)) ? null : lineBetween(layout, a, b);
      return line === null ? [] : [{ key: pairOf(a, b), line }];
    }),
    closed: borders.flatMap(({ a, b, middle }) => {
      const isShut = there.has(a) && there.has(b) && !linked.has(pairOf(a, b)) && !CLOSED_PAIRS.has(pairOf(a, b));
      return isShut ? [middle] : [];
    }),
  };
});

export const hasOwn = ({ areas, zones, gone, ways, closed }: MapChanges): boolean =>
  areas.length + zones.length + ways.length + closed.length > 0 || gone !== '';

/** Spaces, links and closed borders of a data pack, over the drawn map; nothing with the map as it is drawn. */
const OwnLayer = memo(function OwnLayer({ facts, view }: HrScene) {
  const ids = idsWith(useId());
  const drawn = drawnOf(facts);
  if (!hasOwn(drawn)) return null;
  const { layout, areas, zones, gone, ways, closed } = drawn;
  return (
    <MapLayer board={BOARD} name="own">
      <defs>
        <Lines id={ids('axis')} pitch={6} width={1} turn={45} className="sheet-engraving side-axis" />
        <Lines id={ids('soviet')} pitch={6} width={1} className="sheet-engraving side-soviet" />
      </defs>
      <path className="hr-off-sea" d={gone} />
      <g className="hr-crossing">
        {ways.map(({ key, line }) => (
          <g key={key}>
            <path className="hr-crossing-casing" d={line} />
            <path className="hr-crossing-line hr-own-way" d={line} />
          </g>
        ))}
      </g>
      {zones.map((id) => (
        <path key={id} className="hr-own-sea" d={layout.outlineOf(id)} />
      ))}
      {areas.map((id) => {
        const ground = groundOf({ facts, view }, id);
        return (
          <g key={id}>
            <path className={`sheet-ground side-${ground}`} d={layout.outlineOf(id)} />
            {ground === 'axis' || ground === 'soviet' ? (
              <path d={layout.outlineOf(id)} fill={paint(ids, ground)} />
            ) : null}
            <path className="hollow hr-border-national" d={layout.outlineOf(id)} />
          </g>
        );
      })}
      {closed.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="hr-corner" cx={x} cy={y} r="4.2" />
      ))}
    </MapLayer>
  );
});

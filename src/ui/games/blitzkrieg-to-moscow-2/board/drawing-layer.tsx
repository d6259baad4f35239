import { memo, useId } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { AREAS } from '../lookup.ts';
import type { AreaId, HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { sidesPath } from '../../../board/hex-geometry.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import { Lines, idsWith, paint } from '../../../board/patterns.tsx';
import { Frame, Shade, WaterSides } from '../../../board/sheet-parts.tsx';
import { BOARD, areaApron, areaBand, areaEdge, areaOutline, hexOutline, hexSideOf } from './layout.ts';
import { SHAPES } from './shapes.ts';
import { hasDrawnRivers } from './shipped-map.ts';
import './palette.css';
import './drawing-layer.css';

/** Printed over the ground, but for words: grid, what the rules see on hexsides, rear areas, frame. */
export const DrawingLayer = memo(({ facts }: { readonly facts: BtmFacts }) => {
  const ids = idsWith(useId());
  const grid = facts.hexes.map((hex) => hexOutline(hex.id)).join('');
  return (
    <MapLayer board={BOARD} name="drawing">
      <defs>
        <Lines id={ids('german')} pitch={9} width={1.6} turn={-45} className="btm-area-line side-german" />
        <Lines id={ids('soviet')} pitch={9} width={1.6} className="btm-area-line side-soviet" />
      </defs>
      <path className="outlined btm-grid-light" d={grid} />
      <path className="outlined btm-grid" d={grid} />
      <RuleSides facts={facts} />
      <Shade size={BOARD} />
      {AREAS.map((area) => {
        const { side, adjacentHexes } = facts.areas[area];
        const apron = areaApron(area, adjacentHexes);
        return (
          <g key={area} className={`side-${side} btm-side-${side}`} data-area={area}>
            <path className="btm-apron" d={apron} />
            <path d={apron} fill={paint(ids, side)} />
            <path className="hollow btm-area-place" d={areaOutline(area)} />
            <rect className="btm-area-shadow" {...areaBand(area)} transform="translate(3 4)" />
            <rect className="btm-area-band" {...areaBand(area)} />
          </g>
        );
      })}
      <Frame size={BOARD} />
    </MapLayer>
  );
});
DrawingLayer.displayName = 'DrawingLayer';

/** Romania ends west of the Prut, which is a river of the rules. */
const WEST_OF_PRUT = -10.5;

/** The frontier of 22 June 1941 along the hexes that a rear area touches. */
function frontierOf(area: AreaId, facts: BtmFacts): string {
  const aside = area === 'R' ? WEST_OF_PRUT : 0;
  return sidesPath(
    areaEdge(facts.areas[area].adjacentHexes).map(([from, to]) => [
      { x: from.x + aside, y: from.y },
      { x: to.x + aside, y: to.y },
    ]),
  );
}

/** What the rules see on hexsides: rivers (§11.3.4), water without a crossing, and where the rear areas begin (§2.1.2). */
function RuleSides({ facts }: { readonly facts: BtmFacts }) {
  const between = (pair: readonly [HexId, HexId]) => hexSideOf(...pair);
  const waters = sidesPath(facts.waters.map((water) => between(water.between)));
  const start = (['N', 'C', 'S', 'R'] as const).map((area) => frontierOf(area, facts));
  // Drawn by hand for the shipped map; along the hexsides for any other.
  const rivers = hasDrawnRivers(facts) ? SHAPES.rivers : sidesPath(facts.rivers.map((river) => between(river.between)));
  return (
    <g className="drawn">
      <path className="btm-edge-german" d={start.join('')} />
      <path className="btm-edge-german-light" d={start.join('')} />
      <path className="btm-edge-soviet" d={sidesPath(areaEdge(facts.areas.E.adjacentHexes, 'east'))} />
      <path className="btm-river-bank" d={rivers} />
      <path className="btm-river-casing" d={rivers} />
      <path className="btm-river" d={rivers} />
      <path className="btm-river-light" d={rivers} />
      <WaterSides path={waters} />
    </g>
  );
}

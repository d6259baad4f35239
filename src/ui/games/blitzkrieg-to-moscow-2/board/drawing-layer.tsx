import { memo, useId } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { AREAS } from '../lookup.ts';
import type { HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { sidesPath } from '../../../board/hex-geometry.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import { Lines, idsWith, paint } from '../../../board/patterns.tsx';
import { Relief } from '../../../board/relief.tsx';
import { Frame, Paper, Shade, WaterSides } from '../../../board/sheet-parts.tsx';
import { puddles, reeds, treeCrowns, treeShades, treeTrunks } from './glyphs.ts';
import { BOARD, areaApron, areaBox, areaEdge, areaOutline, hexCentre, hexOutline, hexSideOf } from './layout.ts';
import { SHAPES } from './shapes.ts';
import { Town } from './town.tsx';
import './palette.css';
import './drawing-layer.css';

/** Everything printed but words: water, terrain, coast, grid, rear areas, frame. Drawn once; what changes lies above and below it. */
export const DrawingLayer = memo(({ facts }: { readonly facts: BtmFacts }) => {
  const ids = idsWith(useId());
  return (
    <MapLayer board={BOARD} name="drawing">
      <defs>
        <clipPath id={ids('land')}>
          <path d={SHAPES.coast} />
        </clipPath>
        <Lines id={ids('german')} pitch={6} width={1.1} turn={-45} className="btm-area-line side-german" />
        <Lines id={ids('soviet')} pitch={6} width={1.1} className="btm-area-line side-soviet" />
      </defs>
      <g clipPath={paint(ids, 'land')}>
        <path className="outlined sheet-shore" d={SHAPES.coast} />
        <path className="drawn btm-stream" d={SHAPES.rivers.small} />
        <path className="drawn btm-stream btm-stream-great" d={SHAPES.rivers.great} />
      </g>
      <path className="sheet-lake" d={SHAPES.lakes} />
      <Cover />
      <Relief mountains={SHAPES.mountains} />
      <path className="outlined sheet-coast" d={SHAPES.coast} />
      <Paper size={BOARD} />
      <path className="outlined btm-grid" d={facts.hexes.map((hex) => hexOutline(hex.id)).join('')} />
      <RuleSides facts={facts} />
      {facts.cities.map(({ hex, supplyCity }) => (
        <Town key={hex} {...hexCentre(hex)} isSupply={supplyCity} />
      ))}
      <Shade size={BOARD} />
      {AREAS.map((area) => {
        const { side, adjacentHexes } = facts.areas[area];
        const { x, y, width: wide, height: high } = areaBox(area);
        return (
          <g key={area} className={`side-${side} btm-side-${side}`}>
            <path className="btm-apron" d={areaApron(area, adjacentHexes)} />
            <path className="btm-area-paper" d={areaOutline(area)} />
            <path d={areaOutline(area)} fill={paint(ids, side)} />
            <path className="hollow btm-area-frame" d={areaOutline(area)} />
            <rect className="hollow btm-area-rule" x={x + 5} y={y + 5} width={wide - 10} height={high - 10} />
          </g>
        );
      })}
      <Frame size={BOARD} />
    </MapLayer>
  );
});
DrawingLayer.displayName = 'DrawingLayer';

const Cover = () => (
  <g className="btm-cover">
    <path className="hollow btm-trunk" d={treeTrunks(SHAPES.trees)} />
    <path className="btm-tree" d={treeCrowns(SHAPES.trees)} />
    <path className="btm-tree-shade" d={treeShades(SHAPES.trees)} />
    <path className="hollow btm-puddle" d={puddles(SHAPES.reeds)} />
    <path className="hollow btm-reeds" d={reeds(SHAPES.reeds)} />
  </g>
);

/** What the rules see on hexsides: rivers (§11.3.4), water without a crossing, and where the rear areas begin (§2.1.2). */
function RuleSides({ facts }: { readonly facts: BtmFacts }) {
  const between = (pair: readonly [HexId, HexId]) => hexSideOf(...pair);
  const rivers = sidesPath([
    ...facts.rivers.map((river) => between(river.between)),
    ...areaEdge(facts.areas.R.adjacentHexes),
  ]);
  const waters = sidesPath(facts.waters.map((water) => between(water.between)));
  const start = (['N', 'C', 'S'] as const).map((area) => sidesPath(areaEdge(facts.areas[area].adjacentHexes)));
  return (
    <g className="drawn">
      <path className="btm-edge-german" d={start.join('')} />
      <path className="btm-edge-soviet" d={sidesPath(areaEdge(facts.areas.E.adjacentHexes, 'east'))} />
      <path className="btm-river-casing" d={rivers} />
      <path className="btm-river" d={rivers} />
      <WaterSides path={waters} />
    </g>
  );
}

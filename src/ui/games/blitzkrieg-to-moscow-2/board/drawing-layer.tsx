import { memo, useId } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { AREAS } from '../things.ts';
import type { HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { point } from '../../../map/hex-geometry.ts';
import type { Place } from '../../../map/hex-geometry.ts';
import { MapLayer } from '../../../map/map-layer.tsx';
import { Lines, idsWith, paint } from '../../../map/patterns.tsx';
import { Relief } from '../../../map/relief.tsx';
import { puddles, reeds, treeCrowns, treeShades, treeTrunks } from './glyphs.ts';
import { BOARD, areaApron, areaBox, areaEdge, areaOutline, hexCentre, hexOutline, hexSideOf } from './layout.ts';
import { SHAPES } from './shapes.ts';
import { Town } from './town.tsx';
import './drawing-layer.css';

type Sides = readonly (readonly [Place, Place])[];

/** Everything printed but words: water, terrain, coast, grid, rear areas, frame. Drawn once; what changes lies above and below it. */
export const DrawingLayer = memo(({ facts }: { readonly facts: BtmFacts }) => {
  const ids = idsWith(useId());
  const { width, height } = BOARD;
  return (
    <MapLayer board={BOARD} name="drawing">
      <defs>
        <clipPath id={ids('land')}>
          <path d={SHAPES.coast} />
        </clipPath>
        <pattern id={ids('grain')} width="256" height="256" patternUnits="userSpaceOnUse">
          <image href={`${import.meta.env.BASE_URL}paper.png`} width="256" height="256" />
        </pattern>
        <radialGradient id={ids('vignette')} cx="0.5" cy="0.5" r="0.74">
          <stop offset="0.62" className="btm-vignette-none" />
          <stop offset="1" className="btm-vignette" />
        </radialGradient>
        <Lines id={ids('german')} pitch={6} width={1.1} turn={-45} className="btm-area-line-german" />
        <Lines id={ids('soviet')} pitch={6} width={1.1} className="btm-area-line-soviet" />
      </defs>
      <g clipPath={paint(ids, 'land')}>
        <path className="btm-shore" d={SHAPES.coast} />
        <path className="btm-stream" d={SHAPES.rivers.small} />
        <path className="btm-stream btm-stream-great" d={SHAPES.rivers.great} />
      </g>
      <path className="btm-lake" d={SHAPES.lakes} />
      <Cover />
      <Relief mountains={SHAPES.mountains} />
      <path className="btm-coast" d={SHAPES.coast} />
      <rect width={width} height={height} fill={paint(ids, 'grain')} opacity="0.16" />
      <path className="btm-grid" d={facts.hexes.map((hex) => hexOutline(hex.id)).join('')} />
      <RuleSides facts={facts} />
      {facts.cities.map(({ hex, supplyCity }) => (
        <Town key={hex} {...hexCentre(hex)} isSupply={supplyCity} />
      ))}
      <rect width={width} height={height} fill={paint(ids, 'vignette')} />
      {AREAS.map((area) => {
        const { side, adjacentHexes } = facts.areas[area];
        const { x, y, width: wide, height: high } = areaBox(area);
        return (
          <g key={area} className={`btm-area btm-area-${side}`}>
            <path className="btm-apron" d={areaApron(area, adjacentHexes)} />
            <path className="btm-area-paper" d={areaOutline(area)} />
            <path d={areaOutline(area)} fill={paint(ids, side)} />
            <path className="btm-area-frame" d={areaOutline(area)} />
            <rect className="btm-area-rule" x={x + 5} y={y + 5} width={wide - 10} height={high - 10} />
          </g>
        );
      })}
      <rect className="btm-frame-outer" x="6" y="6" width={width - 12} height={height - 12} />
      <rect className="btm-frame-inner" x="14.5" y="14.5" width={width - 29} height={height - 29} />
    </MapLayer>
  );
});
DrawingLayer.displayName = 'DrawingLayer';

const Cover = () => (
  <g className="btm-cover">
    <path className="btm-trunk" d={treeTrunks(SHAPES.trees)} />
    <path className="btm-tree" d={treeCrowns(SHAPES.trees)} />
    <path className="btm-tree-shade" d={treeShades(SHAPES.trees)} />
    <path className="btm-puddle" d={puddles(SHAPES.reeds)} />
    <path className="btm-reeds" d={reeds(SHAPES.reeds)} />
  </g>
);

/** What the rules see on hexsides: rivers (§11.3.4), water without a crossing, and where the rear areas begin (§2.1.2). */
function RuleSides({ facts }: { readonly facts: BtmFacts }) {
  const between = (pair: readonly [HexId, HexId]) => hexSideOf(...pair);
  const rivers = pathOf([
    ...facts.rivers.map((river) => between(river.between)),
    ...areaEdge(facts.areas.R.adjacentHexes),
  ]);
  const waters = pathOf(facts.waters.map((water) => between(water.between)));
  const start = (['N', 'C', 'S'] as const).map((area) => pathOf(areaEdge(facts.areas[area].adjacentHexes)));
  return (
    <g className="btm-rule-sides">
      <path className="btm-edge-german" d={start.join('')} />
      <path className="btm-edge-soviet" d={pathOf(areaEdge(facts.areas.E.adjacentHexes, 'east'))} />
      <path className="btm-river-casing" d={rivers} />
      <path className="btm-river" d={rivers} />
      <path className="btm-water-side-bar" d={waters} />
      <path className="btm-water-side-rungs" d={waters} />
    </g>
  );
}

const pathOf = (sides: Sides): string => sides.map(([from, to]) => `M${point(from)}L${point(to)}`).join('');

import { memo, useId } from 'react';
import type { BtmFacts, Terrain } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { EngravedGround } from '../../../board/hex/sheet.tsx';
import { idsWith, paint, Lines } from '../../../board/patterns.tsx';
import { Engraving, Frame, Shade, WaterSides } from '../../../board/sheet-parts.tsx';
import { GROUND, SAMPLES, SHAPES } from './shapes.ts';
import {
  BOARD,
  hexCentre,
  hexOutline,
  areaApron,
  areaBand,
  areaEdge,
  areaOutline,
  HEX_LAYOUT,
  outlines,
} from './layout.ts';
import './palette.css';
import './ground-layer.css';
import { AREAS } from '../lookup.ts';
import type { AreaId, HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { sidesPath } from '../../../board/hex-geometry.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import './drawing-layer.css';

const TINTED = ['forest', 'marsh', 'mountain', 'city'] as const satisfies readonly Terrain[];

export const GroundLayer = memo(function GroundLayer({ facts }: { readonly facts: BtmFacts }) {
  const hexesOf = (terrain: Terrain | null): string =>
    outlines(facts.hexes.flatMap((hex) => (terrain === null || hex.terrain === terrain ? hex.id : [])));
  return (
    <EngravedGround
      board={BOARD}
      coast={SHAPES.coast}
      widths={GROUND}
      flat={
        <>
          <path className="ground-land" d={hexesOf(null)} />
          {TINTED.map((terrain) => (
            <path key={terrain} className={`btm-tint-${terrain}`} d={hexesOf(terrain)} />
          ))}
        </>
      }
    >
      <Repainted facts={facts} />
    </EngravedGround>
  );
});

/** Hexes to which a data pack gives other ground than the picture has: a hex with that ground is drawn there. */
function Repainted({ facts }: { readonly facts: BtmFacts }) {
  const ids = idsWith(useId());
  const hexes = repainted(facts);
  if (hexes.length === 0) return null;
  return (
    <>
      <defs>
        {[...new Set(hexes.map(({ terrain }) => terrain))].map((terrain) => (
          <clipPath key={terrain} id={ids(terrain)}>
            <path d={hexOutline(SAMPLES[terrain])} />
          </clipPath>
        ))}
      </defs>
      {hexes.map(({ id, terrain }) => {
        const [from, to] = [hexCentre(SAMPLES[terrain]), hexCentre(id)];
        return (
          <g key={id} transform={`translate(${to.x - from.x} ${to.y - from.y})`}>
            <g clipPath={paint(ids, terrain)}>
              <rect className="ground-land" width={BOARD.width} height={BOARD.height} />
              <Engraving size={BOARD} widths={GROUND} />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** Printed over the ground, but for words: grid, what the rules see on hexsides, rear areas, frame. */
export const DrawingLayer = memo(function DrawingLayer({ facts }: { readonly facts: BtmFacts }) {
  const ids = idsWith(useId());
  const grid = outlines(facts.hexes.map(({ id }) => id));
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

/** The hexsides of the rules: rivers (§11.3.4), water without a crossing, and the edges of the rear areas (§2.1.2). */
function RuleSides({ facts }: { readonly facts: BtmFacts }) {
  const sidesOf = (rules: readonly { readonly between: readonly [HexId, HexId] }[]): string =>
    HEX_LAYOUT.sidesOf(rules.map(({ between }) => between));
  const start = (['N', 'C', 'S', 'R'] as const).map((area) => frontierOf(area, facts));
  // The shipped map has rivers drawn by hand; any other has them along the hexsides.
  const rivers = hasDrawnRivers(facts) ? SHAPES.rivers : sidesOf(facts.rivers);
  return (
    <g className="drawn">
      <path className="btm-edge-german" d={start.join('')} />
      <path className="btm-edge-german-light" d={start.join('')} />
      <path className="btm-edge-soviet" d={sidesPath(areaEdge(facts.areas.E.adjacentHexes, 'east'))} />
      <path className="btm-river-bank" d={rivers} />
      <path className="btm-river-casing" d={rivers} />
      <path className="btm-river" d={rivers} />
      <path className="btm-river-light" d={rivers} />
      <WaterSides path={sidesOf(facts.waters)} />
    </g>
  );
}

/** The picture of the ground shows the shipped map; a data pack may have another one. */
type Map = Pick<BtmFacts, 'hexes' | 'rivers' | 'drawn'>;

const riversOf = (rivers: BtmFacts['drawn']['rivers']): string =>
  rivers
    .map(({ between }) => between.toSorted().join('-'))
    .toSorted()
    .join(' ');

/** Hexes whose ground is not the one of the picture. */
function repainted({ hexes, drawn }: Map): BtmFacts['hexes'] {
  const ground = new Map(drawn.hexes.map(({ id, terrain }) => [id, terrain]));
  return hexes.filter(({ id, terrain }) => ground.get(id) !== terrain);
}

const hasDrawnRivers = ({ rivers, drawn }: Map): boolean => riversOf(rivers) === riversOf(drawn.rivers);

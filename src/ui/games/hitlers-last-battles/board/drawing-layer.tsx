import { memo, useId } from 'react';
import type { HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import { sidesPath } from '../../../board/hex-geometry.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import { idsWith, paint } from '../../../board/patterns.tsx';
import { Frame, Paper, Shade, WaterSides } from '../../../board/sheet-parts.tsx';
import { BOARD, hexSideOf, outlineOf } from './layout.ts';
import { SHAPES } from './shapes.ts';

/** What must be sharp of the print: rivers of the rules, lakes, coast, grid, frame. The rest is in the picture of the ground. */
export const DrawingLayer = memo(({ facts }: { readonly facts: HlbFacts }) => {
  const ids = idsWith(useId());
  const playable = facts.hexes.filter((hex) => hex.playable).map((hex) => outlineOf(hex.id));
  const closed = facts.hexes.filter((hex) => !hex.playable).map((hex) => outlineOf(hex.id));
  return (
    <MapLayer board={BOARD} name="drawing">
      <defs>
        <clipPath id={ids('land')}>
          <path d={SHAPES.coast} />
        </clipPath>
      </defs>
      <g clipPath={paint(ids, 'land')}>
        <path className="outlined sheet-shore" d={SHAPES.coast} />
        <g className="drawn">
          <path className="hlb-river-ruled-casing" d={SHAPES.rivers} />
          <path className="hlb-river-ruled" d={SHAPES.rivers} />
        </g>
        <path className="sheet-lake" d={SHAPES.lakes} />
      </g>
      <path className="outlined sheet-coast" d={SHAPES.coast} />
      <Paper size={BOARD} />
      <path className="hollow hlb-grid-closed" d={closed.join('')} />
      <path className="outlined hlb-grid" d={playable.join('')} />
      <WaterSides path={closedSides(facts)} />
      <Shade size={BOARD} />
      <Frame size={BOARD} />
    </MapLayer>
  );
});
DrawingLayer.displayName = 'DrawingLayer';

/** Hexsides closed by water between two hexes of land (§7.2). */
const closedSides = (facts: HlbFacts): string => sidesPath(facts.seaHexsides.map(({ a, b }) => hexSideOf(a, b)));

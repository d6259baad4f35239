import { memo, useId } from 'react';
import type { HexFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import { MapLayer } from '../../../map/map-layer.tsx';
import { BOARD, outlineOf } from './layout.ts';
import { Lines, idsWith, paint } from '../../../map/patterns.tsx';
import { SHAPES } from './shapes.ts';

/** Water lines, widest first (look.md §6): breadth in board units and strength. */
const WATER_LINES = [
  [30, 0.13],
  [20, 0.17],
  [12, 0.22],
  [6, 0.32],
] as const;

/** Sea and bare land. Nothing on it ever changes. */
export const GroundLayer = memo(({ hexes }: { readonly hexes: readonly HexFacts[] }) => {
  const ids = idsWith(useId());
  const closed = hexes.filter((hex) => hex.terrain === 'impassable').map((hex) => landOf(hex.id));
  return (
    <MapLayer board={BOARD} name="ground">
      <defs>
        <linearGradient id={ids('sea')} x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" className="hlb-sea-high" />
          <stop offset="1" className="hlb-sea-deep" />
        </linearGradient>
        <Lines id={ids('closed')} pitch={9} width={1.3} turn={-45} className="hlb-closed-line" />
      </defs>
      <rect width={BOARD.width} height={BOARD.height} fill={paint(ids, 'sea')} />
      <g className="hlb-water-lines">
        {WATER_LINES.map(([width, strength]) => (
          <path key={width} d={SHAPES.coast} strokeWidth={width} strokeOpacity={strength} />
        ))}
      </g>
      <path className="hlb-land" d={SHAPES.coast} />
      <path className="hlb-closed" d={closed.join('')} />
      <path d={closed.join('')} fill={paint(ids, 'closed')} />
    </MapLayer>
  );
});
GroundLayer.displayName = 'GroundLayer';

/** The land of a hex: its coast where it has one, else the whole hexagon; nothing of a hex that is all sea. */
export const landOf = (hex: string): string =>
  SHAPES.coastalLand[hex] ?? (SHAPES.landShare[hex] === 0 ? '' : outlineOf(hex));

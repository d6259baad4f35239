import { memo, useId } from 'react';
import type { HexFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import { Lines, idsWith, paint } from '../../../board/patterns.tsx';
import { Sea } from '../../../board/sheet-parts.tsx';
import { BOARD, outlineOf } from './layout.ts';
import { SHAPES } from './shapes.ts';

/** Sea and bare land. Nothing on it ever changes. */
export const GroundLayer = memo(({ hexes }: { readonly hexes: readonly HexFacts[] }) => {
  const ids = idsWith(useId());
  const closed = hexes.filter((hex) => hex.terrain === 'impassable').map((hex) => landOf(hex.id));
  return (
    <MapLayer board={BOARD} name="ground">
      <Sea size={BOARD} coast={SHAPES.coast} />
      <defs>
        <Lines id={ids('closed')} pitch={9} width={1.3} turn={-45} className="hlb-closed-line" />
      </defs>
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

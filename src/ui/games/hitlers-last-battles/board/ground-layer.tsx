import { memo, useId } from 'react';
import type { HexFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import { EngravedGround } from '../../../board/engraved-ground.tsx';
import { Lines, idsWith, paint } from '../../../board/patterns.tsx';
import { GROUND } from './ground-pictures.ts';
import { BOARD, outlineOf } from './layout.ts';
import { SHAPES } from './shapes.ts';

/** The engraved ground, and above it what is closed to all units. */
export const GroundLayer = memo(({ hexes }: { readonly hexes: readonly HexFacts[] }) => {
  const ids = idsWith(useId());
  const landOfAll = (isWanted: (hex: HexFacts) => boolean): string =>
    hexes.flatMap((hex) => (isWanted(hex) ? landOf(hex.id) : [])).join('');
  return (
    <EngravedGround
      board={BOARD}
      coast={SHAPES.coast}
      editions={GROUND}
      flat={<path className="ground-land" d={landOfAll((hex) => hex.playable)} />}
    >
      <defs>
        <Lines id={ids('closed')} pitch={9} width={1.3} turn={-45} className="hlb-closed-line" />
      </defs>
      <path d={landOfAll((hex) => hex.terrain === 'impassable')} fill={paint(ids, 'closed')} />
    </EngravedGround>
  );
});
GroundLayer.displayName = 'GroundLayer';

/** The land of a hex: its coast where it has one, else the whole hexagon; nothing of a hex that is all sea. */
export const landOf = (hex: string): string =>
  SHAPES.coastalLand[hex] ?? (SHAPES.landShare[hex] === 0 ? '' : outlineOf(hex));

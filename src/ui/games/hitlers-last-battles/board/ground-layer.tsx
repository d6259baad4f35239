import { memo, useId } from 'react';
import type { HexFacts, HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import { EngravedGround } from '../../../board/engraved-ground.tsx';
import { Lines, idsWith, paint } from '../../../board/patterns.tsx';
import { GROUND } from './ground-pictures.ts';
import { BOARD, outlineOf } from './layout.ts';
import { SHAPES } from './shapes.ts';

/** The engraved ground, and above it what is closed to all units. */
export const GroundLayer = memo(({ facts }: { readonly facts: HlbFacts }) => {
  const { hexes } = facts;
  const ids = idsWith(useId());
  const landOfAll = (isWanted: (hex: HexFacts) => boolean): string =>
    hexes.flatMap((hex) => (isWanted(hex) ? landOf(hex, facts) : [])).join('');
  const outlines = (isWanted: (hex: HexFacts) => boolean): string =>
    hexes.flatMap((hex) => (isWanted(hex) ? outlineOf(hex.id) : [])).join('');
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
      <path className="ground-land" d={outlines((hex) => isOpened(hex, facts))} />
      <path className="ground-sea" d={outlines((hex) => isFlooded(hex, facts))} />
      <path d={landOfAll((hex) => hex.terrain === 'impassable')} fill={paint(ids, 'closed')} />
    </EngravedGround>
  );
});
GroundLayer.displayName = 'GroundLayer';

/** A data pack may have land where the picture has sea, and sea where the picture has land. */
export const isOpened = ({ id, terrain }: HexFacts, { drawnSeas }: Drawn): boolean =>
  terrain !== 'sea' && drawnSeas.includes(id);
export const isFlooded = ({ id, terrain }: HexFacts, { drawnSeas }: Drawn): boolean =>
  terrain === 'sea' && !drawnSeas.includes(id);
type Drawn = Pick<HlbFacts, 'drawnSeas'>;

/** The land of a hex: its coast where it has one, else the whole hexagon; nothing of a hex that is all sea. */
export function landOf(hex: HexFacts, drawn: Drawn): string {
  if (isOpened(hex, drawn)) return outlineOf(hex.id);
  if (isFlooded(hex, drawn)) return '';
  return SHAPES.coastalLand[hex.id] ?? (SHAPES.landShare[hex.id] === 0 ? '' : outlineOf(hex.id));
}

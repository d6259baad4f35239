import { memo, useId } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Terrain } from '../../../../engine/games/blitzkrieg-to-moscow-2/data-types.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import { idsWith, paint } from '../../../board/patterns.tsx';
import { Engraving } from '../../../board/sheet-parts.tsx';
import { GROUND } from './ground-pictures.ts';
import { BOARD, hexOutline } from './layout.ts';
import { SHAPES } from './shapes.ts';
import './palette.css';
import './ground-layer.css';

const TINTED = ['forest', 'marsh', 'mountain', 'city'] as const satisfies readonly Terrain[];

/** The engraved ground; under it sea, land and terrain as flat colours, for when no picture can be had. Nothing on it ever changes. */
export const GroundLayer = memo(({ facts }: { readonly facts: BtmFacts }) => {
  const ids = idsWith(useId());
  const outlines = (terrain: Terrain | null): string =>
    facts.hexes.flatMap((hex) => (terrain === null || hex.terrain === terrain ? hexOutline(hex.id) : [])).join('');
  return (
    <MapLayer board={BOARD} name="ground">
      <defs>
        <clipPath id={ids('land')}>
          <path d={SHAPES.coast} />
        </clipPath>
      </defs>
      <rect className="btm-sea" width={BOARD.width} height={BOARD.height} />
      <path className="btm-beyond" d={SHAPES.coast} />
      <g clipPath={paint(ids, 'land')}>
        <path className="btm-land" d={outlines(null)} />
        {TINTED.map((terrain) => (
          <path key={terrain} className={`btm-tint-${terrain}`} d={outlines(terrain)} />
        ))}
      </g>
      <Engraving size={BOARD} editions={GROUND} />
    </MapLayer>
  );
});
GroundLayer.displayName = 'GroundLayer';

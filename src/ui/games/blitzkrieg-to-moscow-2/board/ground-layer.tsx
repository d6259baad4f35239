import { memo } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Terrain } from '../../../../engine/games/blitzkrieg-to-moscow-2/data-types.ts';
import { EngravedGround } from '../../../board/engraved-ground.tsx';
import { GROUND } from './ground-pictures.ts';
import { BOARD, hexOutline } from './layout.ts';
import { SHAPES } from './shapes.ts';
import './palette.css';
import './ground-layer.css';

const TINTED = ['forest', 'marsh', 'mountain', 'city'] as const satisfies readonly Terrain[];

/** The engraved ground; under it terrain as flat colours. */
export const GroundLayer = memo(({ facts }: { readonly facts: BtmFacts }) => {
  const outlines = (terrain: Terrain | null): string =>
    facts.hexes.flatMap((hex) => (terrain === null || hex.terrain === terrain ? hexOutline(hex.id) : [])).join('');
  return (
    <EngravedGround
      board={BOARD}
      coast={SHAPES.coast}
      editions={GROUND}
      flat={
        <>
          <path className="ground-land" d={outlines(null)} />
          {TINTED.map((terrain) => (
            <path key={terrain} className={`btm-tint-${terrain}`} d={outlines(terrain)} />
          ))}
        </>
      }
    />
  );
});
GroundLayer.displayName = 'GroundLayer';

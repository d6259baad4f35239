import { memo, useId } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Terrain } from '../../../../engine/games/blitzkrieg-to-moscow-2/data-types.ts';
import { EngravedGround } from '../../../board/engraved-ground.tsx';
import { idsWith, paint } from '../../../board/patterns.tsx';
import { Engraving } from '../../../board/sheet-parts.tsx';
import { GROUND } from './ground-pictures.ts';
import { SAMPLES } from './ground-samples.ts';
import { BOARD, hexCentre, hexOutline } from './layout.ts';
import { SHAPES } from './shapes.ts';
import { repainted } from './shipped-map.ts';
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
    >
      <Repainted facts={facts} />
    </EngravedGround>
  );
});
GroundLayer.displayName = 'GroundLayer';

/** Where a data pack has other ground than the picture: the ground of a hex that has it, moved there. */
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
              <Engraving size={BOARD} editions={GROUND} />
            </g>
          </g>
        );
      })}
    </>
  );
}

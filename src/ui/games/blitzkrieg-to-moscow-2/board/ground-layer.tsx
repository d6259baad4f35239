import { memo, useId } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Terrain } from '../../../../engine/games/blitzkrieg-to-moscow-2/data-types.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import { Lines, idsWith, paint } from '../../../board/patterns.tsx';
import { Sea } from '../../../board/sheet-parts.tsx';
import { BOARD, hexOutline } from './layout.ts';
import { SHAPES } from './shapes.ts';
import './palette.css';
import './ground-layer.css';

const TINTED = ['forest', 'marsh', 'mountain', 'city'] as const satisfies readonly Terrain[];

/** Sea, bare land, and the tint of each terrain. Nothing on it ever changes. */
export const GroundLayer = memo(({ facts }: { readonly facts: BtmFacts }) => {
  const ids = idsWith(useId());
  const outlines = (terrain: Terrain | null): string =>
    facts.hexes.flatMap((hex) => (terrain === null || hex.terrain === terrain ? hexOutline(hex.id) : [])).join('');
  return (
    <MapLayer board={BOARD} name="ground">
      <Sea size={BOARD} coast={SHAPES.coast} />
      <defs>
        <clipPath id={ids('land')}>
          <path d={SHAPES.coast} />
        </clipPath>
        <Lines id={ids('beyond')} pitch={9} width={1.2} turn={-45} className="btm-beyond-line" />
      </defs>
      <path className="btm-beyond" d={SHAPES.coast} />
      <path d={SHAPES.coast} fill={paint(ids, 'beyond')} />
      <g clipPath={paint(ids, 'land')}>
        <path className="btm-land" d={outlines(null)} />
        {TINTED.map((terrain) => (
          <path key={terrain} className={`btm-tint-${terrain}`} d={outlines(terrain)} />
        ))}
      </g>
    </MapLayer>
  );
});
GroundLayer.displayName = 'GroundLayer';

import { memo, useId } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Terrain } from '../../../../engine/games/blitzkrieg-to-moscow-2/data-types.ts';
import { MapLayer } from '../../../map/map-layer.tsx';
import { Lines, idsWith, paint } from '../../../map/patterns.tsx';
import { BOARD, hexOutline } from './layout.ts';
import { SHAPES } from './shapes.ts';
import './ground-layer.css';

/** Water lines, widest first (look.md §6): breadth in board units and strength. */
const WATER_LINES = [
  [30, 0.13],
  [20, 0.17],
  [12, 0.22],
  [6, 0.32],
] as const;

const TINTED = ['forest', 'marsh', 'mountain', 'city'] as const satisfies readonly Terrain[];

/** Sea, bare land, and the tint of each terrain. Nothing on it ever changes. */
export const GroundLayer = memo(({ facts }: { readonly facts: BtmFacts }) => {
  const ids = idsWith(useId());
  const outlines = (terrain: Terrain | null): string =>
    facts.hexes.flatMap((hex) => (terrain === null || hex.terrain === terrain ? hexOutline(hex.id) : [])).join('');
  return (
    <MapLayer board={BOARD} name="ground">
      <defs>
        <linearGradient id={ids('sea')} x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" className="btm-sea-high" />
          <stop offset="1" className="btm-sea-deep" />
        </linearGradient>
        <clipPath id={ids('land')}>
          <path d={SHAPES.coast} />
        </clipPath>
        <Lines id={ids('beyond')} pitch={9} width={1.2} turn={-45} className="btm-beyond-line" />
      </defs>
      <rect width={BOARD.width} height={BOARD.height} fill={paint(ids, 'sea')} />
      <g className="btm-water-lines">
        {WATER_LINES.map(([width, strength]) => (
          <path key={width} d={SHAPES.coast} strokeWidth={width} strokeOpacity={strength} />
        ))}
      </g>
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

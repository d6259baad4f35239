import { useId } from 'react';
import type { ReactNode } from 'react';
import { MapLayer } from './map-layer.tsx';
import { idsWith, paint } from './patterns.tsx';
import type { Edition } from './picture/drawing.ts';
import { Engraving } from './sheet-parts.tsx';
import type { Size } from './viewport-math.ts';
import './engraved-ground.css';

interface EngravedGroundProps {
  readonly board: Size;
  readonly coast: string;
  readonly editions: readonly Edition[];
  /** Flat colours of the land under the picture, for when none can be had. */
  readonly flat: ReactNode;
  /** What the rules need of the ground and no picture shows. */
  readonly children?: ReactNode;
}

/** The ground of a hex board: flat sea and land, and over them its engraved picture. Nothing on it ever changes. */
export function EngravedGround({ board, coast, editions, flat, children }: EngravedGroundProps) {
  const ids = idsWith(useId());
  return (
    <MapLayer board={board} name="ground">
      <defs>
        <clipPath id={ids('land')}>
          <path d={coast} />
        </clipPath>
      </defs>
      <rect className="ground-sea" width={board.width} height={board.height} />
      <path className="ground-beyond" d={coast} />
      <g clipPath={paint(ids, 'land')}>{flat}</g>
      <Engraving size={board} editions={editions} />
      {children}
    </MapLayer>
  );
}

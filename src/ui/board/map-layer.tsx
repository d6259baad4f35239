import type { ReactNode } from 'react';
import type { Size } from './viewport-math.ts';

interface MapLayerProps {
  readonly board: Size;
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * One of the stacked drawings of a board, told to the reader by other means. A layer of its own is painted by itself: a
 * changed counter does not paint the coast again.
 */
export const MapLayer = ({ board, name, children }: MapLayerProps) => (
  <svg
    className={`map-layer map-${name}`}
    viewBox={`0 0 ${board.width} ${board.height}`}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

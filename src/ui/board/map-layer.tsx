import type { ReactNode } from 'react';
import type { Size } from './viewport-math.ts';

interface MapLayerProps {
  readonly board: Size;
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * One of the stacked drawings of a board, hidden from screen readers. Each layer is painted separately: a changed
 * counter does not repaint the coast.
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

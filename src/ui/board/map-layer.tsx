import type { ReactNode } from 'react';
import { PrintedLayer, useKeeper } from './picture/printed-map.tsx';
import type { Size } from './viewport-math.ts';

interface MapLayerProps {
  readonly board: Size;
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * One of the stacked drawings of a board, hidden from screen readers. Those of a printed map go into its bitmap; others are
 * painted separately.
 */
export function MapLayer({ board, name, children }: MapLayerProps) {
  const keeper = useKeeper();
  const [className, viewBox] = [`map-layer map-${name}`, `0 0 ${board.width} ${board.height}`];
  return keeper ? (
    <PrintedLayer keeper={keeper} className={className} viewBox={viewBox}>
      {children}
    </PrintedLayer>
  ) : (
    <svg className={className} viewBox={viewBox} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

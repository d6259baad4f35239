import { memo, useId } from 'react';
import { MapLayer } from '../../../map/map-layer.tsx';
import { idsWith, paint } from '../../../map/patterns.tsx';
import { BOARD, PATHS } from './layout.ts';
import type { BorderKind } from './shapes.ts';

/** Water lines, widest first (look.md §6): breadth in board units and strength. */
const WATER_LINES = [
  [30, 0.12],
  [20, 0.17],
  [12, 0.23],
  [6, 0.3],
] as const;

export const linesOf = (kind: BorderKind): string =>
  PATHS.borders
    .filter((border) => border.kind === kind)
    .map(({ path }) => path)
    .join('');
export const COAST = linesOf('coast');

/** Water, its lines along every coast, and the borders of the sea zones. Nothing on it ever changes. */
export const SeaLayer = memo(() => {
  const ids = idsWith(useId());
  return (
    <MapLayer board={BOARD} name="sea">
      <defs>
        <linearGradient id={ids('sea')} x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" className="hr-sea-high" />
          <stop offset="1" className="hr-sea-deep" />
        </linearGradient>
      </defs>
      <rect width={BOARD.width} height={BOARD.height} fill={paint(ids, 'sea')} />
      <path className="hr-off-sea" d={PATHS.off.sea} />
      <g className="hr-water-lines">
        {WATER_LINES.map(([width, strength]) => (
          <path key={width} d={COAST} strokeWidth={width} strokeOpacity={strength} />
        ))}
      </g>
      <path className="hr-zone-border" d={linesOf('sea')} />
    </MapLayer>
  );
});
SeaLayer.displayName = 'SeaLayer';

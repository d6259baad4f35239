import { memo } from 'react';
import { MapLayer } from '../../../board/map-layer.tsx';
import { Sea } from '../../../board/sheet-parts.tsx';
import { BOARD, PATHS } from './layout.ts';
import type { BorderKind, MapPaths } from './shapes.ts';

/** Of the water lines: there is more coast than on other boards. */
const STRENGTHS = [0.12, 0.17, 0.23, 0.3] as const;

export const linesOf = ({ borders }: Pick<MapPaths, 'borders'>, kind: BorderKind): string =>
  borders
    .filter((border) => border.kind === kind)
    .map(({ path }) => path)
    .join('');
export const COAST = linesOf(PATHS, 'coast');

/** Water, its lines along every coast, and the borders of the sea zones. Nothing on it ever changes. */
export const SeaLayer = memo(() => (
  <MapLayer board={BOARD} name="sea">
    <Sea size={BOARD} coast={COAST} strengths={STRENGTHS}>
      <path className="hr-off-sea" d={PATHS.off.sea} />
    </Sea>
    <path className="hollow hr-zone-border" d={linesOf(PATHS, 'sea')} />
  </MapLayer>
));
SeaLayer.displayName = 'SeaLayer';

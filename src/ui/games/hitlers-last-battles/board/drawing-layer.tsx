import { memo, useId } from 'react';
import type { HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import { hexSide, point } from '../../../map/hex-geometry.ts';
import { MapLayer } from '../../../map/map-layer.tsx';
import { BOARD, RADIUS, centreOf, directionTo, outlineOf } from './layout.ts';
import { idsWith, paint } from '../../../map/patterns.tsx';
import { Relief } from '../../../map/relief.tsx';
import { SHAPES } from './shapes.ts';

/** Everything printed: water, relief, borders, coast, grid, frame. Drawn once; what changes lies above and below it. */
export const DrawingLayer = memo(({ facts }: { readonly facts: HlbFacts }) => {
  const ids = idsWith(useId());
  const playable = facts.hexes.filter((hex) => hex.playable).map((hex) => outlineOf(hex.id));
  const closed = facts.hexes.filter((hex) => !hex.playable).map((hex) => outlineOf(hex.id));
  const { width, height } = BOARD;
  return (
    <MapLayer board={BOARD} name="drawing">
      <defs>
        <clipPath id={ids('land')}>
          <path d={SHAPES.coast} />
        </clipPath>
        <pattern id={ids('grain')} width="256" height="256" patternUnits="userSpaceOnUse">
          <image href={`${import.meta.env.BASE_URL}paper.png`} width="256" height="256" />
        </pattern>
        <radialGradient id={ids('vignette')} cx="0.5" cy="0.5" r="0.74">
          <stop offset="0.62" className="hlb-vignette-none" />
          <stop offset="1" className="hlb-vignette" />
        </radialGradient>
      </defs>
      <g clipPath={paint(ids, 'land')}>
        <path className="hlb-shore" d={SHAPES.coast} />
        <g className="hlb-rivers">
          <path className="hlb-river-small" d={SHAPES.rivers.small} />
          <path className="hlb-river-great" d={SHAPES.rivers.great} />
          <path className="hlb-river-ruled-casing" d={SHAPES.rivers.ruled} />
          <path className="hlb-river-ruled" d={SHAPES.rivers.ruled} />
        </g>
        <path className="hlb-lake" d={SHAPES.lakes} />
      </g>
      <Relief mountains={SHAPES.mountains} />
      <path className="hlb-border" d={SHAPES.borders} />
      <path className="hlb-coast" d={SHAPES.coast} />
      <rect width={width} height={height} fill={paint(ids, 'grain')} opacity="0.16" />
      <path className="hlb-grid-closed" d={closed.join('')} />
      <path className="hlb-grid" d={playable.join('')} />
      <SeaHexsides facts={facts} />
      <rect width={width} height={height} fill={paint(ids, 'vignette')} />
      <rect className="hlb-frame-outer" x="6" y="6" width={width - 12} height={height - 12} />
      <rect className="hlb-frame-inner" x="14.5" y="14.5" width={width - 29} height={height - 29} />
    </MapLayer>
  );
});
DrawingLayer.displayName = 'DrawingLayer';

/** Hexsides closed by water between two hexes of land (§7.2): a dark bar with pale rungs. */
function SeaHexsides({ facts }: { readonly facts: HlbFacts }) {
  const sides = facts.seaHexsides.flatMap(({ a, b }) => {
    const towards = directionTo(a, b);
    return towards ? [hexSide(centreOf(a), RADIUS, towards)] : [];
  });
  const path = sides.map(([from, to]) => `M${point(from)}L${point(to)}`).join('');
  return (
    <g className="hlb-sea-hexside">
      <path className="hlb-sea-hexside-bar" d={path} />
      <path className="hlb-sea-hexside-rungs" d={path} />
    </g>
  );
}

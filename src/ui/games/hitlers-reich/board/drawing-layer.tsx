import { memo, useId } from 'react';
import { MapLayer } from '../../../map/map-layer.tsx';
import { idsWith, paint } from '../../../map/patterns.tsx';
import { Relief } from '../../../map/relief.tsx';
import { BOARD, PATHS, outlineOf } from './layout.ts';
import { COAST, linesOf } from './sea-layer.tsx';
import { SHAPES } from './shapes.ts';

/** Only sea zones have fleets. */
const LAND = Object.entries(SHAPES.spaces)
  .filter(([, { slots }]) => !slots.fleetAxis)
  .map(([id]) => outlineOf(id))
  .concat(PATHS.off.land)
  .join('');

/** What is printed and never changes: water on land, relief, borders, coast, crossings, closed corners, paper, frame. */
export const DrawingLayer = memo(() => {
  const ids = idsWith(useId());
  const { width, height } = BOARD;
  return (
    <MapLayer board={BOARD} name="drawing">
      <defs>
        <clipPath id={ids('land')}>
          <path d={LAND} />
        </clipPath>
        <pattern id={ids('grain')} width="256" height="256" patternUnits="userSpaceOnUse">
          <image href={`${import.meta.env.BASE_URL}paper.png`} width="256" height="256" />
        </pattern>
        <radialGradient id={ids('vignette')} cx="0.5" cy="0.5" r="0.74">
          <stop offset="0.62" className="hr-vignette-none" />
          <stop offset="1" className="hr-vignette" />
        </radialGradient>
        <marker id={ids('head')} viewBox="-6 -5 8 10" markerWidth="4.4" markerHeight="5.5" orient="auto-start-reverse">
          <path className="hr-crossing-head" d="M-5-4L2 0L-5 4L-3.4 0Z" />
        </marker>
      </defs>
      <g clipPath={paint(ids, 'land')}>
        <path className="hr-shore" d={COAST} />
        <g className="hr-rivers">
          <path className="hr-river-small" d={SHAPES.rivers.small} />
          <path className="hr-river-great" d={SHAPES.rivers.great} />
        </g>
        <path className="hr-lake" d={SHAPES.lakes} />
      </g>
      <Relief mountains={SHAPES.mountains} />
      <path className="hr-border-internal" d={linesOf('internal')} />
      <path className="hr-border-national" d={linesOf('national')} />
      <path className="hr-coast" d={COAST} />
      <rect width={width} height={height} fill={paint(ids, 'grain')} opacity="0.16" />
      {SHAPES.crossings.map(({ a, b, line }) => (
        <g key={`${a} ${b}`} className="hr-crossing">
          <path className="hr-crossing-casing" d={polyline(line)} />
          <path
            className="hr-crossing-line"
            d={polyline(line)}
            markerStart={paint(ids, 'head')}
            markerEnd={paint(ids, 'head')}
          />
        </g>
      ))}
      {SHAPES.corners.map(({ a, b, at: [x, y] }) => (
        <circle key={`${a} ${b}`} className="hr-corner" cx={x} cy={y} r="4.2" />
      ))}
      <rect width={width} height={height} fill={paint(ids, 'vignette')} />
      <rect className="hr-frame-outer" x="6" y="6" width={width - 12} height={height - 12} />
      <rect className="hr-frame-inner" x="14.5" y="14.5" width={width - 29} height={height - 29} />
    </MapLayer>
  );
});
DrawingLayer.displayName = 'DrawingLayer';

/** Pairs of numbers as a line. */
export const polyline = (line: readonly number[]): string =>
  `M${Array.from({ length: line.length / 2 }, (_, i) => `${line[2 * i] ?? 0} ${line[2 * i + 1] ?? 0}`).join('L')}`;

import { memo, useId } from 'react';
import { MapLayer } from '../../../board/map-layer.tsx';
import { idsWith, paint } from '../../../board/patterns.tsx';
import { Relief } from '../../../board/relief.tsx';
import { Frame, Paper, Shade } from '../../../board/sheet-parts.tsx';
import { BOARD, LAND_IDS, PATHS } from './layout.ts';
import { COAST, linesOf } from './sea-layer.tsx';
import { SHAPES, type MapPaths } from './shapes.ts';

const LAND = LAND_IDS.map((id) => PATHS.spaces[id] ?? '').join('') + PATHS.off.land;

/** What is printed and never changes in a match: water on land, relief, borders, coast, crossings, closed corners, paper, frame. */
export const DrawingLayer = memo(({ paths }: { readonly paths: MapPaths }) => {
  const ids = idsWith(useId());
  return (
    <MapLayer board={BOARD} name="drawing">
      <defs>
        <clipPath id={ids('land')}>
          <path d={LAND} />
        </clipPath>
      </defs>
      <g clipPath={paint(ids, 'land')}>
        <path className="outlined sheet-shore" d={COAST} />
        <g className="drawn hr-rivers">
          <path className="hr-river-small" d={SHAPES.rivers.small} />
          <path className="hr-river-great" d={SHAPES.rivers.great} />
        </g>
        <path className="sheet-lake" d={SHAPES.lakes} />
      </g>
      <Relief mountains={SHAPES.mountains} />
      <path className="outlined hr-border-internal" d={linesOf(paths, 'internal')} />
      <path className="outlined hr-border-national" d={linesOf(paths, 'national')} />
      <path className="outlined sheet-coast" d={COAST} />
      <Paper size={BOARD} />
      {SHAPES.crossings.map(({ a, b, line }) => (
        <g key={`${a} ${b}`} className="hr-crossing">
          <path className="hr-crossing-casing" d={polyline(line)} />
          <path className="hr-crossing-line" d={polyline(line)} />
          {[line, backwards(line)].map((way, i) => (
            <path key={i} className="hr-crossing-head" d={HEAD} transform={atStart(way)} />
          ))}
        </g>
      ))}
      {SHAPES.corners.map(({ a, b, at: [x, y] }) => (
        <circle key={`${a} ${b}`} className="hr-corner" cx={x} cy={y} r="4.2" />
      ))}
      <Shade size={BOARD} />
      <Frame size={BOARD} />
    </MapLayer>
  );
});
DrawingLayer.displayName = 'DrawingLayer';

/** The head of an arrow that points to the right, its tip a little beyond the end of the line. */
const HEAD = 'M-5-4L2 0L-5 4L-3.4 0Z';
/** Of the line's breadth, by which it is drawn larger. */
const HEAD_SCALE = 2.6 * (4.4 / 8);

/** Puts a head at the start of a line, pointing out of it. */
function atStart([x = 0, y = 0, toX = x, toY = y]: readonly number[]): string {
  const turn = (Math.atan2(y - toY, x - toX) * 180) / Math.PI;
  return `translate(${x} ${y}) rotate(${turn.toFixed(1)}) scale(${HEAD_SCALE})`;
}

const backwards = (line: readonly number[]): readonly number[] =>
  Array.from({ length: line.length / 2 }, (_, i) => [line.at(-2 - 2 * i) ?? 0, line.at(-1 - 2 * i) ?? 0]).flat();

/** Pairs of numbers as a line. */
export const polyline = (line: readonly number[]): string =>
  `M${Array.from({ length: line.length / 2 }, (_, i) => `${line[2 * i] ?? 0} ${line[2 * i + 1] ?? 0}`).join('L')}`;

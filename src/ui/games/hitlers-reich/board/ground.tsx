import { memo, useId } from 'react';
import { MapLayer } from '../../../board/map-layer.tsx';
import { Territories, type Territory, Sea, Frame, Paper, Shade } from '../../../board/sheet-parts.tsx';
import { BOARD, PATHS, LAND_IDS, layoutOf } from './layout.ts';
import { type BorderKind, type MapPaths, frontPath, SHAPES } from './shapes.ts';
import { idsWith, paint } from '../../../board/patterns.tsx';
import { holderOf, neutralityOf, type HrScene } from '../lookup.ts';
import { Relief } from '../../../board/relief.tsx';

const STRENGTHS = [0.12, 0.17, 0.23, 0.3] as const;

const linesOf = ({ borders }: Pick<MapPaths, 'borders'>, kind: BorderKind): string =>
  borders
    .filter((border) => border.kind === kind)
    .map(({ path }) => path)
    .join('');
const COAST = linesOf(PATHS, 'coast');

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

const GROUNDS = ['axis', 'western', 'soviet', 'vichy', 'neutral', 'closed'] as const;
type Ground = (typeof GROUNDS)[number];
/** Western and neutral land stays plain. */
const ENGRAVINGS: Readonly<Record<Ground, Territory['lines']>> = {
  axis: [6, 1, 45],
  western: null,
  soviet: [6, 1, 0],
  vichy: [6, 1, -45],
  neutral: null,
  closed: null,
};

/** The ground of a land area. A neutral one that has entered the war without a holder is drawn like before (§2.1). */
export const groundOf = (scene: HrScene, id: string): Ground =>
  holderOf(scene, id) ?? neutralityOf(scene, id) ?? 'neutral';

/** Control by tint and engraving, so that it also reads without colour, and a dark band inside foreign borders. */
export const LandLayer = memo(function LandLayer({ facts, view }: HrScene) {
  const ids = idsWith(useId());
  const { outlineOf, isDrawn, paths } = layoutOf(facts);
  const grounds = new Map(facts.areas.map(({ id }) => [id, groundOf({ facts, view }, id)]));
  // Land that a data pack takes off the map looks like land off the board.
  const gone = LAND_IDS.filter((id) => !grounds.has(id))
    .map(outlineOf)
    .join('');
  const land = GROUNDS.map((ground) => ({
    side: ground,
    lines: ENGRAVINGS[ground],
    path:
      facts.areas
        .filter(({ id }) => isDrawn(id) && grounds.get(id) === ground)
        .map(({ id }) => outlineOf(id))
        .join('') + (ground === 'closed' ? `${paths.off.land}${gone}` : ''),
  }));
  // Land that is out of play is no country to have a border with.
  const groundAt = (id: string): Ground => grounds.get(id) ?? 'closed';
  const foreign = (ground: Ground): string =>
    frontPath(paths.borders, (a, b) => {
      const [here, there] = [groundAt(a), groundAt(b)];
      return here !== there && here !== 'closed' && there !== 'closed' && (here === ground || there === ground);
    });
  return (
    <MapLayer board={BOARD} name="land">
      <defs>
        {land.map(({ side, path }) => (
          <clipPath key={side} id={ids(`clip-${side}`)}>
            <path d={path} />
          </clipPath>
        ))}
      </defs>
      <Territories of={land} />
      {GROUNDS.map(
        (ground) =>
          ground !== 'neutral' &&
          ground !== 'closed' && (
            <g key={ground} clipPath={paint(ids, `clip-${ground}`)}>
              <path className={`outlined hr-band side-${ground}`} d={foreign(ground)} />
            </g>
          ),
      )}
    </MapLayer>
  );
});

const LAND = LAND_IDS.map((id) => PATHS.spaces[id] ?? '').join('') + PATHS.off.land;

/** The constant print: water on land, relief, borders, coast, crossings, closed corners, paper, frame. */
export const DrawingLayer = memo(function DrawingLayer({ paths }: { readonly paths: MapPaths }) {
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

/** The head of an arrow that points to the right, its tip a little beyond the end of the line. */
const HEAD = 'M-5-4L2 0L-5 4L-3.4 0Z';
const HEAD_SCALE = 2.6 * (4.4 / 8);

function atStart([x = 0, y = 0, toX = x, toY = y]: readonly number[]): string {
  const turn = (Math.atan2(y - toY, x - toX) * 180) / Math.PI;
  return `translate(${x} ${y}) rotate(${turn.toFixed(1)}) scale(${HEAD_SCALE})`;
}

const backwards = (line: readonly number[]): readonly number[] =>
  Array.from({ length: line.length / 2 }, (_, i) => [line.at(-2 - 2 * i) ?? 0, line.at(-1 - 2 * i) ?? 0]).flat();

export const polyline = (line: readonly number[]): string =>
  `M${Array.from({ length: line.length / 2 }, (_, i) => `${line[2 * i] ?? 0} ${line[2 * i + 1] ?? 0}`).join('L')}`;

import { memo, useId } from 'react';
import { MapLayer } from '../../../board/map-layer.tsx';
import { Lines, idsWith, paint } from '../../../board/patterns.tsx';
import { holderOf, neutralityOf } from '../lookup.ts';
import type { HrScene } from '../lookup.ts';
import { BOARD, LAND_IDS, layoutOf } from './layout.ts';
import { frontPath } from './shapes.ts';

/** The owner of the land, or why it has none. */
const GROUNDS = ['axis', 'western', 'soviet', 'vichy', 'neutral', 'closed'] as const;
export type Ground = (typeof GROUNDS)[number];

/** The ground of a land area. A neutral one that has entered the war without a holder is drawn like before (§2.1). */
export const groundOf = (scene: HrScene, id: string): Ground =>
  holderOf(scene, id) ?? neutralityOf(scene, id) ?? 'neutral';

/** Whose land it is: tint and engraving, so that it also reads without colour, and a dark band inside foreign borders. */
export const LandLayer = memo(({ facts, view }: HrScene) => {
  const ids = idsWith(useId());
  const { outlineOf, isDrawn, paths } = layoutOf(facts);
  const grounds = new Map(facts.areas.map(({ id }) => [id, groundOf({ facts, view }, id)]));
  // What a data pack takes off the map is land like that off the board.
  const gone = LAND_IDS.filter((id) => !grounds.has(id))
    .map(outlineOf)
    .join('');
  const land = GROUNDS.map((ground) => ({
    ground,
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
        <Lines id={ids('axis')} pitch={6} width={1} turn={45} className="sheet-engraving side-axis" />
        <Lines id={ids('soviet')} pitch={6} width={1} className="sheet-engraving side-soviet" />
        <Lines id={ids('vichy')} pitch={6} width={1} turn={-45} className="sheet-engraving side-vichy" />
        {land.map(({ ground, path }) => (
          <clipPath key={ground} id={ids(`clip-${ground}`)}>
            <path d={path} />
          </clipPath>
        ))}
      </defs>
      {land.map(({ ground, path }) => (
        <path key={ground} className={`sheet-ground side-${ground}`} d={path} />
      ))}
      {land.map(
        ({ ground, path }) =>
          // Western and neutral land stays plain: that is its sign.
          (ground === 'axis' || ground === 'soviet' || ground === 'vichy') && (
            <path key={ground} className="hr-engraved" d={path} fill={paint(ids, ground)} />
          ),
      )}
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
LandLayer.displayName = 'LandLayer';

import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { spaceRef } from '../../../../engine/kits/pointing/targets.ts';
import type { BoardStop } from '../../../board/board-steps.ts';
import type { FocusTargets } from '../../../board/place-marks.ts';
import type { HrBoardNames } from '../board-words.ts';
import { isZone } from '../lookup.ts';
import type { HrScene } from '../lookup.ts';
import { layoutOf, type Layout } from './layout.ts';

/** Under this radius, in board units, a space is hit by a disc round its middle as well. */
const SMALL = 16;

/** Every space as something to point at, line by line from the north-west: one does not point at pieces (see `isOnBoard`). */
export function boardStops(
  { facts }: Pick<HrScene, 'facts'>,
  targets: FocusTargets,
  names: HrBoardNames,
): readonly BoardStop[] {
  const layout = layoutOf(facts);
  return [...facts.areas, ...facts.zones]
    .map(({ id }) => stopOf(layout, id, isZone(facts, id), targets, names))
    .sort(inReadingOrder);
}

function stopOf(
  { middleOf, outlineOf, callOutOf, shapeOf, isDrawn }: Layout,
  id: SpaceId,
  isSea: boolean,
  targets: FocusTargets,
  names: HrBoardNames,
): BoardStop {
  const [x, y] = middleOf(id);
  const mark = targets.get(spaceRef(id)) ?? null;
  return {
    id: spaceRef(id),
    space: id,
    kind: 'space',
    path: outlineOf(id) + (callOutOf(id) ?? ''),
    x,
    y,
    label: names.space(id, mark),
    mark,
    isGround: isSea,
    ...(isDrawn(id) ? {} : { isRaised: true }),
    isSmall: (shapeOf(id)?.radius ?? 0) < SMALL,
  };
}

/** Breadth of a line of reading, board units. */
const LINE = 60;
const inReadingOrder = (a: BoardStop, b: BoardStop): number =>
  Math.floor(a.y / LINE) - Math.floor(b.y / LINE) || a.x - b.x;

import type { SpaceId } from '../../../engine/games/hitlers-reich/ids.ts';
import type { LineWay } from '../../board/line-way.tsx';
import { layoutOf, type Layout } from './board/layout.ts';
import { wayOf } from './board/marks.tsx';
import { findSpace } from './lookup.ts';
import type { HrMove, HrScene } from './lookup.ts';
import { isAttack, isBlitz } from './verbs.ts';

/** Above the name of a space, and behind the tail of an arrow. */
const OVER_NAME = 34;
const BEHIND = 14;

const spaceOf = (move: HrMove): SpaceId | null =>
  'target' in move
    ? move.target
    : 'area' in move
      ? move.area
      : 'zone' in move
        ? move.zone
        : 'space' in move
          ? move.space
          : null;

/** Attacks start at their space, a blitz at the area attacked before. */
export function lineWays({ facts }: Pick<HrScene, 'facts'>, moves: readonly string[]): readonly LineWay[] {
  let taken: SpaceId | null = null;
  return moves.flatMap((text, at) => {
    const move = facts.readMove(text)?.move;
    const target = move ? spaceOf(move) : null;
    if (!move || target === null || !findSpace(facts, target)) return [];
    const origin = isAttack(move) ? move.origin : isBlitz(move) ? taken : null;
    if (isAttack(move) || isBlitz(move)) taken = target;
    return [wayTo(layoutOf(facts), at, origin, target)];
  });
}

function wayTo(layout: Layout, at: number, origin: SpaceId | null, target: SpaceId): LineWay {
  const [x, y] = layout.middleOf(target);
  if (origin === null) return { at, places: [{ x, y }], badge: { x, y: y - OVER_NAME } };
  const { start, end } = wayOf(layout, { origin, target });
  const far = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const back = (along: number, to: number): number => along + ((along - to) / far) * BEHIND;
  return { at, places: [start, end], badge: { x: back(start.x, end.x), y: back(start.y, end.y) } };
}

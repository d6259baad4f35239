import type { FocusTargets } from '../../../board/board-steps.ts';
import { unique } from '../../../../engine/kits/pointing/lookup.ts';
import { parseTarget } from '../../../../engine/kits/pointing/targets.ts';
import type { Attack } from './marks.tsx';
import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { unite, type Rect } from '../../../board/viewport-math.ts';
import type { Layout } from './layout.ts';

/** A fight is framed at no fewer pixels a unit. */
export const NEAR = 0.7;
/** Room round a fight, as a share of it. */
const ROUND_FIGHT = 0.12;
/** Half the width of a space that is shown: a sea zone may reach across the board. */
const HALF_SPACE = 170;

/** Adds a share of the rectangle at each of its sides. */
function widen({ x, y, width, height }: Rect, share: number): Rect {
  const [right, down] = [width * share, height * share];
  return { x: x - right, y: y - down, width: width + 2 * right, height: height + 2 * down };
}

export function fightRect(layout: Layout, target: SpaceId, origin: SpaceId | null): Rect | null {
  const isDrawn = (id: SpaceId | null): id is SpaceId => id !== null && layout.boxOf(id).width > 0;
  const all = unite([target, origin].filter(isDrawn).map((id) => partOf(layout, id)));
  return all && widen(all, ROUND_FIGHT);
}

/** Room round the areas of an operation, as a share of them. */
const ROUND_PLAN = 0.1;

/** The areas of an operation whole, with the starts of its attacks. */
export function planRect(
  { boxOf, middleOf }: Layout,
  targets: readonly SpaceId[],
  origins: readonly SpaceId[],
): Rect | null {
  const starts = origins.map((id) => {
    const [x, y] = middleOf(id);
    return { x, y, width: 0, height: 0 };
  });
  const all = unite([...targets.map(boxOf), ...starts]);
  return all && widen(all, ROUND_PLAN / 2);
}

function partOf({ boxOf, middleOf }: Layout, id: SpaceId): Rect {
  const [x, y] = middleOf(id);
  const box = boxOf(id);
  const [left, top] = [Math.max(box.x, x - HALF_SPACE), Math.max(box.y, y - HALF_SPACE)];
  const right = Math.min(box.x + box.width, x + HALF_SPACE);
  const bottom = Math.min(box.y + box.height, y + HALF_SPACE);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Lists the picked spaces and both ends of an attack, which the minimap leaves free. */
export const keptFree = (
  { boxOf }: Layout,
  targets: FocusTargets,
  attack: Pick<Attack, 'origin' | 'target'> | null,
): readonly Rect[] => {
  const picked = [...targets].flatMap(([target, mark]) => {
    const { kind, id } = parseTarget(target);
    return kind === 'space' && mark === 'chosen' ? [id] : [];
  });
  return unique([...picked, ...(attack ? [attack.origin, attack.target] : [])]).map(boxOf);
};

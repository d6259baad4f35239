import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Place } from '../../../board/hex-geometry.ts';
import type { TakenSpace } from '../../../board/taken-ground.tsx';
import type { HrScene } from '../lookup.ts';
import { groundOf } from './land-layer.tsx';
import { layoutOf, type Layout } from './layout.ts';
import { wayOf } from './marks.tsx';
import { attackAtHand } from './traces.ts';

/** The areas among `took`, the spaces that events name, that have another colour than before: from the tip of the arrow on it. */
export function takenAreas(scene: HrScene, before: HrScene, took: readonly SpaceId[]): readonly TakenSpace[] {
  if (took.length === 0) return [];
  const attack = attackAtHand(before);
  const layout = layoutOf(scene.facts);
  const { middleOf, outlineOf } = layout;
  return took.flatMap((id) => {
    const [from, to] = [groundOf(before, id), groundOf(scene, id)];
    if (from === to || !scene.facts.areas.some((area) => area.id === id)) return [];
    const [x, y] = middleOf(id);
    const at = attack?.target === id ? wayOf(layout, attack).end : { x, y };
    return [{ id, from, to, at, outline: outlineOf(id), reach: reachOf(layout, id, at) }];
  });
}

/** How far the farthest corner of its box is. */
function reachOf({ boxOf }: Layout, id: SpaceId, { x, y }: Place): number {
  const box = boxOf(id);
  const across = Math.max(Math.abs(box.x - x), Math.abs(box.x + box.width - x));
  const down = Math.max(Math.abs(box.y - y), Math.abs(box.y + box.height - y));
  return Math.ceil(Math.hypot(across, down));
}

/** Ids of the pack as shapes; a state or position that names another is refused with its path. */
import { v } from '../../../kernel/shape.ts';
import type { ConflictCard } from '../cards.ts';
import type { CopyId, SpaceId, Title } from '../ids.ts';

interface Ids {
  readonly spaceIds: readonly SpaceId[];
  readonly barbarossaTargets: readonly SpaceId[];
  readonly copies: readonly CopyId[];
  readonly titles: readonly Title[];
  readonly cards: readonly ConflictCard[];
}

export const makeIdShapes = ({ spaceIds, barbarossaTargets, copies, titles, cards }: Ids) => ({
  space: v.picklist(spaceIds),
  barbarossaTarget: v.picklist(barbarossaTargets),
  copy: v.picklist(copies),
  title: v.picklist(titles),
  card: v.picklist(cards.map(({ id }) => id)),
});
export type IdShapes = ReturnType<typeof makeIdShapes>;

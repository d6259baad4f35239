/** Ids of the pack as shapes; a state or a position that names anything else is refused with its path. */
import { v } from '../../../kernel/shape.ts';
import type { Board } from './board.ts';
import type { EventCards } from './event-cards.ts';

export const makeIdShapes = ({ spaceIds, barbarossaTargets }: Board, { copies, titles }: EventCards) => ({
  space: v.picklist(spaceIds),
  barbarossaTarget: v.picklist(barbarossaTargets),
  copy: v.picklist(copies),
  title: v.picklist(titles),
});
export type IdShapes = ReturnType<typeof makeIdShapes>;

/** Ids of the pack as shapes; a state or position that names another is refused with its path. */
import { v } from '../../../kernel/shape.ts';
import type { HexMap } from './map.ts';
import type { Pieces } from './pieces.ts';

export const makeIdShapes = ({ playableIds }: HexMap, { unitIds, markerIds }: Pieces) => ({
  hex: v.picklist(playableIds),
  unit: v.picklist(unitIds),
  marker: v.picklist(markerIds),
});
export type IdShapes = ReturnType<typeof makeIdShapes>;

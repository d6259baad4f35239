/** Ids of the data as shapes; a state or a position that names anything else is refused with its path. */
import { v } from '../../kernel/shape.ts';
import { HEXES, MARKER_IDS, UNIT_IDS } from './tables.ts';

export const PLAYABLE_IDS: readonly string[] = HEXES.filter((hex) => hex.playable).map((hex) => hex.id);

export const hexIds = v.picklist(PLAYABLE_IDS);
export const unitIds = v.picklist(UNIT_IDS);
export const markerIds = v.picklist(MARKER_IDS);

/** The Steppe of the pack that comes with this build. A pack of somebody else may use the same id for another place. */
import type { SpaceData } from './pack.ts';

export const STEPPE = 'own-steppe';
/** Hundredths of the board, as the pack says. */
const [ACROSS, DOWN] = [75, 39];

export const isSteppe = ({ id, place }: Pick<SpaceData, 'id' | 'place'>): boolean =>
  id === STEPPE && place?.[0] === ACROSS && place[1] === DOWN;

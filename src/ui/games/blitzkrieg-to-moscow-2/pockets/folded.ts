import type { PocketReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';

/**
 * A pocket is a headline while it is the news of the last step, until the player begins the next thing, and where it
 * threatens the units of the seat; after that it is a line of the phase.
 */
export const isFolded = ({ isNew, side }: PocketReading, seat: string | null, isMoving: boolean): boolean =>
  isNew ? isMoving : side !== seat;

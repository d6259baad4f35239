/** The record as both seats may read it. */
import type { Move } from './moves.ts';
import { notation } from './notation.ts';

/** A card taken into the hand is its owner's affair until it is played or discarded (§5.2); all else is open. */
export const openNotation = (move: Move): string => (move.type === 'draw' ? 'draw ?' : notation(move));

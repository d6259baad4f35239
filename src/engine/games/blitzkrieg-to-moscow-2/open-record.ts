/** The record as both seats may read it. */
import type { Move } from './moves.ts';
import { notation } from './notation.ts';

/**
 * A card taken into the hand is its owner's affair until it is played or discarded (§5.2). A tank action is planned step by
 * step before its card is (§12.1); the log tells the card then.
 */
export function openNotation(move: Move): string {
  switch (move.type) {
    case 'draw':
      return 'draw ?';
    case 'tank-move':
    case 'tank-attack':
      return notation({ ...move, card: '?' });
    default:
      return notation(move);
  }
}

const namesCard = (move: Move): boolean =>
  'by' in move ? move.by !== 'free' : 'card' in move ? move.card !== null : false;

/** A card that was played and taken back is hidden again; even what it was for would tell what the hand holds. */
export const leftNotation = (move: Move): string => (namesCard(move) ? '?' : notation(move));

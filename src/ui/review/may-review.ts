import { findGame } from '../../games/shelf.ts';
import type { MatchData } from '../../store/types.ts';

/** A review looks into both hands: while they are hidden from each other, a match that goes on has none. */
export const mayReview = ({ secrets, isOver, game }: Pick<MatchData, 'secrets' | 'isOver' | 'game'>): boolean =>
  (secrets !== 'kept' || isOver) && game !== null && findGame(game)?.worker !== undefined;

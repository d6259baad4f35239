import { findGame } from '../../games/shelf.ts';
import { matchStore } from '../../store/app-match.ts';

/** Nothing may come to light that the players still hide from each other. */
export function mayEditMatch(): boolean {
  const { game, secrets, isOver, status } = matchStore.getState();
  return status === 'open' && game !== null && !!findGame(game)?.editor && (secrets !== 'kept' || isOver);
}

import { findGame } from '../../games/shelf.ts';
import { matchStore } from '../../store/app-match.ts';

/** Any moment of any match: of one that goes on with hidden hands the editor shows what an onlooker sees. */
export function mayEditMatch(): boolean {
  const { game, status } = matchStore.getState();
  return status === 'open' && game !== null && !!findGame(game)?.editor;
}

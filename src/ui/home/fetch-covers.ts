import { listGames } from '../../games/shelf.ts';
import { hashOf, paths } from '../app/routes.ts';

/**
 * Asks for the pictures of the start screen before it is drawn: on a slow network they come while the page is made,
 * where an image that is found in the page would wait for that and one way there and back more.
 */
export function fetchCovers(hash: string): void {
  if (hash.length > 1 && hash !== hashOf(paths.home)) return;
  for (const { art } of listGames()) if (art.cover !== undefined) new Image().src = art.cover;
}

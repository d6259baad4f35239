import { listGames, matchDomainsOf } from '../../games/shelf.ts';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import type { Lang } from '../../i18n/format.ts';
import { loadShelfGame } from '../../store/shelf.ts';
import { hashOf, paths } from '../app/routes.ts';

/**
 * Asks for what the start screen will need before it is drawn. On a slow network the pictures come while the page is made, where an
 * image that is found in the page would wait for that and one way there and back more; the words of the last match come while the
 * library is being opened. What cannot be had is asked for again where it is shown, and its absence said there.
 */
export function fetchAhead(hash: string, lastGame: string | null, language: Lang): void {
  if (hash.length > 1 && hash !== hashOf(paths.home)) return;
  for (const { art } of listGames()) if (art.cover !== undefined) new Image().src = art.cover;
  const game = lastGame === null ? null : loadShelfGame(lastGame);
  if (lastGame === null || game === null) return;
  game.catch(() => undefined);
  loadCatalogue(language, matchDomainsOf(lastGame)).catch(() => undefined);
}

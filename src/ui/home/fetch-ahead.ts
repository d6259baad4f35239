import { matchDomainsOf } from '../../games/shelf.ts';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import type { Lang } from '../../i18n/format.ts';
import { loadShelfGame } from '../../store/shelf.ts';
import { hashOf, paths } from '../app/routes.ts';

/**
 * Asks for what the start screen will need before it is drawn: the game and the words of the last match come while the library is being
 * opened. The pictures are asked for by the page itself (ADR 0063). What cannot be had is asked for again where it is shown, and its
 * absence said there.
 */
export function fetchAhead(hash: string, lastGame: string | null, language: Lang): void {
  if (hash.length > 1 && hash !== hashOf(paths.home)) return;
  const game = lastGame === null ? null : loadShelfGame(lastGame);
  if (lastGame === null || game === null) return;
  game.catch(() => undefined);
  loadCatalogue(language, matchDomainsOf(lastGame)).catch(() => undefined);
}

import { matchDomainsOf } from '../../games/shelf.ts';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import type { Lang } from '../../i18n/format.ts';
import { loadShelfGame } from '../../store/loaded-games.ts';
import { hashOf, paths } from '../app/routes.ts';

/**
 * Requests the game and words of the last match before the start screen is drawn, while the library opens. The page
 * itself requests the pictures (ADR 0063). Failures are handled where the parts are shown.
 */
export function fetchAhead(hash: string, lastGame: string | null, language: Lang): void {
  if (hash.length > 1 && hash !== hashOf(paths.home)) return;
  const game = lastGame === null ? null : loadShelfGame(lastGame);
  if (lastGame === null || game === null) return;
  game.catch(() => undefined);
  loadCatalogue(language, matchDomainsOf(lastGame)).catch(() => undefined);
}

import { findGame, matchDomainsOf } from '../../games/shelf.ts';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import type { Lang } from '../../i18n/format.ts';
import { loadShelfGame } from '../../store/loaded-games.ts';
import { findScreen } from '../app/game-screen.ts';
import { hashOf, paths } from '../app/routes.ts';
import { preloadTable } from '../app/screens.tsx';

/**
 * Requests the game and words of the last match before the first screen is drawn, while the library opens; for the
 * address of a match also the table, whose match is most likely the last one. The page itself requests the pictures
 * (ADR 0063). Failures are handled where the parts are shown.
 */
export function fetchAhead(hash: string, lastGame: string | null, language: Lang): void {
  const isTable = hash.startsWith(TABLES);
  if (isTable) preloadTable();
  else if (hash.length > 1 && hash !== hashOf(paths.home)) return;
  const game = lastGame === null ? null : isTable ? fetchTable(lastGame) : loadShelfGame(lastGame);
  if (lastGame === null || game === null) return;
  game.catch(() => undefined);
  loadCatalogue(language, matchDomainsOf(lastGame)).catch(() => undefined);
}
const TABLES = hashOf(paths.table(''));

/** Null for a game that this build does not have. */
function fetchTable(game: string): Promise<unknown> | null {
  const [rules, screen] = [findGame(game), findScreen(game)];
  return rules && screen ? Promise.all([screen.table(), rules.definition()]) : null;
}

import { useT } from '../../../i18n/use-t.tsx';
import { findGame } from '../../../games/shelf.ts';
import { useGame } from '../use-play.tsx';

/** Words of the game at the table for an order, one of its values (`defence.active`), or its explanation (`defence.what`). */
export function useOrderWords(): (name: string) => string {
  const { line } = useT();
  const { game } = useGame();
  const prefix = findGame(game)?.words.prefix ?? game;
  return (name) => line({ key: `table.${prefix}.order.${name}` });
}

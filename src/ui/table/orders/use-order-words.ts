import { useT } from '../../../i18n/use-t.tsx';
import { ownKey } from '../../app/games.ts';
import { useGame } from '../use-play.tsx';

/** Words of the game at the table for an order, one of its values (`defence.active`), or its explanation (`defence.what`). */
export function useOrderWords(): (name: string) => string {
  const { line } = useT();
  const { game } = useGame();
  return (name) => line({ key: `table.${ownKey(game, `order.${name}`)}` });
}

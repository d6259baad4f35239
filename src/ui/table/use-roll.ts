import { useMemo } from 'react';
import { stable } from '../../play/stable.ts';
import type { PlayState } from '../../play/state.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { RollView } from './game-table.ts';
import { readRoll } from './read-roll.ts';
import { useGame, usePlay } from './use-play.tsx';

/**
 * The roll of the shown moment, or the one that is tumbling; null if nothing was rolled. A move without a roll renders
 * nothing that asks for it.
 */
export function useRoll(): RollView | null {
  const game = useGame();
  const i18n = useT();
  const rollIn = useMemo(() => {
    const read = stable(({ facts, queries, view, events }: Newest) =>
      facts && queries && view ? readRoll(game, { facts, queries, view }, i18n, events) : null,
    );
    return ({ newest }: PlayState) => read(newest);
  }, [game, i18n]);
  return usePlay(rollIn);
}
type Newest = PlayState['newest'];

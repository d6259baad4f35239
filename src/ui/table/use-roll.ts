import { useMemo } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import type { RollView } from './game-table.ts';
import { readRoll } from './read-roll.ts';
import { useGame, usePlay } from './use-play.tsx';

/** The roll of the shown moment, or the one that is tumbling; null if nothing was rolled. */
export function useRoll(): RollView | null {
  const game = useGame();
  const i18n = useT();
  const facts = usePlay(({ newest }) => newest.facts);
  const queries = usePlay(({ newest }) => newest.queries);
  const view = usePlay(({ newest }) => newest.view);
  const events = usePlay(({ newest }) => newest.events);
  return useMemo(
    () => (facts && queries && view ? readRoll(game, { facts, queries, view }, i18n, events) : null),
    [game, facts, queries, view, events, i18n],
  );
}

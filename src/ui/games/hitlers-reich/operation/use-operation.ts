import { useMemo } from 'react';
import { pastOf } from '../../../../play/source.ts';
import { usePlay } from '../../../table/use-play.tsx';
import type { HrMove, HrScene } from '../lookup.ts';
import { operationIn } from './operation-in.ts';
import { readOperation, type Operation } from './stages.ts';

/** The running operation as the table shows it; null for none. */
export function useOperation({ facts, view }: HrScene, moves: readonly HrMove[]): Operation | null {
  const timeline = usePlay(({ staged }) => staged.shown.timeline);
  const at = usePlay(({ staged }) => staged.shown.at);
  const picked = usePlay(({ picture }) => picture.selection.chosen);
  const isRunning = operationIn(view) !== null;
  return useMemo(() => {
    if (!isRunning) return null;
    const chosen = moves.find((move) => move === picked) ?? null;
    return readOperation({ facts, view }, pastOf({ timeline, at }), moves, chosen);
  }, [isRunning, facts, view, timeline, at, moves, picked]);
}

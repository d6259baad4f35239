import { useLayoutEffect, useState } from 'react';
import type { Odds, Preview } from '../../engine/kernel/types.ts';
import type { Move } from './table-model.tsx';

/** Milliseconds of one frame that the counting may take; what is left waits for the next. */
const SLICE = 6;
/** Pause that lets a press or a paint come in between. */
const PAUSE = 4;

export type MoveOdds = ReadonlyMap<Move, Odds | null>;
const NONE: MoveOdds = new Map();

/**
 * Exact chances of `moves`, in their order, as they become known: cheap ones before the first paint, dear ones (an event
 * of a hidden hand) bit by bit after it, so that a list is never kept waiting for its numbers.
 */
export function useMoveOdds(moves: readonly Move[], preview: (move: Move) => Preview | null): MoveOdds {
  const [solved, setSolved] = useState({ moves, odds: NONE });
  useLayoutEffect(() => {
    const odds = new Map<Move, Odds | null>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next = 0;
    const work = () => {
      const until = performance.now() + SLICE;
      for (; next < moves.length && performance.now() < until; next++) {
        const move = moves[next];
        if (move) odds.set(move, preview(move)?.odds ?? null);
      }
      setSolved({ moves, odds: new Map(odds) });
      if (next < moves.length) timer = setTimeout(work, PAUSE);
    };
    if (moves.length > 0) work();
    return () => clearTimeout(timer);
  }, [moves, preview]);
  return solved.moves === moves ? solved.odds : NONE;
}

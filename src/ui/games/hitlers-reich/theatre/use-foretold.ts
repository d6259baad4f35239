import { useEffect, useState } from 'react';
import type { Preview } from '../../../../engine/kernel/types.ts';
import type { HrMove } from '../things.ts';

/** Time that is taken from a frame. */
const SLICE_MS = 12;

export type Foretold = ReadonlyMap<HrMove, Preview | null>;

const NOTHING: Foretold = new Map();

/** All legal moves of the question, also while picks narrow `moves`: the first list of a step is the whole one. */
export function useWholeList(moves: readonly HrMove[], hasPicks: boolean, stepNumber: number): readonly HrMove[] {
  const [kept, setKept] = useState({ stepNumber, moves });
  const isStale = kept.stepNumber !== stepNumber || (!hasPicks && kept.moves !== moves);
  // State that follows a prop: React's own way is to set it while rendering.
  if (isStale) setKept({ stepNumber, moves });
  return isStale ? moves : kept.moves;
}

/**
 * What each move would do, worked out a few at a time between frames: one that reckons with events not named yet takes
 * more than a frame for itself.
 */
export function useForetold(moves: readonly HrMove[], preview: (move: HrMove) => Preview | null): Foretold {
  const [known, setKnown] = useState<{ readonly of: readonly HrMove[]; readonly previews: Foretold }>();
  useEffect(() => {
    const previews = new Map<HrMove, Preview | null>();
    const waiting = [...moves];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      const start = performance.now();
      do {
        const move = waiting.shift();
        if (move) previews.set(move, preview(move));
      } while (waiting.length > 0 && performance.now() - start < SLICE_MS);
      setKnown({ of: moves, previews: new Map(previews) });
      if (waiting.length > 0) timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [moves, preview]);
  return known?.of === moves ? known.previews : NOTHING;
}

import { useLayoutEffect, useState } from 'react';
import type { Preview } from '../../engine/kernel/types.ts';

/** Milliseconds of one frame that the counting may take; what is left waits for the next. */
const SLICE = 6;
/** Pause that lets a press or a paint come in between. */
const PAUSE = 4;

/** What each move would do, as far as it is worked out; null where the game foretells nothing. */
export type Previews<Move> = ReadonlyMap<Move, Preview | null>;

/**
 * What `moves` would do, in their order, as it becomes known: cheap ones before the first paint, dear ones (an event of a
 * hidden hand) bit by bit after it, so that a list is never kept waiting for its numbers.
 */
export function usePreviews<Move>(moves: readonly Move[], preview: (move: Move) => Preview | null): Previews<Move> {
  const [solved, setSolved] = useState({ moves, previews: none<Move>() });
  useLayoutEffect(() => {
    const previews = new Map<Move, Preview | null>();
    const waiting = [...moves];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const work = () => {
      const until = performance.now() + SLICE;
      do {
        const move = waiting.shift();
        if (move !== undefined) previews.set(move, preview(move));
      } while (waiting.length > 0 && performance.now() < until);
      setSolved({ moves, previews: new Map(previews) });
      if (waiting.length > 0) timer = setTimeout(work, PAUSE);
    };
    if (moves.length > 0) work();
    return () => clearTimeout(timer);
  }, [moves, preview]);
  return solved.moves === moves ? solved.previews : none();
}

const NONE: Previews<never> = new Map<never, never>();
const none = <Move>(): Previews<Move> => NONE;

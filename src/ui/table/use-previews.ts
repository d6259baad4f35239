import { useLayoutEffect, useMemo, useState } from 'react';
import type { Preview } from '../../engine/kernel/types.ts';
import { afterPaint, whenIdle } from '../../play/after-paint.ts';
import { FIRST_SLICE, SLICE } from '../../play/foresight.ts';

/** Null if the game cannot say what a move does. */
export type Previews<Move> = ReadonlyMap<Move, Preview | null>;

type PreviewMove<Move> = (move: Move, until?: number) => Preview | null;

/**
 * The effects of `moves`, in order, as they become known: cheap ones before the first paint, slow ones (an event of a
 * hidden hand) gradually after it, so that the list never waits for its numbers.
 */
export function usePreviews<Move>(moves: readonly Move[], preview: PreviewMove<Move>): Previews<Move> {
  const [solved, setSolved] = useState({ moves, previews: none<Move>() });
  useLayoutEffect(() => {
    const previews = new Map<Move, Preview | null>();
    const waiting = [...moves];
    let stop = (): void => undefined;
    const work = (slice: number, onwards: typeof whenIdle) => {
      const until = performance.now() + slice;
      do {
        const [move] = waiting;
        const told = move === undefined ? null : preview(move, until);
        if (told?.isCounting) break;
        waiting.shift();
        if (move !== undefined) previews.set(move, told);
      } while (waiting.length > 0 && performance.now() < until);
      setSolved({ moves, previews: new Map(previews) });
      if (waiting.length > 0) stop = onwards(() => work(SLICE, whenIdle));
    };
    if (moves.length > 0) work(FIRST_SLICE, afterPaint);
    return () => stop();
  }, [moves, preview]);
  return solved.moves === moves ? solved.previews : none();
}

const NONE: Previews<never> = new Map<never, never>();
const none = <Move>(): Previews<Move> => NONE;

/** The deadline has always passed, so a preview computed with it contains only what needs no counting. */
const AT_ONCE = 0;

interface PreviewEntry<Move> {
  readonly move: Move;
  readonly preview: Preview | null;
  readonly view: unknown;
}

/**
 * The effects of a move at once, and its odds when they are counted, after the first paint. The odds depend on the
 * viewer, so each `view` asks again.
 */
export function usePreview<Move>(move: Move | null, preview: PreviewMove<Move>, view: unknown): Preview | null {
  const [told, setTold] = useState<PreviewEntry<Move> | null>(null);
  const first = useMemo(
    () => (move === null ? null : { move, view, preview: preview(move, AT_ONCE) }),
    [move, preview, view],
  );
  useLayoutEffect(() => {
    if (!first?.preview?.isCounting) return;
    let stop = (): void => undefined;
    const goOn = () => {
      const found = preview(first.move, performance.now() + SLICE);
      if (found?.isCounting) stop = whenIdle(goOn);
      else setTold({ ...first, preview: found });
    };
    stop = afterPaint(goOn);
    return () => stop();
  }, [first, preview]);
  return first !== null && told?.move === first.move && told.view === view ? told.preview : (first?.preview ?? null);
}

/** Counts the chances of many moves without blocking the page: fast ones at once, slow ones bit by bit. */
import type { Odds } from '../engine/kernel/types.ts';
import type { Move } from './game.ts';
import type { PlaySource } from './source.ts';

/** Milliseconds of one frame that the counting may take; the rest waits for the next. */
export const SLICE = 6;
/** Pause that lets a press or a paint in between. */
export const PAUSE = 4;

/** The chances of each move that dice decide, as far as they are counted. */
export type OddsByMove = ReadonlyMap<Move, Odds>;
export const NO_ODDS: OddsByMove = new Map();

export interface Foresight {
  /** Starts on `moves`, in their order; what is known of them before the first pause. */
  readonly begin: (moves: readonly Move[]) => OddsByMove;
  readonly stop: () => void;
}

export function createForesight(
  { preview }: Pick<PlaySource, 'preview'>,
  onMore: (odds: OddsByMove) => void,
): Foresight {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);

  function work(waiting: readonly Move[], known: OddsByMove, isFirst: boolean): OddsByMove {
    const odds = new Map(known);
    const until = performance.now() + SLICE;
    let next = 0;
    do {
      const move = waiting[next];
      const told = move === undefined ? null : preview(move, until);
      if (told?.isCounting) break;
      next += 1;
      if (move !== undefined && told?.odds) odds.set(move, told.odds);
    } while (next < waiting.length && performance.now() < until);
    const left = waiting.slice(next);
    const now = odds.size === known.size ? known : odds;
    if (left.length > 0) timer = setTimeout(() => work(left, now, false), PAUSE);
    if (!isFirst && now !== known) onMore(now);
    return now;
  }

  return {
    begin(moves) {
      stop();
      return moves.length === 0 ? NO_ODDS : work(moves, NO_ODDS, true);
    },
    stop,
  };
}

/** Counts the chances of many moves without blocking the page: fast ones at once, slow ones bit by bit. */
import type { Odds } from '../engine/kernel/types.ts';
import { afterPaint, whenIdle } from './after-paint.ts';
import type { Move } from './game.ts';
import type { PlaySource } from './source.ts';

/** Ms that counting may delay a pick. */
export const FIRST_SLICE = 2;
/** Ms of one frame that counting may take; the rest waits for the next. */
export const SLICE = 6;
/** Each publish draws a frame, so there are at least this many ms between two. */
export const PUBLISH_EVERY = 100;

export type OddsByMove = ReadonlyMap<Move, Odds>;
export const NO_ODDS: OddsByMove = new Map();
const NO_MOVES: readonly Move[] = [];

export interface Foresight {
  /** Returns what is known before the first pause. */
  readonly begin: (moves: readonly Move[]) => OddsByMove;
  /**
   * Counts what picks would ask for while the browser is idle, so that an answer has its chances at once. Each list is
   * read when the one before it is counted.
   */
  readonly prepare: (lists: Iterable<readonly Move[]>) => void;
  readonly stop: () => void;
}

export function createForesight(
  { preview }: Pick<PlaySource, 'preview'>,
  onMore: (odds: OddsByMove) => void,
): Foresight {
  let stop = (): void => undefined;
  let stopPreparing = (): void => undefined;
  let isCounting = false;

  /** Returns what is known after `slice` ms, and the moves that are left. */
  function count(moves: readonly Move[], known: OddsByMove, slice: number) {
    const odds = new Map(known);
    const until = performance.now() + slice;
    let next = 0;
    do {
      const move = moves[next];
      const told = move === undefined ? null : preview(move, until);
      if (told?.isCounting) break;
      next += 1;
      if (move !== undefined && told?.odds) odds.set(move, told.odds);
    } while (next < moves.length && performance.now() < until);
    return { odds: odds.size === known.size ? known : odds, left: moves.slice(next) };
  }

  function goOn(moves: readonly Move[], known: OddsByMove, published: OddsByMove, since: number): void {
    const { odds, left } = count(moves, known, SLICE);
    const isDue = left.length === 0 || performance.now() - since >= PUBLISH_EVERY;
    const isNews = isDue && odds !== published;
    if (left.length > 0) {
      const [news, at] = isNews ? [odds, performance.now()] : [published, since];
      stop = whenIdle(() => goOn(left, odds, news, at));
    }
    isCounting = left.length > 0;
    if (isNews) onMore(odds);
  }

  /** Waits until the chances that the list shows are counted. */
  function goAhead(lists: Iterator<readonly Move[], unknown>, begun: readonly Move[] = NO_MOVES): void {
    stopPreparing = whenIdle(() => {
      if (isCounting) return goAhead(lists, begun);
      if (begun.length > 0) return goAhead(lists, count(begun, NO_ODDS, SLICE).left);
      const next = lists.next();
      if (next.done !== true) goAhead(lists, count(next.value, NO_ODDS, SLICE).left);
    });
  }

  return {
    prepare(lists) {
      stopPreparing();
      goAhead(lists[Symbol.iterator]());
    },
    begin(moves) {
      stop();
      stopPreparing();
      isCounting = false;
      if (moves.length === 0) return NO_ODDS;
      const { odds, left } = count(moves, NO_ODDS, FIRST_SLICE);
      isCounting = left.length > 0;
      if (left.length > 0) stop = afterPaint(() => goOn(left, odds, odds, performance.now()));
      return odds;
    },
    stop() {
      stop();
      stopPreparing();
      isCounting = false;
    },
  };
}

import type { SeriesGame } from '../../engine/kernel/types.ts';
import { v } from '../../engine/kernel/shape.ts';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const name = v.pipe(text(60), v.minLength(1));

const seriesGame = v.strictObject({
  /** Players are identified by name. */
  players: v.record(text(40), name),
  /** A seat, or `draw`. */
  winner: text(40),
  key: text(100),
  score: v.record(text(40), v.pipe(v.number(), v.integer())),
});

/** Games finished before this one, in order. */
export const seriesSchema = v.strictObject({
  id: v.pipe(text(64), v.minLength(1)),
  games: v.pipe(v.array(seriesGame), v.maxLength(100)),
});

export interface Series {
  readonly id: string;
  readonly games: readonly SeriesGame[];
}

/** The conclusions of a review: the largest swings, the sum of the luck, how well each side chose. */
import type { Chance, Review, WeighedMove } from './types.ts';

export type SwingKind = 'luck' | 'choice';

export interface Swing {
  /** Index of the point after the move. */
  readonly at: number;
  readonly kind: SwingKind;
  /** Change of the first seat's chance, -1 to 1. */
  readonly amount: number;
  readonly from: number;
  readonly to: number;
  readonly move: WeighedMove;
}

/** Smaller ones are not worth a look. */
const LEAST = 0.02;
/** A swing within so many standard errors may be noise of the playouts. */
const SURE = 2;

/** The largest first. A swing of both luck and choice counts as the larger part. */
export function listSwings(review: Review, most = 5): readonly Swing[] {
  return review.moves
    .map((move, i) => swingOf(review, move, i))
    .filter(({ amount, move }) => Math.abs(amount) >= Math.max(LEAST, SURE * move.error))
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || a.at - b.at)
    .slice(0, most);
}

function swingOf({ opening, moves, seats }: Review, move: WeighedMove, i: number): Swing {
  const from = (moves[i - 1]?.after ?? opening).mean;
  const to = move.after.mean;
  const luck = move.luck ?? 0;
  const choice = (move.seat === seats[0] ? -1 : 1) * (move.loss ?? 0);
  return Math.abs(choice) > Math.abs(luck)
    ? { at: move.at, kind: 'choice', amount: choice, from, to, move }
    : { at: move.at, kind: 'luck', amount: luck, from, to, move };
}

/** Luck of the whole match for the first seat (negative: for the other), with its standard error. */
export function sumLuck({ moves }: Review): Chance {
  const rolls = moves.flatMap(({ luck, error }) => (luck === null ? [] : [{ luck, error }]));
  // The playouts of each move are independent, so errors add up as squares.
  return {
    mean: rolls.reduce((sum, { luck }) => sum + luck, 0),
    error: Math.hypot(...rolls.map(({ error }) => error)),
  };
}

export interface Accuracy {
  readonly seat: string;
  /** Decisions with more than one answer. */
  readonly choices: number;
  /** Decisions for which nothing clearly better was found. */
  readonly good: number;
  /** Chance given away in the others. */
  readonly lost: number;
}

export const listAccuracy = ({ moves, seats }: Review): readonly Accuracy[] =>
  seats.map((seat) => {
    const losses = moves.filter((move) => move.seat === seat).flatMap(({ loss }) => (loss === null ? [] : [loss]));
    return {
      seat,
      choices: losses.length,
      good: losses.filter((loss) => loss === 0).length,
      lost: losses.reduce((sum, loss) => sum + loss, 0),
    };
  });

/** What a review comes to: the largest swings, the sum of the luck, how well each side chose. */
import type { Chance, Review, WeighedMove } from './types.ts';

export type SwingKind = 'luck' | 'choice';

/** A move after which the game stood otherwise. */
export interface Swing {
  /** Index of the point that the move led to. */
  readonly at: number;
  readonly kind: SwingKind;
  /** How much of the first seat's chance came or went, -1 to 1. */
  readonly amount: number;
  /** The chance before and after it. */
  readonly from: number;
  readonly to: number;
  readonly move: WeighedMove;
}

/** Smaller ones are not worth a look. */
const LEAST = 0.02;
/** Standard errors that a swing is larger than: a smaller one may be nothing but the noise of the playouts. */
const SURE = 2;

/** The largest `most` swings, the largest first. One that is both luck and choice goes to the larger part. */
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

/** Luck of the whole match: the chance that the first seat was given, or if negative the other one, and its standard error. */
export function sumLuck({ moves }: Review): Chance {
  const rolls = moves.flatMap(({ luck, error }) => (luck === null ? [] : [{ luck, error }]));
  // Each move's dice were averaged out by playouts of their own, so that errors add up as squares.
  return {
    mean: rolls.reduce((sum, { luck }) => sum + luck, 0),
    error: Math.hypot(...rolls.map(({ error }) => error)),
  };
}

/** How a side chose. */
export interface Accuracy {
  readonly seat: string;
  /** Decisions with more than one answer. */
  readonly choices: number;
  /** Those for which nothing clearly better was found. */
  readonly good: number;
  /** Chance given away in the others, added up. */
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

/** The chances of several positions, played out side by side with the same dice, so that they can be compared. */
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { playedOut } from '../../players/played-out.ts';
import { createEstimator, errorOf, meanOf, NO_TALLY, type Tally } from '../../players/search/estimate.ts';
import type { Players } from '../../players/types.ts';
import { CONFIDENCE } from '../stats/stats.ts';

/** A mean with its interval of 95 %, for the first seat. */
export interface Span {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What is known of one position. */
export interface Prospect {
  readonly key: string;
  readonly tally: Tally;
  /** By how much it is above the first position but one, playout by playout. */
  readonly difference: Tally;
}

export interface Outlook {
  /** The seat whose chances they are. */
  readonly seat: string;
  /** Games played out from each position. */
  readonly playouts: number;
  readonly prospects: readonly Prospect[];
}

export interface OutlookGame<T extends Types> {
  readonly def: GameDefinition<T>;
  readonly players: Players<T>;
}

/** Where hands are hidden, several deals stand for one position. */
interface Position {
  readonly key: string;
  readonly states: readonly unknown[];
}

/**
 * Plays out the positions of `text` (see `WhatIfActions.outlookText`), `known.playouts` up to `most` times each, and gives
 * what is known after each round of games. They are whole games of Veterans: what a position seems to be worth before
 * the end may err by more than any interval of such values says. The n-th games of all positions meet the same dice, and
 * the n-th deal of what is hidden.
 */
export function* lookOut<T extends Types>(
  { def, players }: OutlookGame<T>,
  text: string,
  most: number,
  known: Outlook | null,
): Generator<Outlook, void> {
  const { positions } = JSON.parse(text) as { readonly positions: readonly Position[] };
  const forecast = playedOut(def, players);
  const rows = positions.map(({ key, states }) => {
    const before = known?.prospects.find((one) => one.key === key);
    return {
      key,
      estimators: states.map((state, deal) => createEstimator(def, def.readState(state), forecast, `outlook/${deal}`)),
      tally: before?.tally ?? NO_TALLY,
      difference: before?.difference ?? NO_TALLY,
    };
  });
  const base = rows.find(({ key }) => key === BASE);
  for (let n = known?.playouts ?? 0; n < most; n++) {
    const values = rows.map(({ estimators }) => playOne(estimators, n));
    const own = values[rows.findIndex((row) => row === base)] ?? 0;
    rows.forEach((row, at) => {
      const value = values[at] ?? 0;
      row.tally = add(row.tally, value);
      row.difference = add(row.difference, value - own);
    });
    const prospects = rows.map(({ key, tally, difference }) => ({ key, tally, difference }));
    yield { seat: def.seats[0], playouts: n + 1, prospects };
  }
}

/** The position that the others are held against. */
const BASE = 'match';

/** The n-th game from one of the deals. */
function playOne(estimators: readonly { play(tally: Tally, count: number): Tally }[], n: number): number {
  const estimator = estimators[n % estimators.length];
  // A position without a deal does not come about.
  return estimator ? estimator.play({ ...NO_TALLY, count: Math.floor(n / estimators.length) }, 1).sum : 0;
}

const add = ({ count, sum, squares }: Tally, value: number): Tally => ({
  count: count + 1,
  sum: sum + value,
  squares: squares + value ** 2,
});

/** Of so many games alike, a share of at most this over their number may end otherwise, with 95 % confidence. */
const RULE_OF_THREE = 3;

/** The mean and its interval; null until two games have been played. */
export function spanOf(tally: Tally, isDifference = false): Span | null {
  if (tally.count < 2) return null;
  const mean = meanOf(tally);
  const error = errorOf(tally);
  // Where all were alike, another outcome may be as frequent as this all the same.
  const reach = error > 0 ? CONFIDENCE * error : RULE_OF_THREE / tally.count;
  const least = isDifference ? -1 : 0;
  return { mean, low: Math.max(least, mean - reach), high: Math.min(1, mean + reach) };
}

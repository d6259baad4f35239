/** The chances of several positions, played out with the same dice so that they can be compared. */
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { simulateFrom } from '../../engine/kernel/runner.ts';
import { errorOf, meanOf, NO_TALLY, type Tally } from '../../players/search/estimate.ts';
import type { Players } from '../../players/types.ts';
import { playOutWith } from './play-out.ts';
import { intervalOf, pairedInterval } from '../stats/stats.ts';

/** A mean with its 95% interval, for the first seat. */
export interface Span {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface Prospect {
  readonly key: string;
  readonly tally: Tally;
  /** It is better than the position before the lines by this much, playout by playout. */
  readonly difference: Tally;
}

export interface Outlook {
  readonly seat: string;
  readonly playouts: number;
  readonly prospects: readonly Prospect[];
}

export interface OutlookGame<T extends Types> {
  readonly def: GameDefinition<T>;
  readonly players: Players<T>;
}

/** A position has several deals if hands are hidden. */
interface Position {
  readonly key: string;
  readonly states: readonly unknown[];
}

/** A text asks for the chances of this seat, in these positions. */
export interface OutlookRequest {
  readonly seat: string;
  readonly keys: readonly string[];
}

/** Results of one round for the first seat, one for each position in the order of the keys. */
export type Round = readonly number[];

export interface Rounds {
  readonly opened: OutlookRequest;
  /** Round `n`, from 0: always the same. */
  play(n: number): Round;
}

/**
 * Plays out the positions of `text` (see `WhatIfActions.outlookText`), round by round. They are whole games of
 * Veterans: an estimate before the end may err by more than any interval shows. The n-th games of all positions share
 * dice and deals.
 */
export function openRounds<T extends Types>({ def, players }: OutlookGame<T>, text: string): Rounds {
  const { positions } = JSON.parse(text) as { readonly positions: readonly Position[] };
  const playOut = playOutWith(def, players);
  const rows = positions.map(({ states }) => states.map((state) => simulateFrom(def, def.readState(state))));
  return {
    opened: { seat: def.seats[0], keys: positions.map(({ key }) => key) },
    play: (n) =>
      rows.map((deals) => {
        const deal = n % deals.length;
        const from = deals[deal];
        // A position without a deal is skipped.
        return from ? playOut(from, `outlook/${deal}/${Math.floor(n / deals.length)}`) : 0;
      }),
  };
}

/** The position that the others are compared with. */
const BASE = 'match';

/** Adds rounds that follow the known ones. */
export function addRounds(known: Outlook | null, { seat, keys }: OutlookRequest, rounds: readonly Round[]): Outlook {
  const base = keys.indexOf(BASE);
  const prospects = keys.map((key, at): Prospect => {
    const before = known?.prospects.find((one) => one.key === key);
    let [tally, difference] = [before?.tally ?? NO_TALLY, before?.difference ?? NO_TALLY];
    for (const values of rounds) {
      const value = values[at] ?? 0;
      tally = add(tally, value);
      difference = add(difference, value - (values[base] ?? 0));
    }
    return { key, tally, difference };
  });
  return { seat, playouts: (known?.playouts ?? 0) + rounds.length, prospects };
}

const add = ({ count, sum, squares }: Tally, value: number): Tally => ({
  count: count + 1,
  sum: sum + value,
  squares: squares + value ** 2,
});

/** The mean with Wilson's interval, or the paired one of a difference; null until two games have been played. */
export function spanOf(tally: Tally, isDifference = false): Span | null {
  if (tally.count < 2) return null;
  const mean = meanOf(tally);
  const [low, high] = isDifference
    ? pairedInterval({ mean, error: errorOf(tally), count: tally.count })
    : intervalOf(tally.sum, tally.count);
  return { mean, low, high };
}

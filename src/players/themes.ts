/**
 * Why one position is better than another, by what a value function counts, in themes that a person can be told.
 *
 * The chance is a curve of a sum, so no part of the sum has a share of the chance by itself. A position is compared with
 * the one the search began in: along the straight way from there to here the curve rises by the same slope for all parts,
 * the chord between its ends. Each theme has its part of the sum times that slope, and together they are the difference
 * of the two chances, without a rest and whatever the curve.
 */
import type { Types } from '../engine/kernel/types.ts';
import { chanceOf, shareOf, valueOf, weighFeatures, type FeatureReader, type Weights } from './value.ts';

/** What no theme tells is `other`. */
export const THEMES = [
  'points',
  'danger',
  'reach',
  'units',
  'enemies',
  'ground',
  'enemy-ground',
  'spent',
  'enemy-spent',
  'hand-sizes',
  'hands',
  'decks',
  'centres',
  'enemy-centres',
  'threats',
  'areas',
  'events',
  'push',
  'turning-points',
  'fortresses',
  'years',
  'end',
  'other',
] as const;
export type Theme = (typeof THEMES)[number];

/** Parts by theme. */
export type Parts = Readonly<Partial<Record<Theme, number>>>;

/** The theme of each feature for a seat, as the side whose turn it is reads them. */
export type ThemesOf<T extends Types> = (seat: T['seat'], mover: T['seat']) => readonly Theme[];

/** By how much each theme makes the chance of `seat` in `state` another than in `from`. */
export type Explain<T extends Types> = (from: T['state'], state: T['state'], seat: T['seat']) => Parts;

export function explainBy<T extends Types>(
  reader: FeatureReader<T>,
  weights: Weights,
  themesOf: ThemesOf<T>,
): Explain<T> {
  const value = valueOf(reader, weights);
  const readOnce = remember((from: T['state'], mover: T['seat']) => reader.read(from, mover));
  const valueOnce = remember(value);
  return (from, state, seat) => {
    const before = valueOnce(from, seat);
    if (state.result) return { end: shareOf(state.result.winner, seat) - before };
    const mover = reader.mover(state);
    const sign = mover === seat ? 1 : -1;
    const row = weights.weights[Math.min(reader.stages - 1, reader.stage(state))] ?? [];
    const [old, now] = [readOnce(from, mover), reader.read(state, mover)];
    const [low, high] = [weighFeatures(row, old), weighFeatures(row, now)];
    const slope = slopeBetween(low, high);
    const start = chanceOf(low);
    // A later turn has weights of its own.
    const parts: Partial<Record<Theme, number>> = { other: (sign === 1 ? start : 1 - start) - before };
    const themes = themesOf(seat, mover);
    for (const [at, feature] of now.entries()) {
      const theme = themes[at] ?? 'other';
      const part = sign * slope * (row[at] ?? 0) * (feature - (old[at] ?? 0));
      parts[theme] = (parts[theme] ?? 0) + part;
    }
    return parts;
  };
}

/** Of the chord between two points of the curve. */
function slopeBetween(low: number, high: number): number {
  const chance = chanceOf(low);
  return Math.abs(high - low) < 1e-6 ? chance * (1 - chance) : (chanceOf(high) - chance) / (high - low);
}

/** What was asked of the last position; a search begins in the same one all the time. */
function remember<P extends object, S extends string, X>(
  ask: (position: P, seat: S) => X,
): (position: P, seat: S) => X {
  let last: P | null = null;
  const known = new Map<S, X>();
  return (position, seat) => {
    if (position !== last) known.clear();
    last = position;
    const found = known.get(seat) ?? ask(position, seat);
    known.set(seat, found);
    return found;
  };
}

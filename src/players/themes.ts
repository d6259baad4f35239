/**
 * Explains why one position is better than another, by the features of a value function, in themes for people.
 *
 * The chance is a curve of a sum, so no part of the sum has a chance by itself. A position is compared with the start
 * of the search: on the straight line between the two the curve rises by the same slope for all parts, that of the
 * chord. Each theme has its part of the sum times that slope, and together they are exactly the difference of the two
 * chances, for any curve.
 */
import type { Types } from '../engine/kernel/types.ts';
import { chanceOf, shareOf, valueOf, weighFeatures, type FeatureReader, type Weights } from './value.ts';

/** Features without a theme are `other`. */
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

export type Parts = Readonly<Partial<Record<Theme, number>>>;

/** The theme of each feature for a seat, with the features read by the side in turn. */
export type ThemesOf<T extends Types> = (seat: T['seat'], mover: T['seat']) => readonly Theme[];

/** The difference of the chance of `seat` between `from` and `state`, by theme. */
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
    // Each turn has its own weights.
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

function slopeBetween(low: number, high: number): number {
  const chance = chanceOf(low);
  return Math.abs(high - low) < 1e-6 ? chance * (1 - chance) : (chanceOf(high) - chance) / (high - low);
}

/** Caches the last position; a search always begins in the same one. */
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

/** Logistic regression by Newton's steps, with a ridge that draws weights towards what they are believed to be. */
import { chanceOf, weighFeatures } from '../../src/players/value.ts';

/** The features, and the result: 1 for a win, 0 for a loss, 0.5 for a draw. */
export interface Row {
  readonly features: readonly number[];
  readonly outcome: number;
}

export interface Fit {
  readonly weights: readonly number[];
  readonly covariance: readonly (readonly number[])[];
}

const STEPS = 60;
/** A step that makes less of a difference is the last, as a share. */
const ENOUGH = 1e-12;
/** The smallest part of a step that is tried. */
const SMALLEST = 2 ** -40;

/** Weights that make the rows most likely; the belief that they are `prior` is worth about `ridge` rows. */
export function fitLogistic(rows: readonly Row[], prior: readonly number[], ridge: number): Fit {
  let weights = prior;
  let loss = lossWith(rows, weights, prior, ridge);
  let covariance: readonly (readonly number[])[] = [];
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, i) => ridge * ((prior[i] ?? 0) - weight));
    const curve = weights.map((_, i) => weights.map((_weight, j) => (i === j ? ridge : 0)));
    for (const row of rows) addRow(row, weights, slope, curve);
    covariance = invert(curve);
    const way = covariance.map((row) => weighFeatures(row, slope));
    const before = loss;
    // Far from the optimum a whole step may overshoot for good.
    for (let part = 1; part >= SMALLEST && loss === before; part /= 2) {
      const next = weights.map((weight, i) => weight + part * (way[i] ?? 0));
      const there = lossWith(rows, next, prior, ridge);
      if (there < loss) [weights, loss] = [next, there];
    }
    if (before - loss <= ENOUGH * loss) break;
  }
  return { weights, covariance };
}

/** The loss to minimise: surprise at all results, plus the distance of the weights from their prior. */
function lossWith(rows: readonly Row[], weights: readonly number[], prior: readonly number[], ridge: number): number {
  const away = weights.reduce((sum, weight, i) => sum + (weight - (prior[i] ?? 0)) ** 2, 0);
  const surprise = rows.length * lossOf(rows, ({ features }) => chanceOf(weighFeatures(weights, features)));
  return surprise + (ridge / 2) * away;
}

function addRow({ features, outcome }: Row, weights: readonly number[], slope: number[], curve: number[][]): void {
  const chance = chanceOf(weighFeatures(weights, features));
  features.forEach((feature, i) => {
    if (feature === 0) return;
    slope[i] = (slope[i] ?? 0) + (outcome - chance) * feature;
    const row = curve[i] ?? [];
    const own = chance * (1 - chance) * feature;
    features.forEach((other, j) => (row[j] = (row[j] ?? 0) + own * other));
  });
}

/** The inverse of a matrix, by elimination. */
function invert(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const count = matrix.length;
  let rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let at = 0; at < count; at++) {
    const pivot = rows.slice(at).reduce((best, row) => (size(row, at) > size(best, at) ? row : best));
    const others = rows.filter((row) => row !== pivot);
    const scaled = pivot.map((value) => value / (pivot[at] ?? 1));
    rows = others.map((row) => row.map((value, j) => value - (row[at] ?? 0) * (scaled[j] ?? 0)));
    rows.splice(at, 0, scaled);
  }
  return rows.map((row) => row.slice(count));
}

const size = (row: readonly number[], at: number): number => Math.abs(row[at] ?? 0);

/** Mean surprise at the outcomes, in nats; 0.69 for knowing nothing of even chances. */
export function lossOf(rows: readonly Row[], chance: (row: Row) => number): number {
  const sum = rows.reduce((total, row) => {
    const p = Math.min(1 - 1e-9, Math.max(1e-9, chance(row)));
    return total - row.outcome * Math.log(p) - (1 - row.outcome) * Math.log(1 - p);
  }, 0);
  return rows.length === 0 ? 0 : sum / rows.length;
}

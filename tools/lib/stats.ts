/** Timings in a form that can be compared. */
import { quantileOf } from '../../src/lab/stats/stats.ts';
import { round } from './table.ts';

export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
}

/** Median and 99th percentile, in the unit given, to three decimals. */
export function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = [...values].sort((a, b) => a - b);
  return { p50: round(quantileOf(sorted, 0.5), 3), p99: round(quantileOf(sorted, 0.99), 3) };
}

export const medianOf = (values: readonly number[]): number => quantilesOf(values).p50;

/** Milliseconds that `work` takes. */
export function timeOf(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

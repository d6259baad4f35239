/** Timings as people compare them. */
import { round } from './table.ts';

export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
}

/** Value at `share` of the sorted list, by the nearest rank. */
function quantile(sorted: readonly number[], share: number): number {
  const rank = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[rank] ?? 0;
}

/** Median and 99th percentile, in the unit given, to three decimals. */
export function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = [...values].sort((a, b) => a - b);
  return { p50: round(quantile(sorted, 0.5), 3), p99: round(quantile(sorted, 0.99), 3) };
}

export const medianOf = (values: readonly number[]): number => quantilesOf(values).p50;

/** Milliseconds that `work` takes. */
export function timeOf(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

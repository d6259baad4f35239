/** Value at `share` of the sorted list, by the nearest rank; 0 for none. */
export function quantileOf(sorted: readonly number[], share: number): number {
  const rank = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[rank] ?? 0;
}

/** Standard errors of a 95 % interval. */
export const CONFIDENCE = 1.96;

/** Contains the true value with 95 % confidence. */
export type Interval = readonly [low: number, high: number];

/** 0 without values. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Standard error of the mean; 0 for fewer than two values. */
export function errorOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return Math.sqrt(spread / values.length);
}

/** Wilson's 95 % interval of a share; 0 to 1 without a sample. A draw counts half. */
export function intervalOf(part: number, whole: number): Interval {
  if (whole === 0) return [0, 1];
  const z = CONFIDENCE;
  const share = part / whole;
  const middle = share + z ** 2 / (2 * whole);
  const reach = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2));
  const scale = 1 + z ** 2 / whole;
  // Rounding may carry the ends below 0 and above 1.
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

/**
 * The interval of a mean difference between paired values of -1 to 1. Where all pairs agree the spread says nothing;
 * then as many pairs could differ as Wilson's interval allows.
 */
export function pairedInterval({
  mean,
  error,
  count,
}: {
  readonly mean: number;
  readonly error: number;
  readonly count: number;
}): Interval {
  const reach = error > 0 ? CONFIDENCE * error : intervalOf(0, count)[1];
  return [Math.max(-1, mean - reach), Math.min(1, mean + reach)];
}

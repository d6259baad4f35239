/** Value at `share` of the sorted list, by the nearest rank; 0 for none. */
export function quantileOf(sorted: readonly number[], share: number): number {
  const rank = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[rank] ?? 0;
}

/** Standard errors of a 95% interval. */
export const CONFIDENCE = 1.96;

/** Contains the true value with 95% confidence. */
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

/** Wilson's 95% interval of a share; 0 to 1 without a sample. A draw counts half. */
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

/**
 * An interval for a mean of values between 0 and 1 that may be looked at while it is measured: with 95% confidence it
 * contains the mean at every moment, so play may stop as soon as it says enough. It bets against each possible mean
 * (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", Journal of the Royal Statistical
 * Society B 86, 2024): a bet against the true mean multiplies by twenty at most once in twenty times.
 */
const ALPHA = 0.05;
const STEPS = 200;
/** Largest share of the capital that one bet can lose. */
const BOLDEST = 0.5;

export function runningInterval(values: readonly number[]): readonly [low: number, high: number] {
  const stakes = listStakes(values);
  const kept = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS).filter(
    (mean) => !isRuledOut(mean, values, stakes),
  );
  const [low = 0] = kept;
  const high = kept.at(-1) ?? 1;
  // Values between two steps are not tested.
  return [Math.max(0, low - 1 / STEPS), Math.min(1, high + 1 / STEPS)];
}

/** The stake on each value, from the values before it. */
function listStakes(values: readonly number[]): readonly number[] {
  let sum = 0.5;
  let squares = 0.25;
  return values.map((value, i) => {
    const spread = squares / (i + 1);
    const stake = Math.sqrt((2 * Math.log(2 / ALPHA)) / (spread * (i + 1) * Math.log(i + 2)));
    sum += value;
    squares += (value - sum / (i + 2)) ** 2;
    return stake;
  });
}

/** Half the capital bets that the mean is higher, half that it is lower. */
function isRuledOut(mean: number, values: readonly number[], stakes: readonly number[]): boolean {
  let above = 0.5;
  let below = 0.5;
  return values.some((value, i) => {
    const stake = stakes[i] ?? 0;
    above *= 1 + Math.min(stake, BOLDEST / mean) * (value - mean);
    below *= 1 - Math.min(stake, BOLDEST / (1 - mean)) * (value - mean);
    return Math.max(above, below) >= 1 / ALPHA;
  });
}

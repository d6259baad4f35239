/**
 * An interval for a mean of values between 0 and 1 that may be looked at while it is measured: with 95 % confidence it
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

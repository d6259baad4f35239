/**
 * Outcomes of playouts with the luck in them, and their mean without it. Luck is nothing on average, so what of an outcome
 * goes along with it can be taken off without any bias: a control variate.
 */
export interface Tally {
  count: number;
  sum: number;
  squares: number;
  luck: number;
  luckSquares: number;
  /** Sum of outcome times luck. */
  products: number;
}

export const openTally = (): Tally => ({ count: 0, sum: 0, squares: 0, luck: 0, luckSquares: 0, products: 0 });

export function addOutcome(tally: Tally, outcome: number, luck: number): void {
  tally.count++;
  tally.sum += outcome;
  tally.squares += outcome ** 2;
  tally.luck += luck;
  tally.luckSquares += luck ** 2;
  tally.products += outcome * luck;
}

/** How much of an outcome a unit of luck makes, by all tallies together. */
export function slopeOf(tallies: readonly Tally[]): number {
  let along = 0;
  let spread = 0;
  for (const { count, sum, luck, luckSquares, products } of tallies) {
    if (count < 2) continue;
    along += products - (sum * luck) / count;
    spread += luckSquares - luck ** 2 / count;
  }
  return spread > 0 ? along / spread : 0;
}

export const meanOf = ({ count, sum, luck }: Tally, slope: number): number => (sum - slope * luck) / Math.max(1, count);

/** Two playouts of the same outcome are no proof of a third. */
const LEAST_SPREAD = 0.0004;

/** Spread of the outcomes about their mean, luck taken off. */
function spreadOf({ count, sum, squares, luck, luckSquares, products }: Tally, slope: number): number {
  const raw = squares - sum ** 2 / count;
  const alike = products - (sum * luck) / count;
  const lucky = luckSquares - luck ** 2 / count;
  return Math.max(LEAST_SPREAD, (raw - 2 * slope * alike + slope ** 2 * lucky) / (count - 1));
}

/** Standard error of the mean; infinite for fewer than two outcomes. */
export const errorOf = (tally: Tally, slope: number): number =>
  tally.count < 2 ? Infinity : Math.sqrt(spreadOf(tally, slope) / tally.count);

/** The same for comparing: a single outcome is of no certainty, but better than none. */
export const deviationOf = (tally: Tally, slope: number): number => (tally.count < 2 ? 1 : errorOf(tally, slope));

/** Outcomes of playouts, with luck subtracted as a control variate: its mean is zero, so this adds no bias. */
import { THEMES, type Parts, type Theme } from '../themes.ts';

export interface Tally {
  count: number;
  sum: number;
  squares: number;
  luck: number;
  luckSquares: number;
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

export interface PartTally {
  readonly sums: Partial<Record<Theme, number>>;
  readonly products: Partial<Record<Theme, number>>;
}

export function addParts({ sums, products }: PartTally, parts: Parts, luck: number): void {
  for (const theme of THEMES) {
    const part = parts[theme];
    if (part === undefined) continue;
    sums[theme] = (sums[theme] ?? 0) + part;
    products[theme] = (products[theme] ?? 0) + part * luck;
  }
}

/** The mean of each part, with its own luck subtracted as from the outcome, so that the parts still add up. */
export function meanParts(
  tallies: readonly (Tally & { readonly parts: PartTally })[],
): (of: Tally & { readonly parts: PartTally }) => Parts {
  const slopes = new Map(
    THEMES.map((theme) => [
      theme,
      slopeOf(
        tallies.map(({ parts, ...tally }) => ({
          ...tally,
          sum: parts.sums[theme] ?? 0,
          products: parts.products[theme] ?? 0,
        })),
      ),
    ]),
  );
  return ({ parts, ...tally }) =>
    Object.fromEntries(
      THEMES.map((theme) => [theme, meanOf({ ...tally, sum: parts.sums[theme] ?? 0 }, slopes.get(theme) ?? 0)]),
    );
}

/** The regression of outcomes on luck, over all tallies. */
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

/** Two equal outcomes do not prove a third. */
const LEAST_SPREAD = 0.0004;
/** Before any plan was played out twice. */
const FIRST_SPREAD = 0.02;

/** Pooled over all plans, because a few playouts of one tell little. */
export function spreadOf(tallies: readonly Tally[], slope: number): number {
  let sum = 0;
  let free = 0;
  for (const tally of tallies) {
    if (tally.count < 2) continue;
    const { count, squares, luckSquares, products } = tally;
    const raw = squares - tally.sum ** 2 / count;
    const alike = products - (tally.sum * tally.luck) / count;
    const lucky = luckSquares - tally.luck ** 2 / count;
    sum += raw - 2 * slope * alike + slope ** 2 * lucky;
    free += count - 1;
  }
  return free === 0 ? FIRST_SPREAD : Math.max(LEAST_SPREAD, sum / free);
}

export const deviationOf = ({ count }: Tally, spread: number): number => Math.sqrt(spread / Math.max(1, count));

/** Standard error of the mean; infinite for fewer than two outcomes. */
export const errorOf = (tally: Tally, spread: number): number =>
  tally.count < 2 ? Infinity : deviationOf(tally, spread);

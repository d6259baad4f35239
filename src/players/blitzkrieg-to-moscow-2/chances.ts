/** Chances of attacks by column, computed once (§11.3.6). */
import { computeOdds } from '../../engine/games/blitzkrieg-to-moscow-2/rules/odds.ts';
import type { Tables } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field-types.ts';

/** Chances of the four results; none for a failure (§11.3.5). */
export interface Chances {
  readonly gone: number;
  readonly spentRetreat: number;
  readonly retreat: number;
}
const NO_CHANCE: Chances = { gone: 0, spentRetreat: 0, retreat: 0 };

function readChances(t: Tables, column: number, isHero: boolean): Chances {
  const odds = computeOdds(t, column, isHero);
  if (!odds) return NO_CHANCE;
  const share = (id: string) => (odds.outcomes.find((outcome) => outcome.id === id)?.count ?? 0) / odds.total;
  return { gone: share('DE'), spentRetreat: share('DL'), retreat: share('DR') };
}

/** By column and by whether the hex is a hero city. */
export function makeChances(t: Tables): (column: number, isHero: boolean) => Chances {
  const [plain, hero] = [false, true].map((isHero) =>
    Array.from({ length: t.columns + 1 }, (_, column) => readChances(t, column, isHero)),
  );
  return (column, isHero) => (isHero ? hero : plain)?.[Math.max(0, Math.min(t.columns, column))] ?? NO_CHANCE;
}

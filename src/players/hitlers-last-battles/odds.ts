/** Odds of a battle (§8.2 to §8.5), computed once over all rolls. */

export interface Odds {
  /** Chance of outright elimination. */
  readonly eliminated: number;
  /** Chance that the attacker takes the hex, including elimination. */
  readonly won: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const HIT = 4;

/** §8.4: support adds one to the die that it turns into a hit. */
function countHits(dice: readonly number[], supported: boolean): number {
  const hits = dice.filter((die) => die >= HIT).length;
  return supported && dice.includes(HIT - 1) ? hits + 1 : hits;
}

function countOdds(marked: boolean, supported: boolean, rough: boolean): Odds {
  const attacks = FACES.flatMap((first) => (marked ? FACES.map((second) => [first, second]) : [[first]]));
  const differences = attacks.flatMap((attack) =>
    FACES.map((defence) => countHits(attack, supported) - (defence + (rough ? 1 : 0) >= HIT ? 1 : 0)),
  );
  const share = (least: number) => differences.filter((difference) => difference >= least).length / differences.length;
  return { eliminated: share(2), won: share(1) };
}

const slot = (marked: boolean, supported: boolean, rough: boolean): number =>
  (marked ? 4 : 0) + (supported ? 2 : 0) + (rough ? 1 : 0);

const TABLE: readonly Odds[] = [false, true].flatMap((marked) =>
  [false, true].flatMap((supported) => [false, true].map((rough) => countOdds(marked, supported && marked, rough))),
);

/** Odds of an attack; support counts only with a marker (Q8). */
export function oddsOf(marked: boolean, supported: boolean, rough: boolean): Odds {
  const odds = TABLE[slot(marked, supported, rough)];
  if (!odds) throw new RangeError('the table of odds is complete');
  return odds;
}

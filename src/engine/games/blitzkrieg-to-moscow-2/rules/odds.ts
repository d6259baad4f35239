/** Exact odds of a combat by counting the faces of the die (§11.3.6), and of the dice that known cards add (§7.1). */
import type { Odds } from '../../../kernel/types.ts';
import type { CardId, CrtResult, Side } from '../ids.ts';
import type { BtmState } from '../state.ts';
import { DIE_SIDES } from '../numbers.ts';
import { EVEN_ODDS, sumUp, type Board, type Terms } from './reckon.ts';
import type { Tables } from '../tables.ts';

const RESULTS: readonly CrtResult[] = ['DE', 'DL', 'DR', '-'];

/** §11.3.6, §14: the effect of a die; Germans attacking the hero city ignore retreats. */
export function resultOf(t: Tables, column: number, die: number, isHero: boolean): CrtResult {
  const result = t.crtResult(column, die);
  return isHero && result === 'DR' ? '-' : result;
}

/** Returns true if Germans attack the hero city (§14). */
export const isOnHero = ({ hero }: Pick<BtmState, 'hero'>, { side, target }: Pick<Terms, 'side' | 'target'>): boolean =>
  side === 'german' && hero.hex === target;

export type Rerolls = Readonly<Record<Side, number>>;
const NO_REROLLS: Rerolls = { german: 0, soviet: 0 };

/** §11.5: every result but "no effect" empties the hex. */
const clearsHex = (result: CrtResult): boolean => result !== '-';

type Counts = Record<CrtResult, number>;

function countDie(counts: Counts, faces: readonly CrtResult[], rerolls: Rerolls, weight: number): void {
  for (const result of faces) {
    const unhappy: Side = clearsHex(result) ? 'soviet' : 'german';
    if (rerolls[unhappy] === 0) counts[result] += weight;
    else countDie(counts, faces, { ...rerolls, [unhappy]: rerolls[unhappy] - 1 }, weight / DIE_SIDES);
  }
}

/** §11.3.6: the results of a column, by die; none for a failure (§11.3.5). */
export const facesOf = (t: Tables, column: number, isHero: boolean): readonly CrtResult[] =>
  column < EVEN_ODDS ? [] : Array.from({ length: DIE_SIDES }, (_, face) => resultOf(t, column, face + 1, isHero));

/**
 * Chances in a column, as counts of equally likely throws; null for a failure, without a die (§11.3.5). Each card of
 * `rerolls` is played as soon as a die goes against its side: the German one where the hex is not emptied, the Soviet
 * one where it is. `success`: the hex is emptied.
 */
export function computeOdds(t: Tables, column: number, isHero: boolean, rerolls: Rerolls = NO_REROLLS): Odds | null {
  if (column < EVEN_ODDS) return null;
  const faces = facesOf(t, column, isHero);
  const total = DIE_SIDES ** (1 + rerolls.german + rerolls.soviet);
  const counts: Counts = { DE: 0, DL: 0, DR: 0, '-': 0 };
  countDie(counts, faces, rerolls, total / DIE_SIDES);
  return {
    total,
    outcomes: RESULTS.map((id) => ({ id, count: counts[id], success: clearsHex(id) })),
  };
}

/** The same odds for the defender: success means that a defender holds the hex. */
export function forDefender(odds: Odds | null): Odds | null {
  if (odds === null) return null;
  const { range, total } = odds;
  const other = ({ count, by }: NonNullable<Odds['range']>['low']) => ({ count: total - count, by });
  return {
    ...odds,
    outcomes: odds.outcomes.map((outcome) => ({ ...outcome, success: !outcome.success })),
    ...(range && { range: { low: other(range.high), high: other(range.low) } }),
  };
}

/** Returns true if any face of a new die would be better for a side than the present result (§7.1). */
export function gainsByReroll(t: Tables, state: Board & Pick<BtmState, 'combat' | 'hero'>, seat: Side): boolean {
  const { combat } = state;
  if (combat?.result == null) return false;
  const found = RESULTS.indexOf(combat.result);
  const faces = facesOf(t, sumUp(t, state, combat).column, isOnHero(state, combat)).map((face) =>
    RESULTS.indexOf(face),
  );
  return faces.some((face) => (seat === combat.side ? face < found : face > found));
}

/** Re-roll cards that a seat knows of in an attack: those in its own hand, with open hands all (§5.2). */
export function knownRerolls(t: Tables, { options, cards }: BtmState, seat: Side | null, attacker: Side): Rerolls {
  const handOf = (side: Side): readonly CardId[] | null =>
    options.openHands || side === seat ? cards[side].hand : null;
  return countRerolls(t, { german: handOf('german'), soviet: handOf('soviet') }, attacker);
}

export function countRerolls(
  t: Tables,
  hands: Readonly<Record<Side, readonly CardId[] | null>>,
  attacker: Side,
): Rerolls {
  // §7.1: both cards are for the die of a German attacker.
  if (attacker !== 'german') return NO_REROLLS;
  const countOf = (side: Side): number => hands[side]?.filter((card) => t.hasUse(card, 'reroll')).length ?? 0;
  return { german: countOf('german'), soviet: countOf('soviet') };
}

export const combatOdds = (t: Tables, state: BtmState, terms: Terms): Odds | null =>
  computeOdds(t, sumUp(t, state, terms).column, isOnHero(state, terms));

export const knownOdds = (t: Tables, state: BtmState, terms: Terms, seat: Side | null): Odds | null =>
  computeOdds(t, sumUp(t, state, terms).column, isOnHero(state, terms), knownRerolls(t, state, seat, terms.side));

/** §7.1: odds of a new die, with other re-roll cards that `seat` knows of. Null without a combat. */
export function rerollOdds(t: Tables, state: BtmState, seat: Side): Odds | null {
  const { combat } = state;
  if (!combat) return null;
  const known = knownRerolls(t, state, seat, combat.side);
  const { column } = sumUp(t, state, combat);
  return computeOdds(t, column, isOnHero(state, combat), { ...known, [seat]: Math.max(0, known[seat] - 1) });
}

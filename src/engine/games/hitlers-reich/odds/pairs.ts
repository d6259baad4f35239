/** The chance of a conflict for two given cards, with everything else known. */
import type { CardId, Side } from '../ids.ts';
import { countDice } from '../rules/dice.ts';
import { conflictChance } from '../rules/conflict-odds.ts';
import { listHands, meet, MOST_KINDS, type Draw, type Hand, type Hands } from '../rules/conflict-odds-hands.ts';
import type { Conflict, HrState } from '../state.ts';
import { byPart, chanceFor, listDieEffects, mayCounter } from './parties.ts';
import type { Work } from './work.ts';
import type { Tables } from '../tables.ts';

/** A card and a possible second one. */
export interface Laid {
  readonly card: CardId;
  readonly draw: Draw;
}

/**
 * The chance, 0 to 1, of the seat when two cards meet, over all rolls, the best re-rolls and effects of both sides and
 * all second cards.
 */
export type PairOf = (own: Laid, enemy: Laid) => Work<number>;

/**
 * Second cards are unknown: their re-rolls count as declared with those of the first, whatever R-22 says. Where both
 * cards have some and are declared one after the other, this is 0.001 to 0.008 too low, for a hundredth of the work.
 */
const DECLARED = 'joint';

export function pairsOf(t: Tables, state: HrState, conflict: Conflict, seat: Side): PairOf {
  const dice = { axis: countDice(t, state, conflict, 'axis'), allies: countDice(t, state, conflict, 'allies') };
  const parties = byPart(conflict, (side) => ({
    dice: dice[side],
    effects: listDieEffects(t, state, conflict, side, dice),
    canCounter: mayCounter(t, conflict, side),
  }));
  const handsOf = ({ card, draw }: Laid) => listHands([card], draw, DECLARED);

  const isActive = conflict.active === seat;
  const met = new Map<number, number>();

  function chanceOf(own: Hand, enemy: Hand): number {
    const { rerolls, firstAtCards, lead } = isActive ? meet(own, enemy) : meet(enemy, own);
    const active = { ...parties.active, rerolls: rerolls.active };
    const other = { ...parties.other, rerolls: rerolls.other };
    return chanceFor(conflict, seat, conflictChance({ active, other, firstAtCards, lead }));
  }

  function* meanOf(hands: readonly Hands[], enemy: Hands): Work<number> {
    let [won, all] = [0, 0];
    for (const own of hands) {
      const key = own.kind * MOST_KINDS + enemy.kind;
      let chance = met.get(key);
      if (chance === undefined) {
        chance = chanceOf(own.hand, enemy.hand);
        met.set(key, chance);
        yield;
      }
      won += own.count * chance;
      all += own.count;
    }
    return won / Math.max(1, all);
  }

  return function* (own, enemy) {
    const hands = handsOf(own);
    let [won, all] = [0, 0];
    for (const opposed of handsOf(enemy)) {
      won += opposed.count * (yield* meanOf(hands, opposed));
      all += opposed.count;
    }
    return won / Math.max(1, all);
  };
}

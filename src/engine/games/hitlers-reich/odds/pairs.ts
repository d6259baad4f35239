/** The chance of a conflict for two cards that meet, with everything else of it known. */
import type { CardId, Side } from '../ids.ts';
import { countDice } from '../rules/dice.ts';
import { duelChance } from '../rules/duel.ts';
import { listHands, listMeetings, type Draw, type Hands } from '../rules/duel-hands.ts';
import type { Conflict, HrState } from '../state.ts';
import { byPart, chanceFor, listDieEffects, mayCounter } from './parties.ts';
import type { Work } from './work.ts';

/** Chances, 0 to 1, that the seat wins; low and high with the worst and the best second card of the other side. */
export interface Pair {
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** A card and the second one that may come to it. */
export interface Laid {
  readonly card: CardId;
  readonly draw: Draw;
}

/** What two cards come to, counted over every roll, the best re-rolls and effects on both sides and every second card. */
export type PairOf = (own: Laid, enemy: Laid) => Work<Pair>;

export function pairsOf(state: HrState, conflict: Conflict, seat: Side): PairOf {
  const dice = { axis: countDice(state, conflict, 'axis'), allies: countDice(state, conflict, 'allies') };
  const parties = byPart(conflict, (side) => ({
    dice: dice[side],
    effects: listDieEffects(state, conflict, side, dice),
    canCounter: mayCounter(conflict, side),
  }));
  const declared = state.rulings['two-bonus-cards'];
  const handsOf = ({ card, draw }: Laid) => listHands([card], draw, declared);

  function* meanOf(own: readonly Hands[], enemy: Hands): Work<number> {
    const meetings = conflict.active === seat ? listMeetings(own, [enemy]) : listMeetings([enemy], own);
    let [won, all] = [0, 0];
    for (const { rerolls, firstAtCards, lead, count } of meetings) {
      const active = { ...parties.active, rerolls: rerolls.active };
      const other = { ...parties.other, rerolls: rerolls.other };
      won += count * chanceFor(conflict, seat, duelChance({ active, other, firstAtCards, lead }));
      all += count;
      yield;
    }
    return won / Math.max(1, all);
  }

  return function* (own, enemy) {
    const hands = handsOf(own);
    let [won, all, low, high] = [0, 0, 1, 0];
    for (const opposed of handsOf(enemy)) {
      const chance = yield* meanOf(hands, opposed);
      won += opposed.count * chance;
      all += opposed.count;
      low = Math.min(low, chance);
      high = Math.max(high, chance);
    }
    return { chance: won / Math.max(1, all), low, high };
  };
}

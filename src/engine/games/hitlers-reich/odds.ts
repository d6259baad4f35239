/** The chance of a conflict as a seat must see it: what it does not know, it takes as equally likely. */
import { cardOf, CARDS } from './cards.ts';
import type { Op } from './data.ts';
import { otherSide, type CardId, type Side } from './ids.ts';
import { eventOf, hasOp } from './mall.ts';
import { countDice } from './rules/dice.ts';
import { duelChance, type DieEffect, type Party } from './rules/duel.ts';
import { listEffects } from './rules/effects.ts';
import { listHands, listMeetings } from './rules/duel-hands.ts';
import { actingTitles } from './rules/events.ts';
import type { Conflict, HrState } from './state.ts';

function dieEffect(op: Op, max: number): readonly DieEffect[] {
  if (op.op === 'SET_DIE') return [{ kind: 'sets', value: op.value }];
  if (op.op === 'OWN_REROLL') return [{ kind: 'own', most: max }];
  if (op.op === 'OPP_REROLL') return [{ kind: 'opp', most: max }];
  return op.op === 'ONE_OF' ? [{ kind: 'either' }] : [];
}

/** Die effects of a side's named events, its fortress and its fleet, before any die is rolled. */
function effectsOf(state: HrState, conflict: Conflict, side: Side, dice: Readonly<Record<Side, number>>): DieEffect[] {
  // Any faces will do: which effects there are does not hang on them.
  const rolled = {
    axis: Array.from({ length: dice.axis }, () => 0),
    allies: Array.from({ length: dice.allies }, () => 0),
  };
  const found = listEffects(state, { ...conflict, dice: rolled }, side);
  const sources = [...new Set(found.map(({ source }) => source))];
  return sources.flatMap((source) => {
    const [first] = found.filter((one) => one.source === source);
    if (!first) return [];
    if (source === 'fortress') return [{ kind: 'sets', value: first.sets ?? 4 } as const];
    if (source === 'fleet') return [{ kind: 'own', most: 1 } as const];
    const most = Math.max(...first.choices.map((set) => set.length));
    return eventOf(source).effect.flatMap((op) => dieEffect(op, most));
  });
}

/** Cards that the seat has not seen: neither its own, wherever they are, nor open before it (§4.1.5). */
export function listUnseen({ hands, decks, discards, conflict }: HrState, seat: Side): readonly CardId[] {
  const enemy = otherSide(seat);
  const shown = conflict?.shown[enemy] ? conflict.cards[enemy] : [];
  const own = [...hands[seat], ...decks[seat], ...discards[seat], ...(conflict?.cards[seat] ?? [])];
  const seen = new Set([...own, ...discards[enemy].slice(-1), ...shown]);
  return CARDS.map(({ id }) => id).filter((id) => !seen.has(id));
}

const acts = (conflict: Conflict, side: Side, op: Op['op']): boolean =>
  actingTitles(conflict, side).some((title) => hasOp(title, op));

/** Cards that the own deck may turn up: order unknown, contents known; an empty one is reshuffled. */
const listOwnDeck = ({ decks, discards }: HrState, seat: Side): readonly CardId[] =>
  (decks[seat].length > 0 ? decks[seat] : discards[seat]).toSorted();

/** Cards the seat must expect of the other side: the one that lies open, or any it has not seen, red ones where they are due. */
function listFirst(conflict: Conflict, enemy: Side, unseen: readonly CardId[]): readonly CardId[] {
  if (conflict.shown[enemy]) return conflict.cards[enemy];
  const isRed = enemy === 'allies' && conflict.red && !acts(conflict, enemy, 'WAIVE_RED');
  const red = isRed ? unseen.filter((id) => cardOf(id).isRed) : [];
  return red.length > 0 ? red : unseen;
}

/** A side of the conflict but for its cards. */
type Dice = Omit<Party, 'rerolls'>;

/**
 * The chance, 0 to 1, that `seat` wins the running conflict with `card`: exact over every roll, with the named events,
 * fortress and fleet, best re-rolls and effects on both sides, and every card of the other side that the seat has not
 * seen, each as likely as the others. It reads nothing that the seat must not know. Events not named yet do not count.
 */
export function chanceWith(state: HrState, conflict: Conflict, seat: Side, card: CardId): number {
  const enemy = otherSide(seat);
  const dice = { axis: countDice(state, conflict, 'axis'), allies: countDice(state, conflict, 'allies') };
  const diceOf = (side: Side): Dice => ({
    dice: dice[side],
    effects: effectsOf(state, conflict, side, dice),
    canCounter: acts(conflict, side, 'POST_REROLL'),
  });
  const unseen = listUnseen(state, seat);
  const second = (side: Side, deck: readonly CardId[]) => (acts(conflict, side, 'EXTRA_CARD') ? deck : []);
  const declared = state.rulings['two-bonus-cards'];
  const own = listHands([card], second(seat, listOwnDeck(state, seat)), declared);
  const opposed = listHands(listFirst(conflict, enemy, unseen), second(enemy, unseen), declared);
  const isActive = conflict.active === seat;
  const meetings = isActive ? listMeetings(own, opposed) : listMeetings(opposed, own);
  const [active, other] = [diceOf(conflict.active), diceOf(otherSide(conflict.active))];
  let won = 0;
  let all = 0;
  for (const { count, firstAtCards, lead, rerolls } of meetings) {
    const chance = duelChance({
      active: { ...active, rerolls: rerolls.active },
      other: { ...other, rerolls: rerolls.other },
      firstAtCards,
      lead,
    });
    won += count * chance;
    all += count;
  }
  if (all === 0) return 0;
  return isActive ? won / all : 1 - won / all;
}

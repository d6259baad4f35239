/** The chance of a conflict as a seat must see it: what it does not know, it takes as equally likely. */
import { cardOf, CARDS, type ConflictCard } from './cards.ts';
import type { Op } from './data.ts';
import { otherSide, SIDES, type CardId, type Side } from './ids.ts';
import { eventOf, hasOp } from './mall.ts';
import { BASE_DICE, countDice } from './rules/dice.ts';
import { knownChance, type DieEffect, type Party } from './rules/duel.ts';
import { listEffects } from './rules/effects.ts';
import { actingTitles } from './rules/events.ts';
import type { Conflict, HrState } from './state.ts';

/** How a side's cards count after Sabotage and Double Agents. */
interface Laid {
  readonly value: number;
  readonly rerolls: number;
  readonly strength: number;
  readonly hasAgent: boolean;
}

const byValue = (a: ConflictCard, b: ConflictCard) => b.value - a.value;
const byRerolls = (a: ConflictCard, b: ConflictCard) => b.rerolls - a.rerolls;

/** Each Sabotage takes the highest card, each Double Agent blocks the most re-rolls: the best for their player (§7.6). */
function layOut(own: readonly ConflictCard[], enemy: readonly ConflictCard[]): Laid {
  const hits = enemy.filter(({ isSabotage }) => isSabotage).length;
  const agents = enemy.filter(({ isAgent }) => isAgent).length;
  const values = own.toSorted(byValue).map(({ value }, at) => (at < hits ? 1 : value));
  const free = own.toSorted(byRerolls).slice(agents);
  return {
    value: values.reduce((sum, value) => sum + value, 0),
    rerolls: free.reduce((sum, { rerolls }) => sum + rerolls, 0),
    strength: Math.max(...own.map(({ strength }) => strength)),
    hasAgent: own.some(({ isAgent }) => isAgent),
  };
}

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

/** Own cards that may still come from the own deck: order unknown, contents known. */
const listOwnDeck = (state: HrState, seat: Side): readonly CardId[] => state.decks[seat].toSorted();

const drawsSecond = (conflict: Conflict, side: Side): boolean =>
  actingTitles(conflict, side).some((title) => hasOp(title, 'EXTRA_CARD'));

/** Sets of cards a side may have in play: the one known or each it may choose, with each second card. */
function listHands(first: readonly CardId[], second: readonly CardId[] | null): readonly (readonly ConflictCard[])[] {
  const cards = (ids: readonly CardId[]) => ids.map(cardOf);
  if (second === null) return first.map((id) => cards([id]));
  return first.flatMap((id) => second.filter((other) => other !== id).map((other) => cards([id, other])));
}

const groupKey = (cards: readonly ConflictCard[]): string =>
  cards
    .map(({ value, rerolls, isSabotage, isAgent, strength }) => [value, rerolls, isSabotage, isAgent, strength].join())
    .sort()
    .join(';');

/** Like hands together, with how many there are of each. */
function group(hands: readonly (readonly ConflictCard[])[]) {
  const groups = new Map<string, { readonly cards: readonly ConflictCard[]; count: number }>();
  for (const cards of hands) {
    const key = groupKey(cards);
    const known = groups.get(key);
    if (known) known.count += 1;
    else groups.set(key, { cards, count: 1 });
  }
  return [...groups.values()];
}

/**
 * Whether an event, a fortress or a fleet may change the dice. Its use is a decision of its own at each roll, and the
 * exact chance then takes seconds rather than milliseconds.
 */
export function changesDice(state: HrState, conflict: Conflict): boolean {
  const dice = { axis: BASE_DICE, allies: BASE_DICE };
  return SIDES.some((side) => effectsOf(state, conflict, side, dice).length > 0);
}

/**
 * The chance that `seat` wins the running conflict with `card`: exact over every roll, best re-rolls and effects on both
 * sides, and every card of the other side that the seat has not seen, each as likely as the others. It reads nothing that
 * the seat must not know.
 */
export function chanceWith(state: HrState, conflict: Conflict, seat: Side, card: CardId): number {
  const enemy = otherSide(seat);
  const dice = { axis: countDice(state, conflict, 'axis'), allies: countDice(state, conflict, 'allies') };
  const effects = {
    axis: effectsOf(state, conflict, 'axis', dice),
    allies: effectsOf(state, conflict, 'allies', dice),
  };
  const unseen = listUnseen(state, seat);
  const red = enemy === 'allies' && conflict.red ? unseen.filter((id) => cardOf(id).isRed) : unseen;
  const shown = conflict.shown[enemy] ? conflict.cards[enemy] : null;
  const mine = group(listHands([card], drawsSecond(conflict, seat) ? listOwnDeck(state, seat) : null));
  const theirs = group(
    listHands(shown ?? (red.length > 0 ? red : unseen), drawsSecond(conflict, enemy) ? unseen : null),
  );
  const isActive = conflict.active === seat;
  let total = 0;
  let weight = 0;
  for (const own of mine)
    for (const opp of theirs) {
      const [a, b] = isActive ? [own.cards, opp.cards] : [opp.cards, own.cards];
      const chance = settle(conflict, layOut(a, b), layOut(b, a), dice, effects);
      total += own.count * opp.count * (isActive ? chance : 1 - chance);
      weight += own.count * opp.count;
    }
  return weight === 0 ? 0 : total / weight;
}

/** Chance of the active side, from its cards `a` and the other's `b`. */
function settle(
  { active }: Conflict,
  a: Laid,
  b: Laid,
  dice: Readonly<Record<Side, number>>,
  effects: Readonly<Record<Side, readonly DieEffect[]>>,
): number {
  const other = otherSide(active);
  const party = (side: Side, { rerolls }: Laid): Party => ({ dice: dice[side], effects: effects[side], rerolls });
  return knownChance({
    active: party(active, a),
    other: party(other, b),
    firstAtCards: b.hasAgent && !a.hasAgent ? 'other' : 'active',
    // the stronger suit wins ties, the active side where they are equal.
    lead: a.value - b.value - (b.strength > a.strength ? 1 : 0),
  });
}

import { unique } from '../../../kits/pointing/lookup.ts';
import { type CardId, type Side, type Title, otherSide } from '../ids.ts';
import type { Who } from '../rules/conflict-odds-grid.ts';
import {
  type BareParty,
  type Draw,
  type Hand,
  type Hands,
  MOST_KINDS,
  chanceOfHands,
  listHands,
} from '../rules/conflict-odds-hands.ts';
import type { DieEffect } from '../rules/conflict-odds-stages.ts';
import { conflictChance } from '../rules/conflict-odds.ts';
import { countDice } from '../rules/dice.ts';
import { listEffects } from '../rules/effects.ts';
import { actsWith } from '../rules/events.ts';
import type { Conflict, HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { Work } from './work.ts';

export const whoOf = ({ active }: Conflict, side: Side): Who => (side === active ? 'active' : 'other');

export const byPart = <X>({ active }: Conflict, of: (side: Side) => X): Readonly<Record<Who, X>> => ({
  active: of(active),
  other: of(otherSide(active)),
});

export const chanceFor = ({ active }: Conflict, seat: Side, chance: number): number =>
  seat === active ? chance : 1 - chance;

/** A side that has lost may roll dice again. */
export const mayCounter = (t: Tables, conflict: Conflict, side: Side): boolean =>
  conflict.counter === 'open' && actsWith(t, conflict, side, 'rerollsAfter');

/** Unused die effects of a side's named events, fortress and fleet, for so many dice. */
export function listDieEffects(
  t: Tables,
  state: HrState,
  conflict: Conflict,
  side: Side,
  dice: Readonly<Record<Side, number>>,
): readonly DieEffect[] {
  // Any faces will do: the effects do not depend on them.
  const rolled = {
    axis: Array.from({ length: dice.axis }, () => 0),
    allies: Array.from({ length: dice.allies }, () => 0),
  };
  const found = listEffects(t, state, { ...conflict, dice: rolled }, side);
  const sources = unique(found.map(({ source }) => source));
  return sources.flatMap((source): readonly DieEffect[] => {
    const [first, other] = found.filter((one) => one.source === source);
    if (!first) return [];
    if (other) return [{ kind: 'either' }];
    if (first.sets !== null) return [{ kind: 'sets', value: first.sets }];
    return [{ kind: first.own ? 'own' : 'opp', most: Math.max(...first.choices.map((set) => set.length)) }];
  });
}

function partiesOf(t: Tables, state: HrState, conflict: Conflict): Readonly<Record<Who, BareParty>> {
  const dice = { axis: countDice(t, state, conflict, 'axis'), allies: countDice(t, state, conflict, 'allies') };
  return byPart(conflict, (side) => ({
    dice: dice[side],
    effects: listDieEffects(t, state, conflict, side, dice),
    canCounter: mayCounter(t, conflict, side),
  }));
}

/** True if one event does all that the other does; not decided for several effects or different kinds. */
export function isNoWeaker(t: Tables, one: Title, than: Title): boolean {
  if (t.eventOf(one).effect.length > 1 || t.eventOf(than).effect.length > 1) return false;
  const { dieAbilities } = t.abilitiesOf(one);
  const [other, ...more] = t.abilitiesOf(than).dieAbilities;
  if (!other || more.length > 0) return false;
  const { own, sets, most, mostOnAllied } = other;
  if (sets !== null) return dieAbilities.some((ability) => ability.sets !== null && ability.sets >= sets);
  // One die of either side is as good as one of the side named.
  const isOne = most === 1 && mostOnAllied === 1;
  return isOne && dieAbilities.length > 1 && dieAbilities.some((ability) => ability.own === own);
}

interface Laid {
  readonly card: CardId;
  readonly draw: Draw;
}

/** The seat's chance, 0 to 1, when two cards meet: over all rolls and second cards, with best re-rolls and effects. */
export type PairOf = (own: Laid, enemy: Laid) => Work<number>;

/**
 * Second cards are unknown: their re-rolls count as declared with those of the first, even against R-22. If both
 * cards have some and are declared one after the other, this is 0.001 to 0.008 too low, for a hundredth of the work.
 */
const DECLARED = 'joint';

export function pairsOf(t: Tables, state: HrState, conflict: Conflict, seat: Side): PairOf {
  const parties = partiesOf(t, state, conflict);
  const handsOf = ({ card, draw }: Laid) => listHands([card], draw, DECLARED);

  const isActive = conflict.active === seat;
  const met = new Map<number, number>();

  function chanceOf(own: Hand, enemy: Hand): number {
    const [active, other] = isActive ? [own, enemy] : [enemy, own];
    return chanceFor(conflict, seat, chanceOfHands(parties, active, other));
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

/**
 * The chance, 0 to 1, of `seat` if its card is `more` than the other one. The cards have no abilities, and the Axis
 * plays a German one, which wins ties (§4.1.2). Fortress, fleet and named events are used at their best. No hand is
 * read.
 */
export function equalChance(t: Tables, state: HrState, conflict: Conflict, seat: Side, more = 0): number {
  const { active, other } = partiesOf(t, state, conflict);
  const parties = { active: { ...active, rerolls: [] }, other: { ...other, rerolls: [] } };
  const lead = (seat === conflict.active ? more : -more) - (conflict.active === 'axis' ? 0 : 1);
  return chanceFor(conflict, seat, conflictChance({ ...parties, firstAtCards: 'active', lead }));
}

/** Effects of events, fortress and fleet on the dice of a conflict. */
import { otherSide, type Side, type Title } from '../ids.ts';
import type { Who } from '../rules/conflict-odds-grid.ts';
import type { DieEffect } from '../rules/conflict-odds-stages.ts';
import { listEffects } from '../rules/effects.ts';
import { actsWith } from '../rules/events.ts';
import type { Conflict, HrState } from '../state.ts';
import type { Tables } from '../tables.ts';

export const whoOf = ({ active }: Conflict, side: Side): Who => (side === active ? 'active' : 'other');

export const byPart = <X>({ active }: Conflict, of: (side: Side) => X): Readonly<Record<Who, X>> => ({
  active: of(active),
  other: of(otherSide(active)),
});

/** The chance of `seat`, given that of the active side. */
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
  const sources = [...new Set(found.map(({ source }) => source))];
  return sources.flatMap((source): readonly DieEffect[] => {
    const [first, other] = found.filter((one) => one.source === source);
    if (!first) return [];
    if (other) return [{ kind: 'either' }];
    if (first.sets !== null) return [{ kind: 'sets', value: first.sets }];
    return [{ kind: first.own ? 'own' : 'opp', most: Math.max(...first.choices.map((set) => set.length)) }];
  });
}

/**
 * Whether an event does everything that another does for its owner. Events with several effects, or of different kinds,
 * are not compared.
 */
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

/** What events, fortress and fleet let the sides of a conflict do with their dice. */
import type { Op } from '../data.ts';
import { otherSide, type Side, type Title } from '../ids.ts';
import { eventOf } from '../event-cards.ts';
import type { Who } from '../rules/conflict-odds-grid.ts';
import type { DieEffect } from '../rules/conflict-odds-stages.ts';
import { listEffects } from '../rules/effects.ts';
import { actsWith } from '../rules/events.ts';
import type { Conflict, HrState } from '../state.ts';

export const whoOf = ({ active }: Conflict, side: Side): Who => (side === active ? 'active' : 'other');

/** A thing of each side, by its part in the conflict. */
export const byPart = <X>({ active }: Conflict, of: (side: Side) => X): Readonly<Record<Who, X>> => ({
  active: of(active),
  other: of(otherSide(active)),
});

/** The chance that `seat` wins, from the chance that the active side does. */
export const chanceFor = ({ active }: Conflict, seat: Side, chance: number): number =>
  seat === active ? chance : 1 - chance;

/** A side that has lost may roll dice again. */
export const mayCounter = (conflict: Conflict, side: Side): boolean =>
  conflict.counter === 'open' && actsWith(conflict, side, 'POST_REROLL');

function dieEffect(op: Op, max: number): readonly DieEffect[] {
  if (op.op === 'SET_DIE') return [{ kind: 'sets', value: op.value }];
  if (op.op === 'OWN_REROLL') return [{ kind: 'own', most: max }];
  if (op.op === 'OPP_REROLL') return [{ kind: 'opp', most: max }];
  return op.op === 'ONE_OF' ? [{ kind: 'either' }] : [];
}

/** Die effects of a side's named events, its fortress and its fleet that it has not used yet, for so many dice. */
export function listDieEffects(
  state: HrState,
  conflict: Conflict,
  side: Side,
  dice: Readonly<Record<Side, number>>,
): readonly DieEffect[] {
  // Any faces will do: which effects there are does not hang on them, and a die may get any face before an effect's turn.
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

function isDieEffectNoWeaker(one: Op, than: Op): boolean {
  if (one.op === 'SET_DIE') return than.op === 'SET_DIE' && one.value >= than.value;
  const isOne = (than.op === 'OWN_REROLL' || than.op === 'OPP_REROLL') && than.max === 1 && !('maxIf' in than);
  return isOne && one.op === 'ONE_OF' && one.options.some(({ op }) => op === than.op);
}

/** Whether an event does for its owner all that another does. Events of several effects, or of other kinds, are not compared. */
export function isNoWeaker(one: Title, than: Title): boolean {
  const [[first, ...more], [second, ...others]] = [eventOf(one).effect, eventOf(than).effect];
  return !!first && !!second && more.length + others.length === 0 && isDieEffectNoWeaker(first, second);
}

/** Die effects of C-4: events, fortress, fleet support (§7.5, 3.3). */
import { otherSide, type Side, type SpaceId, type Title } from '../ids.ts';
import { type DieAbility } from '../event-operations.ts';
import type { Conflict, HrState } from '../state.ts';
import { isCentre } from './control.ts';
import { listDiceSets } from './dice-sets.ts';
import { actingTitles } from './events.ts';
import type { Tables } from '../tables.ts';

export interface Effect {
  readonly source: Title;
  readonly own: boolean;
  /** The face to which a die is turned; null for re-rolls. */
  readonly sets: number | null;
  readonly choices: readonly (readonly number[])[];
}

/** Dice that an effect would change; turning a die to its own face is no choice. */
const changeable = (dice: readonly number[], value: number): Effect['choices'] =>
  listDiceSets(dice, 1).filter(([place = 0]) => dice[place - 1] !== value);

function addUsable(found: Effect[], { applied }: Conflict, effect: Effect): void {
  if (effect.choices.length > 0 && !applied.includes(effect.source)) found.push(effect);
}

function addEffect(
  found: Effect[],
  t: Tables,
  conflict: Conflict,
  side: Side,
  source: Title,
  ability: DieAbility,
): void {
  const { dice, kind, target, active } = conflict;
  const { own, sets } = ability;
  if (ability.needsLanding && !(kind === 'amphibious' && active === side)) return;
  if (sets !== null) return addUsable(found, conflict, { source, own, sets, choices: changeable(dice[side], sets) });
  const printed = kind === 'event' ? null : t.spaceOf(target).printed;
  const most = printed === 'western' || printed === 'soviet' ? ability.mostOnAllied : ability.most;
  const choices = listDiceSets(dice[own ? side : otherSide(side)], most);
  addUsable(found, conflict, { source, own, sets, choices });
}

const FORTRESS_CENTRE = 5;
const FORTRESS_PLAIN = 4;

/** The face to which a fortress in the area turns one die of its defender (§3.3). */
export const fortressFace = (t: Tables, state: Pick<HrState, 'spainCentre'>, area: SpaceId): number =>
  isCentre(t, state, area) ? FORTRESS_CENTRE : FORTRESS_PLAIN;

/** The side whose fortress counts in the conflict: the defender's, by land (§3.3); null for none. */
export function fortressSide({ fortresses }: Pick<HrState, 'fortresses'>, conflict: Conflict): Side | null {
  const { kind, target, active } = conflict;
  const defender = otherSide(active);
  return kind !== 'event' && kind !== 'sea' && fortresses[defender].includes(target) ? defender : null;
}

function addPieceEffect(found: Effect[], t: Tables, state: HrState, conflict: Conflict, side: Side): void {
  const { kind, target, origin, active, dice } = conflict;
  if (kind === 'event' || kind === 'sea') return;
  if (fortressSide(state, conflict) === side) {
    const sets = fortressFace(t, state, target);
    return addUsable(found, conflict, { source: 'fortress', own: true, sets, choices: changeable(dice[side], sets) });
  }
  const supports = side === active && kind === 'amphibious' && origin !== null && state.fleets[side].includes(origin);
  if (supports)
    addUsable(found, conflict, { source: 'fleet', own: true, sets: null, choices: listDiceSets(dice[side], 1) });
}

export function listEffects(t: Tables, state: HrState, conflict: Conflict, side: Side): readonly Effect[] {
  const found: Effect[] = [];
  for (const title of actingTitles(t, conflict, side))
    for (const ability of t.abilitiesOf(title).dieAbilities) addEffect(found, t, conflict, side, title, ability);
  addPieceEffect(found, t, state, conflict, side);
  return found;
}

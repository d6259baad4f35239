/** Die effects of C-4: events, fortress, fleet support (§7.5, 3.3). */
import { spaceOf } from '../board.ts';
import type { Op } from '../data.ts';
import { otherSide, type Side, type SpaceId, type Title } from '../ids.ts';
import { eventOf } from '../event-cards.ts';
import type { Conflict, HrState } from '../state.ts';
import { isCentre } from './control.ts';
import { listDiceSets } from './dice-sets.ts';
import { actingTitles } from './events.ts';

export interface Effect {
  /** A title, `fortress` or `fleet`. */
  readonly source: Title;
  /** Own dice, or the opponent's. */
  readonly own: boolean;
  /** The face a die is turned to; null where it is rolled again. */
  readonly sets: number | null;
  /** Dice that may be picked, by place from 1. */
  readonly choices: readonly (readonly number[])[];
}

/** Dice that a SET_DIE would change; turning a die to the face it shows is no choice. */
const changeable = (dice: readonly number[], value: number) =>
  dice.flatMap((face, at) => (face === value ? [] : [[at + 1]]));

const PRINTED = 'printed-allied-symbol';

function effectOf(conflict: Conflict, side: Side, source: Title, op: Op & { readonly if?: string }): readonly Effect[] {
  const { dice, kind, target, active } = conflict;
  switch (op.op) {
    case 'SET_DIE':
      return [{ source, own: true, sets: op.value, choices: changeable(dice[side], op.value) }];
    case 'OWN_REROLL':
      if (op.if === 'own-amphibious-attack' && !(kind === 'amphibious' && active === side)) return [];
      return [{ source, own: true, sets: null, choices: listDiceSets(dice[side], op.max) }];
    case 'OPP_REROLL': {
      const { printed } = kind === 'event' ? { printed: null } : spaceOf(target);
      const more = printed === 'western' || printed === 'soviet' ? op.maxIf?.[PRINTED] : undefined;
      return [{ source, own: false, sets: null, choices: listDiceSets(dice[otherSide(side)], more ?? op.max) }];
    }
    case 'ONE_OF':
      return op.options.flatMap((option) => effectOf(conflict, side, source, option));
    default:
      return [];
  }
}

const FORTRESS_CENTRE = 5;
const FORTRESS_PLAIN = 4;

/** The face that a fortress in the area turns one die of its defender to (§3.3). */
export const fortressFace = (state: Pick<HrState, 'spainCentre'>, area: SpaceId): number =>
  isCentre(state, area) ? FORTRESS_CENTRE : FORTRESS_PLAIN;

/** The side whose fortress works in the conflict: the defender's, by land (§3.3); null where none does. */
export function fortressSide({ fortresses }: Pick<HrState, 'fortresses'>, conflict: Conflict): Side | null {
  const { kind, target, active } = conflict;
  const defender = otherSide(active);
  return kind !== 'event' && kind !== 'sea' && fortresses[defender].includes(target) ? defender : null;
}

function pieceEffects(state: HrState, conflict: Conflict, side: Side): readonly Effect[] {
  const { kind, target, origin, active, dice } = conflict;
  if (kind === 'event' || kind === 'sea') return [];
  if (fortressSide(state, conflict) === side) {
    const sets = fortressFace(state, target);
    return [{ source: 'fortress', own: true, sets, choices: changeable(dice[side], sets) }];
  }
  const supports = side === active && kind === 'amphibious' && origin !== null && state.fleets[side].includes(origin);
  return supports ? [{ source: 'fleet', own: true, sets: null, choices: listDiceSets(dice[side], 1) }] : [];
}

/** Effects a side may still use, in the order named. */
export function listEffects(state: HrState, conflict: Conflict, side: Side): readonly Effect[] {
  const found: Effect[] = [];
  for (const title of actingTitles(conflict, side))
    for (const op of eventOf(title).effect) found.push(...effectOf(conflict, side, title, op));
  found.push(...pieceEffects(state, conflict, side));
  return found.filter(({ source, choices }) => choices.length > 0 && !conflict.applied.includes(source));
}

/** C-0: the declaration of an attack or an Event Action (3.1). */
import type { AlliedNation, CopyId, Nation, Side } from '../ids.ts';
import type { Conflict, HrState } from '../state.ts';
import { landingEvent } from './attack.ts';
import { controllerOf, isNeutralVichy } from './control.ts';
import { freshCopy } from './events.ts';
import type { Tables } from '../tables.ts';
import { owesRed } from './red.ts';
import type { Attack } from '../moves.ts';

export function actingNation(t: Tables, state: HrState, side: Side, attack: Attack): AlliedNation | null {
  const { origin, target, nation } = attack;
  const start = origin === null ? null : controllerOf(t, state, origin);
  const holder = side === 'axis' ? controllerOf(t, state, target) : (nation ?? start);
  return holder === 'axis' ? null : (holder ?? null);
}

export const isRedFight = (t: Tables, state: HrState, side: Side, attack: Attack): boolean =>
  owesRed(actingNation(t, state, side, attack), side, t.spaceOf(attack.target));

export type Opening = Pick<Conflict, 'kind' | 'target' | 'origin' | 'active'> &
  Partial<
    Pick<Conflict, 'nation' | 'attacker' | 'red' | 'blitz' | 'isFree' | 'isLanding' | 'isNeutralVichy' | 'events'>
  >;

const nobody = () => ({ axis: [], allies: [] });

export function openConflict(opening: Opening): Conflict {
  const { kind, target, origin, active, nation = null, attacker = active === 'axis' ? 'axis' : 'western' } = opening;
  const { red = false, blitz = 0, isFree = false, isLanding = false, isNeutralVichy = false } = opening;
  return {
    kind,
    target,
    origin,
    active,
    nation,
    attacker,
    red,
    blitz,
    isFree,
    isLanding,
    isNeutralVichy,
    events: opening.events ?? nobody(),
    cancelled: [],
    cards: nobody(),
    shown: { axis: false, allies: false },
    dice: nobody(),
    applied: [],
    rerolled: nobody(),
    blocked: [],
    sabotaged: [],
    counter: 'open',
    winner: null,
  };
}

export type Extras = Partial<Pick<Conflict, 'blitz' | 'isFree' | 'isLanding'>> & {
  /** Events that go with it besides the enabling one. */
  readonly along?: readonly CopyId[];
};

export function declareAttack(
  t: Tables,
  state: HrState,
  side: Side,
  attack: Attack,
  { along = [], blitz = 0, isFree = false, isLanding = false }: Extras = {},
): Conflict {
  const { kind, origin, target } = attack;
  // Overlord's landing is Western, whichever Ally controls the zone.
  const nation = isLanding ? 'western' : actingNation(t, state, side, attack);
  const enabling = kind === 'paratroop' ? 'paratroops' : kind === 'amphibious' ? landingEvent(side) : null;
  const copy = enabling && freshCopy(t, state, enabling, side);
  const own = copy === null ? [...along] : [copy, ...along];
  const attacker: Nation = side === 'axis' ? 'axis' : (nation ?? 'western');
  const isNeutralVichyTarget = side === 'allies' && isNeutralVichy(t, state, target);
  return openConflict({
    kind,
    target,
    origin,
    active: side,
    nation,
    attacker,
    red: owesRed(nation, side, t.spaceOf(target)),
    blitz,
    isFree,
    isLanding,
    isNeutralVichy: isNeutralVichyTarget,
    events: { axis: side === 'axis' ? own : [], allies: side === 'allies' ? own : [] },
  });
}

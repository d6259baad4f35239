/** C-0: an attack or an Event Action as it is declared (3.1). */
import { spaceOf, type Space } from '../board.ts';
import type { AlliedNation, CopyId, Nation, Side } from '../ids.ts';
import type { Conflict, HrState } from '../state.ts';
import { landingEvent, type Attack } from './attack.ts';
import { controllerOf, isNeutralVichy } from './control.ts';
import { freshCopy } from './events.ts';
import { eventOf } from '../event-cards.ts';

/** The Allied nation that attacks or defends (3.1, 1.). */
export function actingNation(state: HrState, side: Side, attack: Attack): AlliedNation | null {
  const { origin, target, nation } = attack;
  const start = origin === null ? null : controllerOf(state, origin);
  const holder = side === 'axis' ? controllerOf(state, target) : (nation ?? start);
  return holder === 'axis' ? null : (holder ?? null);
}

/** Whether the Allied side must play a Soviet card if it has one: Soviets fight, or are freed (§6.5.3.4). */
export const owesRed = (nation: AlliedNation | null, side: Side, target: Space): boolean =>
  nation === 'soviet' || (side === 'allies' && target.printed === 'soviet');

/** The red obligation (3.1, 2.). */
export const isRedFight = (state: HrState, side: Side, attack: Attack): boolean =>
  owesRed(actingNation(state, side, attack), side, spaceOf(attack.target));

/** What a new conflict starts from. */
export type Opening = Pick<Conflict, 'kind' | 'target' | 'origin' | 'active'> & Partial<Conflict>;

const nobody = () => ({ axis: [], allies: [] });

export const openConflict = (opening: Opening): Conflict => ({
  nation: null,
  attacker: opening.active === 'axis' ? 'axis' : 'western',
  red: false,
  blitz: 0,
  isFree: false,
  isLanding: false,
  isNeutralVichy: false,
  events: nobody(),
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
  ...opening,
});

/** What an operation adds to an attack. */
export type Extras = Partial<Conflict> & {
  /** Events that go with it beside the enabling one. */
  readonly along?: readonly CopyId[];
};

/** An attack: nation, obligation, marker colour, enabling event. */
export function declareAttack(
  state: HrState,
  side: Side,
  attack: Attack,
  { along = [], ...more }: Extras = {},
): Conflict {
  const { kind, origin, target } = attack;
  // Overlord's landing is Western, whichever Ally controls the zone.
  const nation = more.isLanding ? 'western' : actingNation(state, side, attack);
  const enabling = kind === 'paratroop' ? 'paratroops' : kind === 'amphibious' ? landingEvent(side) : null;
  const copy = enabling && freshCopy(state, enabling, side);
  const own = copy === null ? along : [copy, ...along];
  const attacker: Nation = side === 'axis' ? 'axis' : (nation ?? 'western');
  const isNeutralVichyTarget = side === 'allies' && isNeutralVichy(state, target);
  return openConflict({
    kind,
    target,
    origin,
    active: side,
    nation,
    attacker,
    red: owesRed(nation, side, spaceOf(target)),
    isNeutralVichy: isNeutralVichyTarget,
    events: { axis: side === 'axis' ? own : [], allies: side === 'allies' ? own : [] },
    ...more,
  });
}

const EFFORTS: readonly CopyId[] = eventOf('maximum-effort').copies.map(({ id }) => id);

/** §6.7.3: what goes with the landing of Overlord. MAXIMUM EFFORT does so wherever it is; the Allies have it then. */
export const LANDING = { along: EFFORTS, isLanding: true } as const;

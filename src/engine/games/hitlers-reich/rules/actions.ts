/** Which actions a side may take, and why not (Part 4, §6.1 to §6.7). */
import { AREAS, BARBAROSSA_TARGETS, bordersOf, CHANNEL_LANDINGS, spaceOf, ZONES } from '../board.ts';
import { BESIDE_SOVIET_SOIL } from '../board.ts';
import { otherSide, type Side, type SpaceId } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { HrState } from '../state.ts';
import {
  explainAttack,
  explainTarget,
  isClosedZone,
  isLate,
  listAttacks,
  listFlights,
  listLandFrom,
  type Attack,
} from './attack.ts';
import { controllerOf, holdsZone, isHeldBy, sideAt } from './control.ts';
import { faceUp, findCopy, listTryable, type NameRefusal } from './events.ts';
import { MAX_HAND } from './hand.ts';

const refusal = (code: string, rule: string, why: string): NameRefusal => ({ code, rule, why });

const noCard = ({ hands }: HrState, side: Side): NameRefusal | null =>
  hands[side].length === 0 ? refusal('IL-30', '6.2', 'no-card') : null;

/** §6.1 */
export function explainReorganise(state: HrState, side: Side, option: 'a' | 'b'): NameRefusal | null {
  if (!state.star[side]) return refusal('IL-20', '6.1', 'used-this-year');
  if (option === 'b') {
    if (state.handSize[otherSide(side)] >= MAX_HAND) return refusal('IL-20', '6.1', 'opponent-full');
    return noCard(state, side);
  }
  if (state.handSize[side] <= 1 || state.hands[side].length < 2) return refusal('IL-21', '6.1', 'too-few-cards');
  return null;
}

/** §6.2, R-30 */
export function explainFortify(state: HrState, side: Side, area: SpaceId): NameRefusal | null {
  const { isSea, isPlayable } = spaceOf(area);
  if (isSea || !isPlayable) return refusal('IL-23', '6.2', 'not-an-area');
  if (!isHeldBy(state, area, side)) return refusal('IL-23', '6.2', 'not-own');
  if (state.fortresses[side].includes(area)) return refusal('IL-23', '3.3', 'has-fortress');
  return noCard(state, side);
}

/** §6.3.1 */
export function explainFleet(state: HrState, side: Side, zone: SpaceId): NameRefusal | null {
  if (!spaceOf(zone).isSea) return refusal('IL-24', '6.3.1', 'not-a-zone');
  if (state.fleets[side].includes(zone)) return refusal('IL-24', '3.2', 'has-fleet');
  if (state.pact && BESIDE_SOVIET_SOIL.has(zone)) return refusal('IL-17', '8.6', 'pact-fleet');
  if (side === 'axis' && isClosedZone(state, zone)) return refusal('IL-18', '6.7.1', 'closed-zone');
  return noCard(state, side);
}

/** §6.3.2 */
export const explainPlan = (state: HrState, side: Side): NameRefusal | null =>
  state.bigPush[side] === 'none' ? noCard(state, side) : refusal('IL-25', '6.3.2', 'has-push');

/** §6.6, R-31 */
export function explainPush(state: HrState, side: Side): NameRefusal | null {
  if (state.bigPush[side] !== 'ready') return refusal('IL-26', '6.6', 'no-push');
  const isBound = state.rulings['first-push'] === 'barbarossa' && side === 'axis' && state.isFirstPush;
  return isBound && !state.axisReshuffled ? refusal('IL-26', 'R-31', 'first-push') : null;
}

/** §6.7.2 */
export function explainBarbarossa(state: HrState, side: Side): NameRefusal | null {
  if (side !== 'axis') return refusal('IL-27', '6.7.2', 'axis-only');
  if (state.used.barbarossa || state.axisReshuffled) return refusal('IL-27', '6.7.2', 'too-late');
  if (state.bigPush.axis !== 'ready') return refusal('IL-26', '6.7.2', 'no-push');
  const open = listBarbarossa({ ...state, pact: false }, BARBAROSSA_TARGETS).length > 0;
  return open ? null : refusal('IL-28', '6.7.2', 'no-target');
}

/** Land attacks on the targets that are left (§6.7.2). */
export function listBarbarossa(state: HrState, left: readonly SpaceId[]): readonly Attack[] {
  const found: Attack[] = [];
  for (const target of left) {
    if (isHeldBy(state, target, 'axis')) continue;
    for (const { to, kind } of bordersOf(target)) {
      if (kind !== 'land' || !isHeldBy(state, to, 'axis')) continue;
      const attack = { type: 'attack', kind: 'land', origin: to, target, nation: null } as const;
      if (explainAttack(state, 'axis', attack) === null) found.push(attack);
    }
  }
  return found;
}

/** Overlord's launching zones and the areas each opens (§6.7.3, R-34). */
export function listOverlord(state: HrState): readonly Attack[] {
  const holds = (zone: SpaceId) => holdsZone(state, zone, 'allies');
  const isBiscay = state.rulings['overlord-zone'] === 'biscay-or';
  if (!isBiscay && !holds('mid-atlantic')) return [];
  const channel = holds('channel') ? CHANNEL_LANDINGS.map((target) => ['channel', target] as const) : [];
  const biscay =
    isBiscay && holds('bay-of-biscay')
      ? bordersOf('bay-of-biscay').map(({ to }) => ['bay-of-biscay', to] as const)
      : [];
  return [...channel, ...biscay]
    .filter(([, target]) => !spaceOf(target).isSea && sideAt(state, target) === 'axis')
    .filter(([, target]) => explainTarget(state, 'allies', target) === null)
    .map(([origin, target]) => ({ type: 'attack', kind: 'amphibious', origin, target, nation: null }));
}

/** §6.7.1 */
export function explainOverlord(state: HrState, side: Side): NameRefusal | null {
  if (side !== 'allies') return refusal('IL-27', '6.7.1', 'allies-only');
  if (state.used.overlord) return refusal('IL-27', '6.7.1', 'used');
  if (!isLate(state)) return refusal('IL-27', '6.7.1', 'too-early');
  if (state.bigPush.allies !== 'ready') return refusal('IL-26', '6.7.1', 'no-push');
  if (findCopy(state, 'higgins-boats', faceUp('allies')) === null) return refusal('IL-27', '6.7.1', 'no-boats');
  return listOverlord(state).length > 0 ? null : refusal('IL-27', '6.7.1', 'no-zone');
}

/** land attacks and flights out of Soviet areas against Axis areas, Berlin excepted. */
export const listBagration = (state: HrState): readonly Attack[] => {
  const soviet = AREAS.filter(({ id }) => controllerOf(state, id) === 'soviet').map(({ id }) => id);
  const flights = listFlights(state, 'allies').filter(({ origin }) => origin !== null && soviet.includes(origin));
  return [...soviet.flatMap((id) => listLandFrom(state, 'allies', id)), ...flights].filter(
    ({ target }) => target !== 'berlin' && sideAt(state, target) === 'axis',
  );
};

/** §10.3.4: the Allies open 1944 with Overlord. */
export const mustOverlord = ({ scenario, gameTurn, used }: HrState, side: Side): boolean =>
  scenario === 'short-1944' && gameTurn === 1 && side === 'allies' && !used.overlord;

const listReorganise = (state: HrState, side: Side): readonly Move[] =>
  (['a', 'b'] as const)
    .filter((option) => explainReorganise(state, side, option) === null)
    .map((option) => ({ type: 'reorganise', option }));

const listFortify = (state: HrState, side: Side): readonly Move[] =>
  AREAS.filter(({ id }) => explainFortify(state, side, id) === null).map(({ id }) => ({ type: 'fortify', area: id }));

const listFleet = (state: HrState, side: Side): readonly Move[] =>
  ZONES.filter(({ id }) => explainFleet(state, side, id) === null).map(({ id }) => ({ type: 'fleet', zone: id }));

export const listEvents = (state: HrState, side: Side): readonly Move[] =>
  state.hands[side].length === 0 ? [] : listTryable(state, side).map((event) => ({ type: 'event', event }));

/** Attacks need a conflict card on both sides of the table. */
export const listFights = (state: HrState, side: Side): readonly Attack[] =>
  state.hands[side].length === 0 ? [] : listAttacks(state, side);

/** What the Success Bonus allows (D-25), without declining. */
export const listOrdinary = (state: HrState, side: Side): readonly Move[] => [
  ...listReorganise(state, side),
  ...listFortify(state, side),
  ...listFleet(state, side),
  ...(explainPlan(state, side) === null ? [{ type: 'plan' } as const] : []),
  ...listEvents(state, side),
  ...listFights(state, side),
];

/** Whether `listOrdinary` has anything; the commonest first. */
export const hasOrdinary = (state: HrState, side: Side): boolean =>
  explainPlan(state, side) === null ||
  listFortify(state, side).length > 0 ||
  listFleet(state, side).length > 0 ||
  listOrdinary(state, side).length > 0;

/** D-01: the first action. Passing is legal only when nothing else is. */
export function listActions(state: HrState, side: Side): readonly Move[] {
  const overlord: readonly Move[] = explainOverlord(state, side) === null ? [{ type: 'overlord' }] : [];
  if (mustOverlord(state, side) && overlord.length > 0) return overlord;
  const ordinary = listOrdinary(state, side);
  const pushes: readonly Move[] =
    explainPush(state, side) === null
      ? (['events', 'attacks'] as const)
          .filter((of) => ordinary.some(({ type }) => type === (of === 'events' ? 'event' : 'attack')))
          .map((of) => ({ type: 'push', of }))
      : [];
  const barbarossa: readonly Move[] = explainBarbarossa(state, side) === null ? [{ type: 'barbarossa' }] : [];
  const all = [...ordinary, ...pushes, ...barbarossa, ...overlord];
  return all.length > 0 ? all : [{ type: 'pass' }];
}

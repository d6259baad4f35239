/** Actions that a side may take, and why not (Part 4, §6.1 to §6.7). */
import type { Space } from '../tables/board.ts';
import { otherSide, type Side, type SpaceId } from '../ids.ts';
import type { HrState } from '../state.ts';
import { addAttacks, listBarbarossa } from './attack-lists.ts';
import { explainTarget, isClosedZone, isLate, secondZone } from './attack.ts';
import { laterRuling } from '../rulings.ts';
import { controllerOf, holdsZone, sideAt } from './control.ts';
import { faceUp, findCopy, isTryable, type NameRefusal } from './events.ts';
import { holds, readField, type Field } from './field.ts';
import { MAX_HAND } from './hand.ts';
import { readPlaces } from './places.ts';
import type { Tables } from '../tables.ts';
import { attackOf, make, type Attack, type Move } from '../moves.ts';

const refusal = (code: string, rule: string, why: string): NameRefusal => ({ code, rule, why });

// Refusals are made once: at most places most pieces cannot be placed, and lists ask for all of them.
const NOT_OWN = refusal('IL-23', '6.2', 'not-own');
const HAS_FORTRESS = refusal('IL-23', '3.3', 'has-fortress');
const HAS_FLEET = refusal('IL-24', '3.2', 'has-fleet');
const PACT_FLEET = refusal('IL-17', '8.6', 'pact-fleet');
const NO_CARD = refusal('IL-30', '6.2', 'no-card');

const noCard = ({ hands }: HrState, side: Side): NameRefusal | null => (hands[side].length === 0 ? NO_CARD : null);

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

/** §6.2, R-30, apart from the card that pays for it. */
function fortifyRefusal(field: Field, side: Side, area: Space): NameRefusal | null {
  if (area.isSea || !area.isPlayable) return refusal('IL-23', '6.2', 'not-an-area');
  if (!holds(field, area, side)) return NOT_OWN;
  return field.fortresses[side][area.no] ? HAS_FORTRESS : null;
}
export const explainFortify = (t: Tables, state: HrState, side: Side, area: SpaceId): NameRefusal | null =>
  fortifyRefusal(readField(t, state), side, t.spaceOf(area)) ?? noCard(state, side);

/** §6.3.1, apart from the card that pays for it. */
function fleetRefusal({ t, state, fleets }: Field, side: Side, zone: Space): NameRefusal | null {
  if (!zone.isSea) return refusal('IL-24', '6.3.1', 'not-a-zone');
  if (fleets[side][zone.no]) return HAS_FLEET;
  if (state.pact && t.besideSovietSoil.has(zone.id)) return PACT_FLEET;
  return side === 'axis' && isClosedZone(t, state, zone.id) ? refusal('IL-18', '6.7.1', 'closed-zone') : null;
}
export const explainFleet = (t: Tables, state: HrState, side: Side, zone: SpaceId): NameRefusal | null =>
  fleetRefusal(readField(t, state), side, t.spaceOf(zone)) ?? noCard(state, side);

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
export function explainBarbarossa(t: Tables, state: HrState, side: Side): NameRefusal | null {
  if (side !== 'axis') return refusal('IL-27', '6.7.2', 'axis-only');
  if (state.used.barbarossa || state.axisReshuffled) return refusal('IL-27', '6.7.2', 'too-late');
  if (state.bigPush.axis !== 'ready') return refusal('IL-26', '6.7.2', 'no-push');
  const open = listBarbarossa(t, { ...state, pact: false }, t.barbarossaTargets).length > 0;
  return open ? null : refusal('IL-28', '6.7.2', 'no-target');
}

/** Why Overlord does not start from a zone (§6.7.1, R-98). */
export function launchRefusal(t: Tables, state: HrState, zone: SpaceId): NameRefusal | null {
  if (!holdsZone(t, state, zone, 'allies')) return refusal('IL-28', '6.7.1', 'landing-zone-held');
  const isBarred = laterRuling(state, 'overlord-control') === 'western' && controllerOf(t, state, zone) === 'soviet';
  return isBarred ? refusal('IL-28', 'R-98', 'landing-zone-soviet') : null;
}

/** Overlord's launching zones, and the areas that each opens (§6.7.3, R-34). */
export const listOverlord = (t: Tables, state: HrState): readonly Attack[] =>
  listLandings(t, state, (zone) => launchRefusal(t, state, zone) === null);

function listLandings(t: Tables, state: HrState, sails: (zone: SpaceId) => boolean): readonly Attack[] {
  const reading = state.rulings['overlord-zone'];
  if (reading === 'mid-atlantic-and' && !holdsZone(t, state, 'mid-atlantic', 'allies')) return [];
  // §6.7.3: the Bay of Biscay adds its coast to those of the Channel.
  if (reading === 'channel' && !sails('channel')) return [];
  const isBiscay = secondZone(state) === 'bay-of-biscay';
  const channel = sails('channel') ? t.channelLandings.map((target) => ['channel', target] as const) : [];
  const biscay =
    isBiscay && sails('bay-of-biscay')
      ? t.bordersOf('bay-of-biscay').map(({ to }) => ['bay-of-biscay', to] as const)
      : [];
  return [...channel, ...biscay]
    .filter(([, target]) => !t.spaceOf(target).isSea && sideAt(t, state, target) === 'axis')
    .filter(([, target]) => explainTarget(t, state, 'allies', target) === null)
    .map(([origin, target]) => attackOf('amphibious', origin, target));
}

/** zones that Overlord needs, by reading; by the others one of two is enough. */
const NEEDED_ZONES: Readonly<Partial<Record<string, readonly SpaceId[]>>> = {
  channel: ['channel'],
  'mid-atlantic-and': ['channel', 'mid-atlantic'],
};

/** §6.7.1 */
export function explainOverlord(t: Tables, state: HrState, side: Side): NameRefusal | null {
  if (side !== 'allies') return refusal('IL-27', '6.7.1', 'allies-only');
  if (state.used.overlord) return refusal('IL-27', '6.7.1', 'used');
  if (!isLate(state)) return refusal('IL-27', '6.7.1', 'too-early');
  if (state.bigPush.allies !== 'ready') return refusal('IL-26', '6.7.1', 'no-push');
  if (findCopy(t, state, 'higgins-boats', faceUp('allies')) === null) return refusal('IL-27', '6.7.1', 'no-boats');
  if (listOverlord(t, state).length > 0) return null;
  const missing = NEEDED_ZONES[state.rulings['overlord-zone']]?.find((zone) => !holdsZone(t, state, zone, 'allies'));
  if (missing !== undefined) return { ...refusal('IL-27', 'R-34', 'zone-missing'), params: { space: missing } };
  const isSoviet = listLandings(t, state, (zone) => holdsZone(t, state, zone, 'allies')).length > 0;
  return isSoviet ? refusal('IL-27', 'R-98', 'zone-soviet') : refusal('IL-27', '6.7.1', 'no-zone');
}

/** §10.3.4: the Allies open 1944 with Overlord. */
export const mustOverlord = ({ scenario, gameTurn, used }: HrState, side: Side): boolean =>
  scenario === 'short-1944' && gameTurn === 1 && side === 'allies' && !used.overlord;

// Moves made once, so that lists can share them.
const REORGANISE = (['a', 'b'] as const).map((option) => make.reorganise({ option }));
const PLAN = make.plan({});
const PUSH = { events: make.push({ of: 'events' }), attacks: make.push({ of: 'attacks' }) };
const BARBAROSSA = make.barbarossa({});
const OVERLORD = make.overlord({});
const PASS = make.pass({});

function addPieces(found: Move[], field: Field, side: Side): void {
  const { t, state } = field;
  for (const move of REORGANISE) if (explainReorganise(state, side, move.option) === null) found.push(move);
  if (noCard(state, side) !== null) return;
  for (const { space, move } of t.fortifyMoves) if (fortifyRefusal(field, side, space) === null) found.push(move);
  for (const { space, move } of t.fleetMoves) if (fleetRefusal(field, side, space) === null) found.push(move);
  if (explainPlan(state, side) === null) found.push(PLAN);
}

function addEvents(found: Move[], { t, state }: Field, side: Side): void {
  if (state.hands[side].length === 0) return;
  const places = readPlaces(t, state);
  for (const card of t.tries[side]) if (isTryable(t, state, places, card)) found.push(card.move);
}

function addFights(found: Move[], field: Field, side: Side): void {
  if (field.state.hands[side].length > 0) addAttacks(found, field, side);
}

export function listEvents(t: Tables, state: HrState, side: Side): readonly Move[] {
  const found: Move[] = [];
  addEvents(found, readField(t, state), side);
  return found;
}

export function listFights(t: Tables, state: HrState, side: Side): readonly Move[] {
  const found: Move[] = [];
  addFights(found, readField(t, state), side);
  return found;
}

/** Actions for the Success Bonus (D-25), without declining. */
export function listOrdinary(t: Tables, state: HrState, side: Side): Move[] {
  const field = readField(t, state);
  const found: Move[] = [];
  addPieces(found, field, side);
  addEvents(found, field, side);
  addFights(found, field, side);
  return found;
}

/** Returns true if `listOrdinary` has any move; the commonest are tried first. */
export function hasOrdinary(t: Tables, state: HrState, side: Side): boolean {
  if (explainPlan(state, side) === null) return true;
  const pieces: Move[] = [];
  addPieces(pieces, readField(t, state), side);
  return pieces.length > 0 || listEvents(t, state, side).length > 0 || listFights(t, state, side).length > 0;
}

/** D-01: the first action. Passing is legal only when nothing else is. */
export function listActions(t: Tables, state: HrState, side: Side): readonly Move[] {
  const canOverlord = explainOverlord(t, state, side) === null;
  if (canOverlord && mustOverlord(state, side)) return [OVERLORD];
  const field = readField(t, state);
  const found: Move[] = [];
  addPieces(found, field, side);
  const pieces = found.length;
  addEvents(found, field, side);
  const events = found.length - pieces;
  addFights(found, field, side);
  const fights = found.length - events - pieces;
  if (explainPush(state, side) === null) {
    if (events > 0) found.push(PUSH.events);
    if (fights > 0) found.push(PUSH.attacks);
  }
  if (explainBarbarossa(t, state, side) === null) found.push(BARBAROSSA);
  if (canOverlord) found.push(OVERLORD);
  if (found.length === 0) found.push(PASS);
  return found;
}

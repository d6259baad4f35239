/** Every legal attack (§6.5), by the conditions of `attack.ts`, each checked once for a whole list. */
import type { Space } from '../tables/board.ts';
import type { Side, SpaceId } from '../ids.ts';
import type { HrState } from '../state.ts';
import {
  borderRefusal,
  coastRefusal,
  flightRefusal,
  landingEvent,
  originRefusal,
  sailRefusal,
  seaNations,
  targetRefusal,
} from './attack.ts';
import { freshCopy } from './events.ts';
import { holderAt, holds, readField, type Field } from './field.ts';
import type { Tables } from '../tables.ts';
import type { Attack } from '../moves.ts';
import type { Way } from '../tables/links.ts';

interface Found {
  push(attack: Attack): unknown;
}

const NO_WAYS: readonly Way[] = [];

export interface Front {
  readonly field: Field;
  readonly side: Side;
  readonly isTarget: readonly boolean[];
}

export function openFront(field: Field, side: Side): Front {
  const isTarget = field.t.noSpaces.slice();
  for (const space of field.t.spaces) isTarget[space.no] = targetRefusal(field, side, space) === null;
  return { field, side, isTarget };
}

const isOrigin = ({ field, side }: Front, space: Space): boolean =>
  holds(field, space, side) && originRefusal(field, side, space) === null;

function addMarches(found: Found, { field, side, isTarget }: Front, origin: Space): void {
  for (const { border, attack } of field.t.marches[origin.no] ?? NO_WAYS)
    if (isTarget[border.space.no] && borderRefusal(field.t, field.state, side, border) === null) found.push(attack);
}

function addFlights(found: Found, { field, side, isTarget }: Front, origin: Space): void {
  for (const flight of field.t.flightsFrom(origin))
    if (isTarget[flight.target.no] && flightRefusal(field.t, field.state, side, origin, flight) === null)
      found.push(flight.attack);
}

function addLandings(found: Found, { field, side, isTarget }: Front, zone: Space): void {
  if (sailRefusal(field, zone)) return;
  for (const { border, attack } of field.t.landings[zone.no] ?? NO_WAYS)
    if (isTarget[border.space.no] && coastRefusal(field.t, field.state, side, zone, border.space) === null)
      found.push(attack);
}

function addSails(found: Found, { field, side, isTarget }: Front, zone: Space): void {
  if (!isTarget[zone.no]) return;
  if (side === 'axis') addSail(found, field.t.axisSails, zone);
  else for (const nation of seaNations(field, zone)) addSail(found, field.t.alliedSails[nation], zone);
}
function addSail(found: Found, sails: readonly Attack[], { no }: Space): void {
  const sail = sails[no];
  if (sail) found.push(sail);
}

function originsOf(front: Front): readonly Space[] {
  const origins: Space[] = [];
  for (const area of front.field.t.areas) if (isOrigin(front, area)) origins.push(area);
  return origins;
}

/** Attacks by land and at sea, for which no event is needed (§6.5.1). */
export function listPlainAttacks(front: Front): readonly Attack[] {
  const found: Attack[] = [];
  for (const origin of originsOf(front)) addMarches(found, front, origin);
  for (const zone of front.field.t.zones) addSails(found, front, zone);
  return found;
}

const canFly = (t: Tables, state: HrState, side: Side): boolean => freshCopy(t, state, 'paratroops', side) !== null;
const canLand = (t: Tables, state: HrState, side: Side): boolean =>
  freshCopy(t, state, landingEvent(side), side) !== null;

/** Every legal attack of §6.5: those that `explainAttack` accepts. */
export function addAttacks(found: Found, field: Field, side: Side): void {
  const { t, state } = field;
  const front = openFront(field, side);
  const origins = originsOf(front);
  for (const origin of origins) addMarches(found, front, origin);
  if (canFly(t, state, side)) for (const origin of origins) addFlights(found, front, origin);
  if (canLand(t, state, side)) for (const zone of t.zones) if (isOrigin(front, zone)) addLandings(found, front, zone);
  for (const zone of t.zones) addSails(found, front, zone);
}
export function listAttacks(field: Field, side: Side): readonly Attack[] {
  const found: Attack[] = [];
  addAttacks(found, field, side);
  return found;
}

export function listLandFrom(t: Tables, state: HrState, side: Side, origin: SpaceId): readonly Attack[] {
  const field = readField(t, state);
  const start = t.spaceOf(origin);
  if (originRefusal(field, side, start)) return [];
  const found: Attack[] = [];
  for (const { border, attack } of t.marches[start.no] ?? NO_WAYS)
    if (targetRefusal(field, side, border.space) === null && borderRefusal(t, state, side, border) === null)
      found.push(attack);
  return found;
}

/** Land attacks of the Axis on Barbarossa's remaining targets (§6.7.2). */
export function listBarbarossa(t: Tables, state: HrState, left: readonly SpaceId[]): readonly Attack[] {
  const field = readField(t, state);
  const found: Attack[] = [];
  for (const id of left) {
    const target = t.spaceOf(id);
    if (targetRefusal(field, 'axis', target)) continue;
    for (const { origin, border, attack } of t.inroads[target.no] ?? [])
      if (originRefusal(field, 'axis', origin) === null && borderRefusal(t, state, 'axis', border) === null)
        found.push(attack);
  }
  return found;
}

/** The most blitzes in a chain (§7.9.2), and after Overlord's landing (§6.7.3). */
export const LONGEST_CHAIN = 3;
export const OVERLORD_BLITZES = 2;
/** §6.7.4. */
export const BAGRATION_ATTACKS = 4;

/** Blitz targets out of an area (§7.9.2); Barbarossa's are Soviet-controlled (§6.7.2). */
export function listBlitzTargets(t: Tables, state: HrState, side: Side, origin: SpaceId): readonly SpaceId[] {
  const targets = listLandFrom(t, state, side, origin).map(({ target }) => target);
  if (!state.turn.isBarbarossa) return targets;
  const field = readField(t, state);
  return targets.filter((id) => holderAt(field, t.spaceOf(id)) === 'soviet');
}

/** land attacks, then flights, from Soviet areas against Axis areas except Berlin. */
export function listBagration(t: Tables, state: HrState): readonly Attack[] {
  const field = readField(t, state);
  const front = openFront(field, 'allies');
  const isTarget = front.isTarget.map((is, no) => is && field.sides[no] === 'axis' && t.spaces[no]?.id !== 'berlin');
  const eastFront: Front = { ...front, isTarget };
  const origins = t.areas.filter((area) => holderAt(field, area) === 'soviet' && isOrigin(front, area));
  const found: Attack[] = [];
  for (const origin of origins) addMarches(found, eastFront, origin);
  if (canFly(t, state, 'allies')) for (const origin of origins) addFlights(found, eastFront, origin);
  return found;
}

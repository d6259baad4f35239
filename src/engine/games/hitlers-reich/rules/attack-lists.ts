/** Every legal attack (§6.5): the same conditions as in `attack.ts`, each asked once for a whole list. */
import { AREAS, SPACES, spaceOf, ZONES, type Border, type Space } from '../board.ts';
import type { AlliedNation, Side, SpaceId } from '../ids.ts';
import type { HrState } from '../state.ts';
import {
  attackOf,
  borderRefusal,
  coastRefusal,
  flightRefusal,
  flightsFrom,
  landingEvent,
  originRefusal,
  sailRefusal,
  seaNations,
  targetRefusal,
  type Attack,
} from './attack.ts';
import { freshCopy } from './events.ts';
import { holds, nationAt, readField, type Field } from './field.ts';

/** Attacks across the borders of one kind, by number of the space they start from; made once. */
interface Way {
  readonly border: Border;
  readonly attack: Attack;
}
const waysOf = (from: Space, kind: Border['kind'], attack: Attack['kind']): readonly Way[] =>
  from.borders
    .filter((border) => border.kind === kind && !border.space.isSea)
    .map((border) => ({ border, attack: attackOf(attack, from.id, border.to) }));
const MARCHES = SPACES.map((space) => waysOf(space, 'land', 'land'));
/** The same marches by number of the space they lead to. */
const INROADS = SPACES.map(({ borders }, no) =>
  borders.flatMap(({ space }) =>
    (MARCHES[space.no] ?? []).filter(({ border }) => border.space.no === no).map((way) => ({ ...way, origin: space })),
  ),
);
const LANDINGS = SPACES.map((space) => (space.isSea ? waysOf(space, 'coast', 'amphibious') : []));
/** Sea attacks by number of the zone: of the Axis, and of the Allies by nation. */
const AXIS_SAILS = SPACES.map(({ id }) => attackOf('sea', null, id));
const ALLIED_SAILS: Readonly<Record<AlliedNation, readonly Attack[]>> = {
  western: SPACES.map(({ id }) => attackOf('sea', null, id, 'western')),
  soviet: SPACES.map(({ id }) => attackOf('sea', null, id, 'soviet')),
};

/** The field with the targets that attacks of one side may have. */
export interface Front {
  readonly field: Field;
  readonly side: Side;
  /** By number of space. */
  readonly isTarget: readonly boolean[];
}

const NO_TARGETS: readonly boolean[] = SPACES.map(() => false);

export function openFront(field: Field, side: Side): Front {
  const isTarget = NO_TARGETS.slice();
  for (const space of SPACES) isTarget[space.no] = targetRefusal(field, side, space) === null;
  return { field, side, isTarget };
}

const isOrigin = ({ field, side }: Front, space: Space): boolean =>
  holds(field, space, side) && originRefusal(field, side, space) === null;

function addMarches(found: Attack[], { field, side, isTarget }: Front, origin: Space): void {
  for (const { border, attack } of MARCHES[origin.no] ?? [])
    if (isTarget[border.space.no] && borderRefusal(field.state, side, border) === null) found.push(attack);
}

function addFlights(found: Attack[], { field, side, isTarget }: Front, origin: Space): void {
  for (const flight of flightsFrom(origin))
    if (isTarget[flight.target.no] && flightRefusal(field.state, side, origin, flight) === null)
      found.push(flight.attack);
}

function addLandings(found: Attack[], { field, side, isTarget }: Front, zone: Space): void {
  if (sailRefusal(field, zone)) return;
  for (const { border, attack } of LANDINGS[zone.no] ?? [])
    if (isTarget[border.space.no] && coastRefusal(field.state, side, zone, border.space) === null) found.push(attack);
}

function addSails(found: Attack[], { field, side, isTarget }: Front, zone: Space): void {
  if (!isTarget[zone.no]) return;
  const sails = side === 'axis' ? [AXIS_SAILS] : seaNations(field, zone).map((nation) => ALLIED_SAILS[nation]);
  for (const sail of sails) {
    const attack = sail[zone.no];
    if (attack) found.push(attack);
  }
}

const originsOf = (front: Front): readonly Space[] => AREAS.filter((area) => isOrigin(front, area));

/** Attacks by land and at sea, for which no event is needed (§6.5.1). */
export function listPlainAttacks(front: Front): readonly Attack[] {
  const found: Attack[] = [];
  for (const origin of originsOf(front)) addMarches(found, front, origin);
  for (const zone of ZONES) addSails(found, front, zone);
  return found;
}

const canFly = (state: HrState, side: Side): boolean => freshCopy(state, 'paratroops', side) !== null;
const canLand = (state: HrState, side: Side): boolean => freshCopy(state, landingEvent(side), side) !== null;

/** Every legal attack of §6.5: those that `explainAttack` has nothing against. */
export function listAttacks(field: Field, side: Side): readonly Attack[] {
  const front = openFront(field, side);
  const origins = originsOf(front);
  const found: Attack[] = [];
  for (const origin of origins) addMarches(found, front, origin);
  if (canFly(field.state, side)) for (const origin of origins) addFlights(found, front, origin);
  if (canLand(field.state, side)) for (const zone of ZONES) if (isOrigin(front, zone)) addLandings(found, front, zone);
  for (const zone of ZONES) addSails(found, front, zone);
  return found;
}

/** Land attacks out of one area. */
export function listLandFrom(state: HrState, side: Side, origin: SpaceId): readonly Attack[] {
  const field = readField(state);
  const start = spaceOf(origin);
  if (originRefusal(field, side, start)) return [];
  return (MARCHES[start.no] ?? [])
    .filter(
      ({ border }) => targetRefusal(field, side, border.space) === null && borderRefusal(state, side, border) === null,
    )
    .map(({ attack }) => attack);
}

/** Land attacks of the Axis on those of Barbarossa's targets that are left (§6.7.2). */
export function listBarbarossa(state: HrState, left: readonly SpaceId[]): readonly Attack[] {
  const field = readField(state);
  const found: Attack[] = [];
  for (const id of left) {
    const target = spaceOf(id);
    if (targetRefusal(field, 'axis', target)) continue;
    for (const { origin, border, attack } of INROADS[target.no] ?? [])
      if (originRefusal(field, 'axis', origin) === null && borderRefusal(state, 'axis', border) === null)
        found.push(attack);
  }
  return found;
}

/** Blitz targets out of an area (§7.9.2); Barbarossa's are Soviet-controlled (§6.7.2). */
export function listBlitzTargets(state: HrState, side: Side, origin: SpaceId): readonly SpaceId[] {
  const targets = listLandFrom(state, side, origin).map(({ target }) => target);
  if (!state.turn.isBarbarossa) return targets;
  const field = readField(state);
  return targets.filter((id) => nationAt(field, spaceOf(id)) === 'soviet');
}

/** land attacks, then flights, out of Soviet areas against Axis areas, Berlin excepted. */
export function listBagration(state: HrState): readonly Attack[] {
  const field = readField(state);
  const front = openFront(field, 'allies');
  const isTarget = front.isTarget.map((is, no) => is && field.sides[no] === 'axis' && SPACES[no]?.id !== 'berlin');
  const eastFront: Front = { ...front, isTarget };
  const origins = AREAS.filter((area) => nationAt(field, area) === 'soviet' && isOrigin(front, area));
  const found: Attack[] = [];
  for (const origin of origins) addMarches(found, eastFront, origin);
  if (canFly(state, 'allies')) for (const origin of origins) addFlights(found, eastFront, origin);
  return found;
}

/** Illegal attacks, with reasons (§6.5). */
import type { Border, Space } from '../tables/board.ts';
import type { AlliedNation, Side, SpaceId } from '../ids.ts';
import type { HrState } from '../state.ts';
import { laterRuling } from '../rulings.ts';
import { END_1943 } from '../years.ts';
import { holdsZone, isHeldBy, isNeutral, isOpen, isStraitOpen } from './control.ts';
import { enablingRefusal, type NameRefusal } from './events.ts';
import { holderAt, holds, isContestedIn, readField, type Field } from './field.ts';
import type { Tables } from '../tables.ts';
import type { Attack, AttackKind } from '../moves.ts';
import type { Between, Flight } from '../tables/links.ts';

// Refusals are made once: most spaces are no target at most times, and lists ask for all of them.
const refusal = (code: string, rule: string, why: string): NameRefusal => ({ code, rule, why });
const OWN = refusal('IL-11', '6.5.1', 'own');
const NEUTRAL = refusal('IL-12', '6.5.1.1', 'neutral');
const VICHY = refusal('IL-12', '6.5.1.1', 'vichy');
const CLOSED_ZONE = refusal('IL-18', '6.7.1', 'closed-zone');
const PACT = refusal('IL-17', '8.6', 'pact');
const PACT_ORIGIN = refusal('IL-17', '8.6', 'pact-origin');
const ORIGIN_NOT_OWN = refusal('IL-10', '6.5.1', 'origin-not-own');
const SPAIN_CLOSED = refusal('IL-47', 'R-81', 'spain-closed');
const BAD_ORIGIN = refusal('IL-19', '6.5.3.1', 'origin');
const BAD_NATION = refusal('IL-19', '6.5.3.1', 'nation');
const BY_SICILY = refusal('IL-15', '2.2', 'sicily-sea');
const NOT_ONE_BETWEEN = refusal('IL-13', 'R-73', 'not-one-between');
const NO_PARATROOPS = refusal('IL-13', '6.5.1', 'no-paratroops');
const NO_BOATS = refusal('IL-14', '6.5.1', 'no-boats');
const NONE_BETWEEN: readonly Between[] = [];

/** §6.7.1: it is 1944 or later. */
export const isLate = ({ year }: Pick<HrState, 'year'>): boolean => Math.min(year.axis, year.allies) >= END_1943;

/** the zone that counts for Overlord besides the Channel. */
export const secondZone = ({ rulings }: Pick<HrState, 'rulings'>): SpaceId =>
  rulings['overlord-zone'] === 'mid-atlantic-and' ? 'mid-atlantic' : 'bay-of-biscay';

/** zones closed to the Axis from 1944 while the Allies hold them. */
export function isClosedZone(t: Tables, state: HrState, zone: SpaceId): boolean {
  if (!isLate(state)) return false;
  const isMeant = zone === 'channel' || zone === secondZone(state) || laterRuling(state, 'closed-zones') === 'every';
  return isMeant && holdsZone(t, state, zone, 'allies');
}

/** §8.6, R-39: targets barred by the Pact. */
function pactBars(field: Field, target: Space): boolean {
  const { state } = field;
  if (!state.pact) return false;
  if (target.isSea && field.t.besideSovietSoil.has(target.id)) return true;
  const holder = holderAt(field, target);
  if (holder !== 'axis') return holder === 'soviet';
  for (const border of target.borders)
    if (holderAt(field, border.space) === 'soviet' && isOpen(field.t, state, border, null)) return true;
  return false;
}

export function targetRefusal(field: Field, side: Side, target: Space): NameRefusal | null {
  const { state } = field;
  const holder = field.sides[target.no] ?? 'none';
  if (target.isSea) {
    if (holder === side && !isContestedIn(field, target)) return OWN;
    if (side === 'axis' && isClosedZone(field.t, state, target.id)) return CLOSED_ZONE;
  } else {
    if (!target.isPlayable || (target.isInactive && isNeutral(state, target.id))) return NEUTRAL;
    if (target.isVichy && holder === 'none') {
      if (side === 'axis' || state.vichy === 'resolved') return VICHY;
    } else if (holder === side) return OWN;
    else if (holder === 'none') return NEUTRAL;
  }
  return pactBars(field, target) ? PACT : null;
}

export function originRefusal(field: Field, side: Side, origin: Space): NameRefusal | null {
  if (!holds(field, origin, side)) return ORIGIN_NOT_OWN;
  if (field.state.pact && holderAt(field, origin) === 'soviet') return PACT_ORIGIN;
  return field.state.turn.spainClosed && origin.id === 'spain' ? SPAIN_CLOSED : null;
}

/** §2.2, R-02: an attack through the Sicily Sea needs Malta and Sicily. */
const holdsSicilyIslands = (t: Tables, state: HrState, side: Side): boolean =>
  t.sicilyIslands.every((id) => isHeldBy(t, state, id, side));

export function borderRefusal(t: Tables, state: HrState, side: Side, border: Border): NameRefusal | null {
  if (border.condition === 'sicily-sea-held' && !isStraitOpen(t, state, side))
    return refusal('IL-16', '2.3', state.rulings['open-strait'] === 'open' ? 'strait-open' : 'strait');
  return isOpen(t, state, border, side) ? null : refusal('IL-10', '2.3', 'not-adjacent');
}

function landRefusal(t: Tables, state: HrState, side: Side, origin: Space, target: Space): NameRefusal | null {
  const border = origin.borders.find(({ space, kind }) => space === target && kind === 'land');
  if (border) return borderRefusal(t, state, side, border);
  const isIsland = target.borders.every(({ kind }) => kind !== 'land');
  return isIsland ? refusal('IL-16', '2.2', 'island') : refusal('IL-10', '6.5.1', 'not-adjacent');
}

/** Why `side` cannot fly there, apart from control of both ends and the event. */
export function flightRefusal(
  t: Tables,
  state: HrState,
  side: Side,
  origin: Space,
  flight: Flight | null,
): NameRefusal | null {
  let isOneOpen = false;
  let bySicily = true;
  for (const { id, borders } of flight?.between ?? NONE_BETWEEN) {
    if (!isOpen(t, state, borders[0], side) || !isOpen(t, state, borders[1], side)) continue;
    isOneOpen = true;
    if (id !== 'sicily-sea') bySicily = false;
  }
  if (!flight || !isOneOpen) return NOT_ONE_BETWEEN;
  bySicily ||= t.sicilyIslands.includes(origin.id);
  const isBarred = bySicily && !t.sicilyIslands.includes(flight.target.id) && !holdsSicilyIslands(t, state, side);
  return isBarred ? BY_SICILY : null;
}

export const landingEvent = (side: Side) => (side === 'axis' ? 'landing-craft' : 'higgins-boats');

/** Why the event that an attack needs cannot be used (§6.5.1); null where it can, or none is needed. */
export function missingRefusal(t: Tables, state: HrState, side: Side, kind: AttackKind): NameRefusal | null {
  if (kind === 'land' || kind === 'sea') return null;
  const event = kind === 'paratroop' ? 'paratroops' : landingEvent(side);
  const found = enablingRefusal(t, state, event, side, kind === 'paratroop' ? NO_PARATROOPS : NO_BOATS);
  return found && { ...found, params: { event } };
}

/** Why no landing of `side` starts in that zone, apart from the event. */
export function sailRefusal(field: Field, zone: Space): NameRefusal | null {
  // Those boats have only the white star: they do not leave a Soviet zone.
  if (holderAt(field, zone) === 'soviet') return refusal('IL-32', '6.5.3.2', 'star-soviet');
  return isContestedIn(field, zone) ? refusal('IL-14', '6.5.1', 'contested') : null;
}

export function coastRefusal(t: Tables, state: HrState, side: Side, zone: Space, target: Space): NameRefusal | null {
  const isBarred =
    zone.id === 'sicily-sea' && !t.sicilyIslands.includes(target.id) && !holdsSicilyIslands(t, state, side);
  return isBarred ? BY_SICILY : null;
}

function landingRefusal(field: Field, side: Side, zone: Space, target: Space): NameRefusal | null {
  const { state } = field;
  const atSea = missingRefusal(field.t, state, side, 'amphibious') ?? sailRefusal(field, zone);
  if (atSea) return atSea;
  const isBeside = zone.borders.some(({ space, kind }) => space === target && kind === 'coast');
  return isBeside ? coastRefusal(field.t, state, side, zone, target) : refusal('IL-14', '6.5.1', 'not-beside-zone');
}

const BOTH_NATIONS: readonly AlliedNation[] = ['western', 'soviet'];
const ONLY_WESTERN: readonly AlliedNation[] = ['western'];
const ONLY_SOVIET: readonly AlliedNation[] = ['soviet'];

/** nations that the Allies may name for a sea attack. */
export function seaNations(field: Field, zone: Space): readonly AlliedNation[] {
  let [western, soviet] = [false, false];
  for (const border of zone.borders) {
    const nation = holderAt(field, border.space);
    if (nation === 'none' || nation === 'axis' || !isOpen(field.t, field.state, border, 'allies')) continue;
    if (nation === 'western') western = true;
    else soviet = true;
  }
  if (!soviet) return ONLY_WESTERN;
  return western ? BOTH_NATIONS : ONLY_SOVIET;
}
export const listSeaNations = (t: Tables, state: HrState, zone: SpaceId): readonly AlliedNation[] =>
  seaNations(readField(t, state), t.spaceOf(zone));

function seaRefusal(field: Field, side: Side, target: Space, nation: AlliedNation | null): NameRefusal | null {
  if (!target.isSea) return refusal('IL-03', '6.5.1', 'not-a-zone');
  if (side === 'axis') return nation === null ? null : BAD_NATION;
  return nation !== null && seaNations(field, target).includes(nation) ? null : BAD_NATION;
}

function flightRefusalOf(t: Tables, state: HrState, side: Side, origin: Space, target: Space): NameRefusal | null {
  const flight = t.flightsFrom(origin).find((one) => one.target === target) ?? null;
  return missingRefusal(t, state, side, 'paratroop') ?? flightRefusal(t, state, side, origin, flight);
}

export const explainTarget = (t: Tables, state: HrState, side: Side, target: SpaceId): NameRefusal | null =>
  targetRefusal(readField(t, state), side, t.spaceOf(target));

/** Why an attack is illegal, or null (IL-10 to IL-19, IL-47). Ids must be on the board. */
export function explainAttack(t: Tables, state: HrState, side: Side, attack: Attack): NameRefusal | null {
  const { kind, nation } = attack;
  const field = readField(t, state);
  const target = t.spaceOf(attack.target);
  const bad = targetRefusal(field, side, target);
  if (kind === 'sea') return attack.origin === null ? (seaRefusal(field, side, target, nation) ?? bad) : BAD_ORIGIN;
  if (attack.origin === null || nation !== null) return BAD_ORIGIN;
  const origin = t.spaceOf(attack.origin);
  if (target.isSea || origin.isSea !== (kind === 'amphibious')) return BAD_ORIGIN;
  const ends = bad ?? originRefusal(field, side, origin);
  if (ends) return ends;
  switch (kind) {
    case 'land':
      return landRefusal(t, state, side, origin, target);
    case 'paratroop':
      return flightRefusalOf(t, state, side, origin, target);
    case 'amphibious':
      return landingRefusal(field, side, origin, target);
  }
}

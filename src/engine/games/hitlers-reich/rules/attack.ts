/** Which attacks are legal, and why others are not (§6.5). */
import { AREAS, BESIDE_SOVIET_SOIL, bordersOf, SICILY_ISLANDS, spaceOf, SPACES, ZONES } from '../board.ts';
import { type AlliedNation, type Nation, type Side, type SpaceId } from '../ids.ts';
import type { MoveOf } from '../moves.ts';
import { END_1943, type Conflict, type HrState } from '../state.ts';
import {
  controllerOf,
  holdsZone,
  isContested,
  isHeldBy,
  isNeutral,
  isNeutralVichy,
  isOpen,
  isStraitOpen,
  neighboursOf,
  sideAt,
} from './control.ts';
import { freshCopy, type NameRefusal } from './events.ts';

export type Attack = MoveOf<'attack'>;

const refusal = (code: string, rule: string, why: string): NameRefusal => ({ code, rule, why });

/** §6.7.1: it is 1944 or later. */
export const isLate = ({ year }: Pick<HrState, 'year'>): boolean => Math.min(year.axis, year.allies) >= END_1943;

/** zones closed to the Axis from 1944 on while the Allies hold them. */
export function isClosedZone(state: HrState, zone: SpaceId): boolean {
  const second = state.rulings['overlord-zone'] === 'biscay-or' ? 'bay-of-biscay' : 'mid-atlantic';
  return isLate(state) && (zone === 'channel' || zone === second) && holdsZone(state, zone, 'allies');
}

/** §8.6, R-39: what the Pact bars as a target. */
function pactBars(state: HrState, target: SpaceId): boolean {
  if (!state.pact) return false;
  if (spaceOf(target).isSea && BESIDE_SOVIET_SOIL.has(target)) return true;
  const holder = controllerOf(state, target);
  if (holder !== 'axis') return holder === 'soviet';
  for (const border of bordersOf(target))
    if (isOpen(state, border, null) && controllerOf(state, border.to) === 'soviet') return true;
  return false;
}

/** Why the space is no target for any attack of `side`. */
export function explainTarget(state: HrState, side: Side, target: SpaceId): NameRefusal | null {
  const space = spaceOf(target);
  const holder = sideAt(state, target);
  if (space.isSea) {
    if (holder === side && !isContested(state, target)) return refusal('IL-11', '6.5.1', 'own');
    if (side === 'axis' && isClosedZone(state, target)) return refusal('IL-18', '6.7.1', 'closed-zone');
  } else {
    if (!space.isPlayable || isNeutral(state, target)) return refusal('IL-12', '6.5.1.1', 'neutral');
    if (isNeutralVichy(state, target)) {
      if (side === 'axis' || state.vichy === 'resolved') return refusal('IL-12', '6.5.1.1', 'vichy');
    } else if (holder === side) return refusal('IL-11', '6.5.1', 'own');
    else if (holder === null) return refusal('IL-12', '6.5.1.1', 'neutral');
  }
  return pactBars(state, target) ? refusal('IL-17', '8.6', 'pact') : null;
}

/** Why no attack may start there. */
function explainOrigin(state: HrState, side: Side, origin: SpaceId): NameRefusal | null {
  if (!isHeldBy(state, origin, side)) return refusal('IL-10', '6.5.1', 'origin-not-own');
  if (state.pact && controllerOf(state, origin) === 'soviet') return refusal('IL-17', '8.6', 'pact-origin');
  if (origin === 'spain' && state.turn.spainClosed) return refusal('IL-47', 'R-81', 'spain-closed');
  return null;
}

/** §2.2, R-02: an attack by way of the Sicily Sea needs Malta and Sicily. */
const holdsSicilyIslands = (state: HrState, side: Side): boolean =>
  SICILY_ISLANDS.every((id) => isHeldBy(state, id, side));

function explainLand(state: HrState, side: Side, origin: SpaceId, target: SpaceId): NameRefusal | null {
  const border = bordersOf(origin).find(({ to, kind }) => to === target && kind === 'land');
  if (!border) {
    const isIsland = bordersOf(target).every(({ kind }) => kind !== 'land');
    return isIsland ? refusal('IL-16', '2.2', 'island') : refusal('IL-10', '6.5.1', 'not-adjacent');
  }
  if (border.condition === 'sicily-sea-held' && !isStraitOpen(state, side)) return refusal('IL-16', '2.3', 'strait');
  return isOpen(state, border, side) ? null : refusal('IL-10', '2.3', 'not-adjacent');
}

/** spaces of any kind beside both ends of a flight. */
function listBetween(state: HrState, side: Side, origin: SpaceId, target: SpaceId): readonly SpaceId[] {
  const near = new Set(neighboursOf(state, target, side));
  return neighboursOf(state, origin, side).filter((id) => near.has(id) && id !== origin && id !== target);
}

function explainFlight(state: HrState, side: Side, origin: SpaceId, target: SpaceId): NameRefusal | null {
  if (freshCopy(state, 'paratroops', side) === null) {
    return refusal('IL-13', '6.5.1', 'no-paratroops');
  }
  const between = listBetween(state, side, origin, target);
  if (origin === target || between.length === 0) return refusal('IL-13', 'R-73', 'not-one-between');
  const bySicily = SICILY_ISLANDS.includes(origin) || between.every((id) => id === 'sicily-sea');
  if (bySicily && !SICILY_ISLANDS.includes(target) && !holdsSicilyIslands(state, side))
    return refusal('IL-15', '2.2', 'sicily-sea');
  return null;
}

export const landingEvent = (side: Side) => (side === 'axis' ? 'landing-craft' : 'higgins-boats');

function explainLanding(state: HrState, side: Side, zone: SpaceId, target: SpaceId): NameRefusal | null {
  if (freshCopy(state, landingEvent(side), side) === null) return refusal('IL-14', '6.5.1', 'no-boats');
  // Those boats bear the white star alone: they do not leave a Soviet zone.
  if (controllerOf(state, zone) === 'soviet') return refusal('IL-32', '6.5.3.2', 'star-soviet');
  if (isContested(state, zone)) return refusal('IL-14', '6.5.1', 'contested');
  if (!bordersOf(zone).some(({ to, kind }) => to === target && kind === 'coast'))
    return refusal('IL-14', '6.5.1', 'not-beside-zone');
  if (zone === 'sicily-sea' && !SICILY_ISLANDS.includes(target) && !holdsSicilyIslands(state, side))
    return refusal('IL-15', '2.2', 'sicily-sea');
  return null;
}

/** nations the Allies may name for a sea attack. */
export function listSeaNations(state: HrState, zone: SpaceId): readonly AlliedNation[] {
  const near = neighboursOf(state, zone, 'allies').map((id) => controllerOf(state, id));
  const nations = (['western', 'soviet'] as const).filter((nation) => near.includes(nation));
  return nations.length > 0 ? nations : ['western'];
}

function explainSea(state: HrState, side: Side, attack: Attack): NameRefusal | null {
  if (!spaceOf(attack.target).isSea) return refusal('IL-03', '6.5.1', 'not-a-zone');
  if (side === 'axis') return attack.nation === null ? null : refusal('IL-19', '6.5.3.1', 'nation');
  const fits = attack.nation !== null && listSeaNations(state, attack.target).includes(attack.nation);
  return fits ? null : refusal('IL-19', '6.5.3.1', 'nation');
}

/** Why an attack is illegal, or null (IL-10 to IL-19, IL-47). Ids must be on the board. */
export function explainAttack(state: HrState, side: Side, attack: Attack): NameRefusal | null {
  const { kind, origin, target } = attack;
  const bad = explainTarget(state, side, target);
  if (kind === 'sea')
    return origin === null ? (explainSea(state, side, attack) ?? bad) : refusal('IL-19', '6.5.3.1', 'origin');
  if (origin === null || attack.nation !== null) return refusal('IL-19', '6.5.3.1', 'origin');
  if (spaceOf(target).isSea || spaceOf(origin).isSea !== (kind === 'amphibious'))
    return refusal('IL-19', '6.5.3.1', 'origin');
  if (bad) return bad;
  const start = explainOrigin(state, side, origin);
  if (start) return start;
  switch (kind) {
    case 'land':
      return explainLand(state, side, origin, target);
    case 'paratroop':
      return explainFlight(state, side, origin, target);
    case 'amphibious':
      return explainLanding(state, side, origin, target);
  }
}

const attackOf = (kind: Attack['kind'], origin: SpaceId | null, target: SpaceId, nation: AlliedNation | null = null) =>
  ({ type: 'attack', kind, origin, target, nation }) as const satisfies Attack;

/** Land attacks out of one area. */
export function listLandFrom(state: HrState, side: Side, origin: SpaceId): readonly Attack[] {
  const found: Attack[] = [];
  if (!isHeldBy(state, origin, side)) return found;
  for (const { to, kind } of bordersOf(origin)) {
    if (kind !== 'land' || isHeldBy(state, to, side)) continue;
    const attack = attackOf('land', origin, to);
    if (explainAttack(state, side, attack) === null) found.push(attack);
  }
  return found;
}

/** Where attacks may go and come from now, looked up once for a whole list. */
interface Front {
  readonly targets: ReadonlySet<SpaceId>;
  readonly origins: ReadonlySet<SpaceId>;
}

function readFront(state: HrState, side: Side): Front {
  const targets = SPACES.filter(({ id }) => explainTarget(state, side, id) === null);
  const origins = AREAS.filter(({ id }) => explainOrigin(state, side, id) === null);
  return { targets: new Set(targets.map(({ id }) => id)), origins: new Set(origins.map(({ id }) => id)) };
}

function listLand(state: HrState, side: Side, { targets, origins }: Front): readonly Attack[] {
  const strait = isStraitOpen(state, side);
  const found: Attack[] = [];
  for (const origin of origins)
    for (const border of bordersOf(origin)) {
      if (border.kind !== 'land' || !targets.has(border.to) || !isOpen(state, border, side)) continue;
      if (border.condition !== 'sicily-sea-held' || strait) found.push(attackOf('land', origin, border.to));
    }
  return found;
}

/** Areas with a space between them, whatever the conditions of the borders; made once. */
const IN_REACH: ReadonlyMap<SpaceId, readonly SpaceId[]> = new Map(
  AREAS.map(({ id }) => {
    const far = new Set(bordersOf(id).flatMap(({ to }) => bordersOf(to).map((border) => border.to)));
    return [id, AREAS.map((area) => area.id).filter((other) => other !== id && far.has(other))];
  }),
);

export function listFlights(state: HrState, side: Side, front = readFront(state, side)): readonly Attack[] {
  if (freshCopy(state, 'paratroops', side) === null) return [];
  const found: Attack[] = [];
  for (const origin of front.origins)
    for (const target of IN_REACH.get(origin) ?? [])
      if (front.targets.has(target) && explainFlight(state, side, origin, target) === null)
        found.push(attackOf('paratroop', origin, target));
  return found;
}

export function listLandings(state: HrState, side: Side): readonly Attack[] {
  if (freshCopy(state, landingEvent(side), side) === null) return [];
  return ZONES.filter(({ id }) => isHeldBy(state, id, side))
    .flatMap(({ id }) => bordersOf(id).map(({ to }) => attackOf('amphibious', id, to)))
    .filter(({ target }) => !spaceOf(target).isSea)
    .filter((attack) => explainAttack(state, side, attack) === null);
}

function listSea(state: HrState, side: Side, { targets }: Front): readonly Attack[] {
  const zones = ZONES.filter(({ id }) => targets.has(id));
  if (side === 'axis') return zones.map(({ id }) => attackOf('sea', null, id));
  return zones.flatMap(({ id }) => listSeaNations(state, id).map((nation) => attackOf('sea', null, id, nation)));
}

/** Every legal attack of §6.5: those that `explainAttack` has nothing against. */
export function listAttacks(state: HrState, side: Side): readonly Attack[] {
  const front = readFront(state, side);
  return [
    ...listLand(state, side, front),
    ...listFlights(state, side, front),
    ...listLandings(state, side),
    ...listSea(state, side, front),
  ];
}

/** Blitz targets out of an area (§7.9.2); Barbarossa's are Soviet-controlled (§6.7.2). */
export const listBlitzTargets = (state: HrState, side: Side, origin: SpaceId): readonly SpaceId[] =>
  listLandFrom(state, side, origin)
    .map(({ target }) => target)
    .filter((id) => !state.turn.isBarbarossa || controllerOf(state, id) === 'soviet');

/** The Allied nation that attacks or defends (3.1, 1.). */
export function actingNation(state: HrState, side: Side, attack: Attack): AlliedNation | null {
  const { origin, target, nation } = attack;
  const start = origin === null ? null : controllerOf(state, origin);
  const holder = side === 'axis' ? controllerOf(state, target) : (nation ?? start);
  return holder === 'axis' ? null : (holder ?? null);
}

/** The red obligation (3.1, 2.). */
export function isRedFight(state: HrState, side: Side, attack: Attack): boolean {
  if (actingNation(state, side, attack) === 'soviet') return true;
  return side === 'allies' && spaceOf(attack.target).printed === 'soviet';
}

/** What a new conflict starts from. */
export type Opening = Pick<Conflict, 'kind' | 'target' | 'origin' | 'active'> & Partial<Conflict>;

const nobody = () => ({ axis: [], allies: [] });

/** C-0: a conflict as it is declared. */
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
  blocked: [],
  sabotaged: [],
  counter: 'open',
  winner: null,
  ...opening,
});

/** C-0 of an attack: nation, obligation, marker colour, enabling event. */
export function declareAttack(state: HrState, side: Side, attack: Attack, more: Partial<Conflict> = {}): Conflict {
  const { kind, origin, target } = attack;
  const nation = actingNation(state, side, attack);
  const enabling = kind === 'paratroop' ? 'paratroops' : kind === 'amphibious' ? landingEvent(side) : null;
  const copy = enabling && freshCopy(state, enabling, side);
  const attacker: Nation = side === 'axis' ? 'axis' : (nation ?? 'western');
  const isNeutralVichyTarget = side === 'allies' && isNeutralVichy(state, target);
  return openConflict({
    kind,
    target,
    origin,
    active: side,
    nation,
    attacker,
    red: isRedFight(state, side, attack),
    isNeutralVichy: isNeutralVichyTarget,
    events: { axis: side === 'axis' && copy ? [copy] : [], allies: side === 'allies' && copy ? [copy] : [] },
    ...more,
  });
}

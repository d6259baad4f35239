/** Places of events, and whether they may be tried for or played (§4.2, §6.4, §7.2). */
import type { Params } from '../../../kernel/types.ts';
import type { EventData, PlayCondition, TryCondition } from '../pack.ts';
import { otherSide, TURNCOATS, type AlliedNation, type CopyId, type Side, type SpaceId, type Title } from '../ids.ts';
import { type EventCard, type EventCopy, isHeld } from '../tables/event-cards.ts';
import { type Abilities } from '../event-operations.ts';
import type { Conflict, HrState, Place } from '../state.ts';
import { isHeldBy, isNeutral } from './control.ts';
import type { Tables } from '../tables.ts';
import { readPlaces, type Places } from './places.ts';

// Constants, because strings built at each question would be compared letter by letter.
const UP: Readonly<Record<Side, Place>> = { axis: 'axis-up', allies: 'allies-up' };
const DOWN: Readonly<Record<Side, Place>> = { axis: 'axis-down', allies: 'allies-down' };
const HANDED: Readonly<Record<Side, Place>> = { axis: 'with-axis', allies: 'with-allies' };
export const faceUp = (side: Side): Place => UP[side];
export const faceDown = (side: Side): Place => DOWN[side];
export const handedTo = (side: Side): Place => HANDED[side];

export function findCopy(t: Tables, { events }: Pick<HrState, 'events'>, title: Title, place: Place): CopyId | null {
  for (const { id } of t.eventOf(title).copies) if (events[id] === place) return id;
  return null;
}

export function copiesAt(
  t: Tables,
  state: HrState,
  place: Place,
  among: readonly EventCopy[] = t.eventCopies,
): readonly CopyId[] {
  const places = readPlaces(t, state);
  const found: CopyId[] = [];
  for (const { id, no } of among) if (places[no] === place) found.push(id);
  return found;
}

/** Enables an attack, and is named with it (C-0). */
export const isEnabling = (t: Tables, title: Title): boolean => t.abilitiesOf(title).enables !== undefined;

function listHeld(t: Tables, places: Places, side: Side): readonly EventCopy[] {
  const up = UP[side];
  const down = DOWN[side];
  const held: EventCopy[] = [];
  for (const copy of t.holdable[side]) {
    const place = places[copy.no];
    if (place === up || place === down) held.push(copy);
  }
  return held;
}
export const heldBy = (t: Tables, state: HrState, side: Side): readonly CopyId[] =>
  listHeld(t, readPlaces(t, state), side).map(({ id }) => id);

/** countries that can change sides now. */
export function listTurncoats(t: Tables, state: HrState): readonly SpaceId[] {
  return TURNCOATS.filter(
    (id) =>
      !state.turncoats.includes(id) &&
      isHeldBy(t, state, id, 'axis') &&
      t
        .bordersOf(id)
        .some(({ to, kind }) => kind === 'land' && !t.spaceOf(to).isSea && isHeldBy(t, state, to, 'allies')),
  );
}

const TRY_CONDITIONS: Readonly<Record<TryCondition, (t: Tables, state: HrState) => boolean>> = {
  'pact-off': (_t, { pact }) => !pact,
  'turkey-neutral': (_t, { active }) => !active.turkey,
  'spain-neutral': (_t, { active }) => !active.spain,
  'vichy-neutral': (_t, { vichy }) => vichy === 'neutral',
  'syria-lebanon-unmarked': (_t, { markers }) => markers['syria-lebanon'] == null,
  'turncoats-target': (t, state) => listTurncoats(t, state).length > 0,
};

/** The first condition of an Event Action that fails, or null. */
export function failedTryCondition(t: Tables, state: HrState, { tryIf }: EventData): TryCondition | null {
  for (const name of tryIf) if (!TRY_CONDITIONS[name](t, state)) return name;
  return null;
}

/** §6.4: an event of the own or common mall whose condition holds. */
export const isTryable = (t: Tables, state: HrState, places: Places, { event, copies }: EventCard): boolean =>
  isAnyIn(places, copies, 'mall') && failedTryCondition(t, state, event) === null;

function isAnyIn(places: Places, copies: readonly EventCopy[], place: Place): boolean {
  for (const { no } of copies) if (places[no] === place) return true;
  return false;
}

/** Why an event cannot be named now: code and rule; null when it can. */
export interface NameRefusal {
  readonly code: string;
  readonly rule: string;
  readonly why: string;
  readonly params?: Params;
}

const refusal = (code: string, rule: string, why: string): NameRefusal => ({ code, rule, why });
// Refusals are made once: most events cannot be named at most times, and lists ask for all of them.
const NOT_HERE = refusal('IL-30', '7.2', 'not-in-this-conflict');
const NEVER_NAMED = refusal('IL-30', '7.2', 'not-in-conflict');
const VICHY_ALONE = refusal('IL-35', '8.5.1', 'neutral-vichy');
const NO_ICON = refusal('IL-45', 'R-77', 'no-icon');
const OTHER_STAR: Readonly<Record<AlliedNation, NameRefusal>> = {
  western: refusal('IL-32', '6.5.3.2', 'star-west'),
  soviet: refusal('IL-32', '6.5.3.2', 'star-soviet'),
};
const ONE_GENERAL = refusal('IL-33', '6.5.3.3', 'one-general');
const ONE_TWO_CARD = refusal('IL-33', '6.5.3.3', 'one-two-card');
const RESTING = refusal('IL-30', '4.2.5.1', 'resting');
const NO_HAND_SIZE = refusal('IL-22', 'R-40', 'hand-size');
const UNPLAYABLE: Readonly<Record<PlayCondition, NameRefusal>> = {
  'red-obligation': refusal('IL-30', '7.2', 'red-obligation'),
  'blitz-attack': refusal('IL-30', '7.2', 'blitz-attack'),
  'carrier-role': refusal('IL-34', '8.1', 'carrier-role'),
  'carrier-zone': refusal('IL-34', '8.1', 'carrier-zone'),
};

/** §8.1, R-92: the sea where FLEET CARRIERS would act, or null. */
const carrierZone = ({ kind, target, origin }: Conflict): SpaceId | null => (kind === 'sea' ? target : origin);

function isCarrierZoneOpen(t: Tables, state: HrState, zone: SpaceId): boolean {
  const axis = (id: SpaceId) => isHeldBy(t, state, id, 'axis');
  if (zone === 'baltic-sea' && (axis('denmark') || axis('skagerrak'))) return false;
  if (zone === 'black-sea' && (isNeutral(state, 'turkey') || axis('turkey'))) return false;
  return !(t.eastOfStraits.has(zone) && (axis('gibraltar') || axis('straits-of-gibraltar')));
}

const PLAY_CONDITIONS: Readonly<
  Record<PlayCondition, (t: Tables, state: HrState, conflict: Conflict, side: Side) => boolean>
> = {
  'red-obligation': (_t, _state, { red }, side) => red && side === 'allies',
  'blitz-attack': (_t, _state, { blitz, active }, side) => blitz > 0 && active === side,
  'carrier-role': (_t, _state, { kind, active }, side) => kind === 'sea' || (kind === 'amphibious' && active === side),
  'carrier-zone': (t, state, conflict) => {
    const zone = carrierZone(conflict);
    return zone !== null && isCarrierZoneOpen(t, state, zone);
  },
};

/** Hand size after the costs already promised in this conflict, without the event's own cost. */
export function sizeAfterCosts(t: Tables, state: HrState, conflict: Conflict, side: Side): number {
  let paid = conflict.active === side && conflict.blitz > 0 && !conflict.isFree ? BLITZ_COST : 0;
  if (paid > 0 && conflict.events[side].some((copy) => t.copyOf(copy).abilities.waivesBlitzCost)) paid = 0;
  for (const copy of conflict.events[side]) paid += t.copyOf(copy).abilities.cost ?? 0;
  return state.handSize[side] - paid;
}
/** §7.9.2 */
const BLITZ_COST = 1;

function whenRefusal(event: EventData, { kind, active }: Conflict, side: Side): NameRefusal | null {
  const { when } = event;
  const role = active === side ? when.attack : when.defence;
  const place = kind === 'event' ? when.event : kind === 'sea' ? when.sea : when.land;
  return role && place ? null : NOT_HERE;
}

function iconRefusal(state: HrState, event: EventData, conflict: Conflict, side: Side): NameRefusal | null {
  const { kind, blitz, active } = conflict;
  if (kind === 'event' || (side !== active && state.rulings.icons === 'attacker')) return null;
  const { icons } = event;
  const fits =
    (kind !== 'amphibious' || icons.amphibious) &&
    (kind !== 'paratroop' || icons.paratroop) &&
    (blitz === 0 || icons.blitz);
  return fits ? null : NO_ICON;
}

/** §6.5.3.2, R-18: a single star of the other nation bars an event; no star or both never do. */
function starRefusal({ stars }: EventData, { kind, nation }: Conflict, side: Side): NameRefusal | null {
  if (kind === 'event' || side !== 'allies' || nation === null || stars.length === 0) return null;
  return stars.includes(nation === 'western' ? 'west' : 'soviet') ? null : OTHER_STAR[nation];
}

/** Face up, and not used in this player turn: a Reusable lost and won back still rests (§4.2.5.1). */
export const isFresh = (state: HrState, copy: CopyId, side: Side): boolean =>
  state.events[copy] === faceUp(side) && !state.turn.used.includes(copy);

/** The copy of a title that can be used for the first time this turn, or null. */
export function freshCopy(t: Tables, state: HrState, title: Title, side: Side): CopyId | null {
  for (const { id } of t.eventOf(title).copies) if (isFresh(state, id, side)) return id;
  return null;
}

export function enablingRefusal(
  t: Tables,
  state: HrState,
  title: Title,
  side: Side,
  lacking: NameRefusal,
): NameRefusal | null {
  if (freshCopy(t, state, title, side) !== null) return null;
  return findCopy(t, state, title, faceUp(side)) === null ? lacking : RESTING;
}

/** Face up, or used in the active side's chain in the attack just won (§7.9.2, R-85). */
function isReady(state: HrState, copy: CopyId, { active, blitz, kind }: Conflict, side: Side): boolean {
  if (isFresh(state, copy, side)) return true;
  const inChain = active === side && kind !== 'event' && (blitz > 0 || state.turn.operation === 'bagration');
  return inChain && state.turn.chain.includes(copy);
}

const canUse = (state: HrState, copy: CopyId, conflict: Conflict, side: Side): boolean =>
  !conflict.events[side].includes(copy) && isReady(state, copy, conflict, side);

export function readyCopy(t: Tables, state: HrState, title: Title, conflict: Conflict, side: Side): CopyId | null {
  for (const { id } of t.eventOf(title).copies) {
    const place = state.events[id];
    if ((place === UP[side] || place === DOWN[side]) && canUse(state, id, conflict, side)) return id;
  }
  return null;
}

/** Why `title` cannot be named by `side` in the running conflict; null when it can (IL-30 to IL-35, IL-45). */
export function explainName(
  t: Tables,
  state: HrState,
  conflict: Conflict,
  side: Side,
  title: Title,
): NameRefusal | null {
  const never = namingRefusal(t, conflict, side, t.eventOf(title));
  if (never) return never;
  if (readyCopy(t, state, title, conflict, side) === null) {
    if (conflict.events[side].some((copy) => t.titleOf(copy) === title)) return refusal('IL-30', '7.2', 'played-here');
    const mine = heldBy(t, state, side).filter((copy) => t.titleOf(copy) === title);
    if (mine.length === 0) return refusal('IL-30', '4.2.5', 'not-held');
    return mine.some((copy) => state.events[copy] === faceUp(side)) ? RESTING : refusal('IL-30', '4.2.5', 'used');
  }
  return playRefusal(t, state, conflict, side, t.eventOf(title));
}

/** Why an event is never named in that conflict. */
function namingRefusal(t: Tables, { isNeutralVichy }: Conflict, side: Side, event: EventData): NameRefusal | null {
  if (side === 'axis' && isNeutralVichy) return VICHY_ALONE;
  return isHeld(event) && !isEnabling(t, event.id) ? null : NEVER_NAMED;
}

const hasNamed = (t: Tables, { events }: Conflict, side: Side, kind: 'general' | 'twoCard'): boolean =>
  events[side].some((copy) => t.copyOf(copy).event[kind]);

function playRefusal(t: Tables, state: HrState, conflict: Conflict, side: Side, event: EventData): NameRefusal | null {
  const early = whenRefusal(event, conflict, side) ?? starRefusal(event, conflict, side);
  if (early) return early;
  if (event.general && hasNamed(t, conflict, side, 'general')) return ONE_GENERAL;
  if (event.twoCard && hasNamed(t, conflict, side, 'twoCard')) return ONE_TWO_CARD;
  for (const name of event.playIf) if (!PLAY_CONDITIONS[name](t, state, conflict, side)) return UNPLAYABLE[name];
  const icon = iconRefusal(state, event, conflict, side);
  if (icon) return icon;
  const { cost = 0 } = t.abilitiesOf(event.id);
  return cost > 0 && sizeAfterCosts(t, state, conflict, side) - cost < 1 ? NO_HAND_SIZE : null;
}

const canName = (t: Tables, state: HrState, conflict: Conflict, side: Side, { id, event }: EventCopy): boolean =>
  canUse(state, id, conflict, side) &&
  namingRefusal(t, conflict, side, event) === null &&
  playRefusal(t, state, conflict, side, event) === null;

export function listNameableCopies(t: Tables, state: HrState, conflict: Conflict, side: Side): readonly EventCopy[] {
  const found: EventCopy[] = [];
  for (const copy of listHeld(t, readPlaces(t, state), side)) {
    // Copies of a title are adjacent.
    if (found.at(-1)?.title !== copy.title && canName(t, state, conflict, side, copy)) found.push(copy);
  }
  return found;
}

export const listNameable = (t: Tables, state: HrState, conflict: Conflict, side: Side): readonly Title[] =>
  listNameableCopies(t, state, conflict, side).map(({ title }) => title);

export function canNameAny(t: Tables, state: HrState, conflict: Conflict, side: Side): boolean {
  for (const copy of listHeld(t, readPlaces(t, state), side)) if (canName(t, state, conflict, side, copy)) return true;
  return false;
}

/** a side with a hand size of 1 needs GUDERIAN for a blitz. */
export const mustWaive = (t: Tables, state: HrState, conflict: Conflict): boolean =>
  conflict.blitz > 0 && !conflict.isFree && sizeAfterCosts(t, state, conflict, conflict.active) < 1;

/** Titles with effect in the conflict: named and not cancelled. */
export function actingTitles(t: Tables, { events, cancelled }: Conflict, side: Side): readonly Title[] {
  const copies = events[side];
  if (copies.length === 0) return NO_TITLES;
  const titles: Title[] = [];
  for (const copy of copies) if (!cancelled.includes(copy)) titles.push(t.titleOf(copy));
  return titles;
}
const NO_TITLES: readonly Title[] = [];

export const actsWith = (t: Tables, conflict: Conflict, side: Side, ability: keyof Abilities): boolean =>
  conflict.events[side].some(
    (copy) => t.copyOf(copy).abilities[ability] !== undefined && !conflict.cancelled.includes(copy),
  );

/** the opponent's named events that OUTFOXED may cancel. */
export function listCancellable(t: Tables, conflict: Conflict, side: Side): readonly Title[] {
  const { events, cancelled, isLanding } = conflict;
  return events[otherSide(side)]
    .filter((copy) => !cancelled.includes(copy))
    .map(t.titleOf)
    .filter((title) => !isEnabling(t, title) && !(isLanding && title === 'maximum-effort'))
    .filter((title, at, all) => all.indexOf(title) === at);
}

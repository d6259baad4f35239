/** Where events are, and which may be tried for or played (§4.2, §6.4, §7.2). */
import type { EventData, PlayCondition, TryCondition } from '../pack.ts';
import { otherSide, TURNCOATS, type CopyId, type Side, type SpaceId, type Title } from '../ids.ts';
import { isHeld } from '../event-cards.ts';
import { type Abilities } from '../event-operations.ts';
import type { Conflict, HrState, Place } from '../state.ts';
import { isHeldBy, isNeutral } from './control.ts';
import type { Tables } from '../tables.ts';

// Constants: texts built at each question would be compared letter by letter.
const UP: Readonly<Record<Side, Place>> = { axis: 'axis-up', allies: 'allies-up' };
const DOWN: Readonly<Record<Side, Place>> = { axis: 'axis-down', allies: 'allies-down' };
const HANDED: Readonly<Record<Side, Place>> = { axis: 'with-axis', allies: 'with-allies' };
export const faceUp = (side: Side): Place => UP[side];
export const faceDown = (side: Side): Place => DOWN[side];
export const handedTo = (side: Side): Place => HANDED[side];

function copyIn({ events }: Pick<HrState, 'events'>, { copies }: EventData, place: Place): CopyId | null {
  for (const { id } of copies) if (events[id] === place) return id;
  return null;
}
/** The first copy of a title that lies in a place, or null. */
export const findCopy = (t: Tables, state: Pick<HrState, 'events'>, title: Title, place: Place): CopyId | null =>
  copyIn(state, t.eventOf(title), place);

export function copiesAt(
  t: Tables,
  { events }: Pick<HrState, 'events'>,
  place: Place,
  among: readonly CopyId[] = t.copies,
): readonly CopyId[] {
  const found: CopyId[] = [];
  for (const copy of among) if (events[copy] === place) found.push(copy);
  return found;
}

/** It makes an attack possible, and is named with it (C-0). */
export const isEnabling = (t: Tables, title: Title): boolean => t.abilitiesOf(title).enables !== undefined;

/** Events held, face up or down (§4.2.2). */
export function heldBy(t: Tables, { events }: Pick<HrState, 'events'>, side: Side): readonly CopyId[] {
  const [up, down] = [faceUp(side), faceDown(side)];
  const held: CopyId[] = [];
  for (const copy of t.holdable[side]) {
    const place = events[copy];
    if (place === up || place === down) held.push(copy);
  }
  return held;
}

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
export function failedTryCondition(t: Tables, state: HrState, title: Title): TryCondition | null {
  for (const name of t.eventOf(title).tryIf) if (!TRY_CONDITIONS[name](t, state)) return name;
  return null;
}

/** §6.4: events of the own-side or common mall whose condition holds. */
export function listTryable(t: Tables, state: HrState, side: Side): readonly Title[] {
  const found: Title[] = [];
  for (const event of t.eventsFor[side])
    if (copyIn(state, event, 'mall') !== null && failedTryCondition(t, state, event.id) === null) found.push(event.id);
  return found;
}

/** §8.1, R-92: the sea that FLEET CARRIERS would work in, or null where they have no part. */
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

/** Why an event cannot be named now: the code of the rules file and its rule; null when it can. */
export interface NameRefusal {
  readonly code: string;
  readonly rule: string;
  readonly why: string;
}

const refusal = (code: string, rule: string, why: string): NameRefusal => ({ code, rule, why });

/** Hand size after the costs already promised in this conflict; the event's own cost is not in it. */
export function sizeAfterCosts(t: Tables, state: HrState, conflict: Conflict, side: Side): number {
  const named = conflict.events[side].map(t.titleOf);
  const paid = named.reduce((sum, title) => sum + (t.abilitiesOf(title).cost ?? 0), 0);
  const isBlitz = conflict.active === side && conflict.blitz > 0 && !conflict.isFree;
  const isWaived = named.some((title) => t.abilitiesOf(title).waivesBlitzCost);
  return state.handSize[side] - paid - (isBlitz && !isWaived ? 1 : 0);
}

function whenRefusal(event: EventData, { kind, active }: Conflict, side: Side): NameRefusal | null {
  const { when } = event;
  const role = active === side ? when.attack : when.defence;
  const place = kind === 'event' ? when.event : kind === 'sea' ? when.sea : when.land;
  return role && place ? null : refusal('IL-30', '7.2', 'not-in-this-conflict');
}

function iconRefusal(state: HrState, event: EventData, conflict: Conflict, side: Side): NameRefusal | null {
  const { kind, blitz, active } = conflict;
  if (kind === 'event' || (side !== active && state.rulings.icons === 'attacker')) return null;
  const { icons } = event;
  const fits =
    (kind !== 'amphibious' || icons.amphibious) &&
    (kind !== 'paratroop' || icons.paratroop) &&
    (blitz === 0 || icons.blitz);
  return fits ? null : refusal('IL-45', 'R-77', 'no-icon');
}

/** §6.5.3.2, R-18: the one star that is not the acting nation's bars; no star or both never do. */
function starRefusal({ stars }: EventData, { kind, nation }: Conflict, side: Side): NameRefusal | null {
  if (kind === 'event' || side !== 'allies' || nation === null || stars.length === 0) return null;
  const star = nation === 'western' ? 'west' : 'soviet';
  return stars.includes(star) ? null : refusal('IL-32', '6.5.3.2', `star-${star}`);
}

/** Face up, and not used in this player turn: a Reusable lost and won back rests all the same (§4.2.5.1). */
export const isFresh = (state: HrState, copy: CopyId, side: Side): boolean =>
  state.events[copy] === faceUp(side) && !state.turn.used.includes(copy);

/** The copy of a title that can be used for the first time this turn, or null. */
export function freshCopy(t: Tables, state: HrState, title: Title, side: Side): CopyId | null {
  for (const { id } of t.eventOf(title).copies) if (isFresh(state, id, side)) return id;
  return null;
}

/** Whether the copy may be used: face up, or used in the attack just won of the active side's chain (§7.9.2, R-85). */
function isReady(state: HrState, copy: CopyId, { active, blitz, kind }: Conflict, side: Side): boolean {
  if (isFresh(state, copy, side)) return true;
  const inChain = active === side && kind !== 'event' && (blitz > 0 || state.turn.operation === 'bagration');
  return inChain && state.turn.chain.includes(copy);
}

/** Whether `side` could name that copy in the conflict, whatever its event says. */
function canUse(state: HrState, copy: CopyId, conflict: Conflict, side: Side): boolean {
  const place = state.events[copy];
  const isMine = place === faceUp(side) || place === faceDown(side);
  return isMine && !conflict.events[side].includes(copy) && isReady(state, copy, conflict, side);
}

/** The copy of a title that `side` could name in the conflict, or null. */
export function readyCopy(t: Tables, state: HrState, title: Title, conflict: Conflict, side: Side): CopyId | null {
  for (const { id } of t.eventOf(title).copies) if (canUse(state, id, conflict, side)) return id;
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
    const isMine = heldBy(t, state, side).some((copy) => t.titleOf(copy) === title);
    return refusal('IL-30', '4.2.5', isMine ? 'used' : 'not-held');
  }
  return playRefusal(t, state, conflict, side, t.eventOf(title));
}

/** Why an event is never named in that conflict. */
function namingRefusal(t: Tables, { isNeutralVichy }: Conflict, side: Side, event: EventData): NameRefusal | null {
  if (side === 'axis' && isNeutralVichy) return refusal('IL-35', '8.5.1', 'neutral-vichy');
  return isHeld(event) && !isEnabling(t, event.id) ? null : refusal('IL-30', '7.2', 'not-in-conflict');
}

/** Why an event that is at hand cannot be named in the running conflict. */
function playRefusal(t: Tables, state: HrState, conflict: Conflict, side: Side, event: EventData): NameRefusal | null {
  const early = whenRefusal(event, conflict, side) ?? starRefusal(event, conflict, side);
  if (early) return early;
  const isNamed = (fits: (named: EventData) => boolean) =>
    conflict.events[side].some((copy) => fits(t.eventOf(t.titleOf(copy))));
  if (event.general && isNamed(({ general }) => general)) return refusal('IL-33', '6.5.3.3', 'one-general');
  if (event.twoCard && isNamed(({ twoCard }) => twoCard)) return refusal('IL-33', '6.5.3.3', 'one-two-card');
  const failed = event.playIf.find((name) => !PLAY_CONDITIONS[name](t, state, conflict, side));
  if (failed?.startsWith('carrier')) return refusal('IL-34', '8.1', failed);
  if (failed !== undefined) return refusal('IL-30', '7.2', failed);
  const icon = iconRefusal(state, event, conflict, side);
  if (icon) return icon;
  const { cost = 0 } = t.abilitiesOf(event.id);
  return cost > 0 && sizeAfterCosts(t, state, conflict, side) - cost < 1 ? refusal('IL-22', 'R-40', 'hand-size') : null;
}

/** Titles `side` may name now: those that `explainName` has nothing against. */
export function listNameable(t: Tables, state: HrState, conflict: Conflict, side: Side): readonly Title[] {
  const titles: Title[] = [];
  for (const copy of t.holdable[side]) {
    if (!canUse(state, copy, conflict, side)) continue;
    const event = t.eventOf(t.titleOf(copy));
    if (titles.includes(event.id) || namingRefusal(t, conflict, side, event)) continue;
    if (playRefusal(t, state, conflict, side, event) === null) titles.push(event.id);
  }
  return titles;
}

/** a blitz at hand size 1 goes with GUDERIAN or not at all. */
export const mustWaive = (t: Tables, state: HrState, conflict: Conflict): boolean =>
  conflict.blitz > 0 && !conflict.isFree && sizeAfterCosts(t, state, conflict, conflict.active) < 1;

/** Titles that act in the conflict: named and not cancelled. */
export function actingTitles(t: Tables, { events, cancelled }: Conflict, side: Side): readonly Title[] {
  const titles: Title[] = [];
  for (const copy of events[side]) if (!cancelled.includes(copy)) titles.push(t.titleOf(copy));
  return titles;
}
/** Whether an event that acts for `side` has that ability. */
export const actsWith = (t: Tables, conflict: Conflict, side: Side, ability: keyof Abilities): boolean =>
  conflict.events[side].some(
    (copy) => t.abilitiesOf(t.titleOf(copy))[ability] !== undefined && !conflict.cancelled.includes(copy),
  );

/** the opponent's named events that OUTFOXED may undo. */
export function listCancellable(t: Tables, conflict: Conflict, side: Side): readonly Title[] {
  const { events, cancelled, isLanding } = conflict;
  return events[otherSide(side)]
    .filter((copy) => !cancelled.includes(copy))
    .map(t.titleOf)
    .filter((title) => !isEnabling(t, title) && !(isLanding && title === 'maximum-effort'))
    .filter((title, at, all) => all.indexOf(title) === at);
}

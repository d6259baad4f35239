/** Where events are, and which may be tried for or played (§4.2, §6.4, §7.2). */
import { EAST_OF_STRAITS, spaceOf, bordersOf } from '../board.ts';
import type { EventData, Op } from '../data.ts';
import { otherSide, type CopyId, type Side, type SpaceId, type Title } from '../ids.ts';
import { COPIES, eventOf, findOp, hasOp, isEnabling, isHeld, mayOwn, TITLES, titleOf } from '../event-cards.ts';
import type { Conflict, HrState, Place } from '../state.ts';
import { isHeldBy, isNeutral } from './control.ts';

// Constants: texts put together anew at each question would be compared letter by letter.
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
export const findCopy = (state: Pick<HrState, 'events'>, title: Title, place: Place): CopyId | null =>
  copyIn(state, eventOf(title), place);

export function copiesAt(
  { events }: Pick<HrState, 'events'>,
  place: Place,
  among: readonly CopyId[] = COPIES,
): readonly CopyId[] {
  const found: CopyId[] = [];
  for (const copy of among) if (events[copy] === place) found.push(copy);
  return found;
}

const holdable = (side: Side): readonly CopyId[] =>
  COPIES.filter((copy) => {
    const event = eventOf(titleOf(copy));
    return isHeld(event) && mayOwn(event, side);
  });
/** Copies that a side may come to hold. */
export const HOLDABLE: Readonly<Record<Side, readonly CopyId[]>> = {
  axis: holdable('axis'),
  allies: holdable('allies'),
};

/** Events held, face up or down (§4.2.2). */
export function heldBy({ events }: Pick<HrState, 'events'>, side: Side): readonly CopyId[] {
  const [up, down] = [faceUp(side), faceDown(side)];
  const held: CopyId[] = [];
  for (const copy of HOLDABLE[side]) {
    const place = events[copy];
    if (place === up || place === down) held.push(copy);
  }
  return held;
}

/** countries that can change sides now. */
export function listTurncoats(state: HrState): readonly SpaceId[] {
  return ['finland', 'romania', 'bulgaria'].filter(
    (id) =>
      !state.turncoats.includes(id) &&
      isHeldBy(state, id, 'axis') &&
      bordersOf(id).some(({ to, kind }) => kind === 'land' && !spaceOf(to).isSea && isHeldBy(state, to, 'allies')),
  );
}

const TRY_CONDITIONS: Readonly<Record<string, (state: HrState) => boolean>> = {
  'pact-off': ({ pact }) => !pact,
  'turkey-neutral': ({ active }) => !active.turkey,
  'spain-neutral': ({ active }) => !active.spain,
  'vichy-neutral': ({ vichy }) => vichy === 'neutral',
  'syria-lebanon-unmarked': ({ markers }) => markers['syria-lebanon'] == null,
  'turncoats-target': (state) => listTurncoats(state).length > 0,
};

/** The first condition of an Event Action that fails, or null. */
export function failedTryCondition(state: HrState, title: Title): string | null {
  for (const name of eventOf(title).tryIf) if (!TRY_CONDITIONS[name]?.(state)) return name;
  return null;
}

const eventsFor = (side: Side): readonly EventData[] => TITLES.map(eventOf).filter((event) => mayOwn(event, side));
const EVENTS_FOR: Readonly<Record<Side, readonly EventData[]>> = {
  axis: eventsFor('axis'),
  allies: eventsFor('allies'),
};

/** §6.4: events of the own-side or common mall whose condition holds. */
export function listTryable(state: HrState, side: Side): readonly Title[] {
  const found: Title[] = [];
  for (const event of EVENTS_FOR[side])
    if (copyIn(state, event, 'mall') !== null && failedTryCondition(state, event.id) === null) found.push(event.id);
  return found;
}

/** §8.1, R-92: the sea that FLEET CARRIERS would work in, or null where they have no part. */
const carrierZone = ({ kind, target, origin }: Conflict): SpaceId | null => (kind === 'sea' ? target : origin);

function isCarrierZoneOpen(state: HrState, zone: SpaceId): boolean {
  const axis = (id: SpaceId) => isHeldBy(state, id, 'axis');
  if (zone === 'baltic-sea' && (axis('denmark') || axis('skagerrak'))) return false;
  if (zone === 'black-sea' && (isNeutral(state, 'turkey') || axis('turkey'))) return false;
  return !(EAST_OF_STRAITS.has(zone) && (axis('gibraltar') || axis('straits-of-gibraltar')));
}

const PLAY_CONDITIONS: Readonly<Record<string, (state: HrState, conflict: Conflict, side: Side) => boolean>> = {
  'red-obligation': (_state, { red }, side) => red && side === 'allies',
  'blitz-attack': (_state, { blitz, active }, side) => blitz > 0 && active === side,
  'carrier-role': (_state, { kind, active }, side) => kind === 'sea' || (kind === 'amphibious' && active === side),
  'carrier-zone': (state, conflict) => {
    const zone = carrierZone(conflict);
    return zone !== null && isCarrierZoneOpen(state, zone);
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
export function sizeAfterCosts(state: HrState, conflict: Conflict, side: Side): number {
  const named = conflict.events[side].map(titleOf);
  const paid = named.reduce((sum, title) => sum + (findOp(title, 'PAY_HAND')?.n ?? 0), 0);
  const isBlitz = conflict.active === side && conflict.blitz > 0 && !conflict.isFree;
  const isWaived = named.some((title) => hasOp(title, 'WAIVE_BLITZ_COST'));
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
export function freshCopy(state: HrState, title: Title, side: Side): CopyId | null {
  for (const { id } of eventOf(title).copies) if (isFresh(state, id, side)) return id;
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
export function readyCopy(state: HrState, title: Title, conflict: Conflict, side: Side): CopyId | null {
  for (const { id } of eventOf(title).copies) if (canUse(state, id, conflict, side)) return id;
  return null;
}

/** Why `title` cannot be named by `side` in the running conflict; null when it can (IL-30 to IL-35, IL-45). */
export function explainName(state: HrState, conflict: Conflict, side: Side, title: Title): NameRefusal | null {
  const never = namingRefusal(conflict, side, eventOf(title));
  if (never) return never;
  if (readyCopy(state, title, conflict, side) === null) {
    if (conflict.events[side].some((copy) => titleOf(copy) === title)) return refusal('IL-30', '7.2', 'played-here');
    const isMine = heldBy(state, side).some((copy) => titleOf(copy) === title);
    return refusal('IL-30', '4.2.5', isMine ? 'used' : 'not-held');
  }
  return playRefusal(state, conflict, side, eventOf(title));
}

/** Why an event is never named in that conflict. */
function namingRefusal({ isNeutralVichy }: Conflict, side: Side, event: EventData): NameRefusal | null {
  if (side === 'axis' && isNeutralVichy) return refusal('IL-35', '8.5.1', 'neutral-vichy');
  return isHeld(event) && !isEnabling(event.id) ? null : refusal('IL-30', '7.2', 'not-in-conflict');
}

/** Why an event that is at hand cannot be named in the running conflict. */
function playRefusal(state: HrState, conflict: Conflict, side: Side, event: EventData): NameRefusal | null {
  const early = whenRefusal(event, conflict, side) ?? starRefusal(event, conflict, side);
  if (early) return early;
  const isNamed = (fits: (named: EventData) => boolean) =>
    conflict.events[side].some((copy) => fits(eventOf(titleOf(copy))));
  if (event.general && isNamed(({ general }) => general)) return refusal('IL-33', '6.5.3.3', 'one-general');
  if (event.twoCard && isNamed(({ twoCard }) => twoCard)) return refusal('IL-33', '6.5.3.3', 'one-two-card');
  const failed = event.playIf.find((name) => !PLAY_CONDITIONS[name]?.(state, conflict, side));
  if (failed?.startsWith('carrier')) return refusal('IL-34', '8.1', failed);
  if (failed !== undefined) return refusal('IL-30', '7.2', failed);
  const icon = iconRefusal(state, event, conflict, side);
  if (icon) return icon;
  const cost = findOp(event.id, 'PAY_HAND')?.n ?? 0;
  return cost > 0 && sizeAfterCosts(state, conflict, side) - cost < 1 ? refusal('IL-22', 'R-40', 'hand-size') : null;
}

/** Titles `side` may name now: those that `explainName` has nothing against. */
export function listNameable(state: HrState, conflict: Conflict, side: Side): readonly Title[] {
  const titles: Title[] = [];
  for (const copy of HOLDABLE[side]) {
    if (!canUse(state, copy, conflict, side)) continue;
    const event = eventOf(titleOf(copy));
    if (titles.includes(event.id) || namingRefusal(conflict, side, event)) continue;
    if (playRefusal(state, conflict, side, event) === null) titles.push(event.id);
  }
  return titles;
}

/** a blitz at hand size 1 goes with GUDERIAN or not at all. */
export const mustWaive = (state: HrState, conflict: Conflict): boolean =>
  conflict.blitz > 0 && !conflict.isFree && sizeAfterCosts(state, conflict, conflict.active) < 1;

/** Titles that act in the conflict: named and not cancelled. */
export function actingTitles({ events, cancelled }: Conflict, side: Side): readonly Title[] {
  const titles: Title[] = [];
  for (const copy of events[side]) if (!cancelled.includes(copy)) titles.push(titleOf(copy));
  return titles;
}
/** Whether an event that acts for `side` has an effect of that kind. */
export const actsWith = (conflict: Conflict, side: Side, op: Op['op']): boolean =>
  conflict.events[side].some((copy) => hasOp(titleOf(copy), op) && !conflict.cancelled.includes(copy));

/** the opponent's named events that OUTFOXED may undo. */
export function listCancellable(conflict: Conflict, side: Side): readonly Title[] {
  const { events, cancelled, isLanding } = conflict;
  return events[otherSide(side)]
    .filter((copy) => !cancelled.includes(copy))
    .map(titleOf)
    .filter((title) => !isEnabling(title) && !(isLanding && title === 'maximum-effort'))
    .filter((title, at, all) => all.indexOf(title) === at);
}

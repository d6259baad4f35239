import type { Mutable } from '../../../kernel/types.ts';
import { listBrought } from '../../../kits/goals/goals.ts';
import {
  otherSide,
  SIDES,
  type CardId,
  type CopyId,
  type Nation,
  type Side,
  type SpaceId,
  type Title,
} from '../ids.ts';
import type { Change, Frame } from '../frames.ts';
import { faceDown, faceUp, handedTo, heldBy } from '../rules/events.ts';
import { MAX_HAND } from '../rules/hand.ts';
import { findVictory } from '../rules/victory.ts';
import { rulesOf, type Conflict, type HrState, type Place } from '../state.ts';
import { type Tables } from '../tables.ts';
import { sideOfHolder } from '../tables/in-play.ts';
import type { HrCtx } from '../types.ts';

export type MutableConflict = Mutable<Conflict>;

export function draftConflict(ctx: HrCtx): MutableConflict {
  const { conflict } = ctx.s;
  if (!conflict) throw new Error('no conflict is running');
  return conflict;
}

/** Stops where a step has begun something that comes first, with the frame at the next step. True once all are done. */
export function runSteps<X>(
  t: Tables,
  ctx: HrCtx,
  steps: readonly ((t: Tables, ctx: HrCtx, given: X) => void)[],
  given: X,
  from: number,
  frameOf: (step: number, given: X) => Frame,
): boolean {
  const stack = ctx.s.stack as Frame[];
  const top = stack.length - 1;
  for (let step = from; step < steps.length; step++) {
    steps[step]?.(t, ctx, given);
    if (stack.length - 1 === top && !ctx.s.result) continue;
    stack[top] = frameOf(step + 1, given);
    return false;
  }
  return true;
}

export function endTurn(ctx: HrCtx, side: Side): void {
  while (ctx.s.stack.length > 1) ctx.end();
  ctx.goto({ at: 'turn/end', side });
}

/** Sets the result when a condition of §9.1 or §9.3 holds. */
export function settleVictory(t: Tables, ctx: HrCtx): boolean {
  if (ctx.s.result) return true;
  const found = findVictory(t, ctx.s);
  if (!found) return false;
  endGame(ctx, found);
  return true;
}

/** Since this version a game ends in the middle of a clean-up; before, only after all its changes (K-7). */
const ENDS_AT_ONCE = 3;

/** §9.1, §9.3: immediate victory, checked after each change that may bring it about. */
export function settleAtOnce(t: Tables, ctx: HrCtx): void {
  if (rulesOf(ctx.s) >= ENDS_AT_ONCE) settleVictory(t, ctx);
}

export function endGame(ctx: HrCtx, { winner, key, rule }: { winner: Side | 'draw'; key: string; rule: string }): void {
  ctx.s.result = { winner, reasons: [{ key, rule, amount: 0, params: {} }] };
  ctx.emit?.({ type: 'won', side: winner, key });
}

/** R-06, at most 12. A rise draws at once outside a conflict or with `draws`. Returns the real change. */
export function changeHandSize(
  t: Tables,
  ctx: HrCtx,
  side: Side,
  by: number,
  rule: string,
  draws = ctx.s.conflict === null,
): number {
  const from = ctx.s.handSize[side];
  const to = Math.max(0, Math.min(MAX_HAND, from + by));
  if (to === from) return 0;
  ctx.s.handSize[side] = to;
  ctx.emit?.({ type: 'hand-size', side, from, to, rule });
  if (listBrought([{ left: from }], [{ left: to }]).length > 0) ctx.emit?.({ type: 'near-hand-size', side });
  if (to > from && draws) ctx.call({ at: 'draw', side, n: to - from });
  if (ctx.s.conflict === null) settleVictory(t, ctx);
  return to - from;
}

/** A discard owed; due at K-6 of a running conflict, otherwise as soon as the present steps are done. */
export function owe(ctx: HrCtx, side: Side, n: number, how: { red?: boolean; random?: boolean } = {}): void {
  if (n <= 0) return;
  const { red = false, random = false } = how;
  ctx.s.due.push({ side, n, red, random });
  if (ctx.s.conflict === null) ctx.call({ at: 'dues' });
}

export function discardCard(ctx: HrCtx, side: Side, card: CardId): void {
  const hand = ctx.s.hands[side];
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
  ctx.s.discards[side].push(card);
}

/** surplus events are no longer allowed once they leave the hand. */
function settleAllowance(t: Tables, ctx: HrCtx): void {
  const { allowance } = ctx.s;
  for (const side of SIDES)
    if (allowance[side] > LIMIT)
      allowance[side] = Math.max(LIMIT, Math.min(allowance[side], heldBy(t, ctx.s, side).length));
}
/** §4.2.2 */
export const LIMIT = 6;

const PUBLIC_PLACE: Partial<Record<Place, 'mall' | 'lid' | 'removed' | 'standing' | 'opponent'>> = {
  mall: 'mall',
  lid: 'lid',
  removed: 'removed',
  standing: 'standing',
  'with-axis': 'opponent',
  'with-allies': 'opponent',
};

/** The only way to place or remove a marker. */
export function setMarker(t: Tables, ctx: HrCtx, space: SpaceId, nation: Nation | null): void {
  ctx.s.markers[space] = nation;
  const kept = t.boards.get(ctx.s);
  if (!kept) return;
  const { no, printed } = t.spaceOf(space);
  const holder = nation ?? printed ?? 'none';
  kept.nations[no] = holder;
  kept.sides[no] = sideOfHolder(holder);
}

type Pieces = 'fleets' | 'fortresses';
/** The only ways to place and remove fleets and fortresses. */
export function addPiece(t: Tables, ctx: HrCtx, lie: Pieces, side: Side, space: SpaceId): void {
  ctx.s[lie][side].push(space);
  const kept = t.boards.get(ctx.s);
  if (kept) kept[lie][side][t.spaceOf(space).no] = true;
}
export function removePiece(t: Tables, ctx: HrCtx, lie: Pieces, side: Side, space: SpaceId): void {
  removeFrom(ctx.s[lie][side], space);
  const kept = t.boards.get(ctx.s);
  if (kept) kept[lie][side][t.spaceOf(space).no] = false;
}

/** The only way to move an event. */
export function placeEvent(t: Tables, ctx: HrCtx, copy: CopyId, to: Place): void {
  ctx.s.events[copy] = to;
  const kept = t.places.get(ctx.s);
  if (kept) kept[t.copyOf(copy).no] = to;
}

export function moveEvent(t: Tables, ctx: HrCtx, copy: CopyId, to: Place): void {
  placeEvent(t, ctx, copy, to);
  const place = PUBLIC_PLACE[to];
  if (place) ctx.emit?.({ type: 'event-moved', event: t.titleOf(copy), to: place });
  settleAllowance(t, ctx);
}

export function gainEvent(t: Tables, ctx: HrCtx, side: Side, copy: CopyId): void {
  placeEvent(t, ctx, copy, faceUp(side));
  ctx.emit?.({ type: 'event-gained', side, event: t.titleOf(copy) });
}

export function holdEvent(t: Tables, ctx: HrCtx, side: Side, copy: CopyId): void {
  placeEvent(t, ctx, copy, faceDown(side));
  ctx.emit?.({ type: 'event-kept', side, event: t.titleOf(copy) });
}

/** §4.2.5.2, R-08: it waits with the opponent until that side prepares. */
export const handOver = (t: Tables, ctx: HrCtx, side: Side, copy: CopyId): void =>
  moveEvent(t, ctx, copy, handedTo(otherSide(side)));

export const isWithin = <X>(items: readonly X[], all: readonly X[]): boolean =>
  items.every((item) => all.includes(item));

export const removeFrom = <X>(items: X[], item: X): void => {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
};

export function loseFortress(t: Tables, ctx: HrCtx, side: Side, space: SpaceId): void {
  if (!ctx.s.fortresses[side].includes(space)) return;
  removePiece(t, ctx, 'fortresses', side, space);
  ctx.emit?.({ type: 'fortress-lost', side, space });
}

export function changeControl(ctx: HrCtx, changes: readonly Change[]): void {
  if (changes.length > 0) ctx.call({ at: 'control', changes });
}

export const takeAll = (spaces: readonly SpaceId[], to: Nation): readonly Change[] =>
  spaces.map((space) => ({ space, to, unlessOwn: true }));

export const titlesOf = (t: Tables, copies: readonly CopyId[]): readonly Title[] => copies.map(t.titleOf);

/** Reusables of the chain are face down from now on (§7.9.2). */
export function closeChain(state: Mutable<HrState>): void {
  state.turn.chain = [];
}

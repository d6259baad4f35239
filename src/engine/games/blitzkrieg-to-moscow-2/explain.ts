/** *Why can't I?* for anything on the table that is not offered now: the moves that could have been meant, refused. */
import type { Reason, TargetRef } from '../../kernel/types.ts';
import { explainByHex } from './explain/attacks.ts';
import { byNearness } from './explain/rank.ts';
import type { Wish } from './explain/wish.ts';
import { explainTargets } from './explain/wishes.ts';
import { findDecision } from './legal.ts';
import type { Move } from './moves.ts';
import { parse, targets } from './notation.ts';
import { gameOver, isCard, isPlace, isUnit, refuse, unknownId, wrongPlayer } from './refuse.ts';
import { sideOf, topFrame, unitState } from './rules/field.ts';
import { explainPayment } from './rules/rail.ts';
import { refusal } from './rules/reason.ts';
import { deciderOf, isAskFrame, stepKey, type AskFrame } from './rules/steps.ts';
import type { BtmState } from './state.ts';
import { NONE, placeNo } from './tables.ts';

/** A target cut into its kind and its id. */
interface Pointed {
  readonly kind: 'unit' | 'space' | 'marker' | 'card' | 'button';
  readonly id: string;
}

function pointedAt(target: TargetRef): Pointed {
  const colon = target.indexOf(':');
  return { kind: target.slice(0, colon) as Pointed['kind'], id: target.slice(colon + 1) };
}

/** Buttons whose name is not the command itself. */
const BUTTONS: Readonly<Record<string, string>> = {
  'defend-active': 'defend',
  'defend-passive': 'defend',
  'shift-none': 'shift none',
  'reroll-none': 'reroll none',
  'hitler-yes': 'hitler yes',
  'hitler-no': 'hitler no',
};

const FREE_RAIL = 'rail-free';

/** The move of a button; a defence is for the unit that is asked about. */
function moveOfButton(frame: AskFrame, id: string): Move | null {
  const text = BUTTONS[id] ?? id;
  if (text !== 'defend') return parse(text);
  const unit = frame.at === 'combat/defence' ? (frame.undecided[0] ?? '') : '';
  return { type: 'defend', unit, active: id === 'defend-active' };
}

function isKnown(frame: AskFrame, { kind, id }: Pointed): boolean {
  switch (kind) {
    case 'unit':
      return isUnit(id);
    case 'space':
      return isPlace(id);
    case 'card':
      return isCard(id);
    case 'button':
      return id === FREE_RAIL || moveOfButton(frame, id) !== null;
    case 'marker':
      return false;
  }
}

/** By list of legal moves: all that one can point at to make one of them. A look at the map asks of everything on it. */
const pointable = new WeakMap<readonly Move[], ReadonlySet<TargetRef>>();

function targetsOf(moves: readonly Move[]): ReadonlySet<TargetRef> {
  const found = pointable.get(moves) ?? new Set(moves.flatMap((move) => targets(move)));
  pointable.set(moves, found);
  return found;
}

/** Whether a legal move can be made by pointing at `target` after `picked`. */
function isOffered(moves: readonly Move[], picked: readonly TargetRef[], target: TargetRef): boolean {
  if (!targetsOf(moves).has(target)) return false;
  if (picked.length === 0) return true;
  return moves.some((move) => {
    const refs = targets(move);
    return refs.includes(target) && picked.every((ref) => refs.includes(ref));
  });
}

/** Steps in which an own unit that is picked goes somewhere, or attacks there. */
const GOES_AT: ReadonlySet<AskFrame['at']> = new Set(['movement/move', 'breakthrough/action', 'breakthrough/second']);

/** The place of an enemy unit that is pointed at after an own one was picked: it is that place that is meant. */
function foePlace(state: BtmState, frame: AskFrame, picked: readonly TargetRef[], pointed: Pointed): string | null {
  if (pointed.kind !== 'unit' || !GOES_AT.has(frame.at)) return null;
  const side = deciderOf(frame);
  if (sideOf(pointed.id) === side) return null;
  const isOwnPicked = picked
    .map(pointedAt)
    .some(({ kind, id }) => kind === 'unit' && isUnit(id) && sideOf(id) === side);
  const { place } = unitState(state, pointed.id);
  return isOwnPicked && placeNo(place) !== NONE ? place : null;
}

/** What was picked already, and what is pointed at now in its place. */
function wishOf(picked: readonly TargetRef[], pointed: Pointed): Wish {
  const wish: Wish = { unit: null, space: null, card: null, pointed: pointed.kind };
  for (const ref of picked) setWish(wish, pointedAt(ref));
  setWish(wish, pointed);
  return wish;
}

function setWish(wish: { -readonly [K in keyof Wish]: Wish[K] }, { kind, id }: Pointed): void {
  if (kind === 'unit') wish.unit = id;
  else if (kind === 'space') wish.space = id;
  else if (kind === 'card') wish.card = id;
}

/** Reasons, closest way first: one for each way that could have been meant. Empty when `target` is offered. */
export function explain(state: BtmState, picked: readonly TargetRef[], target: TargetRef): readonly Reason[] {
  const frame = topFrame(state);
  if (state.result !== null || !isAskFrame(frame)) return [gameOver()];
  const pointed = pointedAt(target);
  if (!isKnown(frame, pointed)) return [unknownId(pointed.id)];
  const moves = findDecision(state)?.moves ?? [];
  if (isOffered(moves, picked, target)) return [];
  // Another choice is half made; without it the target would do.
  if (picked.length > 0 && isOffered(moves, [], target) && picked.some((ref) => pointedAt(ref).kind === pointed.kind))
    return [explainPicked(pointed)];
  const known = picked.filter((ref) => isKnown(frame, pointedAt(ref)));
  const place = foePlace(state, frame, known, pointed);
  if (place !== null && isOffered(moves, picked, `space:${place}`)) return [explainByHex(pointed.id, place)];
  const meant: Pointed = place === null ? pointed : { kind: 'space', id: place };
  const reasons = byNearness(dropRepeats(explainPointed(state, frame, known, meant)));
  if (reasons.length > 0) return reasons;
  return [isOffered(moves, [], target) ? explainPicked(pointed) : explainKind(frame, pointed)];
}

function explainPointed(
  state: BtmState,
  frame: AskFrame,
  picked: readonly TargetRef[],
  pointed: Pointed,
): readonly Reason[] {
  const decider = deciderOf(frame);
  if (pointed.kind === 'button') {
    if (pointed.id === FREE_RAIL && frame.at === 'logistics/rail') {
      const unpaid = explainPayment(state, frame.side, 'free');
      return unpaid ? [unpaid] : [];
    }
    const move = moveOfButton(frame, pointed.id);
    const reason = move && refuse(state, move);
    return reason ? [reason] : [];
  }
  const isOthersUnit = pointed.kind === 'unit' && sideOf(pointed.id) !== decider;
  const reasons = explainTargets(state, frame, wishOf(picked, pointed));
  return isOthersUnit && reasons.length === 0 && 'side' in frame && frame.side === sideOf(pointed.id)
    ? [wrongPlayer(decider)]
    : reasons;
}

const explainPicked = ({ kind, id }: Pointed): Reason => refusal(`WRONG_STEP.picked-${kind}`, '5', { [kind]: id });

/** The step asks for another kind of thing. */
const explainKind = (frame: AskFrame, { kind, id }: Pointed): Reason =>
  refusal(`WRONG_STEP.${kind}`, '5', { [kind]: id, step: stepKey(frame.at) });

function dropRepeats(reasons: readonly Reason[]): readonly Reason[] {
  if (reasons.length < 2) return reasons;
  const seen = new Set<string>();
  return reasons.filter((reason) => {
    const text = textOf(reason);
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

/** All that a sentence is made of. Refusals that differ in nothing else name their params in the same order. */
function textOf({ key, params }: Reason): string {
  let text = key;
  for (const name in params) text += `\n${name} ${String(params[name])}`;
  return text;
}

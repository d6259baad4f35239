/** *Why can't I?* for anything on the table that is not offered now: the moves that could have been meant, refused. */
import type { AskFrame } from './frames.ts';
import type { Reason, TargetRef } from '../../kernel/types.ts';
import { parseTarget, type Target } from '../../kits/pointing/targets.ts';
import { explainByHex } from './explain/attacks.ts';
import { byNearness } from './explain/rank.ts';
import type { IntendedMove } from './explain/intended-move.ts';
import { explainTargets } from './explain/intended-moves.ts';
import { findDecision, type Game } from './legal.ts';
import { commands, moveOfButton, type Move } from './moves.ts';
import { gameOver, refuse, unknownId, wrongPlayer } from './refuse.ts';
import { sideOf, topFrame, unitState } from './rules/field.ts';
import { explainPayment } from './rules/rail.ts';
import { refusal } from './rules/reason.ts';
import { deciderOf, isAskFrame, stepKey } from './rules/steps.ts';
import type { BtmState } from './state.ts';
import { NONE } from './numbers.ts';
import type { Tables } from './rules/field-types.ts';

const FREE_RAIL = 'rail-free';

/** What a button would do; a defence is for the unit that is asked about, and any will do where none is. */
function intendedBy(t: Tables, frame: AskFrame, button: string): Move | null {
  const verb = commands.verbOfButton(button);
  const unit = frame.at === 'combat/defence' ? frame.undecided[0] : t.unitIds[0];
  return moveOfButton(button) ?? (verb && commands.parse(`${verb} ${unit} ${button.slice(verb.length + 1)}`));
}

const isKnownTarget = (t: Tables, frame: AskFrame, { kind, id }: Target): boolean =>
  kind === 'button' ? id === FREE_RAIL || intendedBy(t, frame, id) !== null : t.isKnown(kind, id);

/** By list of legal moves: all that one can point at to make one of them. A look at the map asks of everything on it. */
const pointable = new WeakMap<readonly Move[], ReadonlySet<TargetRef>>();

function targetsOf(moves: readonly Move[]): ReadonlySet<TargetRef> {
  const found = pointable.get(moves) ?? new Set(moves.flatMap(commands.targets));
  pointable.set(moves, found);
  return found;
}

/** Whether a legal move can be made by pointing at `target` after `picked`. */
function isOffered(moves: readonly Move[], picked: readonly TargetRef[], target: TargetRef): boolean {
  if (!targetsOf(moves).has(target)) return false;
  if (picked.length === 0) return true;
  return moves.some((move) => {
    const refs = commands.targets(move);
    return refs.includes(target) && picked.every((ref) => refs.includes(ref));
  });
}

/** Steps in which an own unit that is picked goes somewhere, or attacks there. */
const GOES_AT: ReadonlySet<AskFrame['at']> = new Set(['movement/move', 'breakthrough/action', 'breakthrough/second']);

/** The place of an enemy unit that is pointed at after an own one was picked: it is that place that is meant. */
function foePlace(
  t: Tables,
  state: BtmState,
  frame: AskFrame,
  picked: readonly TargetRef[],
  pointed: Target,
): string | null {
  if (pointed.kind !== 'unit' || !GOES_AT.has(frame.at)) return null;
  const side = deciderOf(frame);
  if (sideOf(t, pointed.id) === side) return null;
  const isOwnPicked = picked
    .map(parseTarget)
    .some(({ kind, id }) => kind === 'unit' && t.isKnown(kind, id) && sideOf(t, id) === side);
  const { place } = unitState(state, pointed.id);
  return isOwnPicked && t.placeNo(place) !== NONE ? place : null;
}

/** What was picked already, and what is pointed at now in its place. */
function intendedMoveOf(picked: readonly TargetRef[], pointed: Target): IntendedMove {
  const intendedMove: IntendedMove = { unit: null, space: null, card: null, pointed: pointed.kind };
  for (const ref of picked) setIntended(intendedMove, parseTarget(ref));
  setIntended(intendedMove, pointed);
  return intendedMove;
}

function setIntended(
  intendedMove: { -readonly [K in keyof IntendedMove]: IntendedMove[K] },
  { kind, id }: Target,
): void {
  if (kind === 'unit') intendedMove.unit = id;
  else if (kind === 'space') intendedMove.space = id;
  else if (kind === 'card') intendedMove.card = id;
}

/** Reasons, closest way first: one for each way that could have been meant. Empty when `target` is offered. */
export function explain(
  game: Game,
  state: BtmState,
  picked: readonly TargetRef[],
  target: TargetRef,
): readonly Reason[] {
  const { tables: t } = game;
  const frame = topFrame(state);
  if (state.result !== null || !isAskFrame(frame)) return [gameOver()];
  const pointed = parseTarget(target);
  if (!isKnownTarget(t, frame, pointed)) return [unknownId(pointed.id)];
  const moves = findDecision(game, state)?.moves ?? [];
  if (isOffered(moves, picked, target)) return [];
  // Another choice is half made; without it the target would do.
  if (picked.length > 0 && isOffered(moves, [], target) && picked.some((ref) => parseTarget(ref).kind === pointed.kind))
    return [explainPicked(pointed)];
  const known = picked.filter((ref) => isKnownTarget(t, frame, parseTarget(ref)));
  const place = foePlace(t, state, frame, known, pointed);
  if (place !== null && isOffered(moves, picked, `space:${place}`)) return [explainByHex(pointed.id, place)];
  const meant: Target = place === null ? pointed : { kind: 'space', id: place };
  const reasons = byNearness(dropRepeats(explainPointed(game, state, frame, known, meant)));
  if (reasons.length > 0) return reasons;
  return [isOffered(moves, [], target) ? explainPicked(pointed) : explainKind(frame, pointed)];
}

function explainPointed(
  game: Game,
  state: BtmState,
  frame: AskFrame,
  picked: readonly TargetRef[],
  pointed: Target,
): readonly Reason[] {
  const { tables: t } = game;
  const decider = deciderOf(frame);
  if (pointed.kind === 'button') {
    if (pointed.id === FREE_RAIL && frame.at === 'logistics/rail') {
      const unpaid = explainPayment(t, state, frame.side, 'free');
      return unpaid ? [unpaid] : [];
    }
    const move = intendedBy(t, frame, pointed.id);
    const reason = move && refuse(t, state, move);
    return reason ? [reason] : [];
  }
  const isOthersUnit = pointed.kind === 'unit' && sideOf(t, pointed.id) !== decider;
  const reasons = explainTargets(game, state, frame, intendedMoveOf(picked, pointed));
  return isOthersUnit && reasons.length === 0 && 'side' in frame && frame.side === sideOf(t, pointed.id)
    ? [wrongPlayer(decider)]
    : reasons;
}

const explainPicked = ({ kind, id }: Target): Reason => refusal(`WRONG_STEP.picked-${kind}`, '5', { [kind]: id });

/** The step asks for another kind of thing. */
const explainKind = (frame: AskFrame, { kind, id }: Target): Reason =>
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

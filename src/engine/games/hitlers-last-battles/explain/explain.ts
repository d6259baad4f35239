/** *Why can't I?* for anything on the table that is not offered now. */
import type { Reason, TargetRef } from '../../../kernel/types.ts';
import { findDecision } from '../legal.ts';
import type { Move } from '../moves.ts';
import { gameOver, unknownId, wrongPlayer } from '../refuse.ts';
import { readField, topFrame } from '../rules/field.ts';
import { explainEndMark } from '../rules/markers.ts';
import { refusal } from '../rules/reason.ts';
import { deciderOf, explainStepOf, isAskFrame, stepKey, stepOf, type AskFrame } from '../rules/steps.ts';
import type { HlbState } from '../state.ts';
import { NONE, hexNo, markerNo, sideAt, sideOfUnit, unitNo } from '../tables.ts';
import { explainBattleTarget, explainRetreatTarget, explainSupportTarget } from './combat.ts';
import { explainMovementTarget } from './movement.ts';
import { isOffered, pointedAt, type Pointed } from './offered.ts';
import type { Question } from './question.ts';
import { explainMarkerTarget, explainReplacementTarget } from './strategic.ts';

/** Reasons, closest way first: one for each way that could have been meant. Empty when `target` is offered. */
export function explain(state: HlbState, picked: readonly TargetRef[], target: TargetRef): readonly Reason[] {
  const frame = topFrame(state);
  if (state.result !== null || !isAskFrame(frame)) return [gameOver()];
  const pointed = pointedAt(target);
  if (!isKnown(pointed)) return [unknownId(pointed.id)];
  const moves = findDecision(state)?.moves ?? [];
  const known = picked.filter((ref) => isKnown(pointedAt(ref)));
  if (isOffered(moves, picked, target)) return [];
  if (needsOtherPick(moves, known, pointed, target)) return [explainPicked(pointed)];
  const reasons = explainAt(frame, { state, field: readField(state), picked: known, pointed });
  if (reasons.length > 0) return dropRepeats(reasons);
  // The target itself is fine; only what is picked already does not go with it.
  const isFree = isOffered(moves, [], target);
  return [isFree ? explainPicked(pointed) : explainKind(frame, pointed)];
}

/** Whether the target would do if the unit or marker picked before were put down. */
function needsOtherPick(
  moves: readonly Move[],
  picked: readonly TargetRef[],
  { kind }: Pointed,
  target: TargetRef,
): boolean {
  if (kind === 'space') return false;
  const others = picked.filter((ref) => pointedAt(ref).kind !== kind);
  return others.length < picked.length && isOffered(moves, others, target);
}

function explainAt(frame: AskFrame, question: Question): readonly Reason[] {
  const { pointed } = question;
  if (pointed.kind === 'button') return explainButton(frame, question);
  switch (frame.at) {
    case 'strategic/volkssturm':
      return [];
    case 'strategic/replace':
      return explainReplacementTarget(frame, question);
    case 'strategic/markers':
      return explainMarkerTarget(frame, question);
    case 'movement/move':
      return explainMovementTarget(frame, question);
    case 'combat/battle':
      return explainBattleTarget(frame, question);
    case 'combat/support':
      return explainSupportTarget(frame, question);
    case 'combat/retreat':
      return isOfPhasingSide(frame, pointed) ? [wrongPlayer(deciderOf(frame))] : explainRetreatTarget(frame, question);
  }
}

/** Buttons by the command they give. */
const BUTTONS: Readonly<Record<string, Move['type']>> = {
  'volkssturm-yes': 'volkssturm',
  'volkssturm-no': 'volkssturm',
  'end-replace': 'end-replace',
  'end-mark': 'end-mark',
  'end-move': 'end-move',
  'support-none': 'support',
};

function explainButton(frame: AskFrame, { state, pointed, picked }: Question): readonly Reason[] {
  const type = BUTTONS[pointed.id];
  if (type === undefined) return [unknownId(pointed.id)];
  const outOfPlace = explainStepOf(state, frame, type);
  if (outOfPlace) return frame.at === 'combat/retreat' ? [wrongPlayer(deciderOf(frame)), outOfPlace] : [outOfPlace];
  const barred = type === 'end-mark' ? explainEndMark(state, frame.side) : null;
  if (barred) return [barred];
  return picked.length > 0 ? [explainPicked(pointed)] : [];
}

function isKnown({ kind, id }: Pointed): boolean {
  switch (kind) {
    case 'unit':
      return unitNo(id) !== NONE;
    case 'space':
      return hexNo(id) !== NONE;
    case 'marker':
      return markerNo(id) !== NONE;
    case 'button':
      return Object.hasOwn(BUTTONS, id);
    default:
      return false;
  }
}

const isOfPhasingSide = (frame: AskFrame, { kind, id }: Pointed): boolean =>
  kind === 'unit' && sideAt(sideOfUnit(unitNo(id))) === frame.side;

/** Another choice is half made. */
const explainPicked = ({ kind, id }: Pointed): Reason => refusal(`WRONG_STEP.picked-${kind}`, '4.1', { [kind]: id });

/** The step asks for another kind of thing. */
const explainKind = (frame: AskFrame, { kind, id }: Pointed): Reason =>
  refusal(`WRONG_STEP.${kind}`, '4.1', { [kind]: id, step: stepKey(stepOf(frame)) });

function dropRepeats(reasons: readonly Reason[]): readonly Reason[] {
  if (reasons.length < 2) return reasons;
  const seen = new Set<string>();
  return reasons.filter((reason) => {
    const text = JSON.stringify([reason.key, reason.params]);
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

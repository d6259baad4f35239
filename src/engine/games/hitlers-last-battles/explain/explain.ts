/** *Why can't I?* for anything on the table that is not offered now. */
import type { Reason, TargetRef } from '../../../kernel/types.ts';
import { parseTarget, type Target } from '../../../kits/pointing/targets.ts';
import { findDecision, type Game } from '../legal.ts';
import type { AskFrame } from '../frames.ts';
import { commands, type Move } from '../moves.ts';
import { gameOver, unknownId, wrongPlayer } from '../refuse.ts';
import { readField, topFrame } from '../rules/field.ts';
import { refusal } from '../rules/reason.ts';
import { deciderOf, explainStepOf, isAskFrame, stepKey, stepOf } from '../rules/steps.ts';
import type { HlbState } from '../state.ts';
import { sideAt } from '../numbers.ts';
import type { Tables } from '../rules/field-types.ts';
import { refuseMove } from '../verbs/verbs.ts';
import { explainBattleTarget, explainRetreatTarget, explainSupportTarget } from './combat.ts';
import { explainMovementTarget } from './movement.ts';
import { isOffered } from './offered.ts';
import type { Question } from './question.ts';
import { explainMarkerTarget, explainReplacementTarget } from './strategic.ts';

/** Reasons, closest way first: one for each way that could have been meant. Empty when `target` is offered. */
export function explain(
  game: Game,
  state: HlbState,
  picked: readonly TargetRef[],
  target: TargetRef,
): readonly Reason[] {
  const { tables: t } = game;
  const frame = topFrame(state);
  if (state.result !== null || !isAskFrame(frame)) return [gameOver()];
  const pointed = parseTarget(target);
  if (!isKnownTarget(t, pointed)) return [unknownId(pointed.id)];
  const moves = findDecision(game, state)?.moves ?? [];
  const known = picked.filter((ref) => isKnownTarget(t, parseTarget(ref)));
  if (isOffered(moves, picked, target)) return [];
  if (needsOtherPick(moves, known, pointed, target)) return [explainPicked(pointed)];
  const reasons = explainAt(frame, { state, field: readField(t, state), picked: known, pointed });
  if (reasons.length > 0) return dropRepeats(reasons);
  // The target itself is fine; only what is picked already does not go with it.
  const isFree = isOffered(moves, [], target);
  return [isFree ? explainPicked(pointed) : explainKind(frame, pointed)];
}

/** Whether the target would do if the unit or marker picked before were put down. */
function needsOtherPick(
  moves: readonly Move[],
  picked: readonly TargetRef[],
  { kind }: Target,
  target: TargetRef,
): boolean {
  if (kind === 'space') return false;
  const others = picked.filter((ref) => parseTarget(ref).kind !== kind);
  return others.length < picked.length && isOffered(moves, others, target);
}

function explainAt(frame: AskFrame, question: Question): readonly Reason[] {
  const { tables: t } = question.field;
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
      return isOfPhasingSide(t, frame, pointed)
        ? [wrongPlayer(deciderOf(frame))]
        : explainRetreatTarget(frame, question);
  }
}

function explainButton(frame: AskFrame, { field, state, pointed, picked }: Question): readonly Reason[] {
  const { tables: t } = field;
  const type = commands.verbOfButton(pointed.id);
  if (type === null) return [unknownId(pointed.id)];
  const outOfPlace = explainStepOf(t, state, frame, type);
  if (outOfPlace) return frame.at === 'combat/retreat' ? [wrongPlayer(deciderOf(frame)), outOfPlace] : [outOfPlace];
  // A button that is a whole move is refused like the move.
  const whole = commands.parse(pointed.id);
  const barred = whole && refuseMove({ state, field, frame, side: frame.side }, whole);
  if (barred) return [barred];
  return picked.length > 0 ? [explainPicked(pointed)] : [];
}

const isKnownTarget = (t: Tables, { kind, id }: Target): boolean =>
  kind === 'button' ? commands.verbOfButton(id) !== null : t.isKnown(kind, id);

const isOfPhasingSide = (t: Tables, frame: AskFrame, { kind, id }: Target): boolean =>
  kind === 'unit' && sideAt(t.sideOfUnit(t.unitNo(id))) === frame.side;

/** Another choice is half made. */
const explainPicked = ({ kind, id }: Target): Reason => refusal(`WRONG_STEP.picked-${kind}`, '4.1', { [kind]: id });

/** The step asks for another kind of thing. */
const explainKind = (frame: AskFrame, { kind, id }: Target): Reason =>
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

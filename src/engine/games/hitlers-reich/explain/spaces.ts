/** Why a space cannot be chosen now: one reason for each use that could have been meant, the nearest first. */
import type { Reason } from '../../../kernel/types.ts';
import type { SpaceId } from '../ids.ts';
import { attackOf, BEGINNINGS, isAttack, isBeginning, nameOne, namesOnly, SPACE, type AttackKind } from '../moves.ts';
import { explainTarget, missingRefusal } from '../rules/attack.ts';
import { isHeldBy } from '../rules/control.ts';
import { explainOperationGoal, seaAttackOn } from './attacks.ts';
import type { Picks } from './picks.ts';
import type { Question } from './question.ts';
import { fromRule, halfChosen, no } from '../rules/reason.ts';
import { BEGUN } from '../verbs/actions.ts';
import { accepts, findTaken, takesAttacks, whyNot, wrongKind } from '../verbs/verbs.ts';

type Reasons = readonly Reason[];

export function explainSpace(question: Question, picks: Picks, id: SpaceId): Reasons {
  const named = findTaken(question, SPACE);
  if (named !== undefined && !isBeginning(named)) return whyNot(question, nameOne(named, id));
  const { button } = picks;
  switch (button?.is) {
    case 'begin':
      return namesOnly(button.verb, SPACE) ? whyNot(question, nameOne(button.verb, id)) : [halfChosen()];
    case 'attack':
      return takesAttacks(question) ? explainAttackOn(question, button.kind, picks.spaces[0] ?? null, id) : [];
    case undefined:
      return picks.cards.length > 0 ? [halfChosen()] : explainAnyUse(question, picks.spaces[0] ?? null, id);
    default:
      return [halfChosen()];
  }
}

/** No action is chosen yet: every use of the space could be meant. */
function explainAnyUse(question: Question, origin: SpaceId | null, id: SpaceId): Reasons {
  const isSea = (space: SpaceId): boolean => question.t.spaceOf(space).isSea;
  const kind = origin !== null ? (isSea(origin) ? 'amphibious' : 'land') : isSea(id) ? 'sea' : null;
  const begun = BEGINNINGS.filter((verb) => accepts(question, verb) && BEGUN[verb].isMeant?.(question, id));
  const found = [
    ...(takesAttacks(question) ? explainAttackOn(question, kind, origin, id) : []),
    ...begun.flatMap((verb) => whyNot(question, nameOne(verb, id))),
  ];
  return found.length > 0 ? found : [wrongKind(question)];
}

function explainAttackOn(question: Question, kind: AttackKind | null, origin: SpaceId | null, id: SpaceId): Reasons {
  if (kind === 'sea') return whyNot(question, seaAttackOn(question, id));
  if (origin !== null) return whyNot(question, attackOf(kind ?? 'land', origin, id));
  const { state, side } = question;
  const isOrigin = kind === 'amphibious' ? question.t.spaceOf(id).isSea : isHeldBy(question.t, state, id, side);
  return isOrigin ? explainAttacks(question, kind ?? 'land', id, 'origin') : explainGoal(question, kind, id);
}

type ByArea = Exclude<AttackKind, 'sea'>;

/** Why no such attack starts in an own space, or goes to a target: one reason for each space at its other end. */
function explainAttacks(question: Question, kind: ByArea, id: SpaceId, end: 'origin' | 'target'): Reasons {
  const { t, state, side, frame } = question;
  // The event without which there is no flight or landing (§6.5.1).
  const missing = frame.at === 'overlord/landing' ? null : missingRefusal(t, state, side, kind);
  if (missing) return [fromRule(missing)];
  const others = listOtherEnds(question, kind, id, end);
  if (others.length === 0) return [explainNone(question, kind, id, end)];
  return others.flatMap((other) =>
    whyNot(question, end === 'origin' ? attackOf(kind, id, other) : attackOf(kind, other, id)),
  );
}

/** Own spaces from which an area could be attacked, or foreign ones that could be attacked from a space (§6.5.1, R-73). */
function listOtherEnds({ t, state, side }: Question, kind: ByArea, id: SpaceId, end: 'origin' | 'target') {
  const isOther = (other: SpaceId): boolean => isHeldBy(t, state, other, side) === (end === 'target');
  if (kind !== 'paratroop') {
    const border = kind === 'land' ? 'land' : 'coast';
    return t.bordersOf(id).flatMap((one) => (one.kind === border && isOther(one.to) ? [one.to] : []));
  }
  return end === 'origin'
    ? t.flightsFrom(t.spaceOf(id)).flatMap(({ target }) => (!target.isSea && isOther(target.id) ? [target.id] : []))
    : t.areas
        .filter((area) => isOther(area.id) && t.flightsFrom(area).some(({ target }) => target.id === id))
        .map((area) => area.id);
}

/** There is no space at the other end of such an attack. */
function explainNone({ t }: Question, kind: ByArea, id: SpaceId, end: 'origin' | 'target'): Reason {
  const params = end === 'origin' ? { origin: id } : { space: id };
  switch (kind) {
    case 'land':
      if (end === 'origin') return no('IL-10', '6.5.1', 'no-enemy-near', params);
      return t.bordersOf(id).some((border) => border.kind === 'land')
        ? no('IL-10', '6.5.1', 'nobody-near', params)
        : no('IL-16', '2.2', 'island', params);
    case 'paratroop':
      return no('IL-13', 'R-73', end === 'origin' ? 'no-flight-from' : 'no-flight-to', params);
    case 'amphibious':
      return no('IL-14', '6.5.1', end === 'origin' ? 'no-landing-from' : 'coast-not-held', params);
  }
}

/** True if some legal attack, of that kind where one is picked, names the area as its target. */
const isAttacked = ({ attacked, moves }: Question, kind: AttackKind | null, target: SpaceId): boolean =>
  attacked.has(target) &&
  (kind === null || moves.some((move) => isAttack(move) && move.kind === kind && move.target === target));

/** A space to be attacked, the start of the attack not being chosen; `kind` is null while none is picked. */
function explainGoal(question: Question, kind: ByArea | null, target: SpaceId): Reasons {
  const { t, state, side, frame } = question;
  if (isAttacked(question, kind, target)) return [halfChosen()];
  if (t.spaceOf(target).isSea) return [no('IL-19', '6.5.3.1', 'not-an-area-attack', { space: target })];
  const barred = explainTarget(t, state, side, target);
  if (barred) return [fromRule(barred, { space: target })];
  const outside = explainOperationGoal(question, kind, target);
  if (outside) return [outside];
  const hasCoast = t.bordersOf(target).some((border) => border.kind === 'coast');
  if (kind === 'amphibious' && !hasCoast) return [no('IL-14', '6.5.1', 'no-coast', { space: target })];
  if (kind !== null) return explainAttacks(question, kind, target, 'target');
  const isByLand = frame.at === 'barbarossa/ask';
  const isNear = !isByLand && listOtherEnds(question, 'paratroop', target, 'target').length > 0;
  const maySail = hasCoast && !isByLand && frame.at !== 'bagration/ask';
  return [
    ...explainAttacks(question, 'land', target, 'target'),
    ...(isNear ? explainAttacks(question, 'paratroop', target, 'target') : []),
    ...(maySail ? explainAttacks(question, 'amphibious', target, 'target') : []),
  ];
}

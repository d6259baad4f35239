/** Why a space cannot be chosen now: one reason for each way that could have been meant, the closest first. */
import type { Reason } from '../../../kernel/types.ts';
import type { SpaceId } from '../ids.ts';
import { attackOf, BEGINNINGS, isAttack, isBeginning, nameOne, namesOnly, SPACE, type AttackKind } from '../moves.ts';
import { explainTarget, missingRefusal } from '../rules/attack.ts';
import { isHeldBy } from '../rules/control.ts';
import { explainAttackNow, explainOperationGoal, seaAttackOn } from './attacks.ts';
import { accepts, findTaken, takesAttacks, wrongKind } from './kinds.ts';
import { whyNot } from './move.ts';
import type { Picks } from './picks.ts';
import type { Question } from './question.ts';
import { fromRule, halfChosen, no } from './reason.ts';
import { BEGUN } from '../verbs/actions.ts';

type Reasons = readonly Reason[];

const reasonsOf = (reason: Reason | null): Reasons => (reason ? [reason] : []);

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

/** No action is chosen yet: whatever could be done with the space. */
function explainAnyUse(question: Question, origin: SpaceId | null, id: SpaceId): Reasons {
  const { isSea } = question.t.spaceOf(id);
  const found: Reason[] = [];
  if (takesAttacks(question)) {
    if (origin !== null)
      found.push(...explainAttackOn(question, question.t.spaceOf(origin).isSea ? 'amphibious' : 'land', origin, id));
    else if (isSea) found.push(...explainAttackOn(question, 'sea', null, id));
    else found.push(...explainAttackOn(question, null, null, id));
  }
  for (const verb of BEGINNINGS)
    if (accepts(question, verb) && BEGUN[verb].isMeant?.(question, id))
      found.push(...whyNot(question, nameOne(verb, id)));
  return found.length > 0 ? found : [wrongKind(question)];
}

function explainAttackOn(question: Question, kind: AttackKind | null, origin: SpaceId | null, id: SpaceId): Reasons {
  if (kind === 'sea') return reasonsOf(explainAttackNow(question, seaAttackOn(question, id)));
  if (origin !== null) return reasonsOf(explainAttackNow(question, attackOf(kind ?? 'land', origin, id)));
  const { state, side } = question;
  const isOrigin = kind === 'amphibious' ? question.t.spaceOf(id).isSea : isHeldBy(question.t, state, id, side);
  return isOrigin ? explainOrigin(question, kind ?? 'land', id) : explainGoal(question, kind, id);
}

/** An own space from which no such attack is possible. */
function explainOrigin(question: Question, kind: 'land' | 'paratroop' | 'amphibious', origin: SpaceId): Reasons {
  const { state, side } = question;
  const missing = explainMissing(question, kind);
  if (missing) return [missing];
  if (kind === 'paratroop') return explainFlightsFrom(question, origin);
  const wanted = kind === 'land' ? 'land' : 'coast';
  const near = question.t
    .bordersOf(origin)
    .filter((border) => border.kind === wanted && !isHeldBy(question.t, state, border.to, side));
  const found = near.flatMap(({ to }) => reasonsOf(explainAttackNow(question, attackOf(kind, origin, to))));
  if (found.length > 0) return found;
  return kind === 'land'
    ? [no('IL-10', '6.5.1', 'no-enemy-near', { origin })]
    : [no('IL-14', '6.5.1', 'no-landing-from', { origin })];
}

/** The event without which there is no flight or landing (§6.5.1). */
function explainMissing({ t, state, side, frame }: Question, kind: AttackKind): Reason | null {
  const found = frame.at === 'overlord/landing' ? null : missingRefusal(t, state, side, kind);
  return found && fromRule(found);
}

/** Why each area that is two spaces away by air cannot be attacked out of `origin`. */
function explainFlightsFrom(question: Question, origin: SpaceId): Reasons {
  const { t, state, side } = question;
  const found = t
    .flightsFrom(t.spaceOf(origin))
    .filter(({ target }) => !target.isSea && !isHeldBy(t, state, target.id, side))
    .flatMap(({ target }) => reasonsOf(explainAttackNow(question, attackOf('paratroop', origin, target.id))));
  return found.length > 0 ? found : [no('IL-13', 'R-73', 'no-flight-from', { origin })];
}

/** Whether some legal attack, of that kind where one is picked, names the area as its target. */
const isAttacked = ({ attacked, moves }: Question, kind: AttackKind | null, target: SpaceId): boolean =>
  attacked.has(target) &&
  (kind === null || moves.some((move) => isAttack(move) && move.kind === kind && move.target === target));

/** A space to be attacked, the start of the attack not being chosen; `kind` is null while none is picked. */
function explainGoal(question: Question, kind: AttackKind | null, target: SpaceId): Reasons {
  const { state, side, frame } = question;
  if (isAttacked(question, kind, target)) return [halfChosen()];
  if (question.t.spaceOf(target).isSea) return [no('IL-19', '6.5.3.1', 'not-an-area-attack', { space: target })];
  const barred = explainTarget(question.t, state, side, target);
  if (barred) return [fromRule(barred, { space: target })];
  const outside = explainOperationGoal(question, target);
  if (outside) return [outside];
  switch (kind) {
    case 'land':
      return explainByLand(question, target);
    case 'paratroop':
      return explainByAir(question, target);
    case 'amphibious':
      return explainBySea(question, target);
    default:
  }
  const maySail = frame.at !== 'barbarossa/ask' && frame.at !== 'bagration/ask';
  const isNear = frame.at !== 'barbarossa/ask' && listAirfields(question, target).length > 0;
  const hasCoast = maySail && question.t.bordersOf(target).some((border) => border.kind === 'coast');
  return [
    ...explainByLand(question, target),
    ...(isNear ? explainByAir(question, target) : []),
    ...(hasCoast ? explainBySea(question, target) : []),
  ];
}

function explainByLand(question: Question, target: SpaceId): Reasons {
  const { state, side } = question;
  const borders = question.t.bordersOf(target).filter(({ kind }) => kind === 'land');
  const found = borders
    .filter(({ to }) => isHeldBy(question.t, state, to, side))
    .flatMap(({ to }) => reasonsOf(explainAttackNow(question, attackOf('land', to, target))));
  if (found.length > 0) return found;
  return [
    borders.length === 0
      ? no('IL-16', '2.2', 'island', { space: target })
      : no('IL-10', '6.5.1', 'nobody-near', { space: target }),
  ];
}

/** own areas from which the target is two steps away, whether or not the way is open. */
const listAirfields = ({ t, state, side }: Question, target: SpaceId): readonly SpaceId[] =>
  t.areas
    .filter(({ id }) => isHeldBy(t, state, id, side))
    .filter((area) => t.flightsFrom(area).some((flight) => flight.target.id === target))
    .map(({ id }) => id);

function explainByAir(question: Question, target: SpaceId): Reasons {
  const missing = explainMissing(question, 'paratroop');
  if (missing) return [missing];
  const found = listAirfields(question, target).flatMap((origin) =>
    reasonsOf(explainAttackNow(question, attackOf('paratroop', origin, target))),
  );
  return found.length > 0 ? found : [no('IL-13', 'R-73', 'no-flight-to', { space: target })];
}

function explainBySea(question: Question, target: SpaceId): Reasons {
  const { state, side } = question;
  const zones = question.t.bordersOf(target).filter(({ kind }) => kind === 'coast');
  if (zones.length === 0) return [no('IL-14', '6.5.1', 'no-coast', { space: target })];
  const missing = explainMissing(question, 'amphibious');
  if (missing) return [missing];
  const held = zones.filter(({ to }) => isHeldBy(question.t, state, to, side));
  if (held.length === 0) return [no('IL-14', '6.5.1', 'coast-not-held', { space: target })];
  return held.flatMap(({ to }) => reasonsOf(explainAttackNow(question, attackOf('amphibious', to, target))));
}

/** *Why can't I?* for anything on the table that is not offered now: what could have been meant, refused, the nearest first. */
import type { Reason, TargetRef } from '../../kernel/types.ts';
import type { TargetsOf } from './selection.ts';
import { parseTarget, type Target } from './targets.ts';

/** A question with what its game knows of pointing. */
interface Pointed<Move> {
  /** All legal answers. */
  readonly moves: readonly Move[];
  readonly targetsOf: TargetsOf<Move>;
  /** This many targets of a move may be picked in any order, later ones only after the one before. Absent: all. */
  readonly freeOrder?: number;
}

export interface WhyNot<Move> extends Pointed<Move> {
  readonly isKnown: (target: Target) => boolean;
  /** Why the moves that could have been meant are refused; a pick that is not known is left out. */
  readonly refusals: (picked: readonly Target[], pointed: Target) => readonly Reason[];
  /** A refusal comes before those of a higher rank. Absent: in the order of `refusals`. */
  readonly rankOf?: (reason: Reason) => number;
  /** At most this many reasons are given. Absent: all. */
  readonly most?: number;
  readonly unknown: (id: string) => Reason;
  /** The target would do, were nothing else picked. */
  readonly halfMade: (pointed: Target) => Reason;
  /** The question asks for another kind of thing. */
  readonly wrongKind: (pointed: Target) => Reason;
  /** False for a target that can be picked after others of its kind. Absent: true. */
  readonly excludes?: (pointed: Target) => boolean;
}

/** A refusal, or none, as a list. */
export const listOne = (reason: Reason | null): readonly Reason[] => (reason ? [reason] : []);

/** The targets that can be picked next, by list of moves and picks: one look at the map asks about everything on it. */
const offers = new WeakMap<object, Map<string, ReadonlySet<TargetRef>>>();

export function isOffered<Move>(question: Pointed<Move>, picked: readonly TargetRef[], target: TargetRef): boolean {
  const known = offers.get(question.moves) ?? new Map<string, ReadonlySet<TargetRef>>();
  offers.set(question.moves, known);
  const key = picked.join(' ');
  const found = known.get(key) ?? listOffers(question, picked);
  known.set(key, found);
  return found.has(target);
}

function listOffers<Move>(
  { moves, targetsOf, freeOrder = Infinity }: Pointed<Move>,
  picked: readonly TargetRef[],
): ReadonlySet<TargetRef> {
  const found = new Set<TargetRef>();
  for (const move of moves) {
    const refs = targetsOf(move);
    const open = refs.filter((_, at) => at < freeOrder || picked.some((ref) => ref === refs[at - 1]));
    if (picked.every((ref) => open.includes(ref))) for (const ref of open) found.add(ref);
  }
  return found;
}

/** Reasons, the nearest first, one for each move that could have been meant. Empty when `target` is offered. */
export function explainTarget<Move>(
  question: WhyNot<Move>,
  picked: readonly TargetRef[],
  target: TargetRef,
): readonly Reason[] {
  const pointed = parseTarget(target);
  if (isOffered(question, picked, target)) return [];
  if (!question.isKnown(pointed)) return [question.unknown(pointed.id)];
  const known = picked.map(parseTarget).filter(question.isKnown);
  if (isExcluded(question, picked, pointed, target)) return [question.halfMade(pointed)];
  const reasons = rank(dropRepeats(question.refusals(known, pointed)), question.rankOf);
  if (reasons.length > 0) return reasons.slice(0, question.most);
  return [isOffered(question, [], target) ? question.halfMade(pointed) : question.wrongKind(pointed)];
}

/** True if the target would do without the picks of its kind. */
function isExcluded<Move>(
  question: WhyNot<Move>,
  picked: readonly TargetRef[],
  pointed: Target,
  target: TargetRef,
): boolean {
  if (question.excludes?.(pointed) === false) return false;
  const others = picked.filter((ref) => parseTarget(ref).kind !== pointed.kind);
  return others.length < picked.length && isOffered(question, others, target);
}

const rank = (reasons: readonly Reason[], rankOf: WhyNot<never>['rankOf']): readonly Reason[] =>
  rankOf && reasons.length > 1 ? [...reasons].sort((a, b) => rankOf(a) - rankOf(b)) : reasons;

function dropRepeats(reasons: readonly Reason[]): readonly Reason[] {
  if (reasons.length < 2) return reasons;
  return [...new Map(reasons.map((reason) => [textOf(reason), reason] as const)).values()];
}

/** All that a sentence is made of. Refusals that differ in nothing else name their params in the same order. */
function textOf({ key, params }: Reason): string {
  let text = key;
  for (const name in params) text += `\n${name} ${String(params[name])}`;
  return text;
}

import type { Reason, TargetRef } from '../../engine/kernel/types.ts';
import { isPlainButton } from './selection.ts';
import type { TargetsOf } from './selection.ts';

/** Something legal now that leads towards what was refused. */
export interface Way<Move> {
  readonly move: Move;
  /** `other`: another piece may do it; `end`: the step must end first. */
  readonly kind: 'other' | 'end';
}

/** As many as fit beside the reasons. */
const MOST = 3;

/** Reasons that say it is not the time for it: the step, or a choice that is half made. */
const isOutOfStep = (reasons: readonly Reason[]): boolean => reasons.some(({ code }) => code === 'WRONG_STEP');

/**
 * What would make a refused target legal, as legal moves one can start: the same place by another piece, or the end
 * of this step where the refusal is one of time.
 */
export function listWays<Move>(
  moves: readonly Move[],
  targetsOf: TargetsOf<Move>,
  places: readonly TargetRef[],
  picked: readonly TargetRef[],
  reasons: readonly Reason[],
): readonly Way<Move>[] {
  const others = new Map<TargetRef, Way<Move>>();
  for (const move of moves) {
    const [first, second] = targetsOf(move);
    if (first === undefined || second === undefined || picked.includes(first) || others.has(first)) continue;
    if (places.includes(second)) others.set(first, { move, kind: 'other' });
  }
  const ends = isOutOfStep(reasons)
    ? moves.filter((move) => isPlainButton(targetsOf(move))).map((move): Way<Move> => ({ move, kind: 'end' }))
    : [];
  return [...others.values(), ...ends].slice(0, MOST);
}

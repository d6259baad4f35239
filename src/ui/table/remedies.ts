import type { TargetRef } from '../../engine/kernel/types.ts';
import type { TargetsOf } from '../../engine/kits/pointing/selection.ts';

/** A legal move that leads towards a refused one. */
interface Remedy<Move> {
  readonly move: Move;
  /** `other`: another piece may do it; `end`: the step must end first. */
  readonly kind: 'other' | 'end';
}

/** This many fit next to the reasons. */
const MOST = 3;

/**
 * Legal moves that would make a refused target possible: the same place by another piece, or the end of this step
 * (`endings`) if the refusal is about timing.
 */
export function listRemedies<Move>(
  moves: readonly Move[],
  targetsOf: TargetsOf<Move>,
  places: readonly TargetRef[],
  picked: readonly TargetRef[],
  endings: readonly Move[],
): readonly Remedy<Move>[] {
  const others = new Map<TargetRef, Remedy<Move>>();
  for (const move of moves) {
    const [first, second] = targetsOf(move);
    if (first === undefined || second === undefined || picked.includes(first) || others.has(first)) continue;
    if (places.includes(second)) others.set(first, { move, kind: 'other' });
  }
  const ends = endings.map((move): Remedy<Move> => ({ move, kind: 'end' }));
  return [...others.values(), ...ends].slice(0, MOST);
}

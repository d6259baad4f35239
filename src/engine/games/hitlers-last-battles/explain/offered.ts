import type { TargetRef } from '../../../kernel/types.ts';
import type { Move } from '../moves.ts';
import { targets } from '../notation.ts';

/** A target cut into its kind and its id. */
export interface Pointed {
  readonly kind: 'unit' | 'space' | 'marker' | 'card' | 'button';
  readonly id: string;
}

export function pointedAt(target: TargetRef): Pointed {
  const colon = target.indexOf(':');
  return { kind: target.slice(0, colon) as Pointed['kind'], id: target.slice(colon + 1) };
}

/**
 * Whether a legal move can be made by pointing at `target` after `picked`. Unit, marker and destination may be
 * pointed at in any order; the hex passed through counts only once the destination is picked.
 */
export function isOffered(moves: readonly Move[], picked: readonly TargetRef[], target: TargetRef): boolean {
  return moves.some((move) => {
    const refs = targets(move);
    if (!refs.includes(target) || !picked.every((ref) => refs.includes(ref))) return false;
    const [, destination, passed] = refs;
    const pointsAtPassed = passed !== undefined && (passed === target || picked.includes(passed));
    return !pointsAtPassed || (destination !== undefined && picked.includes(destination));
  });
}

/** The first picked id of a kind, or null. */
export function pickedOf(picked: readonly TargetRef[], kind: Pointed['kind']): string | null {
  const found = picked.find((ref) => ref.startsWith(`${kind}:`));
  return found === undefined ? null : pointedAt(found).id;
}

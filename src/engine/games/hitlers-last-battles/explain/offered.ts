import type { TargetRef } from '../../../kernel/types.ts';
import { parseTarget, type Target } from '../../../kits/pointing/targets.ts';
import { commands, type Move } from '../moves.ts';

/**
 * Whether a legal move can be made by pointing at `target` after `picked`. Unit, marker and destination may be
 * pointed at in any order; the hex passed through counts only once the destination is picked.
 */
export function isOffered(moves: readonly Move[], picked: readonly TargetRef[], target: TargetRef): boolean {
  return moves.some((move) => {
    const refs = commands.targets(move);
    if (!refs.includes(target) || !picked.every((ref) => refs.includes(ref))) return false;
    const [, destination, passed] = refs;
    const pointsAtPassed = passed !== undefined && (passed === target || picked.includes(passed));
    return !pointsAtPassed || (destination !== undefined && picked.includes(destination));
  });
}

/** The first picked id of a kind, or null. */
export function pickedOf(picked: readonly TargetRef[], kind: Target['kind']): string | null {
  const found = picked.find((ref) => ref.startsWith(`${kind}:`));
  return found === undefined ? null : parseTarget(found).id;
}

import type { TargetRef } from '../../engine/kernel/types.ts';

/**
 * From the flat list of legal moves to what a player is asked next. A move names its targets in order; picking works
 * through them in any order, so unit first and place first lead to the same move. Knows no game.
 */

/** One entry of the list: the next target to pick, and the legal moves that go on from it. */
export interface Choice<Move> {
  readonly target: TargetRef;
  readonly moves: readonly Move[];
}

export interface Selection<Move> {
  /** Picks that lead to at least one legal move, in the order they were made. */
  readonly picked: readonly TargetRef[];
  /** Legal moves that hold all picks. */
  readonly candidates: readonly Move[];
  /** The move that the picks name; it is previewed and can be confirmed. */
  readonly chosen: Move | null;
  /** Picks that the shown list stands under: all, or all but the last when that one ended the choice. */
  readonly base: readonly TargetRef[];
  /** The list: what may be picked under `base`, in the engine's order. */
  readonly choices: readonly Choice<Move>[];
  /** Ways to go on although `chosen` is complete: another route to the same end. */
  readonly routes: readonly Choice<Move>[];
}

export type TargetsOf<Move> = (move: Move) => readonly TargetRef[];

export const isButton = (target: TargetRef): boolean => target.startsWith('button:');

/** Moves that point at nothing on the table: to end a step, to decline. They are buttons of their own. */
export const isPlainButton = (targets: readonly TargetRef[]): boolean =>
  targets.length === 1 && targets.every((target) => isButton(target));

/** The first two targets may be picked in either order; a later one (a route) only tells apart what they left open. */
const FREE_ORDER = 2;

const holds = (targets: readonly TargetRef[], picked: readonly TargetRef[]): boolean => {
  const open = targets.slice(0, Math.max(FREE_ORDER, picked.length));
  return picked.every((target) => open.includes(target));
};

/** Legal moves that hold every target of `picked`. */
export const movesWith = <Move>(
  moves: readonly Move[],
  targetsOf: TargetsOf<Move>,
  picked: readonly TargetRef[],
): readonly Move[] => moves.filter((move) => holds(targetsOf(move), picked));

/** What may be picked next under `picked`: for each move its first target not picked yet. */
export function listChoices<Move>(
  moves: readonly Move[],
  targetsOf: TargetsOf<Move>,
  picked: readonly TargetRef[],
): readonly Choice<Move>[] {
  const groups = new Map<TargetRef, Move[]>();
  for (const move of movesWith(moves, targetsOf, picked)) {
    const targets = targetsOf(move);
    if (isPlainButton(targets)) continue;
    const next = targets.find((target) => !picked.includes(target));
    if (next === undefined) continue;
    const group = groups.get(next);
    if (group) group.push(move);
    else groups.set(next, [move]);
  }
  return [...groups].map(([target, group]) => ({ target, moves: group }));
}

/** The picks of `wanted` that still lead somewhere; what no legal move holds is dropped with all after it. */
function livePicks<Move>(moves: readonly Move[], targetsOf: TargetsOf<Move>, wanted: readonly TargetRef[]) {
  const picked: TargetRef[] = [];
  for (const target of wanted) {
    if (movesWith(moves, targetsOf, [...picked, target]).length === 0) break;
    picked.push(target);
  }
  return picked;
}

export function select<Move>(
  moves: readonly Move[],
  targetsOf: TargetsOf<Move>,
  wanted: readonly TargetRef[],
): Selection<Move> {
  const picked = livePicks(moves, targetsOf, wanted);
  const candidates = movesWith(moves, targetsOf, picked);
  const complete = candidates.filter((move) => targetsOf(move).length === picked.length);
  const chosen = (candidates.length === 1 ? candidates[0] : complete[0]) ?? null;
  const next = listChoices(moves, targetsOf, picked);
  const isAtEnd = chosen !== null && complete.includes(chosen);
  const base = isAtEnd ? picked.slice(0, -1) : picked;
  return {
    picked,
    candidates,
    chosen,
    base,
    choices: isAtEnd ? listChoices(moves, targetsOf, base) : next,
    routes: isAtEnd ? next : [],
  };
}

/**
 * The picks after `target` was pointed at on the table. An entry of the shown list takes the place of the pick made
 * there before; else it is added where it fits, or put in the place of the picks that bar it. Pointing at a pick takes
 * it away again. Null when no legal move holds the target at all.
 */
export function pickTarget<Move>(
  moves: readonly Move[],
  targetsOf: TargetsOf<Move>,
  { picked, base, choices }: Pick<Selection<Move>, 'picked' | 'base' | 'choices'>,
  target: TargetRef,
): readonly TargetRef[] | null {
  const at = picked.indexOf(target);
  if (at >= 0) return picked.slice(0, at);
  if (choices.some((choice) => choice.target === target)) return [...base, target];
  for (let keep = picked.length; keep > 0; keep--) {
    const next = [...picked.slice(0, keep), target];
    if (movesWith(moves, targetsOf, next).length > 0) return next;
  }
  // With something picked, only another piece starts anew: for a place the player wants to know why *this* piece may not.
  const starts = picked.length === 0 ? holds : (targets: readonly TargetRef[]) => targets[0] === target;
  return moves.some((move) => starts(targetsOf(move), [target])) ? [target] : null;
}

import type { TargetRef } from '../../kernel/types.ts';
import { isButton, parseTarget } from './targets.ts';

/**
 * From the flat list of legal moves to what a player is asked next. A move names its targets in order; picking works
 * through them in any order, so unit first and place first lead to the same move. Knows no game.
 */

/** One entry of the list: the next target to pick, and the legal moves that remain after it. */
export interface Choice<Move> {
  readonly target: TargetRef;
  readonly moves: readonly Move[];
}

export interface Selection<Move> {
  /** Picks that lead to at least one legal move, in the order they were made. */
  readonly made: readonly TargetRef[];
  /** The same, with the picks that follow without a choice. */
  readonly picked: readonly TargetRef[];
  /** Legal moves that hold all picks. */
  readonly candidates: readonly Move[];
  /** The move that the picks name; it is previewed and can be confirmed. */
  readonly chosen: Move | null;
  /** Picks that the shown list depends on: all, or all but the last when that one ended the choice. */
  readonly base: readonly TargetRef[];
  /** The list: what may be picked under `base`, in the engine's order. */
  readonly choices: readonly Choice<Move>[];
  /** Alternatives although `chosen` is complete: another route to the same end. */
  readonly routes: readonly Choice<Move>[];
}

export type TargetsOf<Move> = (move: Move) => readonly TargetRef[];

export interface Pointing<Move> {
  readonly targetsOf: TargetsOf<Move>;
  /** Such moves are not entries of the list but have a button next to it. */
  readonly isEnding: (move: Move) => boolean;
  /** This many first targets may be picked in any order; a later one (a route) only decides what they left open. */
  readonly freeOrder: number;
  /**
   * The list offers to change this pick of a complete move, even if another came last; targets after it are routes to
   * the same end. Null means the last pick.
   */
  readonly changeable?: (move: Move) => TargetRef | null;
}

const holds = <Move>({ targetsOf, freeOrder }: Pointing<Move>, move: Move, picked: readonly TargetRef[]): boolean => {
  const open = targetsOf(move).slice(0, Math.max(freeOrder, picked.length));
  return picked.every((target) => open.includes(target));
};

/** Legal moves that hold every target of `picked`. */
export const movesWith = <Move>(
  moves: readonly Move[],
  pointing: Pointing<Move>,
  picked: readonly TargetRef[],
): readonly Move[] => moves.filter((move) => holds(pointing, move, picked));

/** Lists what may be picked next under `picked`: for each move its first target not picked yet. */
export function listChoices<Move>(
  moves: readonly Move[],
  pointing: Pointing<Move>,
  picked: readonly TargetRef[],
): readonly Choice<Move>[] {
  const groups = new Map<TargetRef, Move[]>();
  for (const move of movesWith(moves, pointing, picked)) {
    if (pointing.isEnding(move)) continue;
    const next = pointing.targetsOf(move).find((target) => !picked.includes(target));
    if (next === undefined) continue;
    const group = groups.get(next);
    if (group) group.push(move);
    else groups.set(next, [move]);
  }
  return [...groups].map(([target, group]) => ({ target, moves: group }));
}

/** The picks of `wanted` that still lead somewhere; the first that no legal move holds is dropped with all after it. */
function livePicks<Move>(moves: readonly Move[], pointing: Pointing<Move>, wanted: readonly TargetRef[]) {
  const picked: TargetRef[] = [];
  for (const target of wanted) {
    if (movesWith(moves, pointing, [...picked, target]).length === 0) break;
    picked.push(target);
  }
  return picked;
}

/** The picks, with those added that leave no choice: the only kind of action that is possible with what was picked. */
function withForced<Move>(moves: readonly Move[], pointing: Pointing<Move>, live: readonly TargetRef[]) {
  const picked = [...live];
  for (;;) {
    const [only, ...others] = picked.length === 0 ? [] : listChoices(moves, pointing, picked);
    const isOnlyWay = only !== undefined && others.length === 0 && isButton(only.target) && only.moves.length > 1;
    if (!isOnlyWay || only.moves.length < movesWith(moves, pointing, picked).length) return picked;
    picked.push(only.target);
  }
}

export function select<Move>(
  moves: readonly Move[],
  pointing: Pointing<Move>,
  wanted: readonly TargetRef[],
): Selection<Move> {
  const made = livePicks(moves, pointing, wanted);
  const forced = withForced(moves, pointing, made);
  const candidates = movesWith(moves, pointing, forced);
  const picked = withWhole(pointing, forced, candidates);
  const complete = candidates.filter((move) => pointing.targetsOf(move).length === picked.length);
  const chosen = (candidates.length === 1 ? candidates[0] : complete[0]) ?? null;
  const next = listChoices(moves, pointing, picked);
  const isAtEnd = chosen !== null && complete.includes(chosen);
  const end = isAtEnd ? endOf(pointing, picked, chosen) : null;
  const base = end ? picked.filter((target) => target !== end.asked && !end.ways.includes(target)) : picked;
  const fixed = end && end.ways.length > 0 ? picked.filter((target) => !end.ways.includes(target)) : picked;
  return {
    made,
    picked,
    candidates,
    chosen,
    base,
    choices: isAtEnd ? listChoices(moves, pointing, base) : next,
    routes: !isAtEnd ? [] : fixed === picked ? next : listChoices(moves, pointing, fixed),
  };
}

/** The only move that is left counts as picked whole, where a pick of it can be changed afterwards. */
function withWhole<Move>(
  { targetsOf, changeable }: Pointing<Move>,
  picked: readonly TargetRef[],
  [only, ...others]: readonly Move[],
): readonly TargetRef[] {
  if (only === undefined || others.length > 0 || picked.length === 0 || (changeable?.(only) ?? null) === null)
    return picked;
  return [...picked, ...targetsOf(only).filter((target) => !picked.includes(target))];
}

interface End {
  readonly asked: TargetRef | undefined;
  readonly ways: readonly TargetRef[];
}

/** The pick that the list of a complete move offers to change, and the targets after it. */
function endOf<Move>({ changeable, targetsOf }: Pointing<Move>, picked: readonly TargetRef[], chosen: Move): End {
  const asked = changeable?.(chosen) ?? null;
  if (asked === null || !picked.includes(asked)) return { asked: picked.at(-1), ways: [] };
  const targets = targetsOf(chosen);
  return { asked, ways: targets.slice(targets.indexOf(asked) + 1) };
}

/** One step back: without the last pick, and without those before it that would bring it straight back. */
export function unpick<Move>(
  moves: readonly Move[],
  pointing: Pointing<Move>,
  { made, picked }: Pick<Selection<Move>, 'made' | 'picked'>,
): readonly TargetRef[] {
  let left = made.slice(0, -1);
  while (left.length > 0 && withForced(moves, pointing, left).length >= picked.length) left = left.slice(0, -1);
  return left;
}

/**
 * The picks after `target` was pointed at on the table. An entry of the shown list replaces the pick made there before;
 * otherwise it is added where it fits, or replaces the picks that exclude it. Pointing at a pick removes it. Null when
 * no legal move holds the target at all.
 */
export function pickTarget<Move>(
  moves: readonly Move[],
  pointing: Pointing<Move>,
  { made, picked, base, choices }: Pick<Selection<Move>, 'made' | 'picked' | 'base' | 'choices'>,
  target: TargetRef,
): readonly TargetRef[] | null {
  const at = picked.indexOf(target);
  // A target that followed without a choice is picked by the first press on it, and taken back by the next.
  if (at >= 0) return picked.slice(0, made.includes(target) ? at : at + 1);
  if (choices.some((choice) => choice.target === target)) return [...base, target];
  for (let keep = picked.length; keep > 0; keep--) {
    const next = [...picked.slice(0, keep), target];
    if (movesWith(moves, pointing, next).length > 0) return next;
  }
  // With something picked, only another piece starts again: a place asks why *this* piece may not go there.
  const isPlace = parseTarget(target).kind === 'space';
  const starts = (move: Move): boolean =>
    picked.length === 0 || !isPlace ? holds(pointing, move, [target]) : pointing.targetsOf(move)[0] === target;
  return moves.some(starts) ? [target] : null;
}

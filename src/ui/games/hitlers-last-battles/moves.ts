import type { Line, TargetRef, Preview } from '../../../engine/kernel/types.ts';
import { spaceRef, unitRef } from '../../../engine/kits/pointing/targets.ts';
import type { HexId, UnitId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { Combo } from '../../table/game-table.ts';
import { wordBattle, wordPlace } from './choices.ts';
import {
  sideOfUnit,
  unitsNamed,
  type HlbAsking,
  type HlbMove,
  type HlbQueries,
  type HlbScene,
  type HlbWords,
} from './lookup.ts';
import { fightFor, rowOf } from './verbs.ts';
import { chanceOf, paramsOf } from '../../table/reason.ts';

/** Sorts and groups the legal moves for the list. */

/** Gives the chance, the hex and the points of a battle. */
export function reason(preview: Preview): Line | null {
  const share = chanceOf(preview);
  const won = paramsOf(preview, 'hlb.effect.wins-points', 'hlb.effect.wins');
  if (share === null || !won) return null;
  const { hex = '', points = 0 } = won;
  return Number(points) > 0
    ? { key: 'table.hlb.reason.points', params: { share, hex, points } }
    : { key: 'table.hlb.reason', params: { share, hex } };
}

/**
 * Undoing moves come last, so that the first entry never undoes the last act. Paths to one hex matter only if they take
 * different hexes (§2.4); of those that take none, the first and most direct is listed.
 */
export function distinctMoves({ facts, view }: HlbScene, moves: readonly HlbMove[]): readonly HlbMove[] {
  const plain = new Set<string>();
  const takes = (unit: UnitId, passed: HexId | undefined): boolean => {
    const owner = view.control[passed ?? ''];
    return owner !== undefined && facts.sideOf[owner] !== sideOfUnit({ facts }, unit);
  };
  const end = (unit: UnitId, path: readonly HexId[]): string => `${unit} ${path.at(-1) ?? ''}`;
  for (const move of moves) if ('path' in move && move.path.length === 1) plain.add(end(move.unit, move.path));
  const distinct = moves.filter((move) => {
    if (!('path' in move) || move.path.length === 1 || takes(move.unit, move.path[0])) return true;
    const way = end(move.unit, move.path);
    const isNew = !plain.has(way);
    plain.add(way);
    return isNew;
  });
  const undoes = (move: HlbMove): boolean => rowOf(move).undoes === true;
  return [...distinct.filter((move) => !undoes(move)), ...distinct.filter(undoes)];
}

/** Own units that cannot act here keep their place and explain why. */
export function listClosed(
  scene: HlbScene,
  { moves, base }: { readonly moves: readonly HlbMove[]; readonly base: readonly TargetRef[] },
): readonly TargetRef[] {
  const { facts, view } = scene;
  const first = base.length > 0 ? undefined : moves.find((move) => !rowOf(move).unspent);
  const row = first && rowOf(first);
  const offered = unitsNamed(moves);
  return facts.units.flatMap(({ id, faction }) => {
    const isIdle = facts.sideOf[faction] === view.side && !offered.includes(id);
    return isIdle && row?.mayMiss?.(scene, id) ? [unitRef(id)] : [];
  });
}

/** Markers (§6.2) and movement (§7) are seen on the map and undone freely; so is the choice of a battle that asks for support before its dice (§8.4). */
export const isAtOnce = ({ type }: HlbMove, preview?: () => Preview | null): boolean =>
  ['mark', 'move', 'attack'].includes(type) || asksForSupport(preview?.() ?? null);

const asksForSupport = (preview: Preview | null): boolean =>
  preview?.effects.some(({ key }) => key === 'hlb.effect.odds-supported') === true;

/** §8.4: a second press withdraws a supporter. */
export const isWithdrawn = (move: HlbMove): boolean => rowOf(move).isWithdrawn === true;

/** §8.1: while support is asked for, nothing of the battle is decided, and another may be fought first. */
export function listCombos({ facts, queries, view, i18n }: HlbAsking): readonly Combo<HlbMove>[] {
  const { battle } = view;
  if (!battle) return [];
  const others = queries.readBattles(view).filter(({ hex }) => hex !== battle.hex);
  return others.map(({ hex, supporters }) => {
    const target = spaceRef(hex);
    return {
      target,
      moves: [fightFor(hex)],
      instead: 1,
      isOnBoardOnly: true,
      // Without support, its dice would be rolled.
      isAtOnce: supporters.length > 0,
      words: wordBattle({ facts, view, i18n }, hex),
      label: { key: 'table.hlb.battle.fight', params: { place: wordPlace({ facts, i18n }, hex) } },
    };
  });
}

export function listUnspent(scene: HlbScene, moves: readonly HlbMove[], inFull: boolean): readonly Line[] {
  return moves.flatMap((move) => rowOf(move).unspent?.(scene, moves, inFull) ?? []);
}

/** A move of a later version is shown as written. */
export function wordNotation(
  { queries, i18n }: Pick<HlbWords, 'i18n'> & { readonly queries: HlbQueries },
  notation: string,
): string {
  const said = queries.readMove(notation)?.line;
  return said && i18n.has(said.key) ? i18n.line(said) : notation;
}

/**
 * Proposes ending the step if only undoing is left (§6.2), the next battle, which must be fought in any case (§8.1), and
 * fighting it without support until a supporter is picked (§8.4).
 */
export function preset(_scene: HlbScene, moves: readonly HlbMove[]): HlbMove | null {
  const [only, ...others] = moves;
  if (only && others.length === 0 && rowOf(only).undoes !== true) return only;
  const fight = moves.find((move) => rowOf(move).isFought?.(move) === true);
  if (fight) return fight;
  const ends = (move: HlbMove): boolean => rowOf(move).unspent !== undefined;
  const isOver = moves.every((move) => ends(move) || rowOf(move).undoes === true);
  return isOver ? (moves.find(ends) ?? null) : null;
}

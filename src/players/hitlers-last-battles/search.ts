/** The search for one answer: the table as numbers, its context, and results so far. */
import type { HexId, Side, UnitId } from '../../engine/games/hitlers-last-battles/ids.ts';
import { rulingsOf } from '../../engine/games/hitlers-last-battles/rulings.ts';
import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import type { HlbView } from '../../engine/games/hitlers-last-battles/view.ts';
import { appraise, openOutlook, type Outlook } from './appraisal.ts';
import { NONE, sideNumber, type Board } from './board.ts';
import { hexOf, lift, put, readPosition, type Position } from './position.ts';
import { PLAIN_WEIGHTS, type WeightsBySide } from './weights.ts';

/** The parts of a table that are read: a view has them, and `sightOf` reads them from a simulated game. */
export type Sight = Pick<
  HlbView,
  'turn' | 'side' | 'units' | 'markers' | 'control' | 'strategic' | 'battle' | 'rulings'
>;

export function sightOf(state: HlbTypes['state']): Sight {
  const { turn, units, markers, control, strategic, stack } = state;
  const frame = stack[stack.length - 1];
  return {
    turn,
    side: frame?.side ?? 'german',
    units,
    markers,
    control,
    strategic,
    battle: frame && 'attacker' in frame ? frame : null,
    rulings: rulingsOf(state),
  };
}

export interface Search {
  readonly board: Board;
  readonly side: number;
  readonly view: Sight;
  readonly position: Position;
  readonly outlook: Outlook;
  readonly now: number;
  /** Gains of a unit in a hex, so that two paths to one hex are evaluated once. */
  readonly walks: Map<number, number>;
  readonly wins: Map<number, Win>;
}

/** The gain of a won attack: the enemy eliminated, or driven off to its worst hex. */
export interface Win {
  readonly gone: number;
  readonly driven: number;
}

export function openSearch(
  board: Board,
  attraction: Float32Array,
  seat: Side,
  view: Sight,
  weights: WeightsBySide = PLAIN_WEIGHTS,
): Search {
  const side = sideNumber(seat);
  const position = readPosition(board, view);
  // After the Allied half of the last turn no enemy phase follows.
  const enemyComes = view.turn < board.lastTurn || view.side === 'german';
  const outlook = openOutlook(position, side, enemyComes, attraction, weights[seat]);
  const now = appraise(position, outlook);
  return { board, side, view, position, outlook, now, walks: new Map(), wins: new Map() };
}

export const hexNo = ({ board }: Search, hex: HexId): number => board.hexNo.get(hex) ?? NONE;
export const unitNo = ({ board }: Search, unit: UnitId): number => board.unitNo.get(unit) ?? NONE;
export const keyOf = ({ board }: Search, unit: number, hex: number): number => unit * board.hexIds.length + hex;

/** The player's gain by `change`; `restore` must undo it. */
export function weigh({ position, outlook, now }: Search, change: () => void, restore: () => void): number {
  change();
  const worth = appraise(position, outlook);
  restore();
  return worth - now;
}

export function weighWalk(search: Search, unit: number, path: readonly number[]): number {
  const { position, side } = search;
  const from = hexOf(position, unit);
  const owners = path.map((hex) => position.owner[hex] ?? side);
  return weigh(
    search,
    () => {
      lift(position, unit);
      for (const hex of path) position.owner[hex] = side;
      put(position, unit, path[path.length - 1] ?? from);
    },
    () => {
      lift(position, unit);
      path.forEach((hex, i) => (position.owner[hex] = owners[i] ?? side));
      put(position, unit, from);
    },
  );
}

/** The search for one answer: the table as numbers, how it is looked at, and what has been worked out so far. */
import type { HexId, Side, UnitId } from '../../engine/games/hitlers-last-battles/ids.ts';
import { rulingsOf } from '../../engine/games/hitlers-last-battles/rulings.ts';
import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import type { HlbView } from '../../engine/games/hitlers-last-battles/view.ts';
import { appraise, openOutlook, type Outlook } from './appraisal.ts';
import { NONE, sideNumber, type Board } from './board.ts';
import { hexOf, lift, put, readPosition, type Position } from './position.ts';
import { PLAIN_WEIGHTS, type WeightsBySide } from './weights.ts';

/** What is read of a table: a view has it, and `sightOf` reads it out of a game that is played in the mind. */
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
  /** Worth of the position as it is. */
  readonly now: number;
  /** Gains found for a unit in a hex, so that two ways to one hex are evaluated once. */
  readonly walks: Map<number, number>;
  readonly wins: Map<number, Win>;
}

/** What a won attack brings: the enemy gone for good, or driven off to where it hurts most. */
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
  // After the Allied half of the last turn no enemy comes any more.
  const enemyComes = view.turn < board.lastTurn || view.side === 'german';
  const outlook = openOutlook(position, side, enemyComes, attraction, weights[seat]);
  const now = appraise(position, outlook);
  return { board, side, view, position, outlook, now, walks: new Map(), wins: new Map() };
}

export const hexNo = ({ board }: Search, hex: HexId): number => board.hexNo.get(hex) ?? NONE;
export const unitNo = ({ board }: Search, unit: UnitId): number => board.unitNo.get(unit) ?? NONE;
/** One number for a unit and a hex. */
export const keyOf = ({ board }: Search, unit: number, hex: number): number => unit * board.hexIds.length + hex;

/** How much better off `change` leaves the player; `restore` must undo it. */
export function weigh({ position, outlook, now }: Search, change: () => void, restore: () => void): number {
  change();
  const worth = appraise(position, outlook);
  restore();
  return worth - now;
}

/** A unit at the end of `path`, every hex of it taken. */
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

/** The value of a position for a side, in city points: the greedy player's whole evaluation. */
import { ALLIED, GERMAN, NONE, type Board } from './board.ts';
import { hexOf, isReached, unitAt, unitsNear, type Position } from './position.ts';
import type { Weights } from './weights.ts';

const FADE = 0.6;

const attractions = new WeakMap<Board, Float32Array>();

/** The pull of each hex that reaches each other hex, `from * hexes + to`; computed once for a board. */
export function computeAttraction(board: Board): Float32Array {
  const known = attractions.get(board);
  if (known) return known;
  const made = Float32Array.from(board.distance, (steps) => FADE ** steps);
  attractions.set(board, made);
  return made;
}

/** The context of an evaluation: for which side, and whether the enemy still has a phase to come. */
export interface Outlook {
  readonly side: number;
  readonly enemyComes: boolean;
  readonly weights: Weights;
  readonly pull: Float32Array;
}

export function openOutlook(
  position: Position,
  side: number,
  enemyComes: boolean,
  attraction: Float32Array,
  weights: Weights,
): Outlook {
  const count = position.board.hexIds.length;
  const pull = enemyComes ? computePull(position, side, attraction, weights) : new Float32Array(count);
  return { side, enemyComes, weights, pull };
}

/** Points minus the enemy's; before the end also likely gains of both sides, and units with their places. */
export function appraise(position: Position, outlook: Outlook): number {
  return appraisePrizes(position, outlook) + appraiseUnits(position, outlook);
}

function appraisePrizes(position: Position, outlook: Outlook): number {
  const { side, enemyComes } = outlook;
  const { board, owner } = position;
  const ours = board.worth[side === GERMAN ? GERMAN : ALLIED];
  const theirs = board.worth[side === GERMAN ? ALLIED : GERMAN];
  let sum = 0;
  for (const hex of board.prizes) {
    const gain = ours[hex] ?? 0;
    const loss = theirs[hex] ?? 0;
    const isOurs = owner[hex] === side;
    sum += isOurs ? gain : -loss;
    if (!enemyComes) continue;
    // A hex that changes hands is gained by one side and lost by the other.
    if (isOurs) sum -= (gain + loss) * riskOf(position, outlook, hex);
    else sum += (gain + loss) * hopeOf(position, outlook, hex);
  }
  return sum;
}

function riskOf(position: Position, { side, weights }: Outlook, hex: number): number {
  if (unitAt(position, side, hex) === NONE) return isReached(position, 1 - side, hex) ? weights.open : 0;
  return weights.attacked * Math.min(2, unitsNear(position, 1 - side, hex));
}

function hopeOf(position: Position, { side, weights }: Outlook, hex: number): number {
  if (unitAt(position, 1 - side, hex) === NONE) return isReached(position, side, hex) ? weights.hope : 0;
  return unitsNear(position, side, hex) > 0 ? weights.siege : 0;
}

function appraiseUnits(position: Position, { side, enemyComes, weights, pull }: Outlook): number {
  const { board, at } = position;
  let sum = 0;
  for (let unit = 0; unit < at.length; unit++) {
    const hex = hexOf(position, unit);
    if (hex === NONE) continue;
    if (board.unitSide[unit] === side) sum += weights.unit + (pull[hex] ?? 0);
    else if (enemyComes) sum += weights.press * Math.min(2, unitsNear(position, side, hex)) - weights.foe;
  }
  return sum;
}

const ALARM = 3;

/** The strongest pull on each hex of any prize: the enemy's to be taken, our own under threat to be held. */
export function computePull(
  position: Position,
  side: number,
  attraction: Float32Array,
  { guard, advance }: Pick<Weights, 'guard' | 'advance'>,
): Float32Array {
  const { board, owner } = position;
  const [german, allied] = board.worth;
  const pull = new Float32Array(board.hexIds.length);
  for (const prize of board.prizes) {
    const isOurs = owner[prize] === side;
    if (isOurs && nearestOf(position, 1 - side, prize) > ALARM) continue;
    const strength = (isOurs ? guard : advance) * ((german[prize] ?? 0) + (allied[prize] ?? 0));
    for (let hex = 0; hex < pull.length; hex++) {
      const here = strength * (attraction[prize * pull.length + hex] ?? 0);
      if (here > (pull[hex] ?? 0)) pull[hex] = here;
    }
  }
  return pull;
}

function nearestOf({ board, at }: Position, side: number, hex: number): number {
  let nearest = 255;
  for (let unit = 0; unit < at.length; unit++) {
    const from = at[unit] ?? NONE;
    if (from === NONE || board.unitSide[unit] !== side) continue;
    nearest = Math.min(nearest, board.distance[from * board.hexIds.length + hex] ?? 255);
  }
  return nearest;
}

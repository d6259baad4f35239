/** What a position is worth to a side, in city points: the whole judgement of the greedy player. */
import { ALLIED, GERMAN, NONE, type Board } from './board.ts';
import { hexOf, spread, unitAt, unitsNear, type Position } from './position.ts';

/**
 * How much the player makes of what, in city points or shares of them; the same for both sides. Found by playing the
 * two against each other until each was hard to beat and neither won most games.
 */
export const WEIGHTS = {
  /** How surely an open hex in the enemy's reach is lost. */
  open: 0.6,
  /** How surely a held hex falls to each of the first two enemies beside it. */
  attacked: 0.16,
  /** How surely an open hex of the enemy in our own reach is taken in our next turn. */
  hope: 0.15,
  /** How surely a hex that the enemy holds is taken in our next turn by a unit of ours beside it. */
  siege: 0.1,
  /** A unit on the map, ours or theirs. */
  unit: 0.8,
  /** Each of the first two units of ours beside an enemy: one to attack it, one to support. */
  press: 0.15,
  /** Standing on a hex worth taking. */
  advance: 0.8,
  /** Standing on a hex worth holding that enemies have come near to. */
  guard: 0.8,
  /** What is left of the pull of a hex with each step away from it. */
  fade: 0.6,
} as const;

/** How much of its pull a hex has left in each other hex, `from * hexes + to`; the same in all games. */
export const computeAttraction = ({ distance }: Board): Float32Array =>
  Float32Array.from(distance, (steps) => WEIGHTS.fade ** steps);

/** How a position is looked at: for whom, and whether the enemy still has a phase to come. */
export interface Outlook {
  readonly side: number;
  readonly enemyComes: boolean;
  /** What standing in each hex is worth; made once for all the moves that are compared. */
  readonly pull: Float32Array;
  /** Room for where the enemy and we ourselves can walk to. */
  readonly theirReach: Uint8Array;
  readonly ourReach: Uint8Array;
}

export function openOutlook(position: Position, side: number, enemyComes: boolean, attraction: Float32Array): Outlook {
  const count = position.board.hexIds.length;
  const pull = enemyComes ? computePull(position, side, attraction) : new Float32Array(count);
  return { side, enemyComes, pull, theirReach: new Uint8Array(count), ourReach: new Uint8Array(count) };
}

/**
 * What a position is worth. At the end of the game that is the points held, less the enemy's; before it what both sides
 * are likely to take next is counted too, and units on the map with how well they stand.
 */
export function appraise(position: Position, outlook: Outlook): number {
  const { side, enemyComes, theirReach, ourReach } = outlook;
  if (enemyComes) {
    theirReach.fill(0);
    spread(position, 1 - side, theirReach);
    ourReach.fill(0);
    spread(position, side, ourReach);
  }
  return appraisePrizes(position, outlook) + appraiseUnits(position, outlook);
}

function appraisePrizes(position: Position, { side, enemyComes, theirReach, ourReach }: Outlook): number {
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
    if (isOurs) sum -= (gain + loss) * riskOf(position, side, hex, theirReach);
    else sum += (gain + loss) * hopeOf(position, side, hex, ourReach);
  }
  return sum;
}

/** How surely a hex of ours is lost in the enemy's next phase. */
function riskOf(position: Position, side: number, hex: number, theirReach: Uint8Array): number {
  if (unitAt(position, side, hex) === NONE) return theirReach[hex] === 1 ? WEIGHTS.open : 0;
  return WEIGHTS.attacked * Math.min(2, unitsNear(position, 1 - side, hex));
}

/** How surely a hex of the enemy is taken in our next phase. */
function hopeOf(position: Position, side: number, hex: number, ourReach: Uint8Array): number {
  if (unitAt(position, 1 - side, hex) === NONE) return ourReach[hex] === 1 ? WEIGHTS.hope : 0;
  return unitsNear(position, side, hex) > 0 ? WEIGHTS.siege : 0;
}

function appraiseUnits(position: Position, { side, enemyComes, pull }: Outlook): number {
  const { board, at } = position;
  let sum = 0;
  for (let unit = 0; unit < at.length; unit++) {
    const hex = hexOf(position, unit);
    if (hex === NONE) continue;
    if (board.unitSide[unit] === side) sum += WEIGHTS.unit + (pull[hex] ?? 0);
    else if (enemyComes) sum += WEIGHTS.press * Math.min(2, unitsNear(position, side, hex)) - WEIGHTS.unit;
  }
  return sum;
}

/** Enemies this many steps from a hex, or fewer, make it worth guarding. */
const ALARM = 3;

/** For each hex the strongest pull of any prize: the enemy's to be taken, our own that enemies come near to be held. */
export function computePull(position: Position, side: number, attraction: Float32Array): Float32Array {
  const { board, owner } = position;
  const [german, allied] = board.worth;
  const pull = new Float32Array(board.hexIds.length);
  for (const prize of board.prizes) {
    const isOurs = owner[prize] === side;
    if (isOurs && nearestOf(position, 1 - side, prize) > ALARM) continue;
    const strength = (isOurs ? WEIGHTS.guard : WEIGHTS.advance) * ((german[prize] ?? 0) + (allied[prize] ?? 0));
    for (let hex = 0; hex < pull.length; hex++) {
      const here = strength * (attraction[prize * pull.length + hex] ?? 0);
      if (here > (pull[hex] ?? 0)) pull[hex] = here;
    }
  }
  return pull;
}

/** Steps from a hex to the nearest unit of a side. */
function nearestOf({ board, at }: Position, side: number, hex: number): number {
  let nearest = 255;
  for (let unit = 0; unit < at.length; unit++) {
    const from = at[unit] ?? NONE;
    if (from === NONE || board.unitSide[unit] !== side) continue;
    nearest = Math.min(nearest, board.distance[from * board.hexIds.length + hex] ?? 255);
  }
  return nearest;
}

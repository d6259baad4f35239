/** Quick evaluation of moves by what each changes itself, not by what the enemy could then reach. */
import type { HexId } from '../../engine/games/hitlers-last-battles/ids.ts';
import { type Odds, factionsWithoutMarker, oddsFor } from './attack.ts';
import { NONE, type Board } from './board.ts';
import { LAST_RESORT } from './full.ts';
import { hexOf, isReached, unitAt, unitsNear } from './position.ts';
import { hexNo, type Search } from './search.ts';

export interface Look extends Search {
  readonly stands: Float64Array;
}

export const openLook = (search: Search): Look => ({
  ...search,
  stands: new Float64Array(search.board.hexIds.length).fill(NaN),
});

/** Points of both sides that change hands with a hex. */
const worthOf = ({ worth }: Board, hex: number): number => (worth[0][hex] ?? 0) + (worth[1][hex] ?? 0);

function risk({ position, outlook, side }: Look, hex: number, isHeld: boolean): number {
  if (!outlook.enemyComes) return 0;
  if (!isHeld) return isReached(position, 1 - side, hex) ? outlook.weights.open : 0;
  return outlook.weights.attacked * Math.min(2, unitsNear(position, 1 - side, hex));
}

/** The value of being in a hex, whichever unit is there now. */
export function standsAt(look: Look, hex: number): number {
  const known = look.stands[hex] ?? 0;
  if (!Number.isNaN(known)) return known;
  return (look.stands[hex] = weighStand(look, hex));
}

function weighStand(look: Look, hex: number): number {
  const { board, position, outlook, side } = look;
  const points = worthOf(board, hex);
  const keeps = points === 0 ? 0 : points * (risk(look, hex, false) - risk(look, hex, true));
  const takes = position.owner[hex] === side ? 0 : points * (1 - risk(look, hex, false));
  return (outlook.pull[hex] ?? 0) + keeps + takes + pressAt(look, hex);
}

/** Enemies next to a unit there, for the first two such units. */
function pressAt({ board, position, outlook, side }: Look, hex: number): number {
  if (!outlook.enemyComes) return 0;
  let press = 0;
  for (const near of board.near[hex] ?? []) {
    if (unitAt(position, 1 - side, near) === NONE) continue;
    if (unitsNear(position, side, near) < 2) press += outlook.weights.press;
    press += outlook.weights.siege * worthOf(board, near) * (unitsNear(position, side, near) === 0 ? 1 : 0);
  }
  return press;
}

export function glanceAtWay(look: Look, unit: number, path: readonly HexId[]): number {
  const { board, position, side } = look;
  const end = hexNo(look, path[path.length - 1] ?? '');
  if (unitAt(position, side, end) !== NONE) return 2 * LAST_RESORT;
  const gain = standsAt(look, end) - standsAt(look, hexOf(position, unit));
  if (path.length < 2) return gain;
  const via = hexNo(look, path[0] ?? '');
  const isTaken = position.owner[via] !== side && unitAt(position, side, via) === NONE;
  return isTaken ? gain + worthOf(board, via) * (1 - risk(look, via, false)) : gain;
}

/** The local gain of a won attack: the hex, the enemy gone or driven off, and the place. */
function gainAt(look: Look, unit: number, hex: number, { eliminated, won }: Odds): number {
  const { board, position, outlook } = look;
  const { room, gone, unit: ours } = outlook.weights;
  const from = hexOf(position, unit);
  const goesBack = board.refuges[board.unitFaction[unit] ?? 'G'][hex]?.includes(from) ?? false;
  const stand = standsAt(look, hex) - standsAt(look, from);
  return won * (stand + room) + eliminated * gone - (goesBack ? 0 : (1 - won) * ours);
}

export const glanceAtAttack = (look: Look, unit: number, hex: number): number =>
  gainAt(look, unit, hex, oddsFor(look, unit, hex));

export function glanceAtMarker(look: Look, unit: number): number {
  const { board, position, side, view } = look;
  const lacking = factionsWithoutMarker(look);
  const isOwed = lacking.has(board.unitFaction[unit] ?? 'G');
  if (!isOwed && lacking.size > 0 && lacking.size >= view.strategic.markersLeft) return LAST_RESORT;
  let most = 0;
  for (const hex of board.near[hexOf(position, unit)] ?? []) {
    if (unitAt(position, 1 - side, hex) === NONE) continue;
    const plain = Math.max(0, gainAt(look, unit, hex, oddsFor(look, unit, hex, false)));
    most = Math.max(most, gainAt(look, unit, hex, oddsFor(look, unit, hex, true)) - plain);
  }
  return most;
}

export const isMarkedAt = ({ position }: Look, hex: number): boolean =>
  position.marked.has(position.attacking.indexOf(hex));

/** Retreat (§11.4), step by step. Places and units are given by number. */
import type { Reason } from '../../../kernel/types.ts';
import type { HexId, Side } from '../ids.ts';
import type { BtmState } from '../state.ts';
import {
  NONE,
  areasBeside,
  distance,
  enemyOf,
  isAdjacent,
  isArea,
  isHex,
  isWaterBetween,
  neighboursOf,
  placeId,
  placeNo,
  sideNo,
  sideOfArea,
  unitId,
} from '../tables.ts';
import { withUnitsAt } from './field-edit.ts';
import { holderOf, readField, unitsIn, type Field } from './field.ts';
import { mayReturnTo } from './movement.ts';
import { refusal } from './reason.ts';
import { wouldFit } from './stacking.ts';
import { readSupply, stepsToSource } from './supply.ts';
import { isInZone, zoneOf, type Zone } from './zones.ts';

/** §11.4: hexes of a retreat; one more where the last of them is full. */
export const RETREAT = 2;
const LONGEST = RETREAT + 1;

/** What a beaten stack meets: the board without any of it. */
export interface RetreatGround {
  readonly field: Field;
  readonly side: number;
  readonly target: number;
  readonly enemyZone: Zone;
}

/** §11.4: the whole stack counts as gone from the target hex while ways and zones are judged. */
const withoutStack = (field: Field, hex: number): Field => withUnitsAt(field, unitsIn(field, hex), NONE);

export function readRetreat(state: BtmState, side: Side, target: HexId): RetreatGround {
  const hex = placeNo(target);
  const us = sideNo(side);
  const whole = readField(state);
  if (whole.retreat?.target === hex && whole.retreat.side === us) return whole.retreat;
  const field = withoutStack(whole, hex);
  return (whole.retreat = { field, side: us, target: hex, enemyZone: zoneOf(field, enemyOf(us)) });
}

type StepFault = 'enemy' | 'zone' | 'distance' | 'full' | 'dead-end';

const fits = ({ field, side }: RetreatGround, unit: number, hex: number): boolean => wouldFit(field, side, hex, [unit]);

/** §11.4.1: enemies, and enemy zones of control where no friend stands. */
function closure({ field, side, enemyZone }: RetreatGround, hex: number): 'enemy' | 'zone' | null {
  const holder = holderOf(field, hex);
  if (holder === enemyOf(side)) return 'enemy';
  return holder === NONE && isInZone(enemyZone, hex) ? 'zone' : null;
}

/** §11.4: the first hex lies beside the target, the second two hexes from it, the extra one two or three. */
function isFarEnough(ground: RetreatGround, path: readonly number[], hex: number): boolean {
  if (hex === ground.target || path.includes(hex)) return false;
  const far = distance(ground.target, hex);
  return path.length < RETREAT ? far === path.length + 1 : far === RETREAT || far === LONGEST;
}

/** What bars a hex that touches; a way that cannot be finished is none. */
function stepFault(ground: RetreatGround, unit: number, path: readonly number[], hex: number): StepFault | null {
  if (!isFarEnough(ground, path, hex)) return 'distance';
  const closed = closure(ground, hex);
  if (closed !== null) return closed;
  const onward = [...path, hex];
  if (onward.length >= RETREAT && fits(ground, unit, hex)) return null;
  if (onward.length === LONGEST) return 'full';
  if (canGoOn(ground, unit, onward)) return null;
  return onward.length === RETREAT ? 'full' : 'dead-end';
}

const standOf = (ground: RetreatGround, path: readonly number[]): number => path[path.length - 1] ?? ground.target;

/** §10.5, §11.4: own rear areas beside a hex that the unit may go back to. */
const areasOpen = (unit: number, hex: number): readonly number[] =>
  areasBeside(hex).filter((area) => mayReturnTo(unit, area));

const hexesOpen = (ground: RetreatGround, unit: number, path: readonly number[]): readonly number[] =>
  neighboursOf(standOf(ground, path)).filter((hex) => stepFault(ground, unit, path, hex) === null);

/** §11.4: whether a unit on its retreat finds any place for its next step. */
export const canGoOn = (ground: RetreatGround, unit: number, path: readonly number[]): boolean =>
  areasOpen(unit, standOf(ground, path)).length > 0 || hexesOpen(ground, unit, path).length > 0;

/** §11.4.2, numbers 2 to 5: what makes one hex come before another; the lowest first. */
const ranksOf = (ground: RetreatGround, unit: number, hex: number): readonly number[] => [
  stepsToSource(readSupply(ground.field, ground.side), hex),
  holderOf(ground.field, hex) === NONE ? 0 : 1,
  fits(ground, unit, hex) ? 0 : 1,
  isInZone(ground.enemyZone, hex) ? 1 : 0,
];

/** Index of the first criterion by which two hexes differ, or `NONE`. */
const firstDifference = (a: readonly number[], b: readonly number[]): number => a.findIndex((rank, i) => rank !== b[i]);

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const i = firstDifference(a, b);
  return i !== NONE && (a[i] ?? 0) < (b[i] ?? 0);
}

/** §11.4: whether a retreat is over where it has come to. */
export function isRetreatOver(ground: RetreatGround, unit: number, path: readonly number[]): boolean {
  const at = path[path.length - 1];
  if (at === undefined) return false;
  if (isArea(at) || path.length === LONGEST) return true;
  return path.length === RETREAT && fits(ground, unit, at);
}

/** §11.4.2: places for the next step, all of equal priority; none where the unit cannot retreat. */
export function listRetreatSteps(ground: RetreatGround, unit: number, path: readonly number[]): readonly number[] {
  const areas = areasOpen(unit, standOf(ground, path));
  if (areas.length > 0) return areas;
  const hexes = hexesOpen(ground, unit, path);
  if (hexes.length < 2) return hexes;
  const ranks = hexes.map((hex) => ranksOf(ground, unit, hex));
  return hexes.filter((_, i) => !ranks.some((rank) => isBefore(rank, ranks[i] ?? [])));
}

/** Which rule of §11.4.2 puts another place first; null when none does. */
function explainPriority(ground: RetreatGround, unit: number, path: readonly number[], to: number): Reason | null {
  const best = listRetreatSteps(ground, unit, path);
  const [first] = best;
  if (first === undefined || best.includes(to)) return null;
  const place = isArea(first) ? 1 : 2 + firstDifference(ranksOf(ground, unit, first), ranksOf(ground, unit, to));
  return refusal(`BAD_RETREAT.priority-${place}`, '11.4.2', {
    unit: unitId(unit),
    to: placeId(to),
    first: placeId(first),
  });
}

/** Why a retreating unit may not go to a place next; null when it may (§11.4). */
export function explainRetreatStep(
  ground: RetreatGround,
  unit: number,
  path: readonly number[],
  to: number,
): Reason | null {
  const from = standOf(ground, path);
  const about = { unit: unitId(unit), from: placeId(from), to: placeId(to) };
  if (isArea(to) && sideOfArea(to) !== ground.side) return refusal('ENEMY_REAR.retreat', '11.4.1', about);
  if (!isAdjacent(from, to))
    return isHex(to) && isWaterBetween(from, to)
      ? refusal('WATER.retreat', '10.2.6', about)
      : refusal('BAD_RETREAT.not-adjacent', '11.4', about);
  if (isArea(to)) return mayReturnTo(unit, to) ? null : refusal('BAD_RETREAT.area', '10.5', about);
  const fault = stepFault(ground, unit, path, to);
  switch (fault) {
    case null:
      return explainPriority(ground, unit, path, to);
    case 'enemy':
      return refusal('ENEMY_HEX.retreat', '11.4.1', about);
    case 'zone':
    case 'full':
      return refusal(`BAD_RETREAT.${fault}`, '11.4.1', about);
    case 'distance':
    case 'dead-end':
      return refusal(`BAD_RETREAT.${fault}`, '11.4', about);
  }
}

/** Retreat (§11.4), step by step. Places and units are given by number. */
import type { Reason } from '../../../kernel/types.ts';
import type { HexId, Side } from '../ids.ts';
import { rulingsOf, type Rulings } from '../rulings.ts';
import type { BtmState } from '../state.ts';
import { NONE, enemyOf, sideNo } from '../numbers.ts';
import { withUnitsAt } from './field-edit.ts';
import { holderOf, readField, unitsIn } from './field.ts';
import { refusal } from './reason.ts';
import { wouldFit } from './stacking.ts';
import { readStepsBeside } from './supply.ts';
import { zoneOf } from './zones.ts';
import type { RetreatGround, RetreatReading, Tables } from '../tables.ts';

/** §11.4: hexes of a retreat; one more where the last of them is full. */
export const RETREAT = 2;
export const LONGEST = RETREAT + 1;

export const retreatReading = (rulings: Rulings): RetreatReading => ({
  mayStopShort: rulings['full-hex'] === 'may',
  nearestFirst: {
    approaching: rulings['nearer-hex'] === 'nearest',
    others: rulings['no-nearer-hex'] === 'nearest',
  },
  countsVacated: rulings['vacated-city'] === 'source',
});

export type RetreatBoard = Pick<BtmState, 'units' | 'germanHexes' | 'combat' | 'rulings'>;

/** Every unit in a target hex that the result hits: bystanders too, unless they are spared (§11.1, Q28). */
export function unitsStruck(t: Tables, state: RetreatBoard, hex: number): readonly number[] {
  const units = unitsIn(readField(t, state), hex);
  const { combat } = state;
  if (combat === null || combat.bystanders.length === 0 || rulingsOf(state).bystander === 'shares') return units;
  return units.filter((unit) => !combat.bystanders.includes(t.unitId(unit)));
}

export function readRetreat(t: Tables, state: RetreatBoard, side: Side, target: HexId): RetreatGround {
  const hex = t.placeNo(target);
  const us = sideNo(side);
  const whole = readField(t, state);
  if (whole.retreat?.target === hex && whole.retreat.side === us) return whole.retreat;
  // §11.4: the whole stack counts as gone from the target hex while paths and zones are judged.
  const field = withUnitsAt(whole, unitsStruck(t, state, hex), NONE);
  const reading = retreatReading(rulingsOf(state));
  return (whole.retreat = { reading, field, side: us, target: hex, enemyZone: zoneOf(field, enemyOf(us)) });
}

type StepFault = 'enemy' | 'zone' | 'distance' | 'full' | 'dead-end';

const fits = ({ field, side }: RetreatGround, unit: number, hex: number): boolean => wouldFit(field, side, hex, [unit]);

/** §11.4.1: a hex is closed by enemies, and by an enemy zone of control without a friend in the hex. */
function closure({ field, side, enemyZone }: RetreatGround, hex: number): 'enemy' | 'zone' | null {
  const holder = holderOf(field, hex);
  if (holder === enemyOf(side)) return 'enemy';
  return holder === NONE && field.tables.hasHex(enemyZone, hex) ? 'zone' : null;
}

/** §11.4: the first hex is next to the target, the second two hexes away, the extra one two or three. */
function isFarEnough(ground: RetreatGround, path: readonly number[], hex: number): boolean {
  if (hex === ground.target || path.includes(hex)) return false;
  const far = ground.field.tables.distance(ground.target, hex);
  return path.length < RETREAT ? far === path.length + 1 : far === RETREAT || far === LONGEST;
}

/** Why a retreating unit may not enter an adjacent hex (§11.4.1); null where it may. */
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

/** §10.5, §11.4: own rear areas next to a hex that the unit may go back to. */
const areasOpen = (t: Tables, unit: number, hex: number): readonly number[] =>
  t.areasBeside(hex).filter((area) => t.mayReturnTo(unit, area));

const hexesOpen = (ground: RetreatGround, unit: number, path: readonly number[]): readonly number[] =>
  ground.field.tables.neighboursOf(standOf(ground, path)).filter((hex) => stepFault(ground, unit, path, hex) === null);

/** Returns true if a retreating unit has any next step (§11.4). */
export const canGoOn = (ground: RetreatGround, unit: number, path: readonly number[]): boolean =>
  areasOpen(ground.field.tables, unit, standOf(ground, path)).length > 0 || hexesOpen(ground, unit, path).length > 0;

/** §11.4.2, number 2: hexes nearer to a source than the present one come first (Q22 to Q24). */
function sourceRank(ground: RetreatGround, from: number, hex: number): number {
  const { field, side, target, enemyZone } = ground;
  const { nearestFirst, countsVacated } = ground.reading;
  // §13.2.3: no line from elsewhere ends in an empty city in an enemy zone.
  const but = countsVacated && !ground.field.tables.hasHex(enemyZone, target) ? NONE : target;
  const far = readStepsBeside(field, side, hex, but);
  if (nearestFirst.approaching && nearestFirst.others) return far;
  const isNearer = far < readStepsBeside(field, side, from, but);
  if (isNearer) return nearestFirst.approaching ? far : 0;
  return nearestFirst.others ? far : Infinity;
}

/** §11.4.2, numbers 2 to 5: what makes one hex come before another; the lowest first. */
const ranksOf = (ground: RetreatGround, unit: number, from: number, hex: number): readonly number[] => [
  sourceRank(ground, from, hex),
  holderOf(ground.field, hex) === NONE ? 0 : 1,
  fits(ground, unit, hex) ? 0 : 1,
  ground.field.tables.hasHex(ground.enemyZone, hex) ? 1 : 0,
];

const firstDifference = (a: readonly number[], b: readonly number[]): number => a.findIndex((rank, i) => rank !== b[i]);

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const i = firstDifference(a, b);
  return i !== NONE && (a[i] ?? 0) < (b[i] ?? 0);
}

/** Returns true if a retreat has ended (§11.4). */
export function isRetreatOver(ground: RetreatGround, unit: number, path: readonly number[]): boolean {
  const at = path[path.length - 1];
  if (at === undefined) return false;
  if (ground.field.tables.isArea(at) || path.length === LONGEST) return true;
  return path.length === RETREAT && fits(ground, unit, at);
}

/** §11.4.2: the hexes that come before all others. */
function firstOf(ground: RetreatGround, unit: number, from: number, hexes: readonly number[]): readonly number[] {
  if (hexes.length < 2) return hexes;
  const ranks = hexes.map((hex) => ranksOf(ground, unit, from, hex));
  return hexes.filter((_, i) => !ranks.some((rank) => isBefore(rank, ranks[i] ?? [])));
}

/** §11.4.1: true if the step ends the retreat two hexes away or in the rear, or leads to a hex from which one does. */
function mayEndBy(ground: RetreatGround, unit: number, path: readonly number[], hex: number): boolean {
  const onward = [...path, hex];
  if (onward.length >= RETREAT) return fits(ground, unit, hex);
  return (
    areasOpen(ground.field.tables, unit, hex).length > 0 ||
    hexesOpen(ground, unit, onward).some((end) => fits(ground, unit, end))
  );
}

/**
 * Q21: the first hexes, and the first among paths without an extra hex, which no unit has to enter. A unit that left
 * the first path for such an end keeps to it.
 */
function withEnds(ground: RetreatGround, unit: number, path: readonly number[], hexes: readonly number[]) {
  const from = standOf(ground, path);
  const first = firstOf(ground, unit, from, hexes);
  if (path.length >= RETREAT) return first;
  const [begun] = path;
  const keepsTo =
    begun !== undefined && !firstOf(ground, unit, ground.target, hexesOpen(ground, unit, [])).includes(begun);
  if (!keepsTo && first.every((hex) => mayEndBy(ground, unit, path, hex))) return first;
  const ends = hexes.filter((hex) => mayEndBy(ground, unit, path, hex));
  const best = firstOf(ground, unit, from, ends);
  return keepsTo && best.length > 0 ? best : hexes.filter((hex) => first.includes(hex) || best.includes(hex));
}

/** §11.4.2: places for the next step, all of equal priority; none where the unit cannot retreat. */
export function listRetreatSteps(ground: RetreatGround, unit: number, path: readonly number[]): readonly number[] {
  const from = standOf(ground, path);
  const areas = areasOpen(ground.field.tables, unit, from);
  if (areas.length > 0) return areas;
  const hexes = hexesOpen(ground, unit, path);
  if (hexes.length < 2) return hexes;
  return ground.reading.mayStopShort ? withEnds(ground, unit, path, hexes) : firstOf(ground, unit, from, hexes);
}

/** Returns true if a unit that enters a hex must leave it again, because it is full (§11.4.1). */
export const goesBeyond = (ground: RetreatGround, unit: number, path: readonly number[], hex: number): boolean =>
  ground.field.tables.isHex(hex) && path.length === RETREAT - 1 && !fits(ground, unit, hex);

/** Names the rule of §11.4.2 that puts another place first; null if none does. */
function explainPriority(ground: RetreatGround, unit: number, path: readonly number[], to: number): Reason | null {
  const { tables: t } = ground.field;
  const best = listRetreatSteps(ground, unit, path);
  if (best.length === 0 || best.includes(to)) return null;
  const from = standOf(ground, path);
  const ranks = ranksOf(ground, unit, from, to);
  const first = best.find((hex) => t.isArea(hex) || isBefore(ranksOf(ground, unit, from, hex), ranks));
  // Q21: the unit is on a path to a free end.
  if (first === undefined) return refusal('BAD_RETREAT.no-extra', 'Q21', { unit: t.unitId(unit), to: t.placeId(to) });
  const place = t.isArea(first) ? 1 : 2 + firstDifference(ranksOf(ground, unit, from, first), ranks);
  return refusal(`BAD_RETREAT.priority-${place}`, '11.4.2', {
    unit: t.unitId(unit),
    to: t.placeId(to),
    first: t.placeId(first),
  });
}

/** Why a retreating unit may not go to a place next; null when it may (§11.4). */
export function explainRetreatStep(
  ground: RetreatGround,
  unit: number,
  path: readonly number[],
  to: number,
): Reason | null {
  const { tables: t } = ground.field;
  const from = standOf(ground, path);
  const about = { unit: t.unitId(unit), from: t.placeId(from), to: t.placeId(to) };
  if (t.isArea(to) && t.sideOfArea(to) !== ground.side) return refusal('ENEMY_REAR.retreat', '11.4.1', about);
  if (!t.isAdjacent(from, to))
    return t.isHex(to) && t.isWaterBetween(from, to)
      ? refusal('WATER.retreat', '10.2.6', about)
      : refusal('BAD_RETREAT.not-adjacent', '11.4', about);
  if (t.isArea(to)) return t.mayReturnTo(unit, to) ? null : refusal('BAD_RETREAT.area', '10.5', about);
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

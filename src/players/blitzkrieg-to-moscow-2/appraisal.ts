/** The value of a position for the German side, in points of the score: the greedy player's whole evaluation. */
import { NONE } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import type { Field } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { controllerOf, holderOf, placeOf, unitsIn } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { overLimit } from '../../engine/games/blitzkrieg-to-moscow-2/rules/stacking.ts';
import { givesRecovery, hasLine, readSupply } from '../../engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import { type Atlas, type City, FAR, GERMAN, SOVIET } from './board.ts';
import type { SearchContext } from './search-context.ts';

interface Raider {
  readonly place: number;
  readonly reach: number;
  readonly strength: number;
}

function readRaiders({ atlas, mover, reach }: SearchContext, field: Field): readonly Raider[] {
  const { tables: t } = atlas;
  const raiders: Raider[] = [];
  for (let unit = 0; unit < t.unitCount; unit++) {
    const place = placeOf(field, unit);
    if (place === NONE || t.sideOfUnit(unit) === mover) continue;
    raiders.push({ place, reach: reach[unit] ?? 0, strength: atlas.strengthOf(unit, field.spent[unit] === true) });
  }
  return raiders;
}

/** Returns true if a raider could reach a hex with no unit in its way. */
const reaches = (atlas: Atlas, { place, reach }: Raider, hex: number): boolean => atlas.stepsTo(place, hex) <= reach;

const MOST = 0.85;

function lossChance(
  { atlas, weights }: SearchContext,
  field: Field,
  hex: number,
  units: readonly number[],
  raiders: readonly Raider[],
): number {
  let attack = 0;
  for (const { place, reach, strength } of raiders) if (atlas.stepsTo(place, hex) <= reach + 1) attack += strength;
  if (attack === 0) return 0;
  let defence = 0;
  for (const unit of units) defence += atlas.strengthOf(unit, field.spent[unit] === true);
  const ratio = (weights.share * attack) / Math.max(1, defence) - (atlas.isHardGround(hex) ? 1 : 0);
  return Math.min(MOST, Math.max(0, (ratio - weights.safe) / (weights.ruin - weights.safe)));
}

/** Further units are drawn to a crowd no less. */
const CROWD = 3;

export function appraise(context: SearchContext, field: Field): number {
  const raiders = readRaiders(context, field);
  return (
    appraiseCities(context, field, raiders) + appraiseUnits(context, field, raiders) + appraisePull(context, field)
  );
}

/** §14.2.2: final points of a city. */
const pointsOf = ({ doubled }: SearchContext, { hex, points }: City): number => (hex === doubled ? 2 : points);

function appraiseCities(context: SearchContext, field: Field, raiders: readonly Raider[]): number {
  let sum = 0;
  for (const city of context.atlas.cities) {
    const points = pointsOf(context, city);
    const isGerman = controllerOf(field, city.hex) === GERMAN;
    const risk = riskOf(context, field, city.hex, isGerman ? GERMAN : SOVIET, raiders);
    if (!isGerman) sum += points * risk;
    else sum += points * (1 - risk) * supplyShare(context, field, city.hex);
  }
  return sum;
}

function supplyShare({ isLast, weights }: SearchContext, field: Field, hex: number): number {
  if (hasLine(readSupply(field, GERMAN), hex)) return 1;
  return isLast ? 0 : weights.unsupplied;
}

function riskOf(context: SearchContext, field: Field, hex: number, owner: number, raiders: readonly Raider[]): number {
  const units = unitsIn(field, hex);
  if (owner !== context.mover) {
    if (units.length > 0 || context.turnsOf[context.mover] === 0) return 0;
    return (context.unitsOf[context.mover] ?? []).some((unit) => isNear(context, field, unit, hex))
      ? context.weights.openLater
      : 0;
  }
  if (context.turnsOf[1 - context.mover] === 0) return 0;
  if (units.length === 0)
    return raiders.some((raider) => reaches(context.atlas, raider, hex)) ? context.weights.open : 0;
  return context.weights.cityLost * lossChance(context, field, hex, units, raiders);
}

function isNear({ atlas, reach }: SearchContext, field: Field, unit: number, hex: number): boolean {
  const place = placeOf(field, unit);
  return place !== NONE && atlas.stepsTo(place, hex) <= (reach[unit] ?? 0);
}

function appraiseUnits(context: SearchContext, field: Field, raiders: readonly Raider[]): number {
  const { tables: t } = context.atlas;
  const { mover, worth, fatigue } = context;
  let sum = 0;
  for (let unit = 0; unit < t.unitCount; unit++) {
    const place = placeOf(field, unit);
    if (place === NONE) continue;
    const side = t.sideOfUnit(unit);
    let value = worth[unit] ?? 0;
    const supply = readSupply(field, side);
    if (t.isHex(place) && !hasLine(supply, place) && !isHold(context, field, side, place))
      value *= 1 - context.weights.surrender * cutOffChance(context, side);
    if (field.spent[unit] === true) {
      const rests = side === mover && givesRecovery(supply, place);
      value -= (fatigue[unit] ?? 0) * (rests ? 0.1 : 1);
    }
    sum += side === GERMAN ? value : -value;
  }
  return sum + (mover === GERMAN ? -1 : 1) * appraiseStacks(context, field, raiders);
}

/** The mover's probable losses by the enemy's next attacks and by overstacking. */
function appraiseStacks(context: SearchContext, field: Field, raiders: readonly Raider[]): number {
  const { tables: t } = context.atlas;
  const { mover, worth, turnsOf } = context;
  let loss = 0;
  const isAttacked = (turnsOf[1 - mover] ?? 0) > 0;
  for (let hex = 0; hex < t.hexCount; hex++) {
    if (holderOf(field, hex) !== mover) continue;
    const units = unitsIn(field, hex);
    let sum = 0;
    let least = Infinity;
    for (const unit of units) {
      const here = worth[unit] ?? 0;
      sum += here;
      least = Math.min(least, here);
    }
    if (overLimit(t, units, mover) !== null) loss += least * 1.2;
    if (isAttacked) loss += context.weights.stackLost * sum * lossChance(context, field, hex, units, raiders);
  }
  return loss;
}

/** §13.1: the chance that a unit without a line surrenders. */
function cutOffChance({ mover, turnsOf, weights }: SearchContext, side: number): number {
  if (side === mover) return weights.cutOffNow;
  return turnsOf[side] === 0 ? 0 : weights.cutOffLater;
}

/** §13.2.4, §14.2.2, §15.2.1: a Soviet city that holds out alone. */
const isHold = ({ holds }: SearchContext, field: Field, side: number, hex: number): boolean =>
  side === SOVIET && holds.includes(hex) && controllerOf(field, hex) === SOVIET;

/** Units are drawn to cities that matter to them, the first ones most. */
function appraisePull(context: SearchContext, field: Field): number {
  let sum = 0;
  for (const side of [GERMAN, SOVIET]) {
    const drawn = drawUnits(context, field, side);
    sum += side === GERMAN ? drawn : -drawn;
  }
  return sum;
}

export const readAims = (context: SearchContext, field: Field, side: number): readonly number[] =>
  context.turnsOf[side] === 0 ? [] : context.atlas.cities.map((city) => aimOf(context, field, city, side));

export function drawAt({ cities, faded }: Atlas, aims: readonly number[], place: number): number {
  let most = 0;
  for (let city = 0; city < aims.length; city++)
    most = Math.max(most, (aims[city] ?? 0) * (faded[place * cities.length + city] ?? 0));
  return most;
}

/** Each unit counts the city that draws it most. */
function drawUnits(context: SearchContext, field: Field, side: number): number {
  const { cities, faded } = context.atlas;
  const aims = readAims(context, field, side);
  const crowd = new Uint8Array(cities.length);
  let sum = 0;
  for (const unit of context.unitsOf[side] ?? []) {
    const place = placeOf(field, unit);
    if (place === NONE) continue;
    let most = 0;
    let at = 0;
    for (let city = 0; city < cities.length; city++) {
      const here = (aims[city] ?? 0) * (faded[place * cities.length + city] ?? 0);
      if (here > most) [most, at] = [here, city];
    }
    const before = crowd[at] ?? 0;
    crowd[at] = before + 1;
    sum += most / (1 + context.weights.crowd * Math.min(before, CROWD));
  }
  return sum;
}

function aimOf(context: SearchContext, field: Field, city: City, side: number): number {
  const points = pointsOf(context, city);
  const isGerman = controllerOf(field, city.hex) === GERMAN;
  if (side === GERMAN) return points * context.weights.pull * (isGerman ? 0.2 : 1);
  if (!isGerman) return points * context.weights.guard * threatTo(context, field, city.hex);
  return points * context.weights.guard * (unitsIn(field, city.hex).length === 0 ? 0.9 : 0.4);
}

function threatTo({ atlas, unitsOf }: SearchContext, field: Field, hex: number): number {
  let nearest = FAR;
  for (const unit of unitsOf[GERMAN]) {
    const place = placeOf(field, unit);
    if (place !== NONE) nearest = Math.min(nearest, atlas.stepsTo(place, hex));
  }
  return nearest <= 3 ? 1 : nearest <= 6 ? 0.7 : 0.3;
}

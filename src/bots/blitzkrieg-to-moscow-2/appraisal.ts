/** What a position is worth to the German side, in points of the score: the whole judgement of the greedy player. */
import { holderOf, controllerOf, placeOf, unitsIn } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import type { Field } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field-types.ts';
import { overLimit } from '../../engine/games/blitzkrieg-to-moscow-2/rules/stacking.ts';
import { givesRecovery, hasLine, readSupply } from '../../engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import {
  HEX_COUNT,
  NONE,
  PLACE_COUNT,
  UNIT_COUNT,
  isHex,
  sideOfUnit,
} from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { CITY_LIST, FAR, GERMAN, SOVIET, stepsTo, type City } from './board.ts';
import { lossChance, readRaiders, reaches, type Raider } from './danger.ts';
import type { Scene } from './scene.ts';

/** How much the player makes of what, in points or shares of them. */
const WEIGHTS = {
  /** How surely a unit without a line surrenders: in the supply phase of this player-turn, or in the enemy's next. */
  cutOffNow: 0.9,
  cutOffLater: 0.5,
  /** A surrendered unit is worth more to the enemy than one eliminated: it comes back at double cost, or never. */
  surrender: 1.25,
  /** What a German city without a line is worth while the game goes on. */
  unsupplied: 0.35,
  /** How surely an open city falls to enemies in reach who move next, and to those who have moved already. */
  open: 0.6,
  openLater: 0.2,
  /** What is lost of a stack that is lost, or driven off. */
  stackLost: 0.5,
  cityLost: 0.6,
  /** What is left of the pull of a city with each step away from it, and the pull itself. */
  fade: 0.75,
  pull: 0.75,
  guard: 0.25,
  crowd: 0.5,
  crowdMost: 3,
} as const;

export function appraise(scene: Scene, field: Field): number {
  const raiders = readRaiders(scene, field);
  return appraiseCities(scene, field, raiders) + appraiseUnits(scene, field, raiders) + appraisePull(scene, field);
}

/** §14.2.2: what a city is worth in the end. */
const pointsOf = ({ doubled }: Scene, { hex, points }: City): number => (hex === doubled ? 2 : points);

function appraiseCities(scene: Scene, field: Field, raiders: readonly Raider[]): number {
  let sum = 0;
  for (const city of CITY_LIST) {
    const points = pointsOf(scene, city);
    const isGerman = controllerOf(field, city.hex) === GERMAN;
    const risk = riskOf(scene, field, city.hex, isGerman ? GERMAN : SOVIET, raiders);
    if (!isGerman) sum += points * risk;
    else sum += points * (1 - risk) * supplyShare(scene, field, city.hex);
  }
  return sum;
}

function supplyShare({ isLast }: Scene, field: Field, hex: number): number {
  if (hasLine(readSupply(field, GERMAN), hex)) return 1;
  return isLast ? 0 : WEIGHTS.unsupplied;
}

/** How surely a city changes hands before long. */
function riskOf(scene: Scene, field: Field, hex: number, owner: number, raiders: readonly Raider[]): number {
  const units = unitsIn(field, hex);
  if (owner !== scene.mover) {
    if (units.length > 0 || scene.turnsOf[scene.mover] === 0) return 0;
    return (scene.unitsOf[scene.mover] ?? []).some((unit) => isNear(scene, field, unit, hex)) ? WEIGHTS.openLater : 0;
  }
  if (scene.turnsOf[1 - scene.mover] === 0) return 0;
  if (units.length === 0) return raiders.some((raider) => reaches(raider, hex)) ? WEIGHTS.open : 0;
  return WEIGHTS.cityLost * lossChance(field, hex, units, raiders);
}

/** Whether a unit of the mover could come to a hex in its next turn. */
function isNear({ reach }: Scene, field: Field, unit: number, hex: number): boolean {
  const place = placeOf(field, unit);
  return place !== NONE && stepsTo(place, hex) <= (reach[unit] ?? 0);
}

function appraiseUnits(scene: Scene, field: Field, raiders: readonly Raider[]): number {
  const { mover, worth, fatigue } = scene;
  let sum = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const place = placeOf(field, unit);
    if (place === NONE) continue;
    const side = sideOfUnit(unit);
    let value = worth[unit] ?? 0;
    const supply = readSupply(field, side);
    if (isHex(place) && !hasLine(supply, place) && !isHold(scene, field, side, place))
      value *= 1 - WEIGHTS.surrender * cutOffChance(scene, side);
    if (field.spent[unit] === true) {
      const rests = side === mover && givesRecovery(supply, place);
      value -= (fatigue[unit] ?? 0) * (rests ? 0.1 : 1);
    }
    sum += side === GERMAN ? value : -value;
  }
  return sum + (mover === GERMAN ? -1 : 1) * appraiseStacks(scene, field, raiders);
}

/** What the enemy's next attacks, and stacks too high, are likely to cost the mover. */
function appraiseStacks(scene: Scene, field: Field, raiders: readonly Raider[]): number {
  const { mover, worth, turnsOf } = scene;
  let loss = 0;
  const isAttacked = (turnsOf[1 - mover] ?? 0) > 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (holderOf(field, hex) !== mover) continue;
    const units = unitsIn(field, hex);
    let sum = 0;
    let least = Infinity;
    for (const unit of units) {
      const here = worth[unit] ?? 0;
      sum += here;
      least = Math.min(least, here);
    }
    if (overLimit(units, mover) !== null) loss += least * 1.2;
    if (isAttacked) loss += WEIGHTS.stackLost * sum * lossChance(field, hex, units, raiders);
  }
  return loss;
}

/** §13.1: how surely a unit without a line surrenders. */
function cutOffChance({ mover, turnsOf }: Scene, side: number): number {
  if (side === mover) return WEIGHTS.cutOffNow;
  return turnsOf[side] === 0 ? 0 : WEIGHTS.cutOffLater;
}

/** §13.2.4, §14.2.2, §15.2.1: a Soviet city that holds out by itself. */
const isHold = ({ holds }: Scene, field: Field, side: number, hex: number): boolean =>
  side === SOVIET && holds.includes(hex) && controllerOf(field, hex) === SOVIET;

const CITY_COUNT = CITY_LIST.length;

/** What is left of the pull of each city in each place, `place * CITY_COUNT + city`. */
const FADED = Float64Array.from(
  { length: PLACE_COUNT * CITY_COUNT },
  (_, i) => WEIGHTS.fade ** stepsTo(Math.floor(i / CITY_COUNT), CITY_LIST[i % CITY_COUNT]?.hex ?? 0),
);

/** Units are drawn to the cities that matter to them, the first ones most. */
function appraisePull(scene: Scene, field: Field): number {
  let sum = 0;
  for (const side of [GERMAN, SOVIET]) {
    const drawn = drawUnits(scene.unitsOf[side] ?? [], field, readAims(scene, field, side));
    sum += side === GERMAN ? drawn : -drawn;
  }
  return sum;
}

/** How strongly each city draws the units of a side. */
export const readAims = (scene: Scene, field: Field, side: number): readonly number[] =>
  scene.turnsOf[side] === 0 ? [] : CITY_LIST.map((city) => aimOf(scene, field, city, side));

/** How strongly a place is drawn to any city. */
export function drawAt(aims: readonly number[], place: number): number {
  let most = 0;
  for (let city = 0; city < aims.length; city++)
    most = Math.max(most, (aims[city] ?? 0) * (FADED[place * CITY_COUNT + city] ?? 0));
  return most;
}

/** Each unit goes by the city that draws it most. */
function drawUnits(units: readonly number[], field: Field, aims: readonly number[]): number {
  const crowd = new Uint8Array(CITY_COUNT);
  let sum = 0;
  for (const unit of units) {
    const place = placeOf(field, unit);
    if (place === NONE) continue;
    let most = 0;
    let at = 0;
    for (let city = 0; city < CITY_COUNT; city++) {
      const here = (aims[city] ?? 0) * (FADED[place * CITY_COUNT + city] ?? 0);
      if (here > most) [most, at] = [here, city];
    }
    const before = crowd[at] ?? 0;
    crowd[at] = before + 1;
    sum += most / (1 + WEIGHTS.crowd * Math.min(before, WEIGHTS.crowdMost));
  }
  return sum;
}

/** How much a city draws the units of a side. */
function aimOf(scene: Scene, field: Field, city: City, side: number): number {
  const points = pointsOf(scene, city);
  const isGerman = controllerOf(field, city.hex) === GERMAN;
  if (side === GERMAN) return points * WEIGHTS.pull * (isGerman ? 0.2 : 1);
  if (!isGerman) return points * WEIGHTS.guard * threatTo(scene, field, city.hex);
  return points * WEIGHTS.guard * (unitsIn(field, city.hex).length === 0 ? 0.9 : 0.4);
}

/** How near Germans have come to a city. */
function threatTo({ unitsOf }: Scene, field: Field, hex: number): number {
  let nearest = FAR;
  for (const unit of unitsOf[GERMAN]) {
    const place = placeOf(field, unit);
    if (place !== NONE) nearest = Math.min(nearest, stepsTo(place, hex));
  }
  return nearest <= 3 ? 1 : nearest <= 6 ? 0.7 : 0.3;
}

/** The value of a position for the German side, in points of the score: the greedy player's whole evaluation. */
import { NONE } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import type { Field, Supply } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { controllerOf, placeOf, unitsIn } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { overLimit } from '../../engine/games/blitzkrieg-to-moscow-2/rules/stacking.ts';
import { givesRecovery, hasLine, readSupply } from '../../engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import { postsOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/zones.ts';
import { GERMAN, SOVIET } from './board.ts';
import { attackOn, comeTo, readEnemies } from './enemies.ts';
import { appraisePull } from './pull.ts';
import { type Enemies, pointsOf, type SearchContext } from './search-context.ts';

const MOST = 0.85;

/** The chance that the mover's units in a hex are lost to the enemy's next attack. */
function lossChance(
  context: SearchContext,
  field: Field,
  hex: number,
  units: readonly number[],
  enemies: Enemies,
): number {
  const { atlas, weights } = context;
  const attack = attackOn(context, enemies, hex);
  if (attack === 0) return 0;
  let defence = 0;
  for (const unit of units) defence += atlas.strengthOf(unit, field.spent[unit] === true);
  const ratio = (weights.share * attack) / Math.max(1, defence) - (atlas.isHardGround(hex) ? 1 : 0);
  return Math.min(MOST, Math.max(0, (ratio - weights.safe) / (weights.ruin - weights.safe)));
}

export const appraise = (context: SearchContext, field: Field): number =>
  context.memory.valueOf(field, () => appraiseAnew(context, field));

function appraiseAnew(context: SearchContext, field: Field): number {
  const enemies = readEnemies(context, field);
  const supplies = [readSupply(field, GERMAN), readSupply(field, SOVIET)] as const;
  return (
    appraiseCities(context, field, enemies, supplies[GERMAN]) +
    appraiseUnits(context, field, enemies, supplies) +
    appraisePull(context, field, enemies)
  );
}

function appraiseCities(context: SearchContext, field: Field, enemies: Enemies, supply: Supply): number {
  const { isLast, weights } = context;
  let sum = 0;
  for (const city of context.atlas.cities) {
    const points = pointsOf(context, city);
    const isGerman = controllerOf(field, city.hex) === GERMAN;
    const risk = riskOf(context, field, city.hex, isGerman ? GERMAN : SOVIET, enemies);
    if (!isGerman) sum += points * risk;
    else sum += points * (1 - risk) * (hasLine(supply, city.hex) ? 1 : isLast ? 0 : weights.unsupplied);
  }
  return sum;
}

function riskOf(context: SearchContext, field: Field, hex: number, owner: number, enemies: Enemies): number {
  const { mover, turnsOf, weights } = context;
  const units = unitsIn(field, hex);
  if (owner !== mover) {
    if (units.length > 0 || turnsOf[mover] === 0) return 0;
    return isNearAny(context, field, hex) ? weights.openLater : 0;
  }
  if (turnsOf[1 - mover] === 0) return 0;
  if (units.length === 0) return comeTo(context, enemies, hex) ? weights.open : 0;
  return weights.cityLost * lossChance(context, field, hex, units, enemies);
}

/** Returns true if one of the mover's units could reach a hex over empty country. */
function isNearAny({ atlas, mover, reach, unitsOf }: SearchContext, field: Field, hex: number): boolean {
  for (const unit of unitsOf[mover] ?? []) {
    const place = placeOf(field, unit);
    if (place !== NONE && atlas.stepsTo(place, hex) <= (reach[unit] ?? 0)) return true;
  }
  return false;
}

function appraiseUnits(
  context: SearchContext,
  field: Field,
  enemies: Enemies,
  [german, soviet]: readonly [Supply, Supply],
): number {
  const { tables: t } = context.atlas;
  const { mover, worth, fatigue } = context;
  let sum = 0;
  for (let unit = 0; unit < t.unitCount; unit++) {
    const place = placeOf(field, unit);
    if (place === NONE) continue;
    const side = t.sideOfUnit(unit);
    const supply = side === GERMAN ? german : soviet;
    let value = worth[unit] ?? 0;
    if (t.isHex(place) && !hasLine(supply, place) && !isHold(context, field, side, place))
      value *= 1 - context.weights.surrender * cutOffChance(context, side);
    if (field.spent[unit] === true) {
      const rests = side === mover && givesRecovery(supply, place);
      value -= (fatigue[unit] ?? 0) * (rests ? 0.1 : 1);
    }
    sum += side === GERMAN ? value : -value;
  }
  return sum + (mover === GERMAN ? -1 : 1) * appraiseStacks(context, field, enemies);
}

/** The mover's probable losses by the enemy's next attacks and by overstacking. */
function appraiseStacks(context: SearchContext, field: Field, enemies: Enemies): number {
  const { tables: t } = context.atlas;
  const { mover, worth, turnsOf } = context;
  let loss = 0;
  const isAttacked = (turnsOf[1 - mover] ?? 0) > 0;
  for (const hex of t.listHexes(postsOf(field, mover))) {
    const units = unitsIn(field, hex);
    const isOver = overLimit(t, units, mover) !== null;
    const chance = isAttacked ? lossChance(context, field, hex, units, enemies) : 0;
    // Most stacks are neither.
    if (!isOver && chance === 0) continue;
    let sum = 0;
    let least = Infinity;
    for (const unit of units) {
      const here = worth[unit] ?? 0;
      sum += here;
      least = Math.min(least, here);
    }
    if (isOver) loss += least * 1.2;
    loss += context.weights.stackLost * sum * chance;
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

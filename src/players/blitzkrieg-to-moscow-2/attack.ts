/** The value of an attack: each result of the die on the board, against the defence that hurts most. */
import { NONE, enemyOf } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { withControl, withSpent, withUnitsAt } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field-edit.ts';
import type { Field, RetreatGround } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { holderOf, placeOf, unitsIn } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { computeOddsStep } from '../../engine/games/blitzkrieg-to-moscow-2/rules/reckon.ts';
import { isRetreatOver, listRetreatSteps } from '../../engine/games/blitzkrieg-to-moscow-2/rules/retreat.ts';
import { zoneOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/zones.ts';
import { appraise } from './appraisal.ts';
import { type Atlas, type Chances, GERMAN, SOVIET } from './board.ts';
import type { SearchContext } from './search-context.ts';
import { type Search, gainFor } from './search.ts';

// Columns of attacks by number: the sums of `rules/reckon.ts` without reasons, for many calls (§11.3).

export interface Attacker {
  readonly unit: number;
  readonly strength: number;
  readonly isTank: boolean;
  readonly isAcrossRiver: boolean;
}

export const attackerOf = (atlas: Atlas, unit: number, isSpent: boolean, from: number, target: number): Attacker => ({
  unit,
  strength: atlas.strengthOf(unit, isSpent),
  isTank: atlas.tables.isTank(unit),
  isAcrossRiver: atlas.tables.isRiverBetween(from, target),
});

/** Independent of the attackers: ground, winter, and cards played (§11.3.4). */
export interface Circumstances {
  readonly target: number;
  readonly side: number;
  readonly turn: number;
  readonly cards: number;
}

/** §11.3.3, §11.3.4: the column of an attack against a defence. */
export function columnOf(atlas: Atlas, about: Circumstances, attackers: readonly Attacker[], defence: number): number {
  const { tables: t } = atlas;
  const { target, side, turn, cards } = about;
  const weather = t.weatherOf(turn);
  let attack = 0;
  let hasTank = false;
  let areAllAcross = weather.river && attackers.length > 0;
  for (const { strength, isTank: isArmoured, isAcrossRiver } of attackers) {
    attack += strength;
    hasTank ||= isArmoured;
    areAllAcross &&= isAcrossRiver;
  }
  let column = computeOddsStep(attack, defence) + cards;
  if (atlas.isHardGround(target)) column -= 1;
  if (areAllAcross) column -= 1;
  if (hasTank && weather.tankShift && t.terrainOf(target) === 'clear') column += 1;
  if (side === SOVIET && weather.sovietWinterShift) column += 1;
  return Math.min(t.columns, column);
}

export interface Stakes {
  readonly target: number;
  readonly side: number;
  readonly gone: number;
  readonly spentRetreat: number;
  readonly retreat: number;
  readonly defences: readonly Defence[];
}

/** A defence (§11.3.2): its strength, and its later cost. */
export interface Defence {
  readonly active: readonly number[];
  readonly strength: number;
  readonly cost: number;
}

/** §11.3.2, §11.6: all defences of a stack. `fixed` have chosen active defence, `open` may choose. */
export function listDefenceWays(
  { atlas, fatigue }: SearchContext,
  units: readonly number[],
  open: readonly number[],
  fixed: readonly number[] = [],
): readonly Defence[] {
  const ways: Defence[] = [];
  for (let choice = 0; choice < 1 << open.length; choice++) {
    const active = [...fixed, ...open.filter((_, i) => (choice >> i) % 2 === 1)];
    let strength = 0;
    let cost = 0;
    for (const unit of units) {
      const isActive = active.includes(unit);
      strength += atlas.strengthOf(unit, !isActive);
      if (isActive) cost += fatigue[unit] ?? 0;
    }
    if (strength > 0) ways.push({ active, strength, cost });
  }
  return ways;
}

export function listNear(field: Field, side: number, target: number): readonly number[] {
  const { tables: t } = field;
  const units: number[] = [];
  for (const near of t.neighboursOf(target)) if (holderOf(field, near) === side) units.push(...unitsIn(field, near));
  for (const area of t.areasBeside(target))
    for (const unit of unitsIn(field, area)) if (t.sideOfUnit(unit) === side) units.push(unit);
  return units;
}

/** The board after a retreat: each unit takes the first path that the rules offer. */
export function driveOff(
  { atlas, retreat: reading }: SearchContext,
  field: Field,
  side: number,
  target: number,
  becomesSpent: boolean,
): Field {
  const { tables: t } = atlas;
  const units = unitsIn(field, target);
  let after = withUnitsAt(field, units, NONE);
  const enemyZone = zoneOf(after, enemyOf(side));
  for (const unit of units) {
    const ground: RetreatGround = { reading, field: after, side, target, enemyZone };
    const path: number[] = [];
    while (!isRetreatOver(ground, unit, path)) {
      const [next] = listRetreatSteps(ground, unit, path);
      if (next === undefined) break;
      path.push(next);
    }
    const end = path[path.length - 1];
    // §10.5: in the rear it is out of the way, and worth little less than here.
    if (end === undefined || !isRetreatOver(ground, unit, path)) continue;
    after = withUnitsAt(after, [unit], end);
    const isSpent = !t.isArea(end) && (becomesSpent || field.spent[unit] === true);
    if (isSpent && !t.isMechanised(unit)) after = withSpent(after, unit, true);
  }
  return after;
}

/** A winner in the cleared hex (§11.5). */
export function enter(field: Field, unit: number, hex: number): Field {
  return withControl(withUnitsAt(field, [unit], hex), hex, field.tables.sideOfUnit(unit));
}

/** The unit that would advance: the strongest tank, or the strongest other unit. */
function listEntrants(atlas: Atlas, near: readonly number[], field: Field): readonly number[] {
  const { tables: t } = atlas;
  const strongest = (units: readonly number[]) =>
    units.reduce((best, unit) => {
      if (best === NONE) return unit;
      const isStronger =
        atlas.strengthOf(unit, field.spent[unit] === true) > atlas.strengthOf(best, field.spent[best] === true);
      return isStronger ? unit : best;
    }, NONE);
  const found = [strongest(near.filter(t.isTank)), strongest(near.filter((unit) => !t.isTank(unit)))];
  return found.filter((unit) => unit !== NONE);
}

export const exhausted = (field: Field, unit: number): Field =>
  field.tables.isMechanised(unit) ? withUnitsAt(field, [unit], NONE) : withSpent(field, unit, true);

export function openStakes(
  search: Search,
  target: number,
  near: readonly number[],
  defences: readonly Defence[],
): Stakes {
  const { context, field } = search;
  const enemy = holderOf(field, target);
  const side = enemyOf(enemy);
  const cleared = withUnitsAt(field, unitsIn(field, target), NONE);
  let gone = gainFor(search, side, appraise(context, cleared));
  let entrant = NONE;
  for (const unit of listEntrants(search.context.atlas, near, field)) {
    const gain = gainFor(search, side, appraise(context, exhausted(enter(cleared, unit, target), unit)));
    // The attacker is spent in any case, which is counted elsewhere.
    const price = context.fatigue[unit] ?? 0;
    if (gain + price > gone) [gone, entrant] = [gain + price, unit];
  }
  const driven = driveOff(context, field, enemy, target, false);
  const follow = (after: Field): Field =>
    entrant === NONE ? after : exhausted(enter(after, entrant, target), entrant);
  const price = entrant === NONE ? 0 : (context.fatigue[entrant] ?? 0);
  const retreat = gainFor(search, side, appraise(context, follow(driven))) + price;
  const worn = driveOff(context, field, enemy, target, true);
  const spentRetreat = gainFor(search, side, appraise(context, follow(worn))) + price;
  return { target, side, gone, spentRetreat, retreat, defences };
}

export const valueOf = (stakes: Stakes, { gone, spentRetreat, retreat }: Chances): number =>
  gone * stakes.gone + spentRetreat * stakes.spentRetreat + retreat * stakes.retreat;

export interface Plan {
  readonly units: readonly number[];
  readonly value: number;
}

export function valueOfAttack(
  search: Search,
  stakes: Stakes,
  attackers: readonly Attacker[],
  about: Circumstances,
): number {
  const isHero = search.heroHex === stakes.target && stakes.side === GERMAN;
  let least = Infinity;
  for (const { strength, cost } of stakes.defences) {
    const chances = search.context.atlas.chancesOf(columnOf(search.context.atlas, about, attackers, strength), isHero);
    least = Math.min(least, valueOf(stakes, chances) + (1 - chances.gone) * cost);
  }
  return least;
}

/** The best set of attackers that includes `joined`. */
export function planAttack(
  search: Search,
  stakes: Stakes,
  candidates: readonly number[],
  joined: readonly number[],
): Plan {
  const { field, context } = search;
  const about: Circumstances = { target: stakes.target, side: stakes.side, turn: context.turn, cards: 0 };
  const attacker = (unit: number): Attacker =>
    attackerOf(search.context.atlas, unit, field.spent[unit] === true, placeOf(field, unit), stakes.target);
  // Further ones add nothing.
  const free = candidates.filter((unit) => !joined.includes(unit)).slice(0, 8);
  const [fixed, others] = [joined.map(attacker), free.map(attacker)];
  let best: Plan = { units: joined, value: -Infinity };
  for (let choice = 0; choice < 1 << others.length; choice++) {
    const set = [...fixed, ...others.filter((_, i) => (choice >> i) % 2 === 1)];
    if (set.length === 0) continue;
    const value = valueOfAttack(search, stakes, set, about) - costOf(search, set);
    if (value > best.value + 1e-9) best = { units: set.map(({ unit }) => unit), value };
  }
  return best;
}

/** §11.3.7: an attacking unit is spent; near a source it soon recovers. */
function costOf({ context, field, rests }: Search, attackers: readonly Attacker[]): number {
  let cost = 0;
  for (const { unit } of attackers) {
    if (field.tables.isMechanised(unit)) cost += context.fatigue[unit] ?? 0;
    else if (field.spent[unit] !== true) cost += (context.fatigue[unit] ?? 0) * (rests(unit) ? 0.1 : 1) + EFFORT;
  }
  return cost;
}
/** Prefers not to attack without need. */
const EFFORT = 0.01;

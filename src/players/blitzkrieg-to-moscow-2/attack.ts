/** The value of an attack: each result of the die on the board, against the defence that hurts most. */
import { NONE, enemyOf } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { withMarch, withSpent, withUnitsAt } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field-edit.ts';
import type { Field, RetreatGround } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { holderOf, placeOf, unitsIn } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { computeOddsStep } from '../../engine/games/blitzkrieg-to-moscow-2/rules/reckon.ts';
import { isRetreatOver, listRetreatSteps } from '../../engine/games/blitzkrieg-to-moscow-2/rules/retreat.ts';
import { zoneOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/zones.ts';
import { appraise } from './appraisal.ts';
import { type Atlas, type Chances, GERMAN, SOVIET } from './board.ts';
import type { Results, SearchContext } from './search-context.ts';
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

/** Attackers together, as far as the column asks. */
export interface Force {
  readonly strength: number;
  readonly hasTank: boolean;
  /** §11.3.4: also without anybody. */
  readonly areAllAcross: boolean;
}

export const NO_FORCE: Force = { strength: 0, hasTank: false, areAllAcross: true };

export const joined = (force: Force, { strength, isTank, isAcrossRiver }: Attacker): Force => ({
  strength: force.strength + strength,
  hasTank: force.hasTank || isTank,
  areAllAcross: force.areAllAcross && isAcrossRiver,
});

/** §11.3.3, §11.3.4: the column of an attack against a defence, for at least one attacker. */
export function columnFor(atlas: Atlas, about: Circumstances, force: Force, defence: number): number {
  const { tables: t } = atlas;
  const { target, side, turn, cards } = about;
  const weather = t.weatherOf(turn);
  let column = computeOddsStep(force.strength, defence) + cards;
  if (atlas.isHardGround(target)) column -= 1;
  if (force.areAllAcross && weather.river) column -= 1;
  if (force.hasTank && weather.tankShift && t.terrainOf(target) === 'clear') column += 1;
  if (side === SOVIET && weather.sovietWinterShift) column += 1;
  return Math.min(t.columns, column);
}

export interface Stakes extends Results {
  readonly target: number;
  readonly side: number;
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
function driveOff({ retreat: reading }: SearchContext, field: Field, side: number, target: number): Field {
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
  }
  // The side that is up changes no path.
  return worn(
    after,
    units.filter((unit) => field.spent[unit] === true),
  );
}

/** §11.3.5: turns units in hexes to their spent side; a corps has none. */
function worn(field: Field, units: readonly number[]): Field {
  const { tables: t } = field;
  const tired = units.filter((unit) => t.isHex(placeOf(field, unit)) && !t.isMechanised(unit));
  return tired.reduce((after, unit) => withSpent(after, unit, true), field);
}

/** A winner in the cleared hex (§11.5), before it is spent. */
export const enter = (field: Field, unit: number, hex: number): Field => withMarch(field, [unit], hex, [hex]);

/** The same once it is spent (§11.3.7); a corps leaves nothing but the hex. */
function enterSpent(field: Field, unit: number, hex: number): Field {
  if (!field.tables.isMechanised(unit)) return exhausted(enter(field, unit, hex), unit);
  return withMarch(field, [unit], NONE, [hex]);
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
  const { field, results } = search;
  const side = enemyOf(holderOf(field, target));
  const entrants = listEntrants(search.context.atlas, near, field);
  const name = `${target} ${entrants.join(' ')}`;
  const made = results.get(name) ?? judgeResults(search, target, side, entrants);
  results.set(name, made);
  const { gone, spentRetreat, retreat } = made;
  return { gone, spentRetreat, retreat, target, side, defences };
}

function judgeResults(search: Search, target: number, side: number, entrants: readonly number[]): Results {
  const { context, field } = search;
  const stack = unitsIn(field, target);
  const cleared = withUnitsAt(field, stack, NONE);
  let gone = gainFor(search, side, appraise(context, cleared));
  let entrant = NONE;
  for (const unit of entrants) {
    const gain = gainFor(search, side, appraise(context, enterSpent(cleared, unit, target)));
    // The attacker is spent in any case, which is counted elsewhere.
    const price = context.fatigue[unit] ?? 0;
    if (gain + price > gone) [gone, entrant] = [gain + price, unit];
  }
  const driven = driveOff(context, field, enemyOf(side), target);
  const follow = (after: Field): Field => (entrant === NONE ? after : enterSpent(after, entrant, target));
  const price = entrant === NONE ? 0 : (context.fatigue[entrant] ?? 0);
  const retreat = gainFor(search, side, appraise(context, follow(driven))) + price;
  const spentRetreat = gainFor(search, side, appraise(context, follow(worn(driven, stack)))) + price;
  return { gone, spentRetreat, retreat };
}

export const valueOf = (stakes: Stakes, { gone, spentRetreat, retreat }: Chances): number =>
  gone * stakes.gone + spentRetreat * stakes.spentRetreat + retreat * stakes.retreat;

export interface Plan {
  readonly units: readonly number[];
  readonly value: number;
}

export function valueOfAttack(search: Search, stakes: Stakes, force: Force, about: Circumstances): number {
  const { atlas } = search.context;
  const isHero = search.heroHex === stakes.target && stakes.side === GERMAN;
  let least = Infinity;
  for (const { strength, cost } of stakes.defences) {
    const chances = atlas.chancesOf(columnFor(atlas, about, force, strength), isHero);
    least = Math.min(least, valueOf(stakes, chances) + (1 - chances.gone) * cost);
  }
  return least;
}

/** Further ones add nothing. */
const MOST_FREE = 8;

/** The best set of attackers that includes `named`. */
export function planAttack(
  search: Search,
  stakes: Stakes,
  candidates: readonly number[],
  named: readonly number[],
): Plan {
  const { field, context } = search;
  const about: Circumstances = { target: stakes.target, side: stakes.side, turn: context.turn, cards: 0 };
  const enlist = (unit: number): Enlisted => ({
    attacker: attackerOf(context.atlas, unit, field.spent[unit] === true, placeOf(field, unit), stakes.target),
    price: priceOf(search, unit),
  });
  const free = candidates.filter((unit) => !named.includes(unit)).slice(0, MOST_FREE);
  const musters = [named.map(enlist).reduce(withOne, NOBODY)];
  // Each further unit doubles the sets, so that their numbers are their bits.
  for (const one of free.map(enlist)) musters.push(...musters.map((muster) => withOne(muster, one)));
  let best: Plan = { units: named, value: -Infinity };
  for (let set = named.length === 0 ? 1 : 0; set < musters.length; set++) {
    const { force, cost } = musters[set] ?? NOBODY;
    const value = valueOfAttack(search, stakes, force, about) - cost;
    if (value > best.value + 1e-9) best = { units: [...named, ...free.filter((_, i) => (set >> i) % 2 === 1)], value };
  }
  return best;
}

interface Enlisted {
  readonly attacker: Attacker;
  readonly price: number;
}

/** Attackers together, and their price. */
interface Muster {
  readonly force: Force;
  readonly cost: number;
}
const NOBODY: Muster = { force: NO_FORCE, cost: 0 };

const withOne = ({ force, cost }: Muster, { attacker, price }: Enlisted): Muster => ({
  force: joined(force, attacker),
  cost: cost + price,
});

/** §11.3.7: an attacking unit is spent; near a source it soon recovers. */
function priceOf({ context, field, rests }: Search, unit: number): number {
  const fatigue = context.fatigue[unit] ?? 0;
  if (field.tables.isMechanised(unit)) return fatigue;
  return field.spent[unit] === true ? 0 : fatigue * (rests(unit) ? 0.1 : 1) + EFFORT;
}
/** Prefers not to attack without need. */
const EFFORT = 0.01;

/** Decides which units may attack which hex (§11.1, §11.2, §11.7). Places and units are given by number. */
import type { Reason } from '../../../kernel/types.ts';
import type { Side } from '../ids.ts';
import type { Move } from '../moves.ts';
import { NONE, enemyOf, known, sideAt, sideNo } from '../numbers.ts';
import { holderOf, placeOf, unitsIn } from './field.ts';
import type { Field } from '../tables.ts';
import { refusal } from './reason.ts';

const NOBODY: readonly number[] = [];

/** Returns true if a hex holds a unit that was not yet attacked in this phase (§11.1). */
const isFresh = (field: Field, hex: number): boolean =>
  unitsIn(field, hex).some((unit) => field.defended[unit] !== true);

const hasAttacker = (field: Field, us: number, place: number): boolean =>
  unitsIn(field, place).some((unit) => field.tables.sideOfUnit(unit) === us && field.attacked[unit] !== true);

/** Returns true if any unit next to a hex, on the map or in a rear area, can still attack it (§11.2, §11.7). */
const isInReach = (field: Field, us: number, hex: number): boolean =>
  field.tables.neighboursOf(hex).some((near) => holderOf(field, near) === us && hasAttacker(field, us, near)) ||
  field.tables.areasBeside(hex).some((area) => hasAttacker(field, us, area));

const isTarget = (field: Field, us: number, hex: number): boolean =>
  holderOf(field, hex) === enemyOf(us) && isFresh(field, hex) && isInReach(field, us, hex);

/** §11.1, §11.2: adds the hexes that a side can still attack, in the order of the data; returns their number. */
export function addTargets(field: Field, side: Side, moves: Move[]): number {
  const { tables: t } = field;
  const us = sideNo(side);
  const others = moves.length;
  for (let hex = 0; hex < t.hexCount; hex++) if (isTarget(field, us, hex)) moves.push(t.attackMove(hex));
  return moves.length - others;
}

export function hasTarget(field: Field, side: Side): boolean {
  const { tables: t, at } = field;
  const us = sideNo(side);
  // This loops over units, because a side has fewer units than hexes.
  return t
    .unitsOf(sideAt(enemyOf(us)))
    .some((unit) => t.isHex(known(at[unit])) && isTarget(field, us, known(at[unit])));
}

/** §11.2: why a hex holds nothing that a side could attack; null when it does. */
function explainEnemy(field: Field, us: number, place: number): Reason | null {
  const { tables: t } = field;
  if (!t.isHex(place)) return refusal('NO_ENEMY.area', '11.2', { place: t.placeId(place) });
  const holder = holderOf(field, place);
  if (holder === enemyOf(us)) return null;
  return refusal(holder === NONE ? 'NO_ENEMY' : 'NO_ENEMY.own', '11.2', { hex: t.placeId(place) });
}

export function explainTarget(field: Field, side: Side, place: number): Reason | null {
  const { tables: t } = field;
  const us = sideNo(side);
  const noEnemy = explainEnemy(field, us, place);
  if (noEnemy) return noEnemy;
  const hex = t.placeId(place);
  if (!isFresh(field, place)) return refusal('ALREADY_ATTACKED.target', '11.1', { hex });
  if (isInReach(field, us, place)) return null;
  const beside = [...t.neighboursOf(place), ...t.areasBeside(place)];
  if (beside.some((near) => unitsIn(field, near).some((unit) => t.sideOfUnit(unit) === us)))
    return refusal('ALREADY_ATTACKED.all', '11.1', { hex });
  const isAcrossWater = t
    .gridNeighbours(place)
    .some((near) => t.isWaterBetween(near, place) && holderOf(field, near) === us);
  return refusal(isAcrossWater ? 'WATER.target' : 'NOT_ADJACENT.target', '11.2', { hex });
}

/** §11.2: why a unit does not reach a hex to attack it; null when it does. No attack crosses water. */
function explainContact(field: Field, unit: number, hex: number): Reason | null {
  const { tables: t } = field;
  const place = placeOf(field, unit);
  if (place === NONE) return refusal('NOT_ON_MAP.attack', '11.2', { unit: t.unitId(unit) });
  if (t.isAdjacent(hex, place)) return null;
  const about = { unit: t.unitId(unit), from: t.placeId(place), hex: t.placeId(hex) };
  return t.isHex(place) && t.isWaterBetween(place, hex)
    ? refusal('WATER.attack', '11.2', about)
    : refusal('NOT_ADJACENT', '11.2', about);
}

/** §11.2: units of a side next to a hex; those used in this phase only for a tank action (§12.1). */
export const attackersOn = (field: Field, side: Side, target: number, isTankAction = false): readonly number[] =>
  field.tables.unitsOf(side).filter((unit) => {
    const place = placeOf(field, unit);
    return place !== NONE && field.tables.isAdjacent(target, place) && (isTankAction || field.attacked[unit] !== true);
  });

/** Units that may join an attack: next to the target, not named yet and not used in this phase, as moves. */
export function listAttackers(field: Field, side: Side, target: number, named: readonly string[] = []): Move[] {
  const { tables: t } = field;
  const moves: Move[] = [];
  for (const unit of attackersOn(field, side, target))
    if (!named.includes(t.unitId(unit))) moves.push(t.joinMove(unit));
  return moves;
}

export function explainAttacker(
  field: Field,
  side: Side,
  target: number,
  unit: number,
  named: readonly string[] = [],
): Reason | null {
  const { tables: t } = field;
  const id = t.unitId(unit);
  if (t.sideOfUnit(unit) !== sideNo(side)) return refusal('NOT_YOUR_UNIT', '2.2', { unit: id, side });
  if (named.includes(id)) return refusal('ONE_TARGET.twice', '11.2', { unit: id });
  const apart = explainContact(field, unit, target);
  if (apart) return apart;
  return field.attacked[unit] === true ? refusal('ALREADY_ATTACKED', '11.1', { unit: id }) : null;
}

/** §11.2: an attack needs an attacker. */
export const explainAssault = (named: readonly string[]): Reason | null =>
  named.length > 0 ? null : refusal('ONE_TARGET.nobody', '11.2');

/** §12.1: hexes that a unit could attack alone, attacked before or not, in the order of its six sides. */
export function attackableBy(field: Field, unit: number): readonly number[] {
  const { tables: t } = field;
  const place = placeOf(field, unit);
  if (place === NONE) return NOBODY;
  const enemy = enemyOf(t.sideOfUnit(unit));
  return t.neighboursOf(place).filter((near) => holderOf(field, near) === enemy);
}

/** §12.1: why a unit could not attack a hex on its own; null when it could. */
export const explainLoneAttack = (field: Field, unit: number, place: number): Reason | null =>
  explainEnemy(field, field.tables.sideOfUnit(unit), place) ?? explainContact(field, unit, place);

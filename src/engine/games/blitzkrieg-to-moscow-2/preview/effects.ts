/** Effects of moves apart from combat: cities, ends, crowds, and places without supply. */
import type { Line, Preview } from '../../../kernel/types.ts';
import { previewOf, type Warning } from '../../../kits/rehearsal/preview.ts';
import { otherSide, type HexId, type Side, type Spot, type UnitId } from '../ids.ts';
import { isAreaId, known, sideNo } from '../numbers.ts';
import type { Field, Tables, Walk } from '../tables.ts';
import { placeOf, readField, sideOf, unitState, unitsIn } from '../rules/field.ts';
import { explainEnd, listNextPlaces, readGround, readWalk, type Ground } from '../rules/movement.ts';
import { pointsOf } from '../rules/score.ts';
import { listExcess, wouldFit } from '../rules/stacking.ts';
import { hasLine, isIsolatedHold, readSupply } from '../rules/supply.ts';
import type { BtmState } from '../state.ts';

/** §11.3.7: these units become spent; corps are eliminated instead. */
export const spentEffects = (t: Tables, state: BtmState, units: readonly UnitId[], rule: string): readonly Line[] =>
  units
    .filter((unit) => !unitState(state, unit).spent)
    .map((unit) => ({
      key: t.isMechanised(t.unitNo(unit)) ? 'btm.effect.exhausted' : 'btm.effect.spent',
      params: { unit },
      rule,
    }));

/** §4.2: a city that changes hands, with its points as they are now (§14.2.2). */
export function takeEffects(t: Tables, state: BtmState, side: Side, hex: HexId): readonly Line[] {
  const city = t.cityAt(t.placeNo(hex));
  if (!city || state.germanHexes.includes(hex) === (side === 'german')) return [];
  return [{ key: 'btm.effect.takes', params: { hex, side, points: pointsOf(t, state, city) }, rule: '4.2' }];
}

/** §10.5: back with the next turn; after the last one not at all. */
export const trackEffect = (t: Tables, { turn }: BtmState): Line =>
  turn >= t.lastTurn
    ? { key: 'btm.effect.leaves-map', rule: '10.5' }
    : { key: 'btm.effect.to-track', params: { turn: turn + 1 }, rule: '10.5' };

/** The effects of the next step of a walk: a city, an end, a place without supply, or too many units. */
export function previewStep(t: Tables, state: BtmState, side: Side, walk: Walk, isBreakthrough: boolean): Preview {
  const to = t.placeId(known(walk.entered[walk.entered.length - 1]));
  if (isAreaId(to)) return previewOf([trackEffect(t, state)]);
  const unit = t.unitId(walk.unit);
  const effects = [...takeEffects(t, state, side, to)];
  const ground = readGround(t, state, sideNo(side));
  if (listNextPlaces(ground, walk).length === 0)
    effects.push(explainEnd(ground, walk) ?? { key: 'btm.effect.stops', params: { unit, hex: to }, rule: '10' });
  // A breakthrough move over the limit is no move at all (§8).
  const crowd = isBreakthrough ? [] : crowdWarnings(t, state, side, [unit], to, '8.3');
  return previewOf(effects, [
    ...crowd,
    ...supplyWarnings(t, state, unit, to, walk.entered),
    ...emptyCityWarnings(t, ground, side, walk),
  ]);
}

/** §4.2: a city left empty keeps its owner until an enemy enters; the warning names the enemies that are near enough. */
function emptyCityWarnings(
  t: Tables,
  { field, turn }: Ground,
  side: Side,
  { unit, from, entered }: Walk,
): readonly Warning[] {
  const city = t.cityAt(from);
  if (!city || entered.includes(from) || unitsIn(field, from).some((other) => other !== unit)) return [];
  const enemies = enemiesInReach(field, side, from, turn);
  if (enemies.length === 0) return [];
  const params = { unit: t.unitId(unit), hex: city.hex, enemies: enemies.map(t.unitId).join(',') };
  return [{ key: 'btm.warn.leaves-city', params, rule: '4.2' }];
}

/** §10: enemies of a side whose allowance reaches a hex, as far as distance alone tells. */
export function enemiesInReach(field: Field, side: Side, hex: number, turn: number): readonly number[] {
  const { tables: t } = field;
  const stepsTo = t.stepsTo(hex);
  return t
    .unitsOf(otherSide(side))
    .filter((enemy) => isNear(stepsTo[placeOf(field, enemy)], t.allowanceOf(enemy, turn)));
}

const isNear = (steps: number | undefined, allowance: number): boolean => steps !== undefined && steps <= allowance;

export const firstStep = (t: Tables, state: BtmState, unit: UnitId, to: Spot): Walk =>
  readWalk(t, unit, unitState(state, unit).place, [to]);

/** §8.3: more than may stay there once the movement phase is over. */
export function crowdWarnings(
  t: Tables,
  state: BtmState,
  side: Side,
  units: readonly UnitId[],
  to: Spot,
  rule: string,
): readonly Warning[] {
  const field = readField(t, state);
  const more = units.map(t.unitNo).filter((unit) => placeOf(field, unit) !== t.placeNo(to));
  if (wouldFit(field, sideNo(side), t.placeNo(to), more)) return [];
  const others = unitsIn(field, t.placeNo(to)).map(t.unitId).join(',');
  return [{ key: 'btm.warn.crowded', params: { hex: to, units: others }, rule }];
}

/** The position with a unit at the end of its way. The hexes on it are its side's by then, cities among them (§4.2). */
export function afterWalk<S extends Pick<BtmState, 'units' | 'germanHexes'>>(
  t: Tables,
  state: S,
  unit: UnitId,
  place: Spot,
  entered: readonly Spot[],
): S {
  const held = new Set(state.germanHexes);
  for (const id of entered.filter((one) => !isAreaId(one)))
    if (sideOf(t, unit) === 'german') held.add(id);
    else held.delete(id);
  const units = { ...state.units, [unit]: { ...unitState(state, unit), place } };
  return { ...state, units, germanHexes: [...held] };
}

/**
 * §13.1: as things are, a unit there would surrender in the next supply phase. Soviet units in a city that holds out
 * alone stay (§13.2.4).
 */
function supplyWarnings(
  t: Tables,
  state: BtmState,
  unit: UnitId,
  hex: HexId,
  entered: readonly number[],
): readonly Warning[] {
  const side = sideOf(t, unit);
  const after = afterWalk(t, state, unit, hex, entered.map(t.placeId));
  const field = readField(t, after);
  if (!t.isHex(t.placeNo(hex)) || hasLine(readSupply(field, sideNo(side)), t.placeNo(hex))) return [];
  if (side === 'soviet' && isIsolatedHold(t, after, t.placeNo(hex))) return [];
  return [{ key: 'btm.warn.no-supply', params: { unit, hex }, rule: '13.1' }];
}

export function excessWarnings(t: Tables, state: BtmState, side: Side): readonly Warning[] {
  const hexes = listExcess(readField(t, state), sideNo(side)).map(t.placeId);
  return hexes.length === 0 ? [] : [{ key: 'btm.warn.excess', params: { hexes: hexes.join(',') }, rule: '8.3' }];
}

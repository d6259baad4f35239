/** Facts that a line of moves has changed for a side, most important first. Cards are never read. */
import type { Line } from '../../kernel/types.ts';
import { joinIds } from '../../kits/pointing/lookup.ts';
import type { HexId, Side, UnitId } from './ids.ts';
import { enemyOf, sideNo } from './numbers.ts';
import { controllerOf, holderOf, placeOf, readField, unitsIn } from './rules/field.ts';
import { readGround, standOf } from './rules/movement.ts';
import { listReach } from './rules/reach.ts';
import { listSurrenders } from './rules/supply.ts';
import type { BtmState } from './state.ts';
import type { Field, Tables } from './tables.ts';

interface Compared {
  readonly t: Tables;
  readonly side: number;
  readonly before: BtmState;
  readonly after: BtmState;
  readonly then: Field;
  readonly now: Field;
}

export function listChanges(t: Tables, before: BtmState, after: BtmState, seat: Side): readonly Line[] {
  const side = sideNo(seat);
  const compared: Compared = { t, side, before, after, then: readField(t, before), now: readField(t, after) };
  const enemy = enemyOf(side);
  const [ownCut, enemyCut] = [cutChanges(compared, side), cutChanges(compared, enemy)];
  const opened = newIn(aimsOf(compared, side, true), aimsOf(compared, side, false));
  const barred = newIn(aimsOf(compared, enemy, false), aimsOf(compared, enemy, true));
  const isOwn = (city: number): boolean => controllerOf(compared.now, city) === side;
  return [
    ...hexesTold(t, 'btm.plan.takes', '4.2', takenCities(compared)),
    ...unitsTold(['btm.plan.cuts-off', 'btm.plan.cuts-off.many'], '13.1', enemyCut.lost),
    ...unitsTold(['btm.plan.destroys', 'btm.plan.destroys.many'], '11.3.7', lostUnits(compared, enemy)),
    ...unitsTold(['btm.plan.frees', 'btm.plan.frees.many'], '13.1', ownCut.freed),
    ...unitsTold(['btm.plan.strands', 'btm.plan.strands.many'], '13.1', ownCut.lost),
    ...hexesTold(t, 'btm.plan.guards', '4.2', guardedCities(compared)),
    ...hexesTold(t, 'btm.plan.bars', '10', barred.filter(isOwn)),
    ...hexesTold(
      t,
      'btm.plan.opens',
      '10',
      opened.filter((city) => !isOwn(city)),
    ),
    ...clearedHexes(compared).map((hex): Line => line('btm.plan.clears', '11.4', { hex: t.placeId(hex) })),
    ...facing(compared),
  ];
}

const line = (key: string, rule: string, params: Line['params'] = {}): Line => ({ key, params, rule });

const hexesTold = (t: Tables, key: string, rule: string, hexes: readonly number[]): readonly Line[] =>
  hexes.length === 0 ? [] : [line(key, rule, { hexes: joinIds(hexes.map(t.placeId)) })];

/** A clause has room for the names of this many units. */
const NAMED = 2;

const unitsTold = (
  [named, counted]: readonly [string, string],
  rule: string,
  units: readonly UnitId[],
): readonly Line[] =>
  units.length === 0
    ? []
    : [
        units.length > NAMED
          ? line(counted, rule, { n: units.length, units: joinIds(units) })
          : line(named, rule, { units: joinIds(units) }),
      ];

const newIn = (now: ReadonlySet<number>, then: ReadonlySet<number>): readonly number[] =>
  [...now].filter((one) => !then.has(one));

/** §4.2: cities that the side controls now. */
const takenCities = ({ t, side, then, now }: Compared): readonly number[] =>
  t.cityNumbers.filter((city) => controllerOf(now, city) === side && controllerOf(then, city) !== side);

/** §13.1: units on the map that have lost their line, and those that have one again. */
function cutChanges({ t, before, after, then, now }: Compared, side: number) {
  const cutIn = (state: BtmState, field: Field): ReadonlySet<number> => new Set(listSurrenders(state, field, side));
  const [old, found] = [cutIn(before, then), cutIn(after, now)];
  const isOnMap = (unit: number): boolean => t.isHex(placeOf(then, unit)) && t.isHex(placeOf(now, unit));
  return {
    lost: newIn(found, old).filter(isOnMap).map(t.unitId),
    freed: newIn(old, found).filter(isOnMap).map(t.unitId),
  };
}

const isLost = (state: BtmState, unit: UnitId): boolean =>
  ['eliminated', 'surrendered'].includes(state.units[unit]?.place ?? '');

const lostUnits = ({ t, before, after }: Compared, side: number): readonly UnitId[] =>
  t
    .unitsOf(side === 0 ? 'german' : 'soviet')
    .map(t.unitId)
    .filter((unit) => isLost(after, unit) && !isLost(before, unit));

const clearedHexes = ({ t, side, then, now }: Compared): readonly number[] =>
  t.hexIds
    .map(t.placeNo)
    .filter((hex) => holderOf(then, hex) === enemyOf(side) && holderOf(now, hex) !== enemyOf(side))
    .slice(0, 1);

/** §4.2: own cities that were empty within reach of an enemy, and have a unit now. */
function guardedCities(compared: Compared): readonly number[] {
  const { t, side, then, now } = compared;
  const exposed = aimsOf(compared, enemyOf(side), false);
  return t.cityNumbers.filter(
    (city) =>
      controllerOf(then, city) === side &&
      exposed.has(city) &&
      unitsIn(then, city).length === 0 &&
      holderOf(now, city) === side,
  );
}

/** §10: finds the cities that a unit of the side can enter with its next move, or attack after it. */
function aimsOf({ t, before, after, then, now }: Compared, side: number, isAfter: boolean): ReadonlySet<number> {
  const [state, field] = isAfter ? [after, now] : [before, then];
  const ground = readGround(t, state, side);
  const near = new Set<number>();
  for (const unit of t.unitsOf(side === 0 ? 'german' : 'soviet')) {
    const from = placeOf(field, unit);
    // A unit in a rear area moves onto the map as well.
    if (!t.isHex(from) && !t.isArea(from)) continue;
    if (t.isHex(from)) near.add(from);
    for (const walk of listReach(ground, { unit, from, entered: [] })) near.add(standOf(walk));
  }
  const enemy = enemyOf(side);
  const isAim = (city: number): boolean =>
    holderOf(field, city) === enemy ? t.neighboursOf(city).some((hex) => near.has(hex)) : near.has(city);
  return new Set(t.cityNumbers.filter((city) => controllerOf(field, city) !== side && isAim(city)));
}

/** §11.2: names the enemy stack that gained most attackers; one in a city comes first. */
function facing({ t, side, then, now }: Compared): readonly Line[] {
  const beside = (field: Field, hex: number): number =>
    t
      .neighboursOf(hex)
      .filter((near) => holderOf(field, near) === side)
      .reduce((sum, near) => sum + unitsIn(field, near).length, 0);
  const found = t.hexIds.flatMap((id: HexId) => {
    const hex = t.placeNo(id);
    if (holderOf(now, hex) !== enemyOf(side)) return [];
    const n = beside(now, hex);
    return n > beside(then, hex) ? [{ hex, n, rank: (t.cityAt(hex) ? 100 : 0) + n }] : [];
  });
  const [best] = found.sort((a, b) => b.rank - a.rank);
  return best ? [line('btm.plan.faces', '11.2', { hex: t.placeId(best.hex), n: best.n })] : [];
}

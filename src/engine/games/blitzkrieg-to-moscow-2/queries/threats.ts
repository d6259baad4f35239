/** The enemy moves that would leave a unit without supply (§13.2): the hexes that matter, and who can reach them. */
import type { UnitId } from '../ids.ts';
import { otherSide } from '../ids.ts';
import { enemyOf, known, sideNo } from '../numbers.ts';
import { afterWalk } from '../preview/effects.ts';
import { holderOf, placeOf, readField, sideOf } from '../rules/field.ts';
import { hasLine, readSupply } from '../rules/supply.ts';
import type { Tables } from '../tables.ts';
import type { BtmView } from '../view.ts';
import { readReach } from './reach.ts';
import type { SupplyThreat } from './types.ts';

/** Null for a unit off the map or without a line. */
export function readSupplyThreat(t: Tables, view: BtmView, unit: UnitId): SupplyThreat | null {
  const side = sideOf(t, unit);
  const isFed = (then: BtmView): boolean => {
    const field = readField(t, then);
    return hasLine(readSupply(field, sideNo(side)), placeOf(field, t.unitNo(unit)));
  };
  const place = view.units[unit]?.place ?? '';
  if (view.result !== null || !t.hexIds.includes(place) || !isFed(view)) return null;
  const enemy = otherSide(side);
  const field = readField(t, view);
  const spare = spareOf(t, view, enemyOf(sideNo(side)));
  const hexes =
    spare === null
      ? []
      : t.hexIds.filter((hex, no) => {
          if (!t.hasHex(t.land, no) || holderOf(field, no) === sideNo(side)) return false;
          return !isFed(afterWalk(t, view, spare, hex, [hex]));
        });
  if (view.phase !== 'movement' || view.side !== enemy) return { hexes, by: null };
  const by = t
    .unitsOf(enemy)
    .map(t.unitId)
    .flatMap((mover) =>
      readReach(t, view, mover)
        .filter(({ hex, path }) => !isFed(afterWalk(t, view, mover, hex, path)))
        .map(({ hex }) => ({ unit: mover, hex })),
    );
  return { hexes, by };
}

/** One more enemy unit: from off the map, so that it leaves no hex, and with a zone of control (§9.1) where one is left. */
function spareOf(t: Tables, view: BtmView, enemy: number): UnitId | null {
  const off = t
    .unitsOf(enemy === sideNo('german') ? 'german' : 'soviet')
    .filter((unit) => !t.hexIds.includes(known(view.units[t.unitId(unit)]).place));
  const anywhere = t.hexIds.findIndex((_, no) => t.hasHex(t.land, no));
  const found = off.find((unit) => t.hasZone(unit, anywhere)) ?? off[0];
  return found === undefined ? null : t.unitId(found);
}

/** Overlays of the ground: zones of control, supply and surrender. */
import { SIDES, type Side } from '../ids.ts';
import { placeOf, readField } from '../rules/field.ts';
import type { Field, Tables } from '../tables.ts';
import { hasLine, isIsolatedHold, lineFrom, listSurrenders, readSupply as supplyOf } from '../rules/supply.ts';
import { zoneMakers } from '../rules/zones.ts';
import { sideAt, sideNo } from '../numbers.ts';
import type { BtmView } from '../view.ts';
import { findCuts } from './cuts.ts';
import type { SupplyReading, SurrenderReading, ZoneReading } from './types.ts';

/** §9: the sides whose zones of control cover each hex. */
export function readZones(t: Tables, view: BtmView): readonly ZoneReading[] {
  const field = readField(t, view);
  return t.hexIds.flatMap((hex, no) =>
    SIDES.flatMap((side) => {
      const units = zoneMakers(field, sideNo(side), no).map(t.unitId);
      return units.length === 0 ? [] : [{ hex, side, units }];
    }),
  );
}

/** §13.2: supply of every unit on a hex: its line, or what cuts it off. */
export function readSupply(t: Tables, view: BtmView): readonly SupplyReading[] {
  const field = readField(t, view);
  const readings: SupplyReading[] = [];
  for (let unit = 0; unit < t.unitCount; unit++)
    if (t.isHex(placeOf(field, unit))) readings.push(readSupplyOf(view, field, unit));
  return readings;
}

function readSupplyOf(view: BtmView, field: Field, unit: number): SupplyReading {
  const { tables: t } = field;
  const side = t.sideOfUnit(unit);
  const place = placeOf(field, unit);
  const supply = supplyOf(field, side);
  const supplied = hasLine(supply, place);
  return {
    unit: t.unitId(unit),
    hex: t.placeId(place),
    supplied,
    holdsOut: !supplied && sideAt(side) === 'soviet' && isIsolatedHold(t, view, place),
    line: lineFrom(supply, place)?.map(t.placeId) ?? [],
    cut: supplied ? [] : findCuts(field, side, place),
  };
}

/** §13.1: units that would surrender if it were a side's supply phase now. */
export function readSurrender(t: Tables, view: BtmView, side: Side = view.side): readonly SurrenderReading[] {
  if (view.result !== null) return [];
  const field = readField(t, view);
  return listSurrenders(view, field, sideNo(side)).map((unit) => ({
    unit: t.unitId(unit),
    hex: t.placeId(placeOf(field, unit)),
    side,
  }));
}

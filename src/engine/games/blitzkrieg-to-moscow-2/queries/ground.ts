/** Overlays of the ground: zones of control, supply, surrender and reach. */
import { SIDES, type Side, type UnitId } from '../ids.ts';
import { placeOf, readField, unitsIn, type Field } from '../rules/field.ts';
import { endFault, explainEnd, mayMove, readGround, standOf, type Ground, type Walk } from '../rules/movement.ts';
import { listReach } from '../rules/reach.ts';
import { overLimit } from '../rules/stacking.ts';
import { hasLine, isIsolatedHold, lineFrom, listSurrenders, readSupply as supplyOf } from '../rules/supply.ts';
import { zoneMakers } from '../rules/zones.ts';
import { HEX_IDS, UNIT_COUNT, isHex, placeId, placeNo, sideAt, sideNo, sideOfUnit, unitId, unitNo } from '../tables.ts';
import type { BtmView } from '../view.ts';
import { findCuts } from './cuts.ts';
import type { ReachReading, SupplyReading, SurrenderReading, ZoneReading } from './types.ts';

/** §9: under whose zones of control each hex lies. */
export function readZones(view: BtmView): readonly ZoneReading[] {
  const field = readField(view);
  return HEX_IDS.flatMap((hex, no) =>
    SIDES.flatMap((side) => {
      const units = zoneMakers(field, sideNo(side), no).map(unitId);
      return units.length === 0 ? [] : [{ hex, side, units }];
    }),
  );
}

/** §13.2: supply of every unit on a hex: its line, or what cuts it off. */
export function readSupply(view: BtmView): readonly SupplyReading[] {
  const field = readField(view);
  const readings: SupplyReading[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (isHex(placeOf(field, unit))) readings.push(readSupplyOf(view, field, unit));
  return readings;
}

function readSupplyOf(view: BtmView, field: Field, unit: number): SupplyReading {
  const side = sideOfUnit(unit);
  const place = placeOf(field, unit);
  const supply = supplyOf(field, side);
  const supplied = hasLine(supply, place);
  return {
    unit: unitId(unit),
    hex: placeId(place),
    supplied,
    holdsOut: !supplied && sideAt(side) === 'soviet' && isIsolatedHold(view, place),
    line: lineFrom(supply, place)?.map(placeId) ?? [],
    cut: supplied ? [] : findCuts(field, side, place),
  };
}

/** §13.1: who would surrender, were it the supply phase of a side now. */
export function readSurrender(view: BtmView, side: Side = view.side): readonly SurrenderReading[] {
  if (view.result !== null) return [];
  const field = readField(view);
  return listSurrenders(view, field, sideNo(side)).map((unit) => ({
    unit: unitId(unit),
    hex: placeId(placeOf(field, unit)),
    side,
  }));
}

/** Where a unit begins: where it stands, or where it has come to on its way. */
function startOf({ question }: BtmView, field: Field, unit: number): Walk {
  const from = placeOf(field, unit);
  if (question?.at !== 'movement/path' || question.unit !== unitId(unit)) return { unit, from, entered: [] };
  return { unit, from, entered: question.path.map(placeNo) };
}

/** §10: where a unit can come to. */
export function readReach(view: BtmView, unit: UnitId): readonly ReachReading[] {
  const field = readField(view);
  const no = unitNo(unit);
  if (placeOf(field, no) < 0 || !mayMove(view, field, no)) return [];
  const ground = readGround(view, sideOfUnit(no));
  const first = startOf(view, field, no);
  return listReach(ground, first).map((walk) => readWalk(ground, walk, first.entered.length));
}

/** `walked`: places that were entered before. */
function readWalk(ground: Ground, walk: Walk, walked: number): ReachReading {
  const to = standOf(walk);
  const others = unitsIn(ground.field, to).filter((unit) => unit !== walk.unit);
  return {
    hex: placeId(to),
    steps: walk.entered.length,
    path: walk.entered.slice(walked).map(placeId),
    stops: endFault(ground, walk),
    reason: explainEnd(ground, walk),
    crowded: isHex(to) && overLimit([...others, walk.unit], ground.side) !== null,
  };
}

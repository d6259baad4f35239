/** Pockets (§13.1): units without supply with the ground that is left to them, and what would reopen their line. */
import { NO_WAY, countSteps } from '../../../kits/hex/grid.ts';
import type { BtmEvent } from '../events.ts';
import type { HexId, Side, UnitId } from '../ids.ts';
import { SIDES } from '../ids.ts';
import { known, enemyOf, sideNo } from '../numbers.ts';
import { holderOf, placeOf, readField } from '../rules/field.ts';
import { LONGEST_LINE, hasLine, isBlocked, listSurrenders, readSupply } from '../rules/supply.ts';
import { zoneOf } from '../rules/zones.ts';
import type { Field, Tables } from '../tables.ts';
import type { BtmView } from '../view.ts';
import { readReach } from './reach.ts';
import type { PocketReading } from './types.ts';

export function readPockets(t: Tables, view: BtmView, events: readonly BtmEvent[]): readonly PocketReading[] {
  if (view.result !== null) return [];
  const before = beforeEvents(view, events);
  return SIDES.flatMap((side) => {
    const units = cutOffIn(t, view, side);
    if (units.length === 0) return [];
    const known = new Set(before === null ? units : cutOffIn(t, before, side));
    return gatherPockets(readField(t, view), side, units).map((pocket) => ({
      ...pocket,
      side,
      isNew: pocket.units.some((unit) => !known.has(unit)),
      ...readWays(t, view, side, pocket),
    }));
  });
}

const cutOffIn = (t: Tables, view: BtmView, side: Side): readonly UnitId[] =>
  listSurrenders(view, readField(t, view), sideNo(side)).map(t.unitId);

/** The position before the last step moved or lost units; null where it did neither. */
function beforeEvents(view: BtmView, events: readonly BtmEvent[]): BtmView | null {
  const units = { ...view.units };
  const put = (unit: UnitId, place: string): void => {
    units[unit] = { ...known(units[unit]), place };
  };
  let germanHexes = view.germanHexes;
  let isChanged = false;
  for (const event of [...events].reverse()) {
    if (event.type === 'moved' || event.type === 'retreated' || event.type === 'advanced') put(event.unit, event.from);
    else if (event.type === 'eliminated') put(event.unit, event.place);
    else if (event.type === 'control') {
      const { hex, to } = event;
      germanHexes = to === 'german' ? germanHexes.filter((one) => one !== hex) : [...germanHexes, hex];
    } else continue;
    isChanged = true;
  }
  return isChanged ? { ...view, units, germanHexes } : null;
}

/** A pocket without its ways out. */
export interface Gathered {
  readonly units: readonly UnitId[];
  readonly hexes: readonly HexId[];
}

/** Units that can reach each other over ground without enemies share a pocket. */
export function gatherPockets(field: Field, side: Side, units: readonly UnitId[]): readonly Gathered[] {
  const { tables: t } = field;
  const left = new Set(units);
  return units.flatMap((unit) => {
    if (!left.has(unit)) return [];
    const ground = groundOf(field, side, placeOf(field, t.unitNo(unit)));
    const inside = units.filter((one) => left.has(one) && ground.has(placeOf(field, t.unitNo(one))));
    for (const one of inside) left.delete(one);
    return [{ units: inside, hexes: [...ground].map(t.placeId) }];
  });
}

/** Hexes without supply that a line from the unit could reach. */
function groundOf(field: Field, side: Side, from: number): ReadonlySet<number> {
  const { tables: t } = field;
  const supply = readSupply(field, sideNo(side));
  const isInside = (place: number): boolean => t.isHex(place) && !isBlocked(supply, place) && !hasLine(supply, place);
  const steps = countSteps(t.placeCount, [from], t.neighboursOf, isInside);
  return new Set([...steps.keys()].filter((place) => place === from || (steps[place] !== NO_WAY && isInside(place))));
}

/** Tries one more unit in each enemy zone near the pocket (§13.2.3), and looks who could move there. */
function readWays(
  t: Tables,
  view: BtmView,
  side: Side,
  { units, hexes }: Gathered,
): Pick<PocketReading, 'opens' | 'movers'> {
  const field = readField(t, view);
  const spare = t.unitsOf(side).find((unit) => !t.isHex(placeOf(field, unit))) ?? t.unitsOf(side).at(-1);
  if (spare === undefined) return { opens: [], movers: null };
  const near = countSteps(t.placeCount, hexes.map(t.placeNo), t.neighboursOf);
  const enemy = enemyOf(sideNo(side));
  const zone = zoneOf(field, enemy);
  const id = t.unitId(spare);
  const opens = t.hexIds.filter((hex, no) => {
    if (!t.hasHex(zone, no) || holderOf(field, no) === enemy || known(near[no]) > LONGEST_LINE) return false;
    const tried = { ...view, units: { ...view.units, [id]: { ...known(view.units[id]), place: hex, spent: false } } };
    const supply = readSupply(readField(t, tried), sideNo(side));
    return units.some((unit) => hasLine(supply, t.placeNo(known(view.units[unit]).place)));
  });
  const isOwnMovement = view.phase === 'movement' && view.side === side;
  const movers = isOwnMovement
    ? t
        .unitsOf(side)
        .map(t.unitId)
        .filter((unit) => readReach(t, view, unit).some(({ hex }) => opens.includes(hex)))
    : null;
  return { opens, movers };
}

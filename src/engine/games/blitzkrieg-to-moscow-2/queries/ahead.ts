/** Compares a move with the position before it: supply, cities, the enemy (§4.2, §10, §13), and the attacks it allows (§11). */
import { enemyOf, isAreaId, sideNo } from '../numbers.ts';
import { SIDES, otherSide, type HexId, type Side, type Spot, type UnitId } from '../ids.ts';
import { afterWalk, enemiesInReach } from '../preview/effects.ts';
import { holderOf, placeOf, readField, sideOf, unitsIn } from '../rules/field.ts';
import { LONGEST_LINE, hasLine, isIsolatedHold, lineFrom, listSurrenders, readSupply } from '../rules/supply.ts';
import type { Field, Tables } from '../tables.ts';
import type { BtmView } from '../view.ts';
import { findBest, isBetter, readOdds } from './attacks.ts';
import { gatherPockets } from './pockets.ts';
import type { AheadReading, AttackAhead, CutGround, GroundReading, ReachReading } from './types.ts';

export const readGrounds = (t: Tables, view: BtmView): readonly GroundReading[] => groundsOf(readField(t, view));

const groundsOf = (field: Field): readonly GroundReading[] =>
  SIDES.map((side) => ({ side, hexes: suppliedIn(field, side) }));

function suppliedIn(field: Field, side: Side): readonly HexId[] {
  const { tables: t } = field;
  const supply = readSupply(field, sideNo(side));
  const enemy = enemyOf(sideNo(side));
  return t.hexIds.filter((_, hex) => hasLine(supply, hex) && holderOf(field, hex) !== enemy);
}

const cutOffIn = (t: Tables, view: BtmView, field: Field, side: Side): readonly UnitId[] =>
  listSurrenders(view, field, sideNo(side)).map(t.unitId);

const without = (units: readonly UnitId[], others: readonly UnitId[]): readonly UnitId[] =>
  units.filter((unit) => !others.includes(unit));

export function readAhead(t: Tables, view: BtmView, unit: UnitId, reach: ReachReading): AheadReading {
  const { hex, steps, stops } = reach;
  const side = sideOf(t, unit);
  const enemy = otherSide(side);
  const from = view.units[unit]?.place ?? '';
  const entered = [...enteredBefore(view, unit), ...reach.path];
  const after = afterWalk(t, view, unit, hex, entered);
  const [now, then] = [readField(t, view), readField(t, after)];
  const cut = (one: Side) => ({ before: cutOffIn(t, view, now, one), after: cutOffIn(t, after, then, one) });
  const [own, other] = [cut(side), cut(enemy)];
  return {
    unit,
    hex,
    steps,
    most: t.allowanceOf(t.unitNo(unit), view.turn),
    stops,
    ground: groundThatStops(t, unit, hex),
    ...supplyAt(t, after, then, side, hex),
    longest: LONGEST_LINE,
    cutsOff: without(other.after, other.before),
    strands: without(own.after, [...own.before, unit]),
    staysCut: other.after.filter((one) => other.before.includes(one)),
    staysStranded: own.after.filter((one) => one !== unit && own.before.includes(one)),
    relieves: without(own.before, own.after),
    takes: takenOn(t, view, side, entered),
    leaves: leftEmpty(t, view, then, side, from),
    grounds: groundsOf(then),
    pockets: SIDES.flatMap((one): readonly CutGround[] =>
      gatherPockets(then, one, cutOffIn(t, after, then, one)).map((pocket) => ({ side: one, ...pocket })),
    ),
  };
}

/** Places of the way that the unit has gone already. */
function enteredBefore({ question }: BtmView, unit: UnitId): readonly Spot[] {
  if (question?.at === 'movement/path') return question.unit === unit ? question.path : [];
  if (question?.at !== 'breakthrough/path' || question.plan.how !== 'move') return [];
  const last = question.plan.moves.at(-1);
  return last?.units.includes(unit) ? last.path : [];
}

/** §10.2: forest ends the move of a tank, marsh and mountain that of any unit. */
function groundThatStops(t: Tables, unit: UnitId, place: Spot): AheadReading['ground'] {
  const terrain = isAreaId(place) ? null : t.terrainOf(t.placeNo(place));
  if (terrain === 'marsh' || terrain === 'mountain') return terrain;
  return terrain === 'forest' && t.isTank(t.unitNo(unit)) ? terrain : null;
}

function supplyAt(
  t: Tables,
  after: BtmView,
  field: Field,
  side: Side,
  place: Spot,
): Pick<AheadReading, 'supply' | 'line'> {
  const no = t.placeNo(place);
  if (!t.isHex(no)) return { supply: 'rear', line: [] };
  const line = lineFrom(readSupply(field, sideNo(side)), no);
  if (line !== null) return { supply: 'line', line: line.map(t.placeId) };
  return { supply: side === 'soviet' && isIsolatedHold(t, after, no) ? 'holds-out' : 'none', line: [] };
}

const takenOn = (t: Tables, view: BtmView, side: Side, entered: readonly Spot[]): readonly HexId[] =>
  entered.filter(
    (place) => t.cityAt(t.placeNo(place)) !== null && view.germanHexes.includes(place) !== (side === 'german'),
  );

function leftEmpty(t: Tables, view: BtmView, field: Field, side: Side, from: string): AheadReading['leaves'] {
  const no = t.placeNo(from);
  const city = t.cityAt(no);
  if (!city || unitsIn(field, no).length > 0 || view.germanHexes.includes(from) !== (side === 'german')) return null;
  const enemies = enemiesInReach(field, side, no, view.turn).map(t.unitId);
  return enemies.length === 0 ? null : { hex: city.hex, enemies };
}

/** A unit without a way to a better place attacks from where it is; in a breakthrough it moves or attacks (§12.1). */
export function readAttackAhead(
  t: Tables,
  view: BtmView,
  target: HexId,
  unit: UnitId | null,
  reach: readonly ReachReading[],
): AttackAhead | null {
  const now = readOdds(t, view).find((one) => one.target === target);
  let best: AttackAhead | null = now ? { ...now, from: null } : null;
  if (unit === null || view.phase !== 'movement') return best;
  const no = t.placeNo(target);
  for (const { hex, path } of reach) {
    if (!t.isAdjacent(no, t.placeNo(hex))) continue;
    const after = afterWalk(t, view, unit, hex, path);
    const field = readField(t, after);
    if (placeOf(field, t.unitNo(unit)) < 0) continue;
    const found = findBest(after, field, no);
    if (found?.units.includes(unit) && (best === null || isBetter(found.reckoning, best.reckoning)))
      best = { ...found, from: hex };
  }
  return best;
}

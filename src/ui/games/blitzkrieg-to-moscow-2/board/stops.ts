import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { AREAS, isArea } from '../lookup.ts';
import type { Spot } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { spaceRef, unitRef } from '../../../../engine/kits/pointing/targets.ts';
import type { BoardStop } from '../../../board/board-steps.ts';
import { boxPath } from '../../../board/hex-geometry.ts';
import type { FocusTargets } from '../../../board/place-marks.ts';
import type { Rect } from '../../../board/viewport-math.ts';
import { COUNTER } from './counter.tsx';
import { areaOutline, hexOutline, spotCentre } from './layout.ts';
import type { BoardNames } from './names.ts';
import { SPREAD, fanBox } from './placed-counters.ts';
import type { PlacedCounter } from './placed-counters.ts';

const outlines = new Map<Spot, string>();
/** What never moves is made once. */
function outlineOf(spot: Spot): string {
  const known = outlines.get(spot);
  if (known !== undefined) return known;
  const made = isArea(spot) ? areaOutline(spot) : hexOutline(spot, 0.985);
  outlines.set(spot, made);
  return made;
}

const spotsOf = new WeakMap<BtmFacts, readonly Spot[]>();
/** Rear areas of the west, then hexes line by line from the north-west, then the east. */
export function spotsInOrder(facts: BtmFacts): readonly Spot[] {
  const known = spotsOf.get(facts);
  if (known) return known;
  const hexes = [...facts.hexes].sort((a, b) => b.row - a.row || a.col - b.col).map(({ id }) => id);
  const areas = (side: string) => AREAS.filter((area) => facts.areas[area].side === side);
  const spots = [...areas('german'), ...hexes, ...areas('soviet')];
  spotsOf.set(facts, spots);
  return spots;
}

/** Everything on the board that can be pointed at: a place, then what stands on it, the uppermost last. */
export function boardStops(
  facts: BtmFacts,
  counters: readonly PlacedCounter[],
  targets: FocusTargets,
  names: BoardNames,
): readonly BoardStop[] {
  const bySpot = new Map<Spot, PlacedCounter[]>();
  for (const counter of counters) bySpot.set(counter.spot, [...(bySpot.get(counter.spot) ?? []), counter]);
  const fan = fanBox(counters);
  return spotsInOrder(facts).flatMap((spot) => {
    const here = [...(bySpot.get(spot) ?? [])].sort((a, b) => a.level - b.level);
    const isFanned = fan !== null && here.some((counter) => counter.isFanned);
    const mark = targets.get(spaceRef(spot)) ?? null;
    const space: BoardStop = {
      id: spaceRef(spot),
      space: spot,
      kind: 'space',
      path: isFanned ? outlineOf(spot) + frame(fan) : outlineOf(spot),
      ...spotCentre(spot),
      label: names.spot(spot, mark),
      mark,
      ...(isFanned ? { isRaised: true } : {}),
    };
    return [space, ...here.map((counter) => pieceStop(counter, targets, names))];
  });
}

function pieceStop({ unit, spot, at, isFanned }: PlacedCounter, targets: FocusTargets, names: BoardNames): BoardStop {
  const mark = targets.get(unitRef(unit.id)) ?? null;
  const side = isFanned ? COUNTER * SPREAD : COUNTER;
  return {
    id: unitRef(unit.id),
    space: spot,
    kind: 'piece',
    path: boxPath(at, side, side),
    ...at,
    label: names.unit(unit.id, mark),
    hint: names.unitName(unit.id),
    mark,
    ...(isFanned ? { isRaised: true } : {}),
  };
}

const frame = ({ x, y, width, height }: Rect): string =>
  boxPath({ x: x + width / 2, y: y + height / 2 }, width, height);

import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { AREAS, isArea, isSpotName, findHex } from '../lookup.ts';
import type { Spot, UnitId, AreaId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { groupBy, makeIndex } from '../../../../engine/kits/pointing/lookup.ts';
import { spaceRef, unitRef, parseTarget } from '../../../../engine/kits/pointing/targets.ts';
import {
  type BoardStop,
  type Mark,
  type Arrow,
  type FocusTargets,
  markPlaces,
  pieceStop,
  type PlaceMark,
} from '../../../board/board-steps.ts';
import { rectPath, type Place } from '../../../board/hex-geometry.ts';
import { COUNTER } from './counter.tsx';
import { areaOutline, hexOutline, spotCentre, areaBox, neighboursTowards as cellsTowards } from './layout.ts';
import type { Lang } from '../../../../i18n/format.ts';
import type { BoardWords } from '../../../board/board-words.ts';
import type { ChartWords } from './map-chart.tsx';
import { SPREAD, fanBox, type PlacedCounter } from './placed-counters.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';

export interface BoardNames extends BoardWords {
  readonly lang: Lang;
  /** The print next to the map; the same object as long as the language is the same. */
  readonly chart?: ChartWords;
  /** Full accessible name of a hex or rear area: place, terrain, control, units, and what `mark` says of it. */
  readonly spot: (spot: Spot, mark: Mark | null) => string;
  /** Full accessible name of a unit: name, strengths, place, spent or not, and what `mark` says of it. */
  readonly unit: (unit: UnitId, mark: Mark | null) => string;
  /** The name of a unit alone. */
  readonly unitName: (unit: UnitId) => string;
  readonly ratio: (column: number) => string;
}

/** The outlines of rear areas of the west, then of hexes line by line from the north-west, then of the east. */
const outlinesOf = makeIndex((facts: BtmFacts): ReadonlyMap<Spot, string> => {
  const hexes = [...facts.hexes].sort((a, b) => b.row - a.row || a.col - b.col);
  const areas = (side: string) =>
    AREAS.flatMap((area) => (facts.areas[area].side === side ? [[area, areaOutline(area)] as const] : []));
  const outlines = hexes.map(({ id }) => [id, hexOutline(id, 0.985)] as const);
  return new Map<Spot, string>([...areas('german'), ...outlines, ...areas('soviet')]);
});

/** Everything on the board that can be pointed at: each place, then its pieces, the uppermost last. */
export function boardStops(
  facts: BtmFacts,
  counters: readonly PlacedCounter[],
  targets: FocusTargets,
  names: BoardNames,
): readonly BoardStop[] {
  const bySpot = groupBy(counters, ({ spot }) => spot);
  const fan = fanBox(counters);
  return [...outlinesOf(facts)].flatMap(([spot, outline]) => {
    const here = [...(bySpot.get(spot) ?? [])].sort((a, b) => a.level - b.level);
    const isFanned = fan !== null && here.some((counter) => counter.isFanned);
    const mark = targets.get(spaceRef(spot)) ?? null;
    const space: BoardStop = {
      id: spaceRef(spot),
      space: spot,
      kind: 'space',
      path: isFanned ? outline + rectPath(fan) : outline,
      ...spotCentre(spot),
      label: names.spot(spot, mark),
      mark,
      ...(isFanned ? { isRaised: true } : {}),
    };
    return [space, ...here.map((counter) => counterStop(counter, targets, names))];
  });
}

function counterStop({ unit, spot, at, isFanned }: PlacedCounter, targets: FocusTargets, names: BoardNames): BoardStop {
  const { id } = unit;
  const side = isFanned ? COUNTER * SPREAD : COUNTER;
  const label = (mark: Mark | null) => names.unit(id, mark);
  const piece = { id: unitRef(id), space: spot, at, width: side, height: side, label, hint: names.unitName(id) };
  return { ...pieceStop(piece, targets), ...(isFanned ? { isRaised: true } : {}) };
}

export const fightOf = ({ combat }: BtmView): readonly TargetRef[] => (combat ? [spaceRef(combat.target)] : []);

/** Places with a rim: targets, the places of what is selected, and where a combat is fought. */
export function spotMarks(
  facts: BtmFacts,
  view: BtmView,
  targets: FocusTargets,
  selected: readonly TargetRef[],
): readonly PlaceMark[] {
  return markPlaces(
    [...outlinesOf(facts).keys()],
    targets,
    new Set(selected.map((target) => rimmedSpot(target, view))),
  );
}

export function rimmedSpot(target: TargetRef, view: BtmView): Spot | null {
  const spot = spotOf(target, view);
  return spot !== null && isArea(spot) && parseTarget(target).kind === 'unit' ? null : spot;
}

/** The hex or rear area of a target; null for cards, buttons, and units that are elsewhere. */
function spotOf(target: TargetRef, view: BtmView): Spot | null {
  const { kind, id } = parseTarget(target);
  const place = kind === 'space' ? id : kind === 'unit' ? view.units[id]?.place : undefined;
  return place !== undefined && isSpotName(place) ? place : null;
}

/** The position of a target: for a unit in a rear area, the head of its column. */
export function placeOf(target: TargetRef, view: BtmView): Place | null {
  const spot = spotOf(target, view);
  if (spot === null) return null;
  if (!isArea(spot)) return spotCentre(spot);
  const { x, y, width } = areaBox(spot);
  return parseTarget(target).kind === 'unit' ? { x: x + width / 2, y: y + FIRST_ROW } : spotCentre(spot);
}
const FIRST_ROW = 52;

/**
 * The spots that an arrow key leads to: the hexes in that direction, or at the edge of the map the rear area there. From
 * a rear area the arrows lead to its neighbouring hexes and areas.
 */
export function neighboursTowards(facts: BtmFacts, spot: Spot, arrow: Arrow): readonly Spot[] {
  if (isArea(spot)) return fromArea(facts, spot, arrow);
  const hexes = cellsTowards(spot, arrow).filter((id) => findHex(facts, id) !== null);
  return hexes.length > 0
    ? hexes
    : AREAS.filter((area) => facts.areas[area].adjacentHexes.includes(spot) && liesThatWay(spot, area, arrow));
}

function liesThatWay(from: Spot, to: Spot, arrow: Arrow): boolean {
  const [a, b] = [spotCentre(from), spotCentre(to)];
  if (arrow === 'left') return b.x < a.x;
  if (arrow === 'right') return b.x > a.x;
  // Rear areas are at the sides of the map: up and down hardly ever mean them.
  return false;
}

function fromArea(facts: BtmFacts, area: AreaId, arrow: Arrow): readonly Spot[] {
  const { side, adjacentHexes } = facts.areas[area];
  if (arrow === 'left' || arrow === 'right') return adjacentHexes.filter((hex) => liesThatWay(area, hex, arrow));
  const own = AREAS.filter((other) => facts.areas[other].side === side);
  const next = own[own.indexOf(area) + (arrow === 'up' ? -1 : 1)];
  return next === undefined ? [] : [next];
}

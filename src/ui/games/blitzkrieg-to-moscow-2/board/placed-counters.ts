import type { BtmFacts, UnitFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { AreaId, Spot } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { groupBy } from '../../../../engine/kits/pointing/lookup.ts';
import type { Place } from '../../../board/hex-geometry.ts';
import type { Rect } from '../../../board/viewport-math.ts';
import { isArea, isSpotName } from '../lookup.ts';
import { COUNTER, STRIP } from './counter.tsx';
import { areaFloor, hexCentre } from './layout.ts';

export interface PlacedCounter {
  readonly unit: UnitFacts;
  readonly spot: Spot;
  readonly at: Place;
  readonly level: number;
  /** Units in the stack, said on the uppermost; 0 where a glance counts them. */
  readonly count: number;
  readonly isFanned: boolean;
  /** Under another of its hex, so that only its lower edge is seen. */
  readonly isUnder: boolean;
}

/** A stack is drawn a little higher than a single counter, so that its strip hides little of the hexes south of it. */
export const LIFT = -12;
const IN_SIGHT = 2;
export const SPREAD = 1.25;
const FAN = COUNTER * SPREAD + 6;
/** Stacks are above the counters of other hexes, which would hide their strips. */
const STACKED = 10;
export const FANNED = 100;

/** In a rear area: room above and below its counters, between two of them, and the least that shows of one under another. */
const AREA_PAD = 4;
const AREA_GAP = 4;
const LEAST_STEP = 22;

type Units = BtmView['units'];

/** All counters on the board; `fanned` is the place whose stack is spread out. */
export function placeUnits(facts: BtmFacts, units: Units, fanned: Spot | null): readonly PlacedCounter[] {
  const standing = facts.units.flatMap((unit) => {
    const spot = units[unit.id]?.place;
    return spot !== undefined && isSpotName(spot) ? { unit, spot } : [];
  });
  return [...groupBy(standing, ({ spot }) => spot)].flatMap(([spot, stack]) => {
    const place = isArea(spot) ? inArea(spot, stack.length) : inHex(spot, stack.length, spot === fanned);
    return stack.map(({ unit }, i): PlacedCounter => ({
      unit,
      spot,
      ...place(i),
      isFanned: spot === fanned && stack.length > 1,
      isUnder: i > 0 && !isArea(spot) && spot !== fanned,
    }));
  });
}

type PlaceOf = (index: number) => Pick<PlacedCounter, 'at' | 'level' | 'count'>;

function inHex(hex: Spot, n: number, isFanned: boolean): PlaceOf {
  const { x, y } = hexCentre(hex);
  if (n === 1) return () => ({ at: { x, y }, level: 1, count: 0 });
  if (isFanned) return (i) => ({ at: { x: x + (i - (n - 1) / 2) * FAN, y }, level: FANNED + n - i, count: 0 });
  return (i) => ({
    at: { x, y: y + LIFT + Math.min(i, IN_SIGHT - 1) * STRIP },
    level: STACKED + n - i,
    count: i === 0 && n > IN_SIGHT ? n : 0,
  });
}

/** One column. Many counters overlap, each with its name visible, and the last one shows how many are under it. */
function inArea(area: AreaId, n: number): PlaceOf {
  const { x, y, width, height } = areaFloor(area);
  const room = height - 2 * AREA_PAD - COUNTER;
  const step = n > 1 ? Math.min(COUNTER + AREA_GAP, Math.max(LEAST_STEP, room / (n - 1))) : 0;
  const last = Math.max(0, Math.floor(room / (step || 1)));
  return (i) => ({
    at: { x: x + width / 2, y: y + AREA_PAD + COUNTER / 2 + Math.min(i, last) * step },
    level: i,
    count: i === n - 1 && n > last + 1 ? n - last : 0,
  });
}

/** The number of units in each hex that has any. */
export function takenHexes(counters: readonly PlacedCounter[]): Readonly<Record<string, number>> {
  const taken: Record<string, number> = {};
  for (const { spot } of counters) if (!isArea(spot)) taken[spot] = (taken[spot] ?? 0) + 1;
  return taken;
}

/** The ground under a spread stack; null where none is spread. */
export function fanBox(counters: readonly PlacedCounter[]): Rect | null {
  const spread = counters.filter((counter) => counter.isFanned && !isArea(counter.spot));
  const [first] = spread;
  if (!first) return null;
  const xs = spread.map(({ at }) => at.x);
  const margin = (COUNTER * SPREAD) / 2 + 8;
  const x = Math.min(...xs) - margin;
  return { x, y: first.at.y - margin, width: Math.max(...xs) + margin - x, height: 2 * margin };
}

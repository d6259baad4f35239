import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { UnitFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/data-types.ts';
import type { AreaId, Spot } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { Place } from '../../../board/hex-geometry.ts';
import type { Rect } from '../../../board/viewport-math.ts';
import { isArea, isSpotName } from '../lookup.ts';
import { COUNTER } from './counter.tsx';
import { areaBox, hexCentre } from './layout.ts';

/** Where the counters stand. */
export interface PlacedCounter {
  readonly unit: UnitFacts;
  readonly spot: Spot;
  readonly at: Place;
  /** What lies above has the greater number. */
  readonly level: number;
  /** Units in the stack, said on the uppermost; 0 where a glance counts them. */
  readonly count: number;
  /** In a stack that is spread out. */
  readonly isFanned: boolean;
}

/** Counters stand a little above the middle, clear of the name of a city. */
const LIFT = -2;
/** From one counter of a stack to the next below it: 13 in all (look.md §7). */
const STEP = { x: -10, y: -8 };
/** How many of a stack can be distinguished; the rest lie below and are counted. */
const IN_SIGHT = 2;
/** From one counter of a spread stack to the next. */
const FAN = COUNTER + 4;
/** A stack that is spread out lies above all others. */
export const FANNED = 100;

/** Room in a rear area: its name above, then rows of counters. */
const AREA_TOP = 54;
const AREA_PAD = 12;
const CELL = COUNTER + 12;

type Units = BtmView['units'];

/** Units by the hex or rear area they stand in, in the order of the data. */
export function stacksOf(facts: BtmFacts, units: Units): ReadonlyMap<Spot, readonly UnitFacts[]> {
  const stacks = new Map<Spot, UnitFacts[]>();
  for (const unit of facts.units) {
    const place = units[unit.id]?.place;
    if (place === undefined || !isSpotName(place)) continue;
    const stack = stacks.get(place);
    if (stack) stack.push(unit);
    else stacks.set(place, [unit]);
  }
  return stacks;
}

/** All counters on the board; `fanned` is the place whose stack is spread out. */
export function placeUnits(facts: BtmFacts, units: Units, fanned: Spot | null): readonly PlacedCounter[] {
  return [...stacksOf(facts, units)].flatMap(([spot, stack]) => {
    const place = isArea(spot) ? inArea(spot, stack.length) : inHex(spot, stack.length, spot === fanned);
    return stack.map((unit, i): PlacedCounter => ({
      unit,
      spot,
      ...place(i),
      isFanned: spot === fanned && stack.length > 1,
    }));
  });
}

type PlaceOf = (index: number) => Pick<PlacedCounter, 'at' | 'level' | 'count'>;

function inHex(hex: Spot, n: number, isFanned: boolean): PlaceOf {
  const { x, y: middle } = hexCentre(hex);
  const y = middle + LIFT;
  if (isFanned && n > 1) return (i) => ({ at: { x: x + (i - (n - 1) / 2) * FAN, y }, level: FANNED + n - i, count: 0 });
  const shown = Math.min(n, IN_SIGHT);
  return (i) => {
    const steps = Math.min(i, IN_SIGHT - 1) - (shown - 1) / 2;
    return {
      at: { x: x + STEP.x * steps, y: y + STEP.y * steps },
      level: n - i,
      count: i === 0 && n > IN_SIGHT ? n : 0,
    };
  };
}

/** How many columns and rows of counters a rear area has room for. */
function gridOf(area: AreaId): {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
} {
  const { x, y, width, height } = areaBox(area);
  const columns = Math.max(1, Math.floor((width - 2 * AREA_PAD) / CELL));
  const rows = Math.max(1, Math.floor((height - AREA_TOP - AREA_PAD) / CELL));
  return { left: x + (width - columns * CELL) / 2, top: y + AREA_TOP, columns, rows };
}

/** In rows; what finds no cell lies below the last one, which then says how many they are. */
function inArea(area: AreaId, n: number): PlaceOf {
  const { left, top, columns, rows } = gridOf(area);
  const cells = columns * rows;
  return (i) => {
    const cell = Math.min(i, cells - 1);
    const at = { x: left + ((cell % columns) + 0.5) * CELL, y: top + (Math.floor(cell / columns) + 0.5) * CELL };
    return { at, level: n - i, count: i === cells - 1 && n > cells ? n - cells + 1 : 0 };
  };
}

/** The ground under a spread stack; null where none is spread. */
export function fanBox(counters: readonly PlacedCounter[]): Rect | null {
  const spread = counters.filter((counter) => counter.isFanned && !isArea(counter.spot));
  const [first] = spread;
  if (!first) return null;
  const xs = spread.map(({ at }) => at.x);
  const margin = COUNTER / 2 + 6;
  const x = Math.min(...xs) - margin;
  return { x, y: first.at.y - margin, width: Math.max(...xs) + margin - x, height: 2 * margin };
}

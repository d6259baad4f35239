/** Alternative wars to begin random games from: positions that games from the set-up reach too seldom. */
import type { ProgramDraw } from '../../../src/players/types.ts';
import {
  PHASES,
  SIDES,
  type CardId,
  type HexId,
  type Phase,
  type Place,
  type Side,
  type UnitId,
  trackOf,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { overLimit } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/stacking.ts';
import type { BtmState, Position } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { sideNo } from '../../../src/engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { blitzkriegToMoscow2 } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';

const { tables: t } = blitzkriegToMoscow2.data;

/** Options that change the set-up itself: a given position rules them out. */
export const SET_UP_OPTIONS: readonly string[] = ['free-setup'];

const oneOf = <X>(draw: ProgramDraw, ...items: readonly [X, ...X[]]): X => items[draw(items.length)] ?? items[0];
const pick = <X>(draw: ProgramDraw, items: readonly X[]): X | undefined => items[draw(Math.max(1, items.length))];

/** Ground in German hands: everything west of a front, with stray hexes on either side of it. */
function drawGround(draw: ProgramDraw): ReadonlySet<HexId> {
  const xs = t.hexes.map(({ x }) => x);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const front = west + ((east - west) * draw(9)) / 8;
  const strays = oneOf(draw, 4, 10, 40);
  return new Set(t.hexes.filter(({ x }) => (draw(strays) === 0 ? x >= front : x < front)).map(({ id }) => id));
}

interface Time {
  readonly turn: number;
  readonly side: Side;
  readonly phase: Phase;
}

/** INV-24: no unit waits on a space that is past, or on the present one once its side has had its reinforcements. */
function tracksOf({ turn, side, phase }: Time, of: Side): readonly Place[] {
  const isDue = side === of ? phase === 'logistics' : side === 'german';
  const first = isDue ? turn : turn + 1;
  return Array.from({ length: t.lastTurn + 2 - first }, (_, i) => trackOf(first + i));
}

/** Places units: some near enough to each other to fight; lost, waiting and rear units at random. */
function drawUnits(draw: ProgramDraw, time: Time, german: ReadonlySet<HexId>): Record<UnitId, Place> {
  const places: Record<UnitId, Place> = {};
  const stacks = new Map<HexId, number[]>();
  // Nearly eliminated, as usual, or all on the map.
  const losses = { german: draw(8), soviet: draw(8) };
  const isCrowded = draw(3) === 0;
  const grounds = {
    german: t.hexes.filter(({ id }) => german.has(id)).map(({ id }) => id),
    soviet: t.hexes.filter(({ id }) => !german.has(id)).map(({ id }) => id),
  };
  if (isCrowded) for (const side of SIDES) grounds[side].splice(3 + draw(12));
  for (const { id, side } of t.units) {
    const off: readonly Place[] = ['eliminated', 'surrendered', pick(draw, tracksOf(time, side)) ?? 'eliminated'];
    const rear = pick(draw, t.areasOf(side));
    const hex = pick(draw, grounds[side]);
    const stack = hex === undefined ? [] : [...(stacks.get(hex) ?? []), t.unitNo(id)];
    if (draw(10) < losses[side]) places[id] = pick(draw, off) ?? 'eliminated';
    else if (hex === undefined || draw(8) === 0 || overLimit(t, stack, sideNo(side)) !== null)
      places[id] = rear === undefined ? 'eliminated' : t.areaIdOf(rear);
    else {
      places[id] = hex;
      stacks.set(hex, stack);
    }
  }
  return places;
}

/** INV-20: a hero city is Soviet; one that was none before counts double for the Germans. */
function drawHero(draw: ProgramDraw, german: ReadonlySet<HexId>): BtmState['hero'] {
  const city = pick(draw, t.cities);
  if (city === undefined || draw(2) === 0) return { hex: null, used: false, doubled: null };
  return {
    hex: german.has(city.hex) ? null : city.hex,
    used: true,
    doubled: city.supplyCity ? null : city.hex,
  };
}

const drawHand = (draw: ProgramDraw, side: Side): readonly CardId[] => {
  const share = oneOf(draw, 1, 2, 4);
  return t.cardIds[side].filter(() => draw(share) === 0);
};

/** A position that fits the campaign with any options but those of the set-up. */
export function drawOpening(draw: ProgramDraw): Position {
  const time = { turn: 1 + draw(t.lastTurn), side: oneOf(draw, ...SIDES), phase: oneOf(draw, ...PHASES) };
  const german = drawGround(draw);
  const units = drawUnits(draw, time, german);
  const spent = t.units.filter(
    ({ id }) => t.placeNo(units[id] ?? '') >= 0 && !t.isMechanised(t.unitNo(id)) && draw(3) === 0,
  );
  return {
    ...time,
    units,
    spent: spent.map(({ id }) => id),
    hands: { german: drawHand(draw, 'german'), soviet: drawHand(draw, 'soviet') },
    germanHexes: [...german],
    hero: drawHero(draw, german),
    moscowEverGerman: german.has(t.moscow) || draw(3) === 0,
  };
}

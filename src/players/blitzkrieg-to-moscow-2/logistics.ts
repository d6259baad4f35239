/** Logistics and set-up: arrivals, rebuilding and rail moves (§6, §14, §15). */
import type { FrameAt } from '../../engine/games/blitzkrieg-to-moscow-2/frames.ts';
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { withSpent, withUnitsAt } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field-edit.ts';
import { placeOf, unitsIn } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { goesBySea } from '../../engine/games/blitzkrieg-to-moscow-2/rules/rail.ts';
import { GERMAN } from './board.ts';
import { isActivation, judgeActivation } from './activation.ts';
import { type Search, gainOf, kindOf, pick, pickBest } from './search.ts';

const LEAST = 0.02;
const RAIL_BY_CARD = 0.3;

const gainAt = (search: Search, unit: string, place: string): number =>
  gainOf(search, withUnitsAt(search.field, [search.field.tables.unitNo(unit)], search.field.tables.placeNo(place)));

/** §15.2.2: a unit that goes by sea becomes spent. */
function gainByRail(search: Search, unit: string, place: string): number {
  const { tables: t } = search.field;
  if (!goesBySea(t, search.view, unit, place)) return gainAt(search, unit, place);
  const no = t.unitNo(unit);
  return gainOf(search, withSpent(withUnitsAt(search.field, [no], t.placeNo(place)), no, true));
}

/** §15.1. */
export const choosePlacement = (search: Search, moves: readonly Move[]): Move =>
  pickBest(moves, (move) => (move.type === 'place' ? gainAt(search, move.unit, move.hex) : -Infinity));

/** §15.2: a unit sails if Sevastopol needs it more. */
export const chooseSail = (search: Search, sevastopol: string, moves: readonly Move[]): Move =>
  pickBest(moves, (move) => (move.type === 'sea' ? gainAt(search, move.unit, sevastopol) : LEAST));

export function chooseReinforcement(search: Search, moves: readonly Move[]): Move {
  const activation = judgeActivation(search, moves);
  const best = pickBest(moves, (move) => (isActivation(move) ? -Infinity : worthOf(search, move)));
  return best.type === 'end-reinforce' && activation ? activation : best;
}

function worthOf(search: Search, move: Move): number {
  switch (move.type) {
    case 'arrive':
      return 100 + gainAt(search, move.unit, move.area);
    case 'rebuild':
      return worthOfRebuilding(search, move.unit, move.area);
    case 'hero':
      return worthOfHero(search, move.hex);
    default:
      return 0;
  }
}

/** §6.2.2, §6.2.3: a German unit returns spent, a Soviet one active. */
function worthOfRebuilding(search: Search, unit: string, area: string): number {
  const { tables: t } = search.field;
  const no = t.unitNo(unit);
  const back = withUnitsAt(search.field, [no], t.placeNo(area));
  if (t.sideOfUnit(no) === GERMAN) return gainOf(search, withSpent(back, no, true)) - search.context.weights.rebuild;
  return gainOf(search, back);
}

/** §14: for a city with a garrison under German threat; one that scores double must be in need. */
function worthOfHero({ context, field }: Search, hex: string): number {
  const { tables: t } = field;
  const no = t.placeNo(hex);
  const city = t.cityAt(no);
  if (!city || unitsIn(field, no).length === 0) return -Infinity;
  const isNear = t.unitsOf('german').some((unit) => {
    const place = placeOf(field, unit);
    return place >= 0 && context.atlas.stepsTo(place, no) <= 3;
  });
  return isNear ? (city.supplyCity ? 0.7 : 0.2) : -Infinity;
}

/** §6.2.3: the rest of a card. */
export const chooseRebuild = (search: Search, moves: readonly Move[]): Move =>
  pickBest(moves, (move) => (move.type === 'rebuild' ? worthOfRebuilding(search, move.unit, move.area) : 0));

/** §6.3. */
export function chooseRail(search: Search, moves: readonly Move[]): Move {
  const known = new Map<string, number>();
  return pickBest(moves, (move) => {
    if (move.type !== 'rail') return LEAST;
    const key = `${kindOf(search, search.field.tables.unitNo(move.unit))} ${move.to}`;
    const gain = known.get(key) ?? gainByRail(search, move.unit, move.to);
    known.set(key, gain);
    return move.by === 'free' ? gain : gain - RAIL_BY_CARD;
  });
}

/** §6.3.2: others ride along while that is better still. */
export function chooseGroup(search: Search, { aboard, to }: FrameAt<'logistics/rail-group'>, moves: readonly Move[]) {
  const { tables: t } = search.field;
  const group = aboard.map(t.unitNo);
  const gainWith = (units: readonly number[]) => gainOf(search, withUnitsAt(search.field, units, t.placeNo(to)));
  const alone = gainWith(group);
  return pickBest(moves, (move) =>
    move.type === 'aboard' ? gainWith([...group, t.unitNo(move.unit)]) - alone : LEAST,
  );
}

/** §6.2.4: no unit is removed voluntarily. */
export const keepAll = (moves: readonly Move[]): Move => pick(moves, ({ type }) => type === 'end-remove');

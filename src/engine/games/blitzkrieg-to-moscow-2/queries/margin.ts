/** Grades the end of a game (§4) by the points that would have turned the result, and names the fewest changes that give them. */
import { findTurning, gradeOf, type Margin, type SheetChange } from '../../../kits/margin/margin.ts';
import type { Side } from '../ids.ts';
import { placeOf, readField } from '../rules/field.ts';
import { pointsOf, winnerWith } from '../rules/score.ts';
import type { Field, Tables } from '../tables.ts';
import type { BtmView } from '../view.ts';

export function readMargin(t: Tables, view: BtmView): Margin | null {
  if (!view.result) return null;
  const { total } = view.score;
  const winner = winnerWith(total, t.scoring);
  const { germanWinsAt, supplyCity } = t.scoring;
  const needed = winner === 'german' ? total - germanWinsAt + 1 : germanWinsAt - total;
  const changes = [...listCities(t, view, winner), ...listPanzers(t, view, winner)];
  return { grade: gradeOf(needed, supplyCity), turning: findTurning(needed, changes) };
}

/** §4.1: cities that scored, if the German side won, else those that did not. */
function listCities(t: Tables, view: BtmView, winner: Side): SheetChange[] {
  const scored = new Set(
    view.score.modifiers.flatMap(({ key, params }) => (key === 'btm.score.city' ? [params?.['hex']] : [])),
  );
  return t.cities
    .filter(({ hex }) => scored.has(hex) === (winner === 'german'))
    .map((city) => ({ kind: 'city', place: city.hex, amount: pointsOf(t, view, city) }));
}

/** §4.1: one panzer army more or less that is active, where it makes a point. */
function listPanzers(t: Tables, view: BtmView, winner: Side): SheetChange[] {
  const field = readField(t, view);
  const tanks = t.unitsOf('german').filter((unit) => t.isTank(unit) && placeOf(field, unit) >= 0);
  const active = tanks.filter((unit) => !isSpent(field, unit)).length;
  const each = t.scoring.activePanzersPerPoint;
  const other = winner === 'german' ? active - 1 : active + 1;
  if (other < 0 || other > tanks.length) return [];
  const amount = Math.abs(Math.floor(other / each) - Math.floor(active / each));
  return amount === 0 ? [] : [{ kind: 'panzer', place: null, amount }];
}

const isSpent = (field: Field, unit: number): boolean => field.spent[unit] === true;

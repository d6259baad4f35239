import type { Side } from '../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { areSame, recall } from '../../engine/games/blitzkrieg-to-moscow-2/rules/latest.ts';
import { NONE, isAreaId, sideNo } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { withMarch } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field-edit.ts';
import type { Field } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { placeOf, readField } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { givesRecovery, readSupply } from '../../engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import type { BtmView } from '../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { appraise } from './appraisal.ts';
import { type Atlas, GERMAN } from './board.ts';
import { type Results, type SearchContext, type SearchedBoard, readContext } from './search-context.ts';
import { PLAIN, type Weights } from './weights.ts';

export interface Judgement {
  /** Noise added to the value of a move, attack or tank action, in points. */
  readonly noise: () => number;
  readonly weights: Weights;
}

/** This player judges without noise; others are measured against it. */
export const PLAINLY: Judgement = { noise: () => 0, weights: PLAIN };

export interface Search {
  readonly judgement: Judgement;
  readonly view: BtmView;
  readonly side: number;
  readonly context: SearchContext;
  readonly field: Field;
  readonly results: SearchedBoard['results'];
  /** The present value of the board for the German side, on demand. */
  readonly now: () => number;
  readonly heroHex: number;
  /** Returns true if a unit will recover in its place (§13.3). */
  readonly rests: (unit: number) => boolean;
}

export function openSearch(atlas: Atlas, view: BtmView, seat: Side, judgement = PLAINLY): Search {
  const { tables: t } = atlas;
  const context = readContext(atlas, view, judgement.weights);
  const seen = readField(t, view);
  const { field, results } = recall(
    context.boards,
    MOST,
    (board) => isSameField(board.field, seen),
    (): SearchedBoard => ({ field: seen, results: new Map<string, Results>() }),
  );
  let now: number | null = null;
  return {
    judgement,
    view,
    side: sideNo(seat),
    context,
    field,
    results,
    now: () => (now ??= appraise(context, field)),
    heroHex: view.hero.hex === null ? NONE : t.placeNo(view.hero.hex),
    rests: (unit) => givesRecovery(readSupply(field, t.sideOfUnit(unit)), placeOf(field, unit)),
  };
}

const MOST = 2;

const isSameField = (a: Field, b: Field): boolean =>
  areSame(a.at, b.at) &&
  areSame(a.spent, b.spent) &&
  areSame(a.control, b.control) &&
  areSame(a.moved, b.moved) &&
  areSame(a.attacked, b.attacked) &&
  areSame(a.defended, b.defended);

export const gainFor = ({ now }: Search, side: number, worth: number): number =>
  side === GERMAN ? worth - now() : now() - worth;

export const gainOf = (search: Search, field: Field): number =>
  gainFor(search, search.side, appraise(search.context, field));

/** The board with units at the end of a path, every city of it taken (§4.2). */
export function walked(field: Field, units: readonly number[], path: readonly number[]): Field {
  const { tables: t } = field;
  const cities = path.filter((place) => t.isCity(place));
  return withMarch(field, units, path[path.length - 1] ?? NONE, cities);
}

/** Equivalent units in one place have the same kind. */
export function kindOf({ field, view }: Search, unit: number): string {
  const { tables: t } = field;
  const { arm, strength, code } = t.unitFacts(unit);
  const isCoded = isAreaId(code) ? code : '';
  const isUsed = view.units[t.unitId(unit)]?.attacked === true;
  return `${placeOf(field, unit)} ${arm} ${strength} ${isCoded} ${String(field.spent[unit])} ${String(isUsed)}`;
}

/** The first fitting move, or the last of the list, which finishes most steps. */
export function pick(moves: readonly Move[], fits: (move: Move) => boolean): Move {
  const found = moves.find(fits) ?? moves[moves.length - 1];
  if (!found) throw new RangeError('a decision without a move');
  return found;
}

/** The move of the highest value, the first of equals; `-Infinity` is chosen only without another. */
export function pickBest(moves: readonly Move[], value: (move: Move) => number): Move {
  let best = moves[0];
  let most = -Infinity;
  for (const move of moves) {
    const here = value(move);
    if (here > most + 1e-9) [best, most] = [move, here];
  }
  if (!best) throw new RangeError('a decision without a move');
  return best;
}

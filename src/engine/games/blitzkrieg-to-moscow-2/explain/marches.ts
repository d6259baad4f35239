/** Why units do not go where a player points: step by step, and along the way where the place is further off (§10, §12). */
import type { Reason } from '../../../kernel/types.ts';
import type { FrameAt } from '../frames.ts';
import type { CardId, Side, Spot } from '../ids.ts';
import type { Move } from '../moves.ts';
import { refuse } from '../refuse.ts';
import { holderOf, placeOf, readField, type Field } from '../rules/field.ts';
import { allowanceOf, explainMover, mayMove, readGround, standOf, type Walk } from '../rules/movement.ts';
import { explainWay, stepsTo } from '../rules/reach.ts';
import { refusal } from '../rules/reason.ts';
import type { BtmState } from '../state.ts';
import {
  NONE,
  areasBeside,
  enemyOf,
  hexesOfArea,
  isArea,
  isHex,
  isTank,
  known,
  neighboursOf,
  placeId,
  placeNo,
  sideNo,
  sideOfUnit,
  unitId,
  unitNo,
  unitsOf,
} from '../tables.ts';
import { withCards, type Wish } from './wish.ts';

/** Places that touch a place, areas as well. */
const around = (place: number): readonly number[] =>
  isHex(place) ? [...neighboursOf(place), ...areasBeside(place)] : isArea(place) ? hexesOfArea(place) : [];

/** Places where a unit may be meant to go: the one named, else all around it. */
function placesFor(field: Field, unit: number, space: string | null): readonly string[] {
  if (space !== null) return [space];
  const near = around(placeOf(field, unit));
  return near.length > 0 ? near.map(placeId) : [placeId(0)];
}

/** How many units are told of where a place is pointed at and no unit. */
const NEAREST = 6;

/** Units of a side that may be meant to go to a place: those that are not too far off for any weather, nearest first. */
function unitsNear({ turn }: BtmState, field: Field, side: Side, space: string): readonly number[] {
  const stepsFrom = stepsTo(placeNo(space));
  return unitsOf(side)
    .map((unit) => ({ unit, place: placeOf(field, unit) }))
    .filter(({ place }) => place !== NONE && place !== placeNo(space))
    .map(({ unit, place }) => ({ unit, steps: stepsFrom(place) }))
    .filter(({ unit, steps }) => steps <= allowanceOf(unit, turn))
    .sort((a, b) => a.steps - b.steps)
    .slice(0, NEAREST)
    .map(({ unit }) => unit);
}

const APART: ReadonlySet<string> = new Set(
  ['BAD_PATH.not-adjacent', 'BAD_PATH.area', 'BAD_AREA.not-adjacent'].map((key) => `btm.refuse.${key}`),
);

/** A refusal; one that only says that two places do not touch gives way to what bars the way between them. */
function explainTo(state: BtmState, move: Move, walk: Walk, to: Spot): readonly Reason[] {
  const reason = refuse(state, move);
  if (reason === null) return [];
  const ground = readGround(state, sideOfUnit(walk.unit));
  return [(APART.has(reason.key) && explainWay(ground, walk, placeNo(to))) || reason];
}

const standing = (field: Field, unit: number): Walk => ({ unit, from: placeOf(field, unit), entered: [] });

/** Why units do not move where a player points. Who stands in the very hex, and cannot move, is meant as well. */
export function explainMoveWish(state: BtmState, side: Side, { unit, space }: Wish): readonly Reason[] {
  const field = readField(state);
  const here = unit === null ? explainHere(state, field, side, placeNo(space ?? '')) : [];
  const units = unit === null ? unitsNear(state, field, side, space ?? '') : [unitNo(unit)];
  if (units.length + here.length === 0) return [refusal('BAD_PATH.nobody-near', '10.1', { place: space ?? '' })];
  const ways = units.flatMap((no) =>
    placesFor(field, no, space).flatMap((to) =>
      explainTo(state, { type: 'move', unit: unitId(no), to }, standing(field, no), to),
    ),
  );
  return [...here, ...ways];
}

const explainHere = (state: BtmState, field: Field, side: Side, place: number): readonly Reason[] =>
  unitsOf(side)
    .filter((unit) => placeOf(field, unit) === place && !mayMove(state, field, unit))
    .flatMap((unit) => explainMover(state, field, unit) ?? []);

/** The walk of a question about the next step. */
function walkOf(field: Field, frame: FrameAt<'movement/path' | 'breakthrough/path'>): Walk | null {
  if (frame.at === 'movement/path')
    return { unit: unitNo(frame.unit), from: placeNo(frame.from), entered: frame.path.map(placeNo) };
  if (frame.plan.how !== 'move') return null;
  const { units, path } = known(frame.plan.moves[frame.plan.moves.length - 1]);
  return { ...standing(field, unitNo(known(units[0]))), entered: path.map(placeNo) };
}

/** Why a unit on its way does not go on to a place. */
export function explainStepWish(
  state: BtmState,
  frame: FrameAt<'movement/path' | 'breakthrough/path'>,
  { space }: Wish,
): readonly Reason[] {
  const walk = walkOf(readField(state), frame);
  if (space === null || walk === null || standOf(walk) === placeNo(space)) return [];
  return explainTo(state, { type: 'step', to: space }, walk, space);
}

/** §12: a tank by a card to a place: an attack where an enemy stands there, else a move. */
export function explainTankWish(state: BtmState, side: Side, { unit, space, card }: Wish): readonly Reason[] {
  const field = readField(state);
  const units = unit === null ? unitsNear(state, field, side, space ?? '').filter((no) => isTank(no)) : [unitNo(unit)];
  if (units.length === 0) return [refusal('BAD_PATH.nobody-near', '12.1', { place: space ?? '' })];
  const isEnemyIn = (to: string): boolean =>
    isHex(placeNo(to)) && holderOf(field, placeNo(to)) === enemyOf(sideNo(side));
  const moveTo = (one: CardId, no: number, to: string): Move =>
    isEnemyIn(to)
      ? { type: 'tank-attack', card: one, unit: unitId(no), target: to }
      : { type: 'tank-move', card: one, unit: unitId(no), to };
  return withCards(state, side, 'tankAction', card, (one) =>
    units.flatMap((no) =>
      placesFor(field, no, space).flatMap((to) => explainTo(state, moveTo(one, no, to), standing(field, no), to)),
    ),
  );
}

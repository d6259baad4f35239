/** Why units do not go where a player points: step by step, and along the way where the place is further off (§10, §12). */
import type { Reason } from '../../../kernel/types.ts';
import type { MoveUse } from '../card-use.ts';
import type { FrameAt } from '../frames.ts';
import type { CardId, Side } from '../ids.ts';
import { commandAt } from '../moves.ts';
import { refuse } from '../refuse.ts';
import { explainMarcher } from '../rules/marcher.ts';
import { cardsFor } from '../rules/cards.ts';
import { holderOf, placeOf, readField, unitsIn } from '../rules/field.ts';
import type { Field, Walk, Tables } from '../rules/field-types.ts';
import { explainMover, readGround, standOf, walkOf } from '../rules/movement.ts';
import { explainTowards } from '../rules/reach.ts';
import { refusal } from '../rules/reason.ts';
import { wouldFit } from '../rules/stacking.ts';
import { explainTankStart, listTankWays } from '../rules/tank-action.ts';
import type { BtmState } from '../state.ts';
import { NONE, enemyOf, known, sideNo } from '../numbers.ts';
import { BY_STEPS } from './rank.ts';
import type { IntendedMove } from './intended-move.ts';

/** Places that touch a place, areas as well. */
const around = (t: Tables, place: number): readonly number[] =>
  t.isHex(place) ? [...t.neighboursOf(place), ...t.areasBeside(place)] : t.isArea(place) ? t.hexesOfArea(place) : [];

/** Places where a unit may be meant to go: the one named, else all around it. */
function placesFor(field: Field, unit: number, space: string | null): readonly number[] {
  const { tables: t } = field;
  if (space !== null) return [t.placeNo(space)];
  const near = around(t, placeOf(field, unit));
  return near.length > 0 ? near : [0];
}

/** How many units get a reason where a place is pointed at and no unit. */
const NEAREST = 6;

/** Units of a side that may be meant to go to a place: those that are not too far off for any weather, nearest first. */
function unitsNear(
  { turn }: BtmState,
  field: Field,
  side: Side,
  space: string,
  isMeant: (unit: number) => boolean = () => true,
): readonly number[] {
  const { tables: t } = field;
  const to = t.placeNo(space);
  const stepsFrom = t.stepsTo(to);
  const bySteps: number[][] = [];
  for (const unit of t.unitsOf(side)) {
    const place = placeOf(field, unit);
    if (place === NONE || place === to || !isMeant(unit)) continue;
    const steps = known(stepsFrom[place]);
    if (steps <= t.allowanceOf(unit, turn)) (bySteps[steps] ??= []).push(unit);
  }
  return bySteps.flat().slice(0, NEAREST);
}

const standing = (field: Field, unit: number): Walk => ({ unit, from: placeOf(field, unit), entered: [] });

/** Why a unit does not move to a place, or to any all around it. */
function explainMarch(t: Tables, state: BtmState, side: Side, unit: number, space: string | null): readonly Reason[] {
  const ground = readGround(t, state, sideNo(side));
  const barred = explainMarcher(state, ground.field, side, unit);
  if (barred) return [barred];
  const walk = standing(ground.field, unit);
  const reasons: Reason[] = [];
  for (const to of placesFor(ground.field, unit, space)) {
    const reason = explainTowards(ground, walk, to);
    if (reason) reasons.push(reason);
  }
  return reasons;
}

/** Why units do not move where a player points. Who stands in the very hex, and cannot move, is meant as well. */
export function explainIntendedMarch(
  t: Tables,
  state: BtmState,
  side: Side,
  { unit, space }: IntendedMove,
): readonly Reason[] {
  if (unit !== null) return explainMarch(t, state, side, t.unitNo(unit), space);
  const field = readField(t, state);
  const here = explainHere(state, field, side, t.placeNo(space ?? ''));
  const units = unitsNear(state, field, side, space ?? '');
  if (units.length + here.length === 0) return [refusal('BAD_PATH.nobody-near', '10.1', { place: space ?? '' })];
  return [...here, ...units.flatMap((no) => explainMarch(t, state, side, no, space))];
}

const explainHere = (state: BtmState, field: Field, side: Side, place: number): readonly Reason[] =>
  unitsIn(field, place)
    .filter((unit) => field.tables.sideOfUnit(unit) === sideNo(side))
    .flatMap((unit) => explainMover(state, field, unit) ?? []);

/** Why a unit on its way does not go on to a place. */
export function explainIntendedStep(
  t: Tables,
  state: BtmState,
  frame: FrameAt<'movement/path' | 'breakthrough/path'>,
  { space }: IntendedMove,
): readonly Reason[] {
  const walk = walkOf(t, state, frame);
  if (space === null || standOf(walk) === t.placeNo(space)) return [];
  const to = t.placeNo(space);
  const towards = explainTowards(readGround(t, state, t.sideOfUnit(walk.unit)), walk, to);
  const plan = frame.at === 'breakthrough/path' ? frame.plan : null;
  const full =
    plan && explainNoRoom(t, state, frame.side, { ...plan, moves: plan.moves.slice(0, -1) }, walk, to, towards);
  const reason = full ?? towards ?? refuse(t, state, commandAt(frame.at, { to: space }));
  return reason ? [reason] : [];
}

/**
 * §8, §12.1: a breakthrough move ends within the stack limit, so that a place it comes to may still be no end of it. `moves`
 * are those of the card before it, `towards` what was found along the way.
 */
function explainNoRoom(
  t: Tables,
  state: BtmState,
  side: Side,
  use: Pick<MoveUse, 'card' | 'moves'>,
  { unit, entered }: Walk,
  to: number,
  towards: Reason | null,
): Reason | null {
  if (towards?.key !== BY_STEPS) return null;
  const ways = listTankWays(t, state, side, use, unit, entered.map(t.placeId));
  if (ways.some(({ walk }) => standOf(walk) === to)) return null;
  const isFull = !wouldFit(readField(t, state), sideNo(side), to, [unit]);
  return refusal(`STACKING.tank-${isFull ? 'halt' : 'move'}`, '8', { unit: t.unitId(unit), hex: t.placeId(to) });
}

type TankFrame = FrameAt<'breakthrough/action' | 'breakthrough/second'>;

/** One of the cards that let as many tanks act: what bars one of them bars the others. */
const oneOfEach = (t: Tables, cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card, i) => cards.findIndex((other) => t.tanksOf(other) === t.tanksOf(card)) === i);

/** §12: a tank by a card to a place: an attack where an enemy stands there, else a move. */
export function explainIntendedTankAction(
  t: Tables,
  state: BtmState,
  frame: TankFrame,
  { unit, space, card }: IntendedMove,
): readonly Reason[] {
  const { side } = frame;
  const field = readField(t, state);
  const units = unit === null ? unitsNear(state, field, side, space ?? '', t.isTank) : [t.unitNo(unit)];
  if (units.length === 0) return [refusal('BAD_PATH.nobody-near', '12.1', { place: space ?? '' })];
  // The second tank acts on the card of the first (§12.2).
  const played = frame.at === 'breakthrough/second' ? frame.plan.card : null;
  const meant = card ?? played;
  const cards = meant === null ? oneOfEach(t, cardsFor(t, state, side, 'tankAction')) : [meant];
  if (cards.length === 0) return [refusal('CARD_USE.none', '7.1', { use: 'tankAction', side })];
  return cards.flatMap((one) => units.flatMap((no) => explainTank(state, frame, field, one, no, space)));
}

/** Why a tank does not act on a card towards a place, or any all around it. */
function explainTank(
  state: BtmState,
  frame: TankFrame,
  field: Field,
  card: CardId,
  no: number,
  space: string | null,
): readonly Reason[] {
  const { tables: t } = field;
  const reasons: Reason[] = [];
  for (const to of placesFor(field, no, space)) {
    const isAttack = holderOf(field, to) === enemyOf(sideNo(frame.side));
    const reason = isAttack
      ? refuse(t, state, commandAt(frame.at, { card, unit: t.unitId(no), target: t.placeId(to) }))
      : explainTankMarch(state, frame, field, card, no, to);
    if (reason) reasons.push(reason);
  }
  return reasons;
}

function explainTankMarch(
  state: BtmState,
  frame: TankFrame,
  field: Field,
  card: CardId,
  no: number,
  to: number,
): Reason | null {
  const { tables: t } = field;
  const { side } = frame;
  const first = frame.at === 'breakthrough/second' ? frame.plan : null;
  const barred = explainTankStart(t, state, side, card, no, first, 'move');
  if (barred) return barred;
  const walk = standing(field, no);
  const towards = explainTowards(readGround(t, state, sideNo(side)), walk, to);
  const moves = first?.how === 'move' ? first.moves : [];
  return (
    explainNoRoom(t, state, side, { card, moves }, walk, to, towards) ??
    towards ??
    refuse(t, state, commandAt(frame.at, { card, unit: t.unitId(no), to: t.placeId(to) }))
  );
}

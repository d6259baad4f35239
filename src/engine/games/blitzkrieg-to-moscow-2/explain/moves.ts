/** Why units do not go where a player points: step by step, and along the way where the place is further off (§10, §12). */
import type { Reason } from '../../../kernel/types.ts';
import { listOne } from '../../../kits/pointing/why-not.ts';
import type { MoveUse } from '../card-use.ts';
import type { FrameAt } from '../frames.ts';
import type { CardId } from '../ids.ts';
import { explainMarcher, explainMover, readGround, standOf, walkOf } from '../rules/movement.ts';
import { cardsFor } from '../rules/cards.ts';
import { holderOf, placeOf, readField, unitsIn } from '../rules/field.ts';
import type { Field, Walk, Tables } from '../tables.ts';
import { explainTowards } from '../rules/reach.ts';
import { refusal } from '../rules/reason.ts';
import { wouldFit } from '../rules/stacking.ts';
import { explainTankStart, listTankWays } from '../rules/tank-action.ts';
import { NONE, enemyOf, known, sideNo } from '../numbers.ts';
import { refuseNamed, type Meant } from './meant.ts';

type Reasons = readonly Reason[];
/** A place that can be reached, only not in one step: no refusal is nearer. */
export const BY_STEPS = 'btm.refuse.BAD_PATH.by-steps';

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

/** A place that is pointed at without a unit lists reasons for this many units. */
const NEAREST = 6;

/** Units that may be meant to go to a place: those that are not too far off for any weather, nearest first. */
function unitsNear(
  { tables: t, state, side, space }: Meant,
  field: Field,
  isMeant: (unit: number) => boolean,
): readonly number[] {
  const to = t.placeNo(space ?? '');
  const stepsFrom = t.stepsTo(to);
  const bySteps: number[][] = [];
  for (const unit of t.unitsOf(side)) {
    const place = placeOf(field, unit);
    if (place === NONE || place === to || !isMeant(unit)) continue;
    const steps = known(stepsFrom[place]);
    if (steps <= t.allowanceOf(unit, state.turn)) (bySteps[steps] ??= []).push(unit);
  }
  return bySteps.flat().slice(0, NEAREST);
}

const unmoved = (field: Field, unit: number): Walk => ({ unit, from: placeOf(field, unit), entered: [] });

/** Why a unit does not move to a place, or to any all around it. */
function explainMove({ tables: t, state, side, space }: Meant, unit: number): Reasons {
  const ground = readGround(t, state, sideNo(side));
  const barred = explainMarcher(state, ground.field, side, unit);
  if (barred) return [barred];
  const walk = unmoved(ground.field, unit);
  return placesFor(ground.field, unit, space).flatMap((to) => listOne(explainTowards(ground, walk, to)));
}

/** Why units do not move where a player points. Units in the very hex that cannot move are meant as well. */
export function explainMoves(meant: Meant): Reasons {
  const { tables: t, state, side, unit, space } = meant;
  if (unit !== null) return explainMove(meant, t.unitNo(unit));
  const field = readField(t, state);
  const here = unitsIn(field, t.placeNo(space ?? ''))
    .filter((one) => t.sideOfUnit(one) === sideNo(side))
    .flatMap((one) => listOne(explainMover(state, field, one)));
  const units = unitsNear(meant, field, () => true);
  if (units.length + here.length === 0) return [refusal('BAD_PATH.nobody-near', '10.1', { place: space ?? '' })];
  return [...here, ...units.flatMap((one) => explainMove(meant, one))];
}

/** Why a unit on its way does not continue to a place. */
export function explainNextStep(
  meant: Meant,
  frame: FrameAt<'movement/path' | 'breakthrough/path'>,
  space: string | null,
): Reasons {
  const { tables: t, state } = meant;
  const walk = walkOf(t, state, frame);
  if (space === null || standOf(walk) === t.placeNo(space)) return [];
  const to = t.placeNo(space);
  const towards = explainTowards(readGround(t, state, t.sideOfUnit(walk.unit)), walk, to);
  const plan = frame.at === 'breakthrough/path' ? frame.plan : null;
  const full = plan && explainNoRoom(meant, { ...plan, moves: plan.moves.slice(0, -1) }, walk, to, towards);
  const reason = full ?? towards;
  return reason ? [reason] : refuseNamed(meant, { to: space });
}

/** §8, §12.1: a breakthrough move may pass a full place, not end there. `towards`: the reason found along the way. */
function explainNoRoom(
  { tables: t, state, side }: Meant,
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

/** One of the cards that let as many tanks act: what bars one of them bars the others. */
const oneOfEach = (t: Tables, cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card, i) => cards.findIndex((other) => t.tanksOf(other) === t.tanksOf(card)) === i);

type TankFrame = FrameAt<'breakthrough/action' | 'breakthrough/second'>;

/** §12: why tanks do not act on a card towards a place, or any all around them. */
export function explainTanks(meant: Meant, frame: TankFrame): Reasons {
  const { tables: t, state, side, unit, space } = meant;
  const field = readField(t, state);
  const units = unit === null ? unitsNear(meant, field, t.isTank) : [t.unitNo(unit)];
  if (units.length === 0) return [refusal('BAD_PATH.nobody-near', '12.1', { place: space ?? '' })];
  // The second tank acts on the card of the first (§12.2).
  const card = meant.card ?? (frame.at === 'breakthrough/second' ? frame.plan.card : null);
  const cards = card === null ? oneOfEach(t, cardsFor(t, state, side, 'tankAction')) : [card];
  if (cards.length === 0) return [refusal('CARD_USE.none', '7.1', { use: 'tankAction', side })];
  return cards.flatMap((by) =>
    units.flatMap((tank) =>
      placesFor(field, tank, space).flatMap((to) => explainTank(meant, frame, field, by, tank, to)),
    ),
  );
}

/** §12: a tank by a card to a place: an attack where an enemy holds it, else a move. */
function explainTank(meant: Meant, frame: TankFrame, field: Field, card: CardId, no: number, to: number): Reasons {
  const { tables: t, state, side } = meant;
  const unit = t.unitId(no);
  if (holderOf(field, to) === enemyOf(sideNo(side))) return refuseNamed(meant, { card, unit, target: t.placeId(to) });
  const first = frame.at === 'breakthrough/second' ? frame.plan : null;
  const barred = explainTankStart(t, state, side, card, no, first, 'move');
  if (barred) return [barred];
  const walk = unmoved(field, no);
  const towards = explainTowards(readGround(t, state, sideNo(side)), walk, to);
  const moves = first?.how === 'move' ? first.moves : [];
  const reason = explainNoRoom(meant, { card, moves }, walk, to, towards) ?? towards;
  return reason ? [reason] : refuseNamed(meant, { card, unit, to: t.placeId(to) });
}

/** What a player may have meant by what he picked and points at, step by step, and why it is refused. */
import type { Reason } from '../../../kernel/types.ts';
import type { AskFrame, FrameAt } from '../frames.ts';
import type { Side, UnitId } from '../ids.ts';
import { findDecision, type Game } from '../legal.ts';
import type { Move } from '../moves.ts';
import { mayWakeInCombat } from '../rules/activation.ts';
import { cardsFor } from '../rules/cards.ts';
import { unitState } from '../rules/field.ts';
import {
  explainBoarding,
  explainPayment,
  explainRailTo,
  explainRide,
  hasFreeRail,
  readRailNet,
} from '../rules/rail.ts';
import { refusal } from '../rules/reason.ts';
import { lostUnits } from '../rules/rebuilding.ts';
import { deciderOf } from '../rules/steps.ts';
import type { BtmState } from '../state.ts';
import { NONE, isAreaId, known, sideNo } from '../numbers.ts';
import { explainAttackWish } from './attacks.ts';
import { explainActivateWish, explainCardPointed } from './card-wishes.ts';
import { explainMoveWish, explainStepWish, explainTankWish } from './marches.ts';
import { refusals, withCards, type Wish } from './wish.ts';
import type { Tables } from '../rules/field-types.ts';

/** §6.2: units arrive and come back in a rear area, in no hex. */
const explainNoArea = (place: string): readonly Reason[] => [refusal('BAD_AREA.hex', '6.2', { place })];

function explainReinforceWish(t: Tables, state: BtmState, side: Side, { unit, space, card }: Wish): readonly Reason[] {
  if (unit === null) {
    if (space === null) return [];
    if (isAreaId(space))
      return withCards(t, state, side, 'reinforce', card, (one) =>
        refusals(
          t,
          state,
          lostUnits(t, state, side).map((no): Move => ({
            type: 'rebuild',
            card: one,
            unit: t.unitId(no),
            area: space,
          })),
        ),
      );
    // §14.1: only the Soviet side names a hero city.
    if (side === 'german') return explainNoArea(space);
    return withCards(t, state, side, 'heroCity', card, (one) =>
      refusals(t, state, [{ type: 'hero', card: one, hex: space }]),
    );
  }
  if (t.sideOfUnit(t.unitNo(unit)) !== sideNo(side)) return [refusal('NOT_YOUR_UNIT', '2.2', { unit, side })];
  const { place } = unitState(state, unit);
  if (space !== null && !isAreaId(space) && t.placeNo(place) === NONE) return explainNoArea(space);
  const area = space !== null && isAreaId(space) ? space : t.areaIdOf(known(t.areasOf(side)[0]));
  if (place === 'eliminated' || place === 'surrendered')
    return withCards(t, state, side, 'reinforce', card, (one) =>
      refusals(t, state, [{ type: 'rebuild', card: one, unit, area }]),
    );
  if (t.placeNo(place) !== NONE) return explainActivateWish(t, state, side, card, unit);
  const areas = space === null ? t.areasForUnit(t.unitNo(unit)).map(t.areaIdOf) : [area];
  return refusals(
    t,
    state,
    areas.map((one): Move => ({ type: 'arrive', unit, area: one })),
  );
}

function explainRailWish(t: Tables, state: BtmState, side: Side, { unit, space, card }: Wish): readonly Reason[] {
  const by = card ?? (hasFreeRail(state, side) ? 'free' : (cardsFor(t, state, side, 'rail')[0] ?? null));
  if (by === null) {
    const lost = side === 'soviet' && !state.freeRailUsed ? explainPayment(t, state, side, 'free') : null;
    return [lost ?? refusal('CARD_USE.none', '7.1', { use: 'rail', side })];
  }
  const net = readRailNet(t, state, side);
  // Where nobody comes to, what keeps each unit from boarding is beside the point.
  const closed = unit === null && space !== null ? explainRailTo(net, space) : null;
  if (closed) return [closed];
  const ends = space === null ? [...t.cities.map(({ hex }) => hex), ...t.areasOf(side).map(t.placeId)] : [space];
  return (unit === null ? t.unitsOf(side).map(t.unitId) : [unit]).flatMap((id) => {
    const barred = explainBoarding(state, net, by, id);
    return barred ? [barred] : ends.flatMap((to) => explainRide(net, id, to) ?? []);
  });
}

type OnWay = FrameAt<'movement/path' | 'breakthrough/path'>;

/** The unit on its way, the first of a stack of corps. */
function moverOf(frame: OnWay): UnitId {
  if (frame.at === 'movement/path') return frame.unit;
  const { moves } = frame.plan;
  return moves[moves.length - 1]?.units[0] ?? '';
}

/** §10.1: while a unit is on its way, a unit pointed at is that one, an enemy in a hex, or one that has to wait. */
function explainOnWay(game: Game, state: BtmState, frame: OnWay, wish: Wish): readonly Reason[] {
  const { tables: t } = game;
  const { unit, pointed } = wish;
  if (pointed !== 'unit' || unit === null) return explainStepWish(t, state, frame, wish);
  const { place } = unitState(state, unit);
  const isFoe = t.sideOfUnit(t.unitNo(unit)) !== sideNo(frame.side);
  if (isFoe && t.placeNo(place) !== NONE)
    return explainStepWish(t, state, frame, { ...wish, unit: null, space: place });
  const moving = moverOf(frame);
  if (unit !== moving) return [refusal('WRONG_STEP.moving', '10.1', { moving })];
  const mayHalt = findDecision(game, state)?.moves.some(({ type }) => type === 'halt') ?? false;
  return [refusal(mayHalt ? 'BAD_PATH.on-way' : 'BAD_PATH.on-way-full', '10.1', { unit })];
}

/** The hex that is fought for, where the question is who goes at it or into it. */
const explainTargetHex = (way: 'attackers' | 'advance', target: string, { space }: Wish): readonly Reason[] =>
  space !== null && space === target
    ? [refusal(`WRONG_STEP.target-${way}`, way === 'advance' ? '11.5' : '11.2', { hex: target })]
    : [];

const units = (t: Tables, state: BtmState, wish: Wish, make: (unit: string) => Move): readonly Reason[] =>
  wish.unit === null ? [] : refusals(t, state, [make(wish.unit)]);
const spaces = (t: Tables, state: BtmState, wish: Wish, make: (space: string) => Move): readonly Reason[] =>
  wish.space === null ? [] : refusals(t, state, [make(wish.space)]);

/** Reasons for the question in hand; none where it asks for something of another kind. */
export function explainTargets(game: Game, state: BtmState, frame: AskFrame, wish: Wish): readonly Reason[] {
  const { tables: t } = game;
  const side = deciderOf(frame);
  const ofCard = explainCardPointed(game, state, frame, wish);
  if (ofCard) return ofCard;
  switch (frame.at) {
    case 'setup/place':
      return refusals(
        t,
        state,
        (wish.unit === null ? frame.left : [wish.unit]).flatMap((unit) =>
          (wish.space === null ? t.cities.map(({ hex }) => hex) : [wish.space]).map((hex): Move => ({
            type: 'place',
            unit,
            hex,
          })),
        ),
      );
    case 'logistics/sea':
      return units(t, state, wish, (unit) => ({ type: 'sea', unit }));
    case 'logistics/remove':
    case 'movement/excess':
      return units(t, state, wish, (unit) => ({ type: 'remove', unit }));
    case 'logistics/reinforce':
      return explainReinforceWish(t, state, side, wish);
    case 'logistics/rebuild':
      return units(t, state, wish, (unit) => ({ type: 'rebuild', card: frame.card, unit, area: 'E' }));
    case 'logistics/rail':
      return explainRailWish(t, state, side, wish);
    case 'logistics/rail-group':
      return units(t, state, wish, (unit) => ({ type: 'aboard', unit }));
    case 'movement/move':
      return explainMoveWish(t, state, side, wish);
    case 'movement/path':
    case 'breakthrough/path':
      return explainOnWay(game, state, frame, wish);
    case 'combat/attack':
      return explainAttackWish(t, state, side, wish);
    case 'combat/attackers':
      return wish.unit === null
        ? explainTargetHex('attackers', frame.target, wish)
        : units(t, state, wish, (unit) => ({ type: 'join', unit }));
    case 'combat/defence':
      return units(t, state, wish, (unit) => ({ type: 'defend', unit, active: true }));
    case 'combat/attack-card':
      // §7.1, Q26: only here a unit is asked about while cards are.
      return wish.unit !== null && mayWakeInCombat(state)
        ? explainActivateWish(t, state, side, wish.card, wish.unit)
        : [];
    case 'combat/retreat':
      return units(t, state, wish, (unit) => ({ type: 'retreat', unit }));
    case 'combat/retreat-path':
      return spaces(t, state, wish, (to) => ({ type: 'fall-back', to }));
    case 'combat/advance':
      return wish.unit === null
        ? explainTargetHex('advance', state.combat?.target ?? '', wish)
        : units(t, state, wish, (unit) => ({ type: 'advance', unit }));
    case 'breakthrough/second':
      // §12.3: a unit alone is asked for where a corps may take a partner along.
      if (wish.space === null && wish.card === null && wish.unit !== null && t.tanksOf(frame.plan.card) === 1)
        return units(t, state, wish, (unit) => ({ type: 'together', unit }));
      return explainTankWish(t, state, frame, wish);
    case 'breakthrough/action':
      return explainTankWish(t, state, frame, wish);
    default:
      return [];
  }
}

/** What a player may have meant by what he picked and points at, step by step, and why it is refused. */
import type { Reason } from '../../../kernel/types.ts';
import type { AskFrame, FrameAt } from '../frames.ts';
import type { Side, UnitId } from '../ids.ts';
import { findDecision, type Game } from '../legal.ts';
import { commandAt } from '../moves.ts';
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
import { explainIntendedAttack } from './attacks.ts';
import { explainIntendedActivation, explainCardPointed } from './intended-cards.ts';
import { explainIntendedMarch, explainIntendedStep, explainIntendedTankAction } from './marches.ts';
import { refusals, withCards, type IntendedMove } from './intended-move.ts';
import type { Tables } from '../rules/field-types.ts';

/** §6.2: units arrive and come back in a rear area, in no hex. */
const explainNoArea = (place: string): readonly Reason[] => [refusal('BAD_AREA.hex', '6.2', { place })];

function explainIntendedReinforcement(
  t: Tables,
  state: BtmState,
  frame: FrameAt<'logistics/reinforce'>,
  { unit, space, card }: IntendedMove,
): readonly Reason[] {
  const { side } = frame;
  if (unit === null) {
    if (space === null) return [];
    if (isAreaId(space))
      return withCards(t, state, side, 'reinforce', card, (one) =>
        refusals(
          t,
          state,
          lostUnits(t, state, side).map((no) => commandAt(frame.at, { card: one, unit: t.unitId(no), area: space })),
        ),
      );
    // §14.1: only the Soviet side names a hero city.
    if (side === 'german') return explainNoArea(space);
    return withCards(t, state, side, 'heroCity', card, (one) =>
      refusals(t, state, [commandAt(frame.at, { card: one, hex: space })]),
    );
  }
  if (t.sideOfUnit(t.unitNo(unit)) !== sideNo(side)) return [refusal('NOT_YOUR_UNIT', '2.2', { unit, side })];
  const { place } = unitState(state, unit);
  if (space !== null && !isAreaId(space) && t.placeNo(place) === NONE) return explainNoArea(space);
  const area = space !== null && isAreaId(space) ? space : t.areaIdOf(known(t.areasOf(side)[0]));
  if (place === 'eliminated' || place === 'surrendered')
    return withCards(t, state, side, 'reinforce', card, (one) =>
      refusals(t, state, [commandAt(frame.at, { card: one, unit, area })]),
    );
  if (t.placeNo(place) !== NONE) return explainIntendedActivation(t, state, frame, card, unit);
  const areas = space === null ? t.areasForUnit(t.unitNo(unit)).map(t.areaIdOf) : [area];
  return refusals(
    t,
    state,
    areas.map((one) => commandAt(frame.at, { unit, area: one })),
  );
}

function explainIntendedRail(
  t: Tables,
  state: BtmState,
  side: Side,
  { unit, space, card }: IntendedMove,
): readonly Reason[] {
  const by = card ?? (hasFreeRail(state, side) ? 'free' : (cardsFor(t, state, side, 'rail')[0] ?? null));
  if (by === null) {
    const lost = side === 'soviet' && !state.freeRailUsed ? explainPayment(t, state, side, 'free') : null;
    return [lost ?? refusal('CARD_USE.none', '7.1', { use: 'rail', side })];
  }
  const net = readRailNet(t, state, side);
  // Where no unit can get to, what keeps each unit from boarding is irrelevant.
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
function explainOnWay(game: Game, state: BtmState, frame: OnWay, intendedMove: IntendedMove): readonly Reason[] {
  const { tables: t } = game;
  const { unit, pointed } = intendedMove;
  if (pointed !== 'unit' || unit === null) return explainIntendedStep(t, state, frame, intendedMove);
  const { place } = unitState(state, unit);
  const isFoe = t.sideOfUnit(t.unitNo(unit)) !== sideNo(frame.side);
  if (isFoe && t.placeNo(place) !== NONE)
    return explainIntendedStep(t, state, frame, { ...intendedMove, unit: null, space: place });
  const moving = moverOf(frame);
  if (unit !== moving) return [refusal('WRONG_STEP.moving', '10.1', { moving })];
  const mayHalt = findDecision(game, state)?.moves.includes(t.halt) ?? false;
  return [refusal(mayHalt ? 'BAD_PATH.on-way' : 'BAD_PATH.on-way-full', '10.1', { unit })];
}

/** The hex that is fought for, where the question is who goes at it or into it. */
const explainTargetHex = (way: 'attackers' | 'advance', target: string, { space }: IntendedMove): readonly Reason[] =>
  space !== null && space === target
    ? [refusal(`WRONG_STEP.target-${way}`, way === 'advance' ? '11.5' : '11.2', { hex: target })]
    : [];

/** Refusals of the command that names what is pointed at, with what the question adds; none where nothing of its kind is. */
function refusalsOf(
  t: Tables,
  state: BtmState,
  { at }: AskFrame,
  pointed: Readonly<Record<string, string | null>>,
  more: Readonly<Record<string, unknown>> = {},
): readonly Reason[] {
  const isPointed = Object.values(pointed).every((id) => id !== null);
  return isPointed ? refusals(t, state, [commandAt(at, { ...pointed, ...more })]) : [];
}

/** Reasons for the question in hand; none where it asks for something of another kind. */
export function explainTargets(
  game: Game,
  state: BtmState,
  frame: AskFrame,
  intendedMove: IntendedMove,
): readonly Reason[] {
  const { tables: t } = game;
  const side = deciderOf(frame);
  const { unit, space, card } = intendedMove;
  const ofCard = explainCardPointed(game, state, frame, intendedMove);
  if (ofCard) return ofCard;
  switch (frame.at) {
    case 'setup/place':
      return refusals(
        t,
        state,
        (unit === null ? frame.left : [unit]).flatMap((one) =>
          (space === null ? t.cities.map((city) => city.hex) : [space]).map((hex) =>
            commandAt(frame.at, { unit: one, hex }),
          ),
        ),
      );
    case 'logistics/sea':
    case 'logistics/remove':
    case 'logistics/rail-group':
    case 'movement/excess':
    case 'combat/retreat':
      return refusalsOf(t, state, frame, { unit });
    case 'logistics/reinforce':
      return explainIntendedReinforcement(t, state, frame, intendedMove);
    case 'logistics/rebuild':
      return refusalsOf(t, state, frame, { unit }, { card: frame.card, area: 'E' });
    case 'logistics/rail':
      return explainIntendedRail(t, state, side, intendedMove);
    case 'movement/move':
      return explainIntendedMarch(t, state, side, intendedMove);
    case 'movement/path':
    case 'breakthrough/path':
      return explainOnWay(game, state, frame, intendedMove);
    case 'combat/attack':
      return explainIntendedAttack(t, state, frame, intendedMove);
    case 'combat/attackers':
      return unit === null
        ? explainTargetHex('attackers', frame.target, intendedMove)
        : refusalsOf(t, state, frame, { unit });
    case 'combat/defence':
      return refusalsOf(t, state, frame, { unit }, { active: true });
    case 'combat/attack-card':
      // §7.1, Q26: only here a unit is asked about while cards are.
      return unit !== null && mayWakeInCombat(state) ? explainIntendedActivation(t, state, frame, card, unit) : [];
    case 'combat/retreat-path':
      return refusalsOf(t, state, frame, { to: space });
    case 'combat/advance':
      return unit === null
        ? explainTargetHex('advance', state.combat?.target ?? '', intendedMove)
        : refusalsOf(t, state, frame, { unit });
    case 'breakthrough/second':
      // §12.3: a unit alone is asked for where a corps may take a partner along.
      if (space === null && card === null && unit !== null && t.tanksOf(frame.plan.card) === 1)
        return refusalsOf(t, state, frame, { unit });
      return explainIntendedTankAction(t, state, frame, intendedMove);
    case 'breakthrough/action':
      return explainIntendedTankAction(t, state, frame, intendedMove);
    default:
      return [];
  }
}

/** Why this very move is refused (rules file, section 17). The list of legal moves asks the same rules. */
import type { Reason } from '../../kernel/types.ts';
import type { Side, UnitId } from './ids.ts';
import type { Move } from './moves.ts';
import { explainActivation, mayWakeInCombat } from './rules/activation.ts';
import { explainAdvance } from './rules/advance.ts';
import { explainArrival, explainDraw, explainEndReinforce, explainPlacement } from './rules/arrivals.ts';
import { explainAssault, explainAttacker, explainTarget } from './rules/attack.ts';
import { explainCancel, explainCard, explainShiftLimit } from './rules/cards.ts';
import { explainDefence } from './rules/defence.ts';
import { placeOf, readField, topFrame } from './rules/field.ts';
import type { Field } from './rules/field-types.ts';
import { explainMover, explainNext, readGround } from './rules/movement.ts';
import { explainAboard, explainRail, explainSail, readRailNet } from './rules/rail.ts';
import { refusal } from './rules/reason.ts';
import { explainFurtherRebuild, explainHero, explainRebuild, explainRemoval } from './rules/rebuilding.ts';
import { explainRetreatStep, readRetreat } from './rules/retreat.ts';
import { explainRemoval as explainExcess } from './rules/stacking.ts';
import { deciderOf, explainStepOf, isAskFrame, type AskFrame } from './rules/steps.ts';
import {
  explainGo,
  explainSecond,
  explainTankAttack,
  explainTankHalt,
  explainTankMove,
  explainTankStep,
  explainTogether,
} from './rules/tank-action.ts';
import type { BtmState } from './state.ts';
import { CARD_IDS, NONE, placeNo, sideNo, unitFacts, unitId, unitNo } from './tables.ts';

export const gameOver = (): Reason => refusal('GAME_OVER', '4');
export const unknownId = (id: string): Reason => refusal('UNKNOWN_ID', '2', { id });
export const wrongPlayer = (decider: Side): Reason => refusal('WRONG_PLAYER', '5', { side: decider });

export const isCard = (id: string): boolean => CARD_IDS.german.includes(id) || CARD_IDS.soviet.includes(id);
export const isUnit = (id: string): boolean => unitNo(id) !== NONE;
export const isPlace = (id: string): boolean => placeNo(id) !== NONE;

/** The first id of a move that is not in the data, or null. */
function findUnknownId(move: Move): string | null {
  if ('card' in move && move.card !== null && !isCard(move.card)) return move.card;
  if ('by' in move && move.by !== 'free' && !isCard(move.by)) return move.by;
  if ('unit' in move && !isUnit(move.unit)) return move.unit;
  if ('hex' in move && !isPlace(move.hex)) return move.hex;
  if ('target' in move && !isPlace(move.target)) return move.target;
  if ('area' in move && !isPlace(move.area)) return move.area;
  return 'to' in move && !isPlace(move.to) ? move.to : null;
}

/** Null for a legal move. `seat`, where given, must be the one that decides. */
export function refuse(state: BtmState, move: Move, seat?: string): Reason | null {
  const frame = topFrame(state);
  if (state.result !== null || !isAskFrame(frame)) return gameOver();
  const decider = deciderOf(frame);
  if (seat !== undefined && seat !== decider) return wrongPlayer(decider);
  const unknown = findUnknownId(move);
  if (unknown !== null) return unknownId(unknown);
  const shifted = move.type === 'shift' && move.card !== null ? explainShiftLimit(state, move.card) : null;
  return shifted ?? explainStepOf(frame, move.type) ?? explainMove(state, frame, decider, move);
}

const explainOwner = (unit: UnitId, side: Side): Reason | null =>
  unitFacts(unitNo(unit)).side === side ? null : refusal('NOT_YOUR_UNIT', '2.2', { unit, side });

/** Why a move that belongs to the step, with known ids, is against the rules. */
function explainMove(state: BtmState, frame: AskFrame, decider: Side, move: Move): Reason | null {
  switch (frame.at) {
    case 'setup/place':
      return move.type === 'place' ? explainPlacement(state, frame.left, move.unit, move.hex) : null;
    case 'logistics/sea':
      return move.type === 'sea' ? explainSail(state, move.unit) : null;
    case 'logistics/remove':
      return move.type === 'remove' ? explainRemoval(state, move.unit) : null;
    case 'logistics/draw':
      return move.type === 'draw' ? explainDraw(state, decider, move.card) : null;
    case 'logistics/rebuild':
      return move.type === 'rebuild' ? explainFurtherRebuild(state, frame.card, frame.left, move) : null;
    case 'logistics/rail':
      return move.type === 'rail' ? explainRail(state, readRailNet(state, decider), move.by, move.unit, move.to) : null;
    case 'logistics/rail-group':
      return move.type === 'aboard' ? explainAboard(state, frame.aboard, move.unit, frame.to) : null;
    case 'card/hitler':
      return move.type === 'hitler' && move.cancel ? explainCancel(state) : null;
    case 'logistics/reinforce':
      return explainReinforcement(state, decider, move);
    case 'movement/move':
    case 'movement/path':
    case 'movement/excess':
      return explainMovement(state, frame, move);
    case 'breakthrough/action':
    case 'breakthrough/path':
    case 'breakthrough/second':
      return explainBreakthrough(state, frame, move);
    default:
      return explainCombat(state, frame, decider, move);
  }
}

function explainReinforcement(state: BtmState, side: Side, move: Move): Reason | null {
  switch (move.type) {
    case 'arrive':
      return explainArrival(state, side, move.unit, move.area);
    case 'rebuild':
      return explainRebuild(state, side, move.card, move.unit, move.area);
    case 'hero':
      return explainHero(state, side, move.card, move.hex);
    case 'activate':
      return explainActivation(state, side, move.card, move.unit);
    case 'end-reinforce':
      return explainEndReinforce(state, side);
    default:
      return null;
  }
}

/** §10: why a unit may not begin to move, wherever it is to go; null when it may. */
export const explainMarcher = (state: BtmState, field: Field, side: Side, unit: number): Reason | null =>
  explainOwner(unitId(unit), side) ?? explainMover(state, field, unit);

type FrameOf<K extends string> = Extract<AskFrame, { readonly at: `${K}/${string}` }>;

function explainMovement(state: BtmState, frame: FrameOf<'movement'>, move: Move): Reason | null {
  const { side } = frame;
  switch (move.type) {
    case 'move': {
      const ground = readGround(state, sideNo(side));
      const unit = unitNo(move.unit);
      const barred = explainMarcher(state, ground.field, side, unit);
      if (barred) return barred;
      return explainNext(ground, { unit, from: placeOf(ground.field, unit), entered: [] }, placeNo(move.to));
    }
    case 'step': {
      if (frame.at !== 'movement/path') return null;
      const walk = { unit: unitNo(frame.unit), from: placeNo(frame.from), entered: frame.path.map(placeNo) };
      return explainNext(readGround(state, sideNo(side)), walk, placeNo(move.to));
    }
    case 'remove':
      return explainOwner(move.unit, side) ?? explainExcess(readField(state), unitNo(move.unit));
    case 'activate':
      return explainActivation(state, side, move.card, move.unit);
    default:
      return null;
  }
}

function explainCombat(state: BtmState, frame: FrameOf<'combat'>, decider: Side, move: Move): Reason | null {
  const { side } = frame;
  switch (move.type) {
    case 'activate':
      if (frame.at === 'combat/attack-card' && !mayWakeInCombat(state))
        return state.combat?.caller === 'combat'
          ? refusal('NO_WINDOW.activate', 'Q13')
          : refusal('NO_WINDOW.activate-combat', 'Q26');
      return explainActivation(state, side, move.card, move.unit);
    case 'attack':
      return explainTarget(readField(state), side, placeNo(move.target));
    case 'join':
      if (frame.at !== 'combat/attackers') return null;
      return explainAttacker(readField(state), side, placeNo(frame.target), unitNo(move.unit), frame.units);
    case 'assault':
      return frame.at === 'combat/attackers' ? explainAssault(frame.units) : null;
    case 'defend':
      return frame.at === 'combat/defence' ? explainDefence(state, frame.undecided, move.unit, move.active) : null;
    case 'shift':
      return move.card === null ? null : explainCard(state, decider, move.card, 'combatShift');
    case 'reroll':
      return move.card === null ? null : explainCard(state, decider, move.card, 'reroll');
    case 'retreat':
      if (frame.at !== 'combat/retreat' || frame.left.includes(move.unit)) return null;
      return explainOwner(move.unit, decider) ?? refusal('BAD_RETREAT.not-waiting', '11.4', { unit: move.unit });
    case 'fall-back': {
      if (frame.at !== 'combat/retreat-path' || !state.combat) return null;
      const ground = readRetreat(state, decider, state.combat.target);
      return explainRetreatStep(ground, unitNo(frame.unit), frame.path.map(placeNo), placeNo(move.to));
    }
    case 'advance':
      return explainAdvance(state, readField(state), move.unit);
    default:
      return null;
  }
}

function explainBreakthrough(state: BtmState, frame: FrameOf<'breakthrough'>, move: Move): Reason | null {
  const { side } = frame;
  switch (move.type) {
    case 'activate':
      return explainActivation(state, side, move.card, move.unit);
    case 'tank-move':
    case 'tank-attack': {
      const { card } = move;
      const unit = unitNo(move.unit);
      const to = placeNo(move.type === 'tank-move' ? move.to : move.target);
      const how = move.type === 'tank-move' ? 'move' : 'attack';
      if (frame.at === 'breakthrough/second') return explainSecond(state, side, frame.plan, { how, card, unit, to });
      return how === 'move'
        ? explainTankMove(state, side, card, unit, to)
        : explainTankAttack(state, side, card, unit, to);
    }
    case 'step':
      return isMovePlan(frame) ? explainTankStep(state, side, frame.plan, placeNo(move.to)) : null;
    case 'halt':
      return isMovePlan(frame) ? explainTankHalt(state, side, frame.plan) : null;
    case 'together':
      return frame.at === 'breakthrough/second' ? explainTogether(state, side, frame.plan, move.unit) : null;
    case 'go':
      return frame.at === 'breakthrough/second' ? explainGo(state, side, frame.plan) : null;
    default:
      return null;
  }
}

type MovePlan = Extract<FrameOf<'breakthrough'>, { readonly at: 'breakthrough/path' }>['plan'] & {
  readonly how: 'move';
};
const isMovePlan = (frame: FrameOf<'breakthrough'>): frame is FrameOf<'breakthrough'> & { readonly plan: MovePlan } =>
  frame.at === 'breakthrough/path' && frame.plan.how === 'move';

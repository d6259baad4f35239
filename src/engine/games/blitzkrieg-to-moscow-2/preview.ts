/** What a move would do, told before it is committed. Nothing here looks into the other hand. */
import type { Line, Preview } from '../../kernel/types.ts';
import type { TankUse } from './card-use.ts';
import type { FrameAt } from './frames.ts';
import type { HexId, Side, Spot, UnitId } from './ids.ts';
import type { Move } from './moves.ts';
import { previewActivation, previewAttack, previewCard, previewDefence, previewReroll } from './preview/battle.ts';
import { refuse } from './refuse.ts';
import { attackersOn } from './rules/attack.ts';
import { goesBySea } from './rules/rail.ts';
import { placeOf, readField, sideOf, topFrame, unitState, unitsIn } from './rules/field.ts';
import { explainEnd, listNextPlaces, readGround } from './rules/movement.ts';
import type { Walk } from './rules/field-types.ts';
import { costOf, placesOfCard } from './rules/rebuilding.ts';
import { goesBeyond, readRetreat } from './rules/retreat.ts';
import { doublesAsHero, pointsOf } from './rules/score.ts';
import { rulingsOf } from './rulings.ts';
import { listExcess, wouldFit } from './rules/stacking.ts';
import { deciderOf, isAskFrame, type AskFrame } from './rules/steps.ts';
import { hasLine, isIsolatedHold, readSupply } from './rules/supply.ts';
import { withPartner } from './rules/tank-action.ts';
import type { BtmState } from './state.ts';
import {
  LAST_TURN,
  SCORING,
  SEVASTOPOL,
  cityAt,
  isAreaId,
  isHex,
  isMechanised,
  known,
  placeId,
  placeNo,
  sideNo,
  unitId,
  unitNo,
} from './tables.ts';

type Warning = Preview['warnings'][number];

const NOTHING: Preview = { effects: [], modifiers: [], odds: null, warnings: [] };
const tells = (effects: readonly Line[], warnings: readonly Warning[] = []): Preview => ({
  ...NOTHING,
  effects,
  warnings,
});

/** Of a move that is not legal nothing can be told. */
export function preview(state: BtmState, move: Move): Preview {
  const frame = topFrame(state);
  if (!isAskFrame(frame) || refuse(state, move) !== null) return NOTHING;
  const side = deciderOf(frame);
  switch (move.type) {
    case 'sea':
      return tells(
        spentEffects(state, [move.unit], '15.2'),
        crowdWarnings(state, side, [move.unit], SEVASTOPOL, '8.3'),
      );
    case 'remove':
      return tells([
        {
          key: 'btm.effect.removed',
          params: { unit: move.unit },
          rule: frame.at === 'movement/excess' ? '8.3' : '6.2.4',
        },
      ]);
    case 'rebuild':
      return previewRebuild(state, side, move.card, move.unit);
    case 'hero':
      return previewHero(state, move.hex);
    case 'activate':
      return previewActivation(state, move.unit);
    case 'rail':
      return previewRide(state, side, [move.unit], move.to);
    case 'aboard':
      return previewTrain(state, frame, [move.unit]);
    case 'depart':
      return previewTrain(state, frame, []);
    case 'move':
      return previewStep(state, side, walkTo(state, move.unit, move.to), false);
    case 'tank-move':
      return previewStep(state, side, walkTo(state, move.unit, move.to), true);
    case 'step':
      return previewOnward(state, frame, side, move.to);
    case 'end-move':
      return tells([], excessWarnings(state, side));
    case 'advance':
      return tells(takeEffects(state, side, state.combat?.target ?? ''));
    case 'fall-back':
      return previewFallBack(state, frame, side, move.to);
    case 'hitler':
      return move.cancel ? tells([{ key: 'btm.effect.cancelled', rule: '7.1' }]) : NOTHING;
    default:
      return previewFight(state, frame, side, move);
  }
}

function previewFight(state: BtmState, frame: AskFrame, side: Side, move: Move): Preview {
  switch (move.type) {
    case 'attack': {
      const near = attackersOn(readField(state), side, placeNo(move.target));
      return previewAttack(state, { side, target: move.target, attackers: near.map(unitId), caller: 'combat' });
    }
    case 'join':
    case 'assault':
      return frame.at === 'combat/attackers' ? previewNamed(state, frame, move) : NOTHING;
    case 'tank-attack':
      return previewAttack(state, { side, target: move.target, attackers: [move.unit], caller: 'breakthrough' });
    case 'together':
      return frame.at === 'breakthrough/second' ? previewTogether(state, side, frame.plan, move.unit) : NOTHING;
    case 'defend':
      return frame.at === 'combat/defence' ? previewDefence(state, frame.undecided, move.active) : NOTHING;
    case 'shift':
      return previewCard(state, side, move.card);
    case 'reroll':
      return move.card === null ? NOTHING : previewReroll(state, side);
    default:
      return NOTHING;
  }
}

/** §6.3, §15.2.2: where a rail move ends, and what it costs those who go by sea (Q25) or into their rear (Q29). */
function previewRide(state: BtmState, side: Side, units: readonly UnitId[], to: Spot): Preview {
  if (isAreaId(to)) return rulingsOf(state)['rail-to-rear'] === 'track' ? tells([trackEffect(state)]) : NOTHING;
  const isVoyage = goesBySea(state, known(units[0]), to);
  return tells(isVoyage ? spentEffects(state, units, '15.2.2') : [], crowdWarnings(state, side, units, to, '6.3'));
}

/** §6.3.2, §8: those aboard, and more who board now, at the end of the line. */
function previewTrain(state: BtmState, frame: AskFrame, more: readonly UnitId[]): Preview {
  if (frame.at !== 'logistics/rail-group') return NOTHING;
  return previewRide(state, frame.side, [...frame.aboard, ...more], frame.to);
}

/** §12.3: the attack of a corps and its partner; a move has told its end already. */
function previewTogether(state: BtmState, side: Side, plan: TankUse, unit: UnitId): Preview {
  const both = withPartner(plan, unit);
  const [made] = both.how === 'attack' ? both.attacks : [];
  if (!made) return NOTHING;
  return previewAttack(state, { side, target: made.target, attackers: made.units, caller: 'breakthrough' });
}

/** The attack by those named, and by one more who joins. */
function previewNamed(state: BtmState, { side, target, units }: FrameAt<'combat/attackers'>, move: Move): Preview {
  const attackers = move.type === 'join' ? [...units, move.unit] : units;
  return previewAttack(state, { side, target, attackers, caller: 'combat' });
}

/** §11.3.7: who becomes spent; corps are eliminated instead. */
const spentEffects = (state: BtmState, units: readonly UnitId[], rule: string): readonly Line[] =>
  units
    .filter((unit) => !unitState(state, unit).spent)
    .map((unit) => ({
      key: isMechanised(unitNo(unit)) ? 'btm.effect.exhausted' : 'btm.effect.spent',
      params: { unit },
      rule,
    }));

function previewRebuild(state: BtmState, side: Side, card: string, unit: UnitId): Preview {
  if (side === 'german') return tells([{ key: 'btm.effect.rebuilt-spent', params: { unit }, rule: '6.2.2' }]);
  const frame = topFrame(state);
  const places = frame?.at === 'logistics/rebuild' ? frame.left : placesOfCard(card);
  const left = places - costOf(state, unit);
  return tells([{ key: 'btm.effect.rebuilt-active', params: { unit, left }, rule: '6.2.3' }]);
}

function previewHero(state: BtmState, hex: HexId): Preview {
  const city = cityAt(placeNo(hex));
  const effects: Line[] = [{ key: 'btm.effect.hero-holds', params: { hex }, rule: '14.2.1' }];
  if (city?.supplyCity === false) effects.push({ key: 'btm.effect.hero-supply', params: { hex }, rule: '14.2.2' });
  if (doublesAsHero(state, city))
    effects.push({ key: 'btm.effect.hero-points', params: { hex, points: SCORING.supplyCity }, rule: '14.2.2' });
  return tells(effects);
}

/** §11.4.1: a retreat, which goes on from a full hex. */
function previewFallBack(state: BtmState, frame: AskFrame, side: Side, to: Spot): Preview {
  if (isAreaId(to)) return tells([trackEffect(state)]);
  const taken = takeEffects(state, side, to);
  if (frame.at !== 'combat/retreat-path' || !state.combat) return tells(taken);
  const ground = readRetreat(state, side, state.combat.target);
  if (!goesBeyond(ground, unitNo(frame.unit), frame.path.map(placeNo), placeNo(to))) return tells(taken);
  const beyond: Line = { key: 'btm.effect.beyond-full', params: { unit: frame.unit, hex: to }, rule: '11.4.1' };
  return tells([beyond, ...taken]);
}

/** §4.2: a city that changes hands, with its points as they are now (§14.2.2). */
function takeEffects(state: BtmState, side: Side, hex: HexId): readonly Line[] {
  const city = cityAt(placeNo(hex));
  if (!city || state.germanHexes.includes(hex) === (side === 'german')) return [];
  return [{ key: 'btm.effect.takes', params: { hex, side, points: pointsOf(state, city) }, rule: '4.2' }];
}

/** §10.5: back with the next turn; after the last one not at all. */
const trackEffect = ({ turn }: BtmState): Line =>
  turn >= LAST_TURN
    ? { key: 'btm.effect.leaves-map', rule: '10.5' }
    : { key: 'btm.effect.to-track', params: { turn: turn + 1 }, rule: '10.5' };

const walkTo = (state: BtmState, unit: UnitId, to: Spot): Walk => ({
  unit: unitNo(unit),
  from: placeNo(unitState(state, unit).place),
  entered: [placeNo(to)],
});

function previewOnward(state: BtmState, frame: AskFrame, side: Side, to: Spot): Preview {
  if (frame.at === 'movement/path') {
    const { unit, from, path } = frame;
    const walk = { unit: unitNo(unit), from: placeNo(from), entered: [...path, to].map(placeNo) };
    return previewStep(state, side, walk, false);
  }
  if (frame.at !== 'breakthrough/path' || frame.plan.how !== 'move') return NOTHING;
  const { units, path } = known(frame.plan.moves[frame.plan.moves.length - 1]);
  const first = known(units[0]);
  const walk = { ...walkTo(state, first, to), entered: [...path, to].map(placeNo) };
  return previewStep(state, side, walk, true);
}

/** What the next step of a walk brings: a city, an end, a place without supply, or too many units. */
function previewStep(state: BtmState, side: Side, walk: Walk, isBreakthrough: boolean): Preview {
  const to = placeId(known(walk.entered[walk.entered.length - 1]));
  if (isAreaId(to)) return tells([trackEffect(state)]);
  const unit = unitId(walk.unit);
  const effects = [...takeEffects(state, side, to)];
  const ground = readGround(state, sideNo(side));
  if (listNextPlaces(ground, walk).length === 0)
    effects.push(explainEnd(ground, walk) ?? { key: 'btm.effect.stops', params: { unit, hex: to }, rule: '10' });
  // A breakthrough move over the limit is no move at all (§8).
  const crowd = isBreakthrough ? [] : crowdWarnings(state, side, [unit], to, '8.3');
  return tells(effects, [...crowd, ...supplyWarnings(state, unit, to, walk.entered)]);
}

/** §8.3: more than may stay there once the movement phase is over. */
function crowdWarnings(
  state: BtmState,
  side: Side,
  units: readonly UnitId[],
  to: Spot,
  rule: string,
): readonly Warning[] {
  const field = readField(state);
  const more = units.map(unitNo).filter((unit) => placeOf(field, unit) !== placeNo(to));
  if (wouldFit(field, sideNo(side), placeNo(to), more)) return [];
  const others = unitsIn(field, placeNo(to)).map(unitId).join(',');
  return [{ key: 'btm.warn.crowded', params: { hex: to, units: others }, rule }];
}

/**
 * §13.1: as things stand, a unit there would surrender in the next supply phase. The hexes on its way are its side's by
 * then, cities among them (§4.2); Soviet units in a city that holds out alone stay (§13.2.4).
 */
function supplyWarnings(state: BtmState, unit: UnitId, hex: HexId, entered: readonly number[]): readonly Warning[] {
  const side = sideOf(unit);
  const moved = { ...unitState(state, unit), place: hex };
  const held = new Set(state.germanHexes);
  for (const id of entered.filter(isHex).map(placeId))
    if (side === 'german') held.add(id);
    else held.delete(id);
  const after: BtmState = { ...state, units: { ...state.units, [unit]: moved }, germanHexes: [...held] };
  const field = readField(after);
  if (!isHex(placeNo(hex)) || hasLine(readSupply(field, sideNo(side)), placeNo(hex))) return [];
  if (side === 'soviet' && isIsolatedHold(after, placeNo(hex))) return [];
  return [{ key: 'btm.warn.no-supply', params: { unit, hex }, rule: '13.1' }];
}

function excessWarnings(state: BtmState, side: Side): readonly Warning[] {
  const hexes = listExcess(readField(state), sideNo(side)).map(placeId);
  return hexes.length === 0 ? [] : [{ key: 'btm.warn.excess', params: { hexes: hexes.join(',') }, rule: '8.3' }];
}

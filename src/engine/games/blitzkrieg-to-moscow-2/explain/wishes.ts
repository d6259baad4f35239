/** What a player may have meant by what he picked and points at, step by step, and why it is refused. */
import type { Reason } from '../../../kernel/types.ts';
import type { CardId, CardUse, Side } from '../ids.ts';
import { findDecision } from '../legal.ts';
import type { Move } from '../moves.ts';
import { targets } from '../notation.ts';
import { areasForUnit } from '../rules/arrivals.ts';
import { cardsFor, explainCard } from '../rules/cards.ts';
import { unitState } from '../rules/field.ts';
import { explainBoarding, explainFare, explainRailTo, explainRide, hasFreeRail, readRailNet } from '../rules/rail.ts';
import { refusal } from '../rules/reason.ts';
import { lostUnits } from '../rules/rebuilding.ts';
import { deciderOf, type AskFrame } from '../rules/steps.ts';
import type { BtmState } from '../state.ts';
import {
  CITIES,
  NONE,
  areaIdOf,
  areasOf,
  hasUse,
  isAreaId,
  isHex,
  known,
  placeId,
  placeNo,
  sideNo,
  sideOfUnit,
  tanksOf,
  unitId,
  unitNo,
  unitsOf,
} from '../tables.ts';
import { explainMoveWish, explainStepWish, explainTankWish } from './marches.ts';
import { refusals, withCards, type Wish } from './wish.ts';

/** Uses of a card in a step (§7.1). */
const USES_AT: Readonly<Partial<Record<AskFrame['at'], readonly CardUse[]>>> = {
  'logistics/reinforce': ['reinforce', 'heroCity', 'activate'],
  'logistics/rail': ['rail'],
  'movement/move': ['activate'],
  'combat/attack': ['activate'],
  'combat/attack-card': ['combatShift'],
  'combat/defence-card': ['combatShift'],
  'combat/reroll': ['reroll'],
  'breakthrough/action': ['tankAction', 'activate'],
  'breakthrough/second': ['tankAction'],
  'card/hitler': ['cancel'],
};

const hasBegun = (frame: AskFrame): boolean => 'begun' in frame && frame.begun;

/** Whether a card can be played now, were nothing else picked. */
const isPlayable = (state: BtmState, card: CardId): boolean =>
  findDecision(state)?.moves.some((move) => targets(move).includes(`card:${card}`)) ?? false;

/** Why a card does nothing in this step; one that would do finds nobody to do it for, or only not what is picked. */
function explainCardWish(state: BtmState, frame: AskFrame, card: CardId): readonly Reason[] {
  const side = deciderOf(frame);
  if (frame.at === 'logistics/draw') return refusals(state, [{ type: 'draw', card }]);
  const uses = USES_AT[frame.at] ?? [];
  if (hasBegun(frame)) return [explainCard(state, side, card, 'activate') ?? refusal('NO_WINDOW.activate', 'Q13')];
  const reasons = uses.map((use) => explainCard(state, side, card, use));
  const use = uses[reasons.indexOf(null)];
  if (use === undefined) return reasons.filter((reason) => reason !== null).slice(0, 1);
  // It is the button that cancels (§7.1); the card itself is not asked for.
  if (use === 'cancel') return [refusal('CARD_USE.cancel', '7.1', { card })];
  return isPlayable(state, card) ? [] : [refusal('CARD_USE.nobody', '7.1', { card, use })];
}

/** Steps in which a card goes with a unit or a place for more than to make a unit active: their own questions look at it. */
const isOwnUse = ({ at }: AskFrame, { card }: Wish): boolean => {
  if (at === 'logistics/reinforce' || at === 'logistics/rail') return true;
  if (at !== 'breakthrough/action' && at !== 'breakthrough/second') return false;
  return card !== null && hasUse(card, 'tankAction');
};

/** What a card pointed at could have been meant for, with what is picked; null where the step asks for it otherwise. */
function explainCardPointed(state: BtmState, frame: AskFrame, wish: Wish): readonly Reason[] | null {
  const { unit, space, card, pointed } = wish;
  if (pointed !== 'card' || card === null) return null;
  if (unit === null && space === null) return explainCardWish(state, frame, card);
  if (isOwnUse(frame, wish)) return null;
  const wakes = (USES_AT[frame.at] ?? []).includes('activate') && hasUse(card, 'activate') && !hasBegun(frame);
  return wakes && unit !== null
    ? explainActivateWish(state, deciderOf(frame), card, unit)
    : explainCardWish(state, frame, card);
}

/** Why a unit cannot be made active: what the unit lacks comes before what the hand lacks. */
function explainActivateWish(state: BtmState, side: Side, card: CardId | null, unit: string): readonly Reason[] {
  const { place, spent } = unitState(state, unit);
  if (sideOfUnit(unitNo(unit)) !== sideNo(side)) return [refusal('NOT_YOUR_UNIT', '2.2', { unit, side })];
  if (placeNo(place) === NONE) return [refusal('NOT_ON_MAP.activate', '7.1', { unit })];
  if (!spent) return [refusal('NOT_SPENT', '7.1', { unit })];
  return withCards(state, side, 'activate', card, (one) => refusals(state, [{ type: 'activate', card: one, unit }]));
}

function explainReinforceWish(state: BtmState, side: Side, { unit, space, card }: Wish): readonly Reason[] {
  if (unit === null) {
    if (space === null) return [];
    if (isAreaId(space))
      return withCards(state, side, 'reinforce', card, (one) =>
        refusals(
          state,
          lostUnits(state, side).map((no): Move => ({ type: 'rebuild', card: one, unit: unitId(no), area: space })),
        ),
      );
    return withCards(state, side, 'heroCity', card, (one) =>
      refusals(state, [{ type: 'hero', card: one, hex: space }]),
    );
  }
  const { place } = unitState(state, unit);
  const area = space !== null && isAreaId(space) ? space : areaIdOf(known(areasOf(side)[0]));
  if (place === 'eliminated' || place === 'surrendered')
    return withCards(state, side, 'reinforce', card, (one) =>
      refusals(state, [{ type: 'rebuild', card: one, unit, area }]),
    );
  if (placeNo(place) !== NONE) return explainActivateWish(state, side, card, unit);
  const areas = space === null ? areasForUnit(unitNo(unit)).map(areaIdOf) : [area];
  return refusals(
    state,
    areas.map((one): Move => ({ type: 'arrive', unit, area: one })),
  );
}

function explainRailWish(state: BtmState, side: Side, { unit, space, card }: Wish): readonly Reason[] {
  const by = card ?? (hasFreeRail(state, side) ? 'free' : (cardsFor(state, side, 'rail')[0] ?? null));
  if (by === null) {
    const lost = side === 'soviet' && !state.freeRailUsed ? explainFare(state, side, 'free') : null;
    return [lost ?? refusal('CARD_USE.none', '7.1', { use: 'rail', side })];
  }
  const net = readRailNet(state, side);
  // Where nobody comes to, what keeps each unit from boarding is beside the point.
  const closed = unit === null && space !== null ? explainRailTo(net, space) : null;
  if (closed) return [closed];
  const ends = space === null ? [...CITIES.map(({ hex }) => hex), ...areasOf(side).map(placeId)] : [space];
  return (unit === null ? unitsOf(side).map(unitId) : [unit]).flatMap((id) => {
    const barred = explainBoarding(state, net, by, id);
    return barred ? [barred] : ends.flatMap((to) => explainRide(net, id, to) ?? []);
  });
}

/** The hex that is meant by a unit in it, or the space itself. */
function hexMeant(state: BtmState, { unit, space }: Wish): string | null {
  if (space !== null) return space;
  const place = unit === null ? null : unitState(state, unit).place;
  return place !== null && isHex(placeNo(place)) ? place : null;
}

/** §11.2: a hex is attacked, not one of the units in it. */
function explainAttackWish(state: BtmState, side: Side, wish: Wish): readonly Reason[] {
  const hex = hexMeant(state, wish);
  if (hex === null) return [];
  const barred = refusals(state, [{ type: 'attack', target: hex }]);
  const { unit, pointed } = wish;
  const isFoe = pointed === 'unit' && unit !== null && wish.space === null && sideOfUnit(unitNo(unit)) !== sideNo(side);
  return barred.length === 0 && isFoe ? [refusal('WRONG_STEP.attack-hex', '11.2', { unit, hex })] : barred;
}

/** The hex that is fought for, where the question is who goes at it or into it. */
const explainTargetHex = (way: 'attackers' | 'advance', target: string, { space }: Wish): readonly Reason[] =>
  space !== null && space === target
    ? [refusal(`WRONG_STEP.target-${way}`, way === 'advance' ? '11.5' : '11.2', { hex: target })]
    : [];

const units = (state: BtmState, wish: Wish, make: (unit: string) => Move): readonly Reason[] =>
  wish.unit === null ? [] : refusals(state, [make(wish.unit)]);
const spaces = (state: BtmState, wish: Wish, make: (space: string) => Move): readonly Reason[] =>
  wish.space === null ? [] : refusals(state, [make(wish.space)]);

/** Reasons for the question in hand; none where it asks for something of another kind. */
export function explainTargets(state: BtmState, frame: AskFrame, wish: Wish): readonly Reason[] {
  const side = deciderOf(frame);
  const ofCard = explainCardPointed(state, frame, wish);
  if (ofCard) return ofCard;
  switch (frame.at) {
    case 'setup/place':
      return refusals(
        state,
        (wish.unit === null ? frame.left : [wish.unit]).flatMap((unit) =>
          (wish.space === null ? CITIES.map(({ hex }) => hex) : [wish.space]).map((hex): Move => ({
            type: 'place',
            unit,
            hex,
          })),
        ),
      );
    case 'logistics/sea':
      return units(state, wish, (unit) => ({ type: 'sea', unit }));
    case 'logistics/remove':
    case 'movement/excess':
      return units(state, wish, (unit) => ({ type: 'remove', unit }));
    case 'logistics/reinforce':
      return explainReinforceWish(state, side, wish);
    case 'logistics/rebuild':
      return units(state, wish, (unit) => ({ type: 'rebuild', card: frame.card, unit, area: 'E' }));
    case 'logistics/rail':
      return explainRailWish(state, side, wish);
    case 'logistics/rail-group':
      return units(state, wish, (unit) => ({ type: 'aboard', unit }));
    case 'movement/move':
      return explainMoveWish(state, side, wish);
    case 'movement/path':
    case 'breakthrough/path':
      return explainStepWish(state, frame, wish);
    case 'combat/attack':
      return explainAttackWish(state, side, wish);
    case 'combat/attackers':
      return wish.unit === null
        ? explainTargetHex('attackers', frame.target, wish)
        : units(state, wish, (unit) => ({ type: 'join', unit }));
    case 'combat/defence':
      return units(state, wish, (unit) => ({ type: 'defend', unit, active: true }));
    case 'combat/retreat':
      return units(state, wish, (unit) => ({ type: 'retreat', unit }));
    case 'combat/retreat-path':
      return spaces(state, wish, (to) => ({ type: 'fall-back', to }));
    case 'combat/advance':
      return wish.unit === null
        ? explainTargetHex('advance', state.combat?.target ?? '', wish)
        : units(state, wish, (unit) => ({ type: 'advance', unit }));
    case 'breakthrough/second':
      // §12.3: a unit alone is asked for where a corps may take a partner along.
      if (wish.space === null && wish.card === null && wish.unit !== null && tanksOf(frame.plan.card) === 1)
        return units(state, wish, (unit) => ({ type: 'together', unit }));
      return explainTankWish(state, frame, wish);
    case 'breakthrough/action':
      return explainTankWish(state, frame, wish);
    default:
      return [];
  }
}

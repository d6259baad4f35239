/** Why a card does nothing now, or nothing for a unit: what it lacks, or the moment that it is for (§7). */
import type { Reason, TargetRef } from '../../../kernel/types.ts';
import type { CardId, CardUse, Side } from '../ids.ts';
import { columnsOf, type AskFrame } from '../frames.ts';
import { findDecision, type Game } from '../legal.ts';
import { commandAt, commands, type Move } from '../moves.ts';
import { mayWakeInCombat } from '../rules/activation.ts';
import { explainCard, explainHeld } from '../rules/cards.ts';
import { unitState } from '../rules/field.ts';
import { refusal } from '../rules/reason.ts';
import { deciderOf } from '../rules/steps.ts';
import type { BtmState } from '../state.ts';
import { NONE, sideNo } from '../numbers.ts';
import { refusals, withCards, type IntendedMove } from './intended-move.ts';
import type { Tables } from '../rules/field-types.ts';

const NO_USES: readonly CardUse[] = [];
/** §7.1, Q26: within a combat of its own breakthrough phase a side may activate a unit by card before the die. */
const IN_BREAKTHROUGH: readonly CardUse[] = ['combatShift', 'activate'];
/** Uses of a card in a step (§7.1). */
const usesAt = (state: BtmState, frame: AskFrame): readonly CardUse[] =>
  frame.at === 'combat/attack-card' && mayWakeInCombat(state) ? IN_BREAKTHROUGH : (columnsOf(frame).uses ?? NO_USES);

/** Steps before the cards of a turn are taken (§6.1). */
const BEFORE_CARDS: ReadonlySet<AskFrame['at']> = new Set(['setup/place', 'logistics/sea', 'logistics/remove']);

const hasBegun = (frame: AskFrame): boolean => 'begun' in frame && frame.begun;

/** What a list of moves can be pointed at; every card of both sides is looked up in the same one. */
const pointable = new WeakMap<readonly Move[], ReadonlySet<TargetRef>>();

function listPointable(moves: readonly Move[]): ReadonlySet<TargetRef> {
  const refs = pointable.get(moves) ?? new Set(moves.flatMap(commands.targets));
  pointable.set(moves, refs);
  return refs;
}

/** Whether a card can be played now, were nothing else picked. */
function isPlayable(game: Game, state: BtmState, card: CardId): boolean {
  const decision = findDecision(game, state);
  return decision !== null && listPointable(decision.moves).has(`card:${card}`);
}

/** Uses with a moment of their own, and its rule, the most specific of a card first. */
const MOMENTS = [
  ['combatShift', '11.3.4'],
  ['reroll', '7.1'],
  ['tankAction', '12'],
] as const satisfies readonly (readonly [CardUse, string])[];

/** The moment that a card is for where this is none; a card without one in combat or breakthrough is for logistics. */
function explainMoment(t: Tables, card: CardId): Reason {
  if (t.hasUse(card, 'cancel')) return refusal('NO_WINDOW.hitler', '7.1');
  const [use, rule] = MOMENTS.find(([one]) => t.hasUse(card, one)) ?? ['logistics', '6'];
  return refusal(`NO_WINDOW.for-${use}`, rule, { card });
}

/** Another card is being played, which takes more than one answer (§6.2.3, §12.2). */
function explainPlayed(frame: AskFrame, card: CardId): Reason | null {
  if (frame.at === 'logistics/rebuild')
    return refusal('REBUILD_LIMIT.other-card', '6.2.3', { card, played: frame.card });
  if (frame.at !== 'breakthrough/path' && frame.at !== 'breakthrough/second') return null;
  return refusal('TANK_COUNT.other-card', '12.2', { card: frame.plan.card });
}

/** Why a card does nothing in this step; a card of the right kind finds no unit for it, or only not what is picked. */
function explainIntendedCard(game: Game, state: BtmState, frame: AskFrame, card: CardId): readonly Reason[] {
  const { tables: t } = game;
  const side = deciderOf(frame);
  if (frame.at === 'logistics/draw') return refusals(t, state, [commandAt(frame.at, { card })]);
  if (BEFORE_CARDS.has(frame.at)) return [];
  const barred = explainHeld(t, state, side, card) ?? explainPlayed(frame, card);
  if (barred) return isPlayable(game, state, card) ? [] : [barred];
  return explainUse(game, state, frame, side, card);
}

/** The same for a card in the hand, while no other is being played. */
function explainUse(game: Game, state: BtmState, frame: AskFrame, side: Side, card: CardId): readonly Reason[] {
  const { tables: t } = game;
  const use = usesAt(state, frame).find((one) => t.hasUse(card, one));
  if (use === undefined) return [explainMoment(t, card)];
  const barred = explainCard(t, state, side, card, use);
  if (barred) return [barred];
  // It is the button that cancels (§7.1); the card itself is not asked for.
  if (use === 'cancel') return [refusal('CARD_USE.cancel', '7.1', { card })];
  if (isPlayable(game, state, card)) return [];
  // Who thinks of a card here thinks of the combat to come rather than of a unit to wake.
  if (frame.at === 'combat/attack') return [explainMoment(t, card)];
  return [hasBegun(frame) ? refusal('NO_WINDOW.activate', 'Q13') : refusal('CARD_USE.nobody', '7.1', { card, use })];
}

/** Steps in which a card goes with a unit or a place for more than to make a unit active: their own questions look at it. */
function isOwnUse(t: Tables, state: BtmState, frame: AskFrame, card: CardId): boolean {
  const { at } = frame;
  if (at === 'logistics/reinforce' || at === 'logistics/rail')
    return usesAt(state, frame).some((use) => t.hasUse(card, use));
  return (at === 'breakthrough/action' || at === 'breakthrough/second') && t.hasUse(card, 'tankAction');
}

/** What a card pointed at could have been meant for, with what is picked; null where the step asks for it otherwise. */
export function explainCardPointed(
  game: Game,
  state: BtmState,
  frame: AskFrame,
  intendedMove: IntendedMove,
): readonly Reason[] | null {
  const { tables: t } = game;
  const { unit, space, card, pointed } = intendedMove;
  if (pointed !== 'card' || card === null) return null;
  if (unit === null && space === null) return explainIntendedCard(game, state, frame, card);
  if (isOwnUse(t, state, frame, card)) return null;
  const wakes = usesAt(state, frame).includes('activate') && t.hasUse(card, 'activate') && !hasBegun(frame);
  return wakes && unit !== null
    ? explainIntendedActivation(t, state, frame, card, unit)
    : explainIntendedCard(game, state, frame, card);
}

/** Why a unit cannot be made active: what the unit lacks comes before what the hand lacks. */
export function explainIntendedActivation(
  t: Tables,
  state: BtmState,
  frame: AskFrame,
  card: CardId | null,
  unit: string,
): readonly Reason[] {
  const side = deciderOf(frame);
  const { place, spent } = unitState(state, unit);
  if (t.sideOfUnit(t.unitNo(unit)) !== sideNo(side)) return [refusal('NOT_YOUR_UNIT', '2.2', { unit, side })];
  if (t.placeNo(place) === NONE) return [refusal('NOT_ON_MAP.activate', '7.1', { unit })];
  if (!spent) return [refusal('NOT_SPENT', '7.1', { unit })];
  return withCards(t, state, side, 'activate', card, (one) =>
    refusals(t, state, [commandAt(frame.at, { card: one, unit })]),
  );
}

/** Questions that show a hand (§5.2, §7), and the record as both seats may read it. Hand sizes are public. */
import type { Asked, SecretRules } from '../../kernel/types.ts';
import type { BtmEvent } from './events.ts';
import { columnsOf, type AskFrame } from './frames.ts';
import { SIDES, type Side } from './ids.ts';
import { commands, type Move } from './moves.ts';
import { topFrame } from './rules/field.ts';
import { cardsLeft, countDraws } from './rules/placement.ts';
import { deciderOf, isAskFrame } from './rules/steps.ts';
import type { BtmState } from './state.ts';
import type { Tables } from './tables.ts';
import type { BtmTypes } from './types.ts';

/** Questions that name cards of the hand, or a plan with one. */
export function isOfHand(frame: AskFrame): boolean {
  switch (frame.at) {
    case 'logistics/draw':
    case 'breakthrough/path':
    case 'breakthrough/second':
    case 'card/hitler':
      return true;
    case 'logistics/rail-group':
      return frame.by !== 'free';
    default:
      return false;
  }
}

/** Q13: a card that may only come first is no longer asked for. */
const isPastCards = (frame: AskFrame): boolean => 'begun' in frame && frame.begun;

/** Rolls, decisions and losses before both players (§7, §11.3.6, §13). */
const WATCHED: ReadonlySet<BtmEvent['type']> = new Set([
  'turn-began',
  'card-cancelled',
  'attack-failed',
  'rolled',
  'surrendered',
  'game-over',
]);

const namesCard = (move: Move): boolean =>
  'by' in move ? move.by !== 'free' : 'card' in move ? move.card !== null : false;

/** Questions inside a tank action name its card, or reveal it by what they offer (§12.2, §12.3). */
const isOfPlan = (key: string): boolean => /^btm\.ask\.(tank-path|second|together)\b/.test(key);

/**
 * A side whose hand and discards are all its cards hides none (§5.2). Before it chooses some of them, it hides what it
 * will choose (§6.1).
 */
function hidesHand(t: Tables, state: BtmState, side: Side): boolean {
  const { hand, discard } = state.cards[side];
  if (hand.length > 0) return hand.length + discard.length < t.cardIds[side].length;
  const frame = topFrame(state);
  if (!frame || !('side' in frame) || frame.side !== side) return false;
  if (frame.at === 'logistics/draw') return true;
  const isBeforeDraw = frame.at === 'logistics/sea' || frame.at === 'logistics/remove';
  const draws = countDraws(t, state, side);
  return isBeforeDraw && draws > 0 && draws < cardsLeft(t, state, side).length;
}

export const secretsOf = (t: Tables): SecretRules<BtmTypes> => ({
  /**
   * A drawn card is secret until it is played or discarded (§5.2). A tank action is planned step by step before its card
   * is named (§12.1), and a train is loaded before it is paid for (§6.3); the log names the card then.
   */
  openNotation: commands.openNotation,
  /** A card played and taken back is hidden again; even its use would reveal the hand. */
  leftNotation: (move) => (namesCard(move) ? '?' : commands.notation(move)),
  /** Until the card is played, others hear only that a tank action is being planned (§12.1). */
  openAsk: (ask) => (isOfPlan(ask.key) ? { key: 'btm.ask.tank-plan', rule: '12' } : ask),
  holders: ({ options, cards }) => (options.openHands ? null : SIDES.filter((side) => cards[side].hand.length > 0)),
  hidesAny: (state) => !state.options.openHands && SIDES.some((side) => hidesHand(t, state, side)),
  askedOf(state): Asked {
    const frame = topFrame(state);
    if (!isAskFrame(frame) || state.options.openHands) return 'open';
    if (isOfHand(frame)) return 'closed';
    const takesCards = (columnsOf(frame).uses ?? []).length > 0 && !isPastCards(frame);
    return takesCards && state.cards[deciderOf(frame)].hand.length > 0 ? 'partly' : 'open';
  },
  isOpen: (target) => !target.startsWith('card:'),
  ahead: () => null,
  isWatched: (events) => events.some(({ type }) => WATCHED.has(type)),
});

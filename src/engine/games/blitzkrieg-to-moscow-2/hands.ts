/** Which questions show a hand (§5.2, §7). How many cards a hand has is open to both. */
import type { Asked, HandRules } from '../../kernel/types.ts';
import type { BtmEvent } from './events.ts';
import { columnsOf, type AskFrame } from './frames.ts';
import { SIDES } from './ids.ts';
import { topFrame } from './rules/field.ts';
import { deciderOf, isAskFrame } from './rules/steps.ts';
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

export const hands: HandRules<BtmTypes> = {
  holders: ({ options, cards }) => (options.openHands ? null : SIDES.filter((side) => cards[side].hand.length > 0)),
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
};

/** Questions that show a hand, and the record for both seats (§4.1.5, §7.3). Events, and the number of conflict cards of a side, are open to both. */
import type { Asked, SecretRules } from '../../kernel/types.ts';
import { isCardId } from './cards.ts';
import type { HrEvent } from './events.ts';
import { otherSide, SIDES, type Side } from './ids.ts';
import { commands, isSecret, type Move } from './moves.ts';
import { forcedToShow } from './rules/reveal.ts';
import type { HrState } from './state.ts';
import type { Tables } from './tables.ts';
import type { HrTypes } from './types.ts';

/** Both cards are open: dice and events decide (C-4 to C-9). */
const isRevealed = ({ conflict }: HrState): boolean => conflict !== null && SIDES.every((side) => conflict.shown[side]);

function askedOf(state: HrState): Asked {
  const frame = state.stack.at(-1);
  switch (frame?.at) {
    case 'conflict/card':
    case 'discard':
    case 'pay/card':
    case 'reorganise/discard':
    case 'reshuffle/build-up':
      return 'closed';
    case 'conflict/name':
      // The defender chooses events and card without a hand-over in between, so its seat is taken at the first.
      return state.conflict?.active === frame.side || state.conflict?.isNeutralVichy ? 'open' : 'closed';
    case 'conflict/effect':
    case 'conflict/pick':
    case 'conflict/reroll':
    case 'conflict/counter':
      return isRevealed(state) ? 'joint' : 'open';
    default:
      return 'open';
  }
}

/** C-2: two cards turned over together may be chosen in any order, unless one is shown or from the deck. */
function ahead(t: Tables, state: HrState): HrState | null {
  const { conflict, stack } = state;
  const frame = stack.at(-1);
  if (!conflict || frame?.at !== 'conflict/card' || frame.open) return null;
  const side = otherSide(frame.side);
  const isHidden = forcedToShow(t, conflict, side) === 'no' && !(conflict.isNeutralVichy && side === 'axis');
  if (!isHidden || conflict.cards[side].length > 0) return null;
  return { ...state, stack: [...stack.slice(0, -1), { at: 'conflict/card', side, open: false }] };
}

/** Decided, rolled or turned over before both (§7.3 to §7.9, §6.3.2, §5.4, §5.5, §8.2, §8.5). */
const WATCHED: ReadonlySet<HrEvent['type']> = new Set([
  'showed',
  'turned-up',
  'rolled',
  'changed',
  'rerolled',
  'blocked',
  'sabotaged',
  'judged',
  'tested',
  'planned',
  'reshuffled',
  'year-ended',
  'italy',
  'vichy',
  'passed',
  'resigned',
  'won',
]);

/** Cards discarded one after another are one discard: it ends when its seat is asked for no further card. */
const isDiscardOver = (side: Side, state: HrState): boolean => {
  const frame = state.stack.at(-1);
  return !(frame?.at === 'discard' && frame.side === side);
};

const isWatched = (events: readonly HrEvent[], state: HrState): boolean =>
  events.some((event) => WATCHED.has(event.type) || (event.type === 'discarded' && isDiscardOver(event.side, state)));

/** A card laid face down, given away or swapped is secret (§4.1.5, §7.3). */
export function openNotation(move: Move): string {
  const text = commands.notation(move);
  return isSecret(move.type) ? text.replaceAll(/ \S+/g, ' ?') : text;
}

export const secretsOf = (t: Tables): SecretRules<HrTypes> => ({
  openNotation,
  leftNotation: openNotation,
  openAsk: (ask) => ask,
  holders: ({ hands }) => SIDES.filter((side) => hands[side].length > 0),
  // Cards come unseen from a deck (§4.1.5), and a card in a conflict is face down while hands may be empty.
  hidesAny: () => true,
  askedOf,
  isOpen: (target) => !(target.startsWith('card:') && isCardId(target.slice('card:'.length))),
  ahead: (state) => ahead(t, state),
  isWatched,
});

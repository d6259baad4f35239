/** Whether what a question lists could be listed in this position; its moves are made from the position anyway. */
import { spaceOf } from './board.ts';
import { cardOf } from './cards.ts';
import type { Frame } from './frames.ts';
import { otherSide } from './ids.ts';
import { findCopy, listTurncoats } from './rules/events.ts';
import { rulesOf, type HrState } from './state.ts';

const isWithin = <X>(items: readonly X[], all: readonly X[]): boolean => items.every((item) => all.includes(item));

export function fitsPosition(state: HrState, frame: Frame): boolean {
  const { conflict, hands, discards, markers, turn } = state;
  switch (frame.at) {
    case 'push/attacks':
      return !frame.kept || (rulesOf(state) > 1 && frame.made === 1 && turn.success === 'earned');
    case 'pay/card':
      if (frame.for === 'plan' || frame.space === '') return (frame.for === 'plan') === (frame.space === '');
      return spaceOf(frame.space).isSea === (frame.for === 'fleet');
    case 'pay/lift':
      return spaceOf(frame.space).isSea === (frame.for === 'fleet');
    case 'plan/reroll':
      return cardOf(frame.card).rerolls > 0 && discards[frame.side].at(-1) === frame.card;
    case 'conflict/pick':
      return conflict !== null && isWithin(frame.cards, conflict.cards[otherSide(frame.side)]);
    case 'conflict/reroll':
      return conflict !== null && frame.free.every((place) => place <= conflict.dice[frame.side].length);
    case 'clean/keep':
      return conflict !== null && frame.left <= frame.of.length && isWithin(frame.of, conflict.events.axis);
    case 'clean/nation':
      return conflict !== null && spaceOf(frame.space).isSea;
    // K-2 is part of a conflict's clean-up.
    case 'event/choose':
      return conflict !== null && isWithin(frame.spaces, listTurncoats(state));
    case 'event/nation':
    case 'event/drop':
      return conflict !== null;
    case 'control/lift':
      return frame.spaces.every((space) => markers[space] === frame.nation);
    case 'discard':
      return frame.n <= hands[frame.side].length;
    case 'reshuffle/return':
      return frame.titles.every((title) => findCopy(state, title, 'lid') !== null);
    case 'reshuffle/build-up':
      return isWithin(frame.taken, hands.allies);
    default:
      return true;
  }
}

/** Cards, events and pieces given up, kept, taken back or exchanged, and other answers between the actions. */
import { explainDiscard, explainGive, explainTake } from '../explain/cards.ts';
import { explainDrop, explainKeep, explainReturn } from '../explain/events.ts';
import { explainLiftMarker, explainLiftPiece, explainTurncoat } from '../explain/pieces.ts';
import { no } from '../explain/reason.ts';
import { labelLift } from '../labels.ts';
import type { RulesOf } from './verb-rules.ts';

type Answer = 'discard' | 'drop' | 'keep' | 'lift' | 'nation' | 'choose' | 'speer' | 'return' | 'swap' | 'resign';

export const cards: RulesOf<Answer> = {
  discard: {
    untimely: ({ frame }) => (frame.at === 'reshuffle/build-up' ? no('IL-42', '5.4.4', 'swap-pair') : null),
    refuse: (question, { card }) => explainDiscard(question, card),
  },
  drop: { refuse: (question, { event }) => explainDrop(question, event) },
  keep: { refuse: ({ t, frame }, { event }) => (frame.at === 'clean/keep' ? explainKeep(t, frame, event) : null) },
  lift: {
    refuse({ t, state, frame }, { space }) {
      if (frame.at === 'pay/lift') return explainLiftPiece(state, frame, space);
      return frame.at === 'control/lift' ? explainLiftMarker(t, state, frame, space) : null;
    },
    label: ({ frame }, { space }) => labelLift(frame, space),
  },
  nation: {},
  choose: {
    refuse: ({ t, state, frame }, { space }) =>
      frame.at === 'event/choose' ? explainTurncoat(t, state, frame, space) : null,
  },
  speer: {},
  return: {
    refuse: ({ t, state, frame }, { event }) =>
      frame.at === 'reshuffle/return' ? explainReturn(t, state, frame, event) : null,
  },
  swap: {
    refuse: (question, { take, give }) =>
      question.frame.at === 'reshuffle/build-up'
        ? (explainTake(question, take) ?? explainGive(question, question.frame, give))
        : null,
  },
  resign: { isAlwaysTimely: true },
};

/** The steps of a conflict, and what ends a step. */
import type { Reason } from '../../../kernel/types.ts';
import { cardOf } from '../cards.ts';
import { explainChoice, explainHit } from '../explain/cards.ts';
import { explainDice, explainEffect } from '../explain/dice.ts';
import { explainCancel, explainPlay } from '../explain/events.ts';
import type { Question } from '../explain/question.ts';
import { no } from '../explain/reason.ts';
import { labelCounter, labelEffect, labelEnd, labelReroll } from '../labels.ts';
import type { Hit, Move, MoveOf } from '../moves.ts';
import {
  previewCard,
  previewCounter,
  previewEffect,
  previewHit,
  previewNaming,
  previewOutfox,
  previewReroll,
} from '../previews.ts';
import { actsWith } from '../rules/events.ts';
import type { Conflict } from '../state.ts';
import { explainStop } from './stop.ts';
import type { RulesOf, Why } from './verb-rules.ts';

const inConflict =
  <K extends Move['type']>(why: (question: Question, conflict: Conflict, move: MoveOf<K>) => Why) =>
  (question: Question, move: MoveOf<K>): Why =>
    question.state.conflict && why(question, question.state.conflict, move);

/** IL-48: COUNTERATTACK is announced with the events and used by the side that is losing. */
function explainNoCounter({ t, state: { conflict }, side }: Question): Reason {
  if (!conflict) return no('IL-48', 'R-94', 'counter-after-result', { event: 'counterattack' });
  return actsWith(t, conflict, side, 'rerollsAfter')
    ? no('IL-48', 'R-94', 'counter-not-losing', { event: 'counterattack' })
    : no('IL-48', 'R-17', 'counter-not-announced', { event: 'counterattack' });
}

/** IL-46: OUTFOXED has one moment, once for each side. */
function explainNoCancel({ state: { conflict }, frame }: Question): Why {
  if (!conflict) return null;
  if (frame.at === 'conflict/name') return no('IL-46', 'R-78', 'cancel-later', { event: 'outfoxed' });
  const isUsed = conflict.cancelled.length > 0;
  return no('IL-46', 'R-78', isUsed ? 'cancel-once' : 'cancel-over', { event: 'outfoxed' });
}

/** §7.6 */
const explainHitNow = (why: 'nothing-to-block' | 'sabotaged-already') =>
  inConflict<Hit>(({ frame }, conflict, { card }) =>
    frame.at === 'conflict/pick' ? explainHit(frame, conflict, card, why) : null,
  );

type InConflict = 'done' | 'play' | 'cancel' | 'card' | 'effect' | Hit | 'reroll' | 'counter';

export const conflict: RulesOf<InConflict> = {
  done: {
    refuse: explainStop,
    label: ({ frame }, move) => labelEnd(frame, move),
    estimate: (asked) => previewNaming(asked, null) ?? previewOutfox(asked, null),
    preview: (asked) => previewEffect(asked, null) ?? previewReroll(asked, []) ?? previewCounter(asked, []),
  },
  play: {
    untimely: ({ state }) => (state.conflict === null ? null : no('IL-02', 'R-15', 'naming-over')),
    refuse: inConflict((question, conflict, { event }) => explainPlay(question, conflict, event)),
    estimate: (asked, { event }) => previewNaming(asked, event),
  },
  cancel: {
    untimely: explainNoCancel,
    refuse: inConflict((question, conflict, { event }) => explainCancel(question, conflict, event)),
    estimate: (asked, { event }) => previewOutfox(asked, event),
  },
  card: {
    // IL-37: a chosen conflict card cannot be changed.
    untimely: ({ state: { conflict }, frame }) =>
      conflict !== null && frame.at !== 'conflict/name' && frame.at !== 'conflict/outfox'
        ? no('IL-37', '7.3', 'card-chosen')
        : null,
    refuse: inConflict((question, conflict, { card }) => explainChoice(question, conflict, card)),
    estimate: (asked, { card }) => previewCard(asked, card),
  },
  effect: {
    untimely: ({ frame }, { own }) =>
      !own && (frame.at === 'conflict/reroll' || frame.at === 'plan/reroll')
        ? no('IL-36', '7.6', 'own-dice-only')
        : null,
    refuse: inConflict(explainEffect),
    label: ({ t, state }, move) => labelEffect(t, state, move),
    preview: previewEffect,
  },
  block: { refuse: explainHitNow('nothing-to-block'), preview: previewHit },
  sabotage: { refuse: explainHitNow('sabotaged-already'), preview: previewHit },
  reroll: {
    // IL-36: a re-roll is declared once.
    untimely: ({ state: { conflict }, frame }) =>
      conflict !== null && frame.at === 'conflict/counter' ? no('IL-36', 'R-22', 'reroll-over') : null,
    refuse({ state, frame }, { dice }) {
      if (frame.at === 'plan/reroll')
        return explainDice(dice, { count: frame.dice.length, most: cardOf(frame.card).rerolls, rule: '6.3.2' });
      if (frame.at !== 'conflict/reroll') return null;
      const { side, most, free } = frame;
      return explainDice(dice, { count: state.conflict?.dice[side].length ?? 0, most, free, rule: '7.6' });
    },
    label: ({ state }, { dice }) => labelReroll(state, dice),
    preview: (asked, { dice }) => previewReroll(asked, dice),
  },
  counter: {
    untimely: explainNoCounter,
    refuse({ state, frame }, { dice }) {
      if (frame.at !== 'conflict/counter') return null;
      const count = state.conflict?.dice[frame.side].length ?? 0;
      return explainDice(dice, { count, most: count, rule: 'R-94' });
    },
    saysWhyAtCentre: true,
    label: ({ state }, { dice }) => labelCounter(state, dice),
    preview: (asked, { dice }) => previewCounter(asked, dice),
  },
};

/** Cards, events and pieces given up, kept, taken back or exchanged, and other answers between the actions. */
import { cardOf } from '../cards.ts';
import { no, notInHand } from '../rules/reason.ts';
import type { Question } from '../explain/question.ts';
import type { FrameAt } from '../frames.ts';
import { TURNCOATS, type CardId, type SpaceId } from '../ids.ts';
import { labelLift } from './labels.ts';
import { isHeldBy } from '../rules/control.ts';
import { heldBy } from '../rules/events.ts';
import { PIECES } from '../rules/pieces.ts';
import type { RulesOf, Why } from './verb-rules.ts';

type Answer = 'discard' | 'drop' | 'keep' | 'lift' | 'nation' | 'choose' | 'speer' | 'return' | 'swap' | 'resign';

export const cards: RulesOf<Answer> = {
  discard: {
    untimely: ({ frame }) => (frame.at === 'reshuffle/build-up' ? no('IL-42', '5.4.4', 'swap-pair') : null),
    refuse({ state, side, frame }, { card }) {
      if (!state.hands[side].includes(card)) return notInHand(card);
      return frame.at === 'discard' && frame.red ? no('IL-40', '6.5.2.1', 'red-first', { card }) : null;
    },
  },
  drop: {
    refuse: ({ t, state, side }, { event }) =>
      heldBy(t, state, side).some((copy) => t.titleOf(copy) === event)
        ? null
        : no('IL-41', '4.2.2', 'drop-not-held', { event, most: state.allowance[side] }),
  },
  keep: {
    refuse: ({ t, frame }, { event }) =>
      frame.at !== 'clean/keep' || frame.of.some((copy) => t.titleOf(copy) === event)
        ? null
        : no('IL-30', '6.7.4.1', 'keep-not-used', { event }),
  },
  lift: {
    refuse(question, { space }) {
      const { state, frame } = question;
      if (frame.at === 'control/lift') return explainLiftMarker(question, frame, space);
      if (frame.at !== 'pay/lift') return null;
      const { lie, noneThere } = PIECES[frame.for];
      return state[lie][frame.side].includes(space) ? null : no('IL-43', '3.0', noneThere, { space });
    },
    label: ({ frame }, { space }) => labelLift(frame, space),
  },
  nation: {},
  choose: {
    refuse: (question, { space }) =>
      question.frame.at === 'event/choose' ? explainTurncoat(question, question.frame, space) : null,
  },
  speer: {},
  return: {
    // §5.4.2, §5.4.3
    refuse({ t, state, frame }, { event }) {
      if (frame.at !== 'reshuffle/return' || frame.titles.includes(event)) return null;
      const { side } = frame;
      const rule = side === 'axis' ? '5.4.2' : '5.4.3';
      const { returnsBy, copies } = t.eventOf(event);
      if (returnsBy !== (side === 'axis' ? 'axis-reshuffle' : 'allied-reshuffle'))
        return no('IL-42', rule, 'return-never', { event, side });
      const some = copies.some(({ id }) => state.events[id] === 'lid');
      return no('IL-42', rule, some ? 'return-not-all' : 'return-not-in-lid', { event });
    },
  },
  swap: {
    refuse: (question, { take, give }) =>
      question.frame.at === 'reshuffle/build-up'
        ? (explainTake(question, take) ?? explainGive(question, question.frame, give))
        : null,
  },
  resign: { isAlwaysTimely: true },
};

/** */
function explainLiftMarker({ t, state }: Question, { nation, spaces }: FrameAt<'control/lift'>, space: SpaceId): Why {
  if (spaces.includes(space)) return null;
  const refused = (why: string) => no('IL-43', 'R-01', why, { space });
  if (state.markers[space] !== nation || state.unmarked.includes(space)) return refused('lift-no-marker');
  if (t.vichyAreas.includes(space) || t.spaceOf(space).isInactive) return refused('lift-barred');
  return refused(spaces.some((id) => t.spaceOf(id).isSea) ? 'lift-zones-first' : 'lift-plain-first');
}

/** */
function explainTurncoat({ t, state }: Question, { spaces }: FrameAt<'event/choose'>, space: SpaceId): Why {
  if (spaces.includes(space)) return null;
  const refused = (why: string) => no('IL-44', 'R-89', why, { space });
  if (!TURNCOATS.includes(space)) return refused('turncoat-other');
  if (state.turncoats.includes(space)) return refused('turncoat-before');
  if (!isHeldBy(t, state, space, 'axis')) return refused('turncoat-not-axis');
  const isNear = t.bordersOf(space).some(({ to, kind }) => kind === 'land' && isHeldBy(t, state, to, 'allies'));
  return isNear ? null : refused('turncoat-no-neighbour');
}

/** §5.4.4: a card of the new deck. */
export function explainTake({ state }: Question, card: CardId): Why {
  const { isBonus, isSabotage } = cardOf(card);
  if (!isBonus && !isSabotage) return no('IL-42', '5.4.4', 'swap-rank', { card });
  return state.decks.allies.includes(card) ? null : no('IL-42', '5.4.4', 'swap-not-in-deck', { card });
}

/** §5.4.4, R-27: a card of the hand. */
export function explainGive({ state }: Question, { taken }: FrameAt<'reshuffle/build-up'>, card: CardId): Why {
  if (taken.includes(card)) return no('IL-42', '5.4.4', 'swap-taken', { card });
  return state.hands.allies.includes(card) ? null : no('IL-42', '5.4.4', 'swap-not-in-hand', { card });
}

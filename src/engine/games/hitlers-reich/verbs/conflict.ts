/** The steps of a conflict, and what ends a step. */
import type { Params, Reason } from '../../../kernel/types.ts';
import { cardOf } from '../cards.ts';
import { ownerOf } from '../tables/event-cards.ts';
import type { Question } from '../explain/question.ts';
import { fromRule, no, notInHand } from '../rules/reason.ts';
import { otherSide, type CardId, type Side } from '../ids.ts';
import { labelCounter, labelEffect, labelEnd, labelReroll } from './labels.ts';
import { isPiece, type EffectMove, type Hit, type Move, type MoveOf } from '../moves.ts';
import { listEffects } from '../rules/effects.ts';
import { actsWith, explainName, isEnabling, listCancellable, mustWaive } from '../rules/events.ts';
import type { Conflict } from '../state.ts';
import type { Tables } from '../tables.ts';
import { explainStop, type RulesOf, type Why } from './verb-rules.ts';

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

/** §7.6: the card that a Double Agent blocks, or Sabotage hits. */
const explainHit = (why: 'nothing-to-block' | 'sabotaged-already') =>
  inConflict<Hit>(({ frame }, conflict, { card }) => {
    if (frame.at !== 'conflict/pick' || frame.cards.includes(card)) return null;
    return conflict.cards[otherSide(frame.side)].includes(card)
      ? no('IL-36', '7.6', why, { card })
      : no('IL-03', '7.6', 'not-in-conflict-card', { card });
  });

type InConflict = 'done' | 'play' | 'cancel' | 'card' | 'effect' | Hit | 'reroll' | 'counter';

export const conflict: RulesOf<InConflict> = {
  done: {
    refuse: explainStop,
    label: ({ frame }, move) => labelEnd(frame, move),
  },
  play: {
    untimely: ({ state }) => (state.conflict === null ? null : no('IL-02', 'R-15', 'naming-over')),
    refuse: inConflict(explainPlay),
  },
  cancel: {
    untimely: explainNoCancel,
    refuse: inConflict(explainCancel),
  },
  card: {
    // IL-37: a chosen conflict card cannot be changed.
    untimely: ({ state: { conflict }, frame }) =>
      conflict !== null && frame.at !== 'conflict/name' && frame.at !== 'conflict/outfox'
        ? no('IL-37', '7.3', 'card-chosen')
        : null,
    refuse: inConflict(explainChoice),
  },
  effect: {
    untimely: ({ frame }, { own }) =>
      !own && (frame.at === 'conflict/reroll' || frame.at === 'plan/reroll')
        ? no('IL-36', '7.6', 'own-dice-only')
        : null,
    refuse: inConflict(explainEffect),
    label: ({ t, state }, move) => labelEffect(t, state, move),
  },
  block: { refuse: explainHit('nothing-to-block') },
  sabotage: { refuse: explainHit('sabotaged-already') },
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
  },
};

const SIDE_OF_SUIT: Readonly<Record<string, Side>> = { G: 'axis', I: 'axis', W: 'allies', S: 'allies' };
/** The owner of a card by its suit; a Double Agent may be either side's. */
const sideOfCard = (id: CardId): Side | null => SIDE_OF_SUIT[cardOf(id).suit] ?? null;

/** §7.3, §6.5.3.4. A card in hand that is not listed breaks the red obligation. */
function explainChoice({ state, side }: Question, conflict: Conflict, { card }: MoveOf<'card'>): Why {
  if (state.hands[side].includes(card)) return no('IL-31', '6.5.3.4', 'red-card', { card });
  const other = otherSide(side);
  if (sideOfCard(card) !== other) return notInHand(card);
  if (conflict.isNeutralVichy && other === 'axis') return no('IL-35', '8.5.1', 'vichy-deck', { card });
  return conflict.cards[other].length > 0 ? no('IL-37', '7.3', 'card-locked', { card, side: other }) : notInHand(card);
}

/** §7.2: naming an event in the running conflict. */
function explainPlay({ t, state, side }: Question, conflict: Conflict, { event: title }: MoveOf<'play'>): Why {
  const event = t.eventOf(title);
  const params: Params = { event: title, side };
  // Neutral Vichy is defended by the Axis, without its events (§8.5.1).
  if (conflict.isNeutralVichy && ownerOf(event) === 'axis') return no('IL-35', '8.5.1', 'neutral-vichy', params);
  const barred = explainName(t, state, conflict, side, title);
  if (barred) return fromRule(barred, params);
  const isBound = conflict.active === side && mustWaive(t, state, conflict);
  return isBound && !t.abilitiesOf(title).waivesBlitzCost
    ? no('IL-22', 'R-86', 'waive-first', { event: 'guderian' })
    : null;
}

/** events that OUTFOXED may undo. */
function explainCancel({ t, side }: Question, conflict: Conflict, { event: title }: MoveOf<'cancel'>): Why {
  if (listCancellable(t, conflict, side).includes(title)) return null;
  const params = { event: title };
  const copy = conflict.events[otherSide(side)].find((one) => t.titleOf(one) === title);
  if (copy === undefined) return no('IL-46', 'R-78', 'cancel-not-named', params);
  if (conflict.cancelled.includes(copy)) return no('IL-46', 'R-78', 'cancel-twice', params);
  return no('IL-46', 'R-78', isEnabling(t, title) ? 'cancel-enabling' : 'cancel-landing', params);
}

interface Limits {
  /** Dice that were rolled. */
  readonly count: number;
  readonly most: number;
  /** Places that are still open; all where it is left out. */
  readonly free?: readonly number[];
  readonly rule: string;
}

function explainDice(dice: readonly number[], { count, most, free, rule }: Limits): Why {
  if (dice.length === 0) return no('IL-03', rule, 'no-dice');
  const strange = dice.find((place) => !Number.isInteger(place) || place < 1 || place > count);
  if (strange !== undefined) return no('IL-03', rule, 'bad-die', { die: String(strange), count });
  const twice = dice.find((place, at) => dice.indexOf(place) < at);
  if (twice !== undefined) return no('IL-36', rule, 'same-die', { die: twice });
  if (dice.length > most) return no('IL-36', rule, 'too-many-dice', { most });
  const done = dice.find((place) => free !== undefined && !free.includes(place));
  if (done !== undefined) return no('IL-36', rule, 'die-done', { die: done });
  const isSorted = dice.every((place, at) => at === 0 || place > (dice[at - 1] ?? 0));
  return isSorted ? null : no('IL-03', rule, 'dice-order');
}

/** C-4: why the effect cannot be used so. */
function explainEffect({ t, state, side }: Question, conflict: Conflict, move: EffectMove): Why {
  const { source, own, dice } = move;
  const ofSource = listEffects(t, state, conflict, side).filter((one) => one.source === source);
  const effect = ofSource.find((one) => one.own === own);
  if (!effect) {
    if (ofSource.length > 0) return no('IL-36', '7.5', own ? 'effect-other-dice' : 'effect-own-dice');
    return explainNoEffect(t, conflict, side, source);
  }
  const count = conflict.dice[own ? side : otherSide(side)].length;
  const most = Math.max(...effect.choices.map((set) => set.length));
  const bad = explainDice(dice, { count, most, rule: '7.5' });
  if (bad) return bad;
  const isOpen = effect.choices.some((set) => set.join() === dice.join());
  return isOpen ? null : no('IL-36', '7.5', 'die-same', { die: dice[0] ?? 0, face: effect.sets ?? 0 });
}

export function explainNoEffect(t: Tables, conflict: Conflict, side: Question['side'], source: string): Reason {
  const { applied, cancelled, events } = conflict;
  if (applied.includes(source))
    return no('IL-30', '7.5', isPiece(source) ? 'piece-used' : 'effect-used', { event: source });
  if (source === 'fortress') return no('IL-30', '7.5', 'no-fortress-here');
  if (source === 'fleet') return no('IL-30', '7.5', 'no-fleet-support');
  const copy = events[side].find((one) => t.titleOf(one) === source);
  if (copy === undefined) return no('IL-30', '7.2', 'effect-not-named', { event: source });
  return cancelled.includes(copy)
    ? no('IL-30', 'R-78', 'effect-cancelled', { event: source })
    : no('IL-30', '7.5', 'effect-none', { event: source });
}

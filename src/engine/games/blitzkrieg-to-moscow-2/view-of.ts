/** The view of a seat (§5.2). */
import type { Moment } from '../../kernel/types.ts';
import { seenStack } from '../../kits/hands/unseen.ts';
import type { Frame } from './frames.ts';
import { isOfHand } from './secrets.ts';
import { otherSide, type CardId, type Side } from './ids.ts';
import { topFrame } from './rules/field.ts';
import { computeScore } from './rules/score.ts';
import { deciderOf, isAskFrame } from './rules/steps.ts';
import type { BtmState } from './state.ts';
import type { BtmView, CardsView, SeenFrame } from './view.ts';
import type { Tables } from './rules/field-types.ts';

/** The bottom frame names the phase and the phasing side; there is none once the game is over. */
function momentNow({ stack, result }: BtmState): Pick<BtmView, 'side' | 'phase'> {
  const [base] = stack;
  if (result !== null || base === undefined) return { side: 'soviet', phase: 'over' };
  const phase = base.at === 'turn/supply' ? 'supply' : base.at.slice(0, base.at.indexOf('/'));
  return { side: 'side' in base ? base.side : 'soviet', phase };
}

function cardsOf({ cards, options }: BtmState, owner: Side, seat: Side | null): CardsView {
  const { hand, discard } = cards[owner];
  return { hand: owner === seat || options.openHands ? hand : null, handSize: hand.length, discard };
}

/** The plan behind a question may name a hidden card; then only the side that decides sees it. */
function questionOf(state: BtmState, seat: Side | null): BtmView['question'] {
  const frame = topFrame(state);
  if (!isAskFrame(frame)) return null;
  return state.options.openHands || deciderOf(frame) === seat || !isOfHand(frame) ? frame : null;
}

/** A side's plan with a card of its hand (§6.3, §12.1). */
function withoutPlan(frame: Frame): SeenFrame {
  switch (frame.at) {
    case 'breakthrough/path':
    case 'breakthrough/second':
      return { at: 'breakthrough/path', side: frame.side, plan: null };
    case 'logistics/rail-group':
      return frame.by === 'free' ? frame : { ...frame, by: null };
    default:
      return frame;
  }
}

const stackFor = ({ stack, options }: BtmState, seat: Side | null): BtmView['stack'] =>
  options.openHands
    ? stack
    : seenStack(stack, (frame) => ('side' in frame && frame.side === seat ? frame : withoutPlan(frame)));

function undecidedIn(state: BtmState): BtmView['undecided'] {
  const frame = topFrame(state);
  return frame?.at === 'combat/defence' ? frame.undecided : [];
}

/** The attacker is asked first (§11.3.4); a card on its way to Hitler Order is above the next window. */
function shiftsToComeIn(state: BtmState): BtmView['shiftsToCome'] {
  const { combat, stack } = state;
  if (!combat) return [];
  const { side } = combat;
  const frame = topFrame(state);
  const next = frame?.at === 'card/hitler' ? stack.at(-2) : frame;
  switch (next?.at) {
    case 'combat/defence':
    case 'combat/attack-card':
      return [side, otherSide(side)];
    case 'combat/defence-card':
      return [otherSide(side)];
    case 'combat/next':
      return next.window === 'defence-card' ? [otherSide(side)] : [];
    default:
      return [];
  }
}

function shiftPendingIn(state: BtmState): CardId | null {
  const frame = topFrame(state);
  return frame?.at === 'card/hitler' && frame.use.use === 'combatShift' ? frame.use.card : null;
}

/** `null` is an onlooker, who sees open hands only. */
export function viewOf(t: Tables, state: BtmState, seat: Side | null): BtmView {
  const { rng: _rng, stack: _stack, cards: _cards, ...open } = state;
  return {
    ...open,
    ...momentNow(state),
    stack: stackFor(state, seat),
    cards: { german: cardsOf(state, 'german', seat), soviet: cardsOf(state, 'soviet', seat) },
    question: questionOf(state, seat),
    undecided: undecidedIn(state),
    shiftsToCome: shiftsToComeIn(state),
    shiftPending: shiftPendingIn(state),
    score: computeScore(t, state),
  };
}

export function momentOf(state: BtmState): Moment {
  const { side, phase } = momentNow(state);
  return { turn: state.turn, seat: side, phase };
}

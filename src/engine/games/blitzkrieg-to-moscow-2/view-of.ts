/** The view of a seat (§5.2). */
import type { Moment } from '../../kernel/types.ts';
import { type DealDraw, deal, seenStack, unknownDice, unshared } from '../../kits/hands/unseen.ts';
import type { Frame } from './frames.ts';
import { isOfHand } from './secrets.ts';
import { type CardId, type Side, otherSide } from './ids.ts';
import { askOfPlan, planOf } from './phases/breakthrough.ts';
import type { Tables } from './tables.ts';
import { tablesOf, topFrame } from './rules/field.ts';
import { computeScore } from './rules/score.ts';
import { deciderOf, isAskFrame } from './rules/steps.ts';
import { listTankActions } from './rules/tank-action.ts';
import type { BtmState } from './state.ts';
import type { BtmView, CardsView, SeenFrame } from './view.ts';

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

/** §11.3.4: the attacker plays first. While a card may still be cancelled, the question after it is one frame below. */
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
  const { side, phase } = momentNow(state);
  let score: BtmView['score'] | null = null;
  // The members are written out: spreading what is left of a state takes longer than all else here.
  const view: { -readonly [K in keyof BtmView]: BtmView[K] } = {
    turn: state.turn,
    units: state.units,
    germanHexes: state.germanHexes,
    hero: state.hero,
    freeRailUsed: state.freeRailUsed,
    moscowEverGerman: state.moscowEverGerman,
    combat: state.combat,
    options: state.options,
    result: state.result,
    side,
    phase,
    stack: stackFor(state, seat),
    cards: { german: cardsOf(state, 'german', seat), soviet: cardsOf(state, 'soviet', seat) },
    question: questionOf(state, seat),
    undecided: undecidedIn(state),
    shiftsToCome: shiftsToComeIn(state),
    shiftPending: shiftPendingIn(state),
    /** A getter, because programs that play thousands of games rarely read it. */
    get score() {
      return (score ??= computeScore(tablesOf(t, state), state));
    },
  };
  if (state.rulings) view.rulings = state.rulings;
  if (state.inOdessa) view.inOdessa = state.inOdessa;
  return view;
}

export function momentOf(state: BtmState): Moment {
  const { side, phase } = momentNow(state);
  return { turn: state.turn, seat: side, phase };
}

interface Planned {
  readonly frame: Frame;
  readonly card: CardId;
}

/** §7: cards that a side has not used this turn, in the order of the data; some of them are its hand. */
const listUnused = (t: Tables, { cards }: BtmView, side: Side): CardId[] =>
  t.cardIds[side].filter((card) => !cards[side].discard.includes(card));

const isPlan = (frame: SeenFrame): frame is Exclude<SeenFrame, Frame> =>
  ('plan' in frame && frame.plan === null) || ('by' in frame && frame.by === null);

/** §6.3: any card that pays for a train. §12.1: any tank action that can begin here, the card first. */
function dealPlan(
  t: Tables,
  state: BtmState,
  frame: Exclude<SeenFrame, Frame>,
  pool: CardId[],
  draw: DealDraw,
): Planned {
  if (frame.at === 'logistics/rail-group') {
    const [card = ''] = deal([...pool], 1, draw, (one) => t.hasUse(one, 'rail'));
    return { card, frame: { ...frame, by: card } };
  }
  const { side } = frame;
  for (const card of deal([...pool], pool.length, draw)) {
    const cards = { ...state.cards, [side]: { hand: [card], discard: [] } };
    const frames = listTankActions(t, { ...state, cards }, side).flatMap((move) => {
      const plan = planOf(move);
      return (plan && askOfPlan(t, state, side, plan)) ?? [];
    });
    const begun = frames.length > 0 ? frames[draw(frames.length)] : undefined;
    if (begun) return { card, frame: begun };
  }
  throw new Error('no unseen card begins a tank action');
}

/** `GameDefinition.determinize`: any cards that a side has not used, with the one that a plan needs. */
export function determinize(t: Tables, view: BtmView, draw: DealDraw): BtmState {
  const { cards, stack, side: _side, phase: _phase, question: _question, score: _score, ...rest } = view;
  const { undecided: _undecided, shiftsToCome: _shiftsToCome, shiftPending: _shiftPending, ...open } = rest;
  const empty = { hand: [], discard: [] };
  const bare: BtmState = { ...open, rng: unknownDice(draw), stack: [], cards: { german: empty, soviet: empty } };
  const planned = new Map<Side, Planned>();
  const frames = stack.map((frame) => {
    if (!isPlan(frame)) return frame;
    const plan = dealPlan(t, bare, frame, listUnused(t, view, frame.side), draw);
    planned.set(frame.side, plan);
    return plan.frame;
  });
  const cardsOf = (side: Side) => {
    const { hand, handSize, discard } = cards[side];
    if (hand !== null) return { hand, discard };
    const card = planned.get(side)?.card;
    const bound = card === undefined ? [] : [card];
    const pool = listUnused(t, view, side).filter((one) => one !== card);
    // The order of a hand reveals nothing about when its cards were taken.
    return { hand: deal([...bound, ...deal(pool, handSize - bound.length, draw)], handSize, draw), discard };
  };
  return unshared({ ...bare, stack: frames, cards: { german: cardsOf('german'), soviet: cardsOf('soviet') } });
}

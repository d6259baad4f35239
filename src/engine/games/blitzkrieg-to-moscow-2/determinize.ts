/** Deals what a seat does not see: the other hand, and what is still planned with a card of it. */
import { deal, unknownDice, unshared, type DealDraw } from '../../kits/hands/unseen.ts';
import type { Frame } from './frames.ts';
import type { CardId, Side } from './ids.ts';
import { askOfPlan, planOf } from './phases/breakthrough.ts';
import type { Tables } from './rules/field-types.ts';
import { listTankActions } from './rules/tank-action.ts';
import type { BtmState } from './state.ts';
import type { BtmView, SeenFrame } from './view.ts';

/** A hidden frame with the card that it names. */
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

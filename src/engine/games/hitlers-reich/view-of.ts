/** The view of a seat (INV-22). */
import type { Moment } from '../../kernel/types.ts';
import { seenStack } from '../../kits/hands/unseen.ts';
import type { Game } from './game.ts';
import { isOpenQuestion, type OpenQuestion } from './frames.ts';
import { SIDES, type CardId, type Side } from './ids.ts';
import { heldBy } from './rules/events.ts';
import { earnedIn } from './stakes.ts';
import type { Conflict, HrState } from './state.ts';
import { boardOf, fightOf } from './view-facts.ts';
import type { CardsView, HrView, OperationView } from './view.ts';

function cardsOf(state: HrState, owner: Side, seat: Side | null): CardsView {
  const pile = state.discards[owner];
  const isOwner = owner === seat;
  return {
    hand: isOwner ? state.hands[owner] : null,
    handCount: state.hands[owner].length,
    deckCount: state.decks[owner].length,
    discards: isOwner ? pile : pile.slice(-1),
    discardCount: pile.length,
    laidCount: state.conflict?.cards[owner].length ?? 0,
  };
}

/**
 * A chosen card that is not open is known to its chooser only. Once the cards are put away (K-5) nothing names them:
 * they may be in a deck again.
 */
function conflictFor(conflict: Conflict | null, seat: Side | null): Conflict | null {
  if (!conflict) return null;
  const cardsOfSide = (side: Side) => (conflict.shown[side] || side === seat ? conflict.cards[side] : []);
  const [axis, allies] = [cardsOfSide('axis'), cardsOfSide('allies')];
  const lies = (card: CardId) => axis.includes(card) || allies.includes(card);
  const { blocked, sabotaged } = conflict;
  return { ...conflict, cards: { axis, allies }, blocked: blocked.filter(lies), sabotaged: sabotaged.filter(lies) };
}

/** §5.4.4: cards that the Allies took from their deck are in their hand. */
const stackFor = ({ stack }: HrState, seat: Side | null): HrView['stack'] =>
  seat === 'allies'
    ? stack
    : seenStack(stack, (frame) =>
        frame.at === 'reshuffle/build-up' ? { at: frame.at, taken: frame.taken.length } : frame,
      );

const phaseOf = ({ stack, result }: HrState): string => (result ? 'over' : (stack.at(-1)?.at ?? 'over'));

function questionOf({ stack, result }: HrState): OpenQuestion | null {
  const top = stack.at(-1);
  return top && !result && isOpenQuestion(top) ? top : null;
}

function operationOf({ stack }: HrState): OperationView | null {
  for (const frame of stack) {
    if (frame.at === 'barbarossa/step' || frame.at === 'barbarossa/ask')
      return { is: 'barbarossa', made: frame.made, cubes: frame.left };
    if (frame.at === 'bagration/step' || frame.at === 'bagration/ask')
      return { is: 'bagration', made: frame.made, cubes: [] };
  }
  return null;
}

/** `null` is an onlooker: neither hand. */
export function viewOf(game: Game, state: HrState, seat: Side | null): HrView {
  const t = game.tables;
  const { rng: _rng, stack: _stack, decks: _decks, hands: _hands, discards: _discards, conflict, ...open } = state;
  const [axis, allies] = SIDES.map((side) => cardsOf(state, side, seat));
  if (!axis || !allies) throw new Error('two sides');
  const fight = conflictFor(conflict, seat);
  return {
    ...open,
    conflict: fight,
    cards: { axis, allies },
    stack: stackFor(state, seat),
    phase: phaseOf(state),
    question: questionOf(state),
    operation: operationOf(state),
    board: boardOf(t, state),
    fight: fightOf(t, state, fight),
    earned: earnedIn(game, state),
    held: { axis: heldBy(t, state, 'axis'), allies: heldBy(t, state, 'allies') },
  };
}

export const momentOf = (state: HrState): Moment => ({
  turn: state.gameTurn,
  seat: state.side,
  phase: phaseOf(state),
});

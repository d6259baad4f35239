/** Deals what a seat does not see: the other hand, both decks, the pile below its top, a card laid face down. */
import { deal, unknownDice, unshared, type DealDraw } from '../../kits/hands/unseen.ts';
import { cardOf } from './cards.ts';
import { SIDES, type CardId, type Side } from './ids.ts';
import { isSought } from './phases/cards.ts';
import { actsWith } from './rules/events.ts';
import { keepField } from './rules/field.ts';
import { keepPlaces } from './rules/places.ts';
import type { HrState } from './state.ts';
import type { Tables } from './tables.ts';
import type { HrView } from './view.ts';

/** Cards of a side by place. */
interface Dealt {
  readonly laid: readonly CardId[];
  readonly hand: readonly CardId[];
  /** Cards taken from the new deck (§5.4.4) that the seat cannot name. */
  readonly taken: readonly CardId[];
  readonly discards: readonly CardId[];
  readonly deck: readonly CardId[];
}

const isRed = (card: CardId): boolean => cardOf(card).isRed;
const isNotRed = (card: CardId): boolean => !isRed(card);

const shownOf = ({ conflict }: HrView, side: Side): readonly CardId[] => conflict?.cards[side] ?? [];

/** How many cards of a side the seat does not see. */
function countHidden(view: HrView, side: Side): number {
  const { hand, handCount, deckCount, discards, discardCount, laidCount } = view.cards[side];
  const places = handCount + deckCount + discardCount + laidCount;
  return places - (hand?.length ?? 0) - discards.length - shownOf(view, side).length;
}

/** Unseen cards of each side: of its own suits, and any Double Agents that make up the number. */
function dealPools(t: Tables, view: HrView, draw: DealDraw): Readonly<Record<Side, CardId[]>> {
  const seen = new Set(
    SIDES.flatMap((side) => [...(view.cards[side].hand ?? []), ...view.cards[side].discards, ...shownOf(view, side)]),
  );
  const suitsOf = (side: Side) => t.decks[side].flatMap(({ id, isAgent }) => (isAgent || seen.has(id) ? [] : [id]));
  const agents = t.cards.flatMap(({ id, isAgent }) => (isAgent && !seen.has(id) ? [id] : []));
  const poolOf = (side: Side) => {
    const suits = suitsOf(side);
    return [...suits, ...deal(agents, countHidden(view, side) - suits.length, draw)];
  };
  return { axis: poolOf('axis'), allies: poolOf('allies') };
}

/**
 * §6.5.3.4: while a Soviet card is owed, the Allies laid one or have none. Once a deck has turned cards up the hand may
 * have been refilled, and may hold anything.
 */
function isBound(t: Tables, { conflict, cards }: HrView, side: Side): boolean {
  if (side !== 'allies' || !conflict?.red || conflict.isNeutralVichy || cards.allies.laidCount === 0) return false;
  const isTurnedUp =
    SIDES.every((one) => conflict.shown[one]) && SIDES.some((one) => actsWith(t, conflict, one, 'drawsCard'));
  return !isTurnedUp && !actsWith(t, conflict, 'allies', 'waivesRed');
}

/** Ways to choose `k` of `n`. */
const choose = (n: number, k: number): number =>
  k > n ? 0 : Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((ways, part) => ways * part, 1);

/** Limit of a draw; above it one way stands for several. */
const MOST_WAYS = 2 ** 32;

/** Whether the card laid face down is the red one that is owed: all possible deals are equally likely. */
function drawIsRed(pool: readonly CardId[], handCount: number, draw: DealDraw): boolean {
  const reds = pool.filter(isRed).length;
  const others = pool.length - reds;
  const withRed = Math.round(reds * choose(pool.length - 1, handCount));
  const all = withRed + Math.round(others * choose(others - 1, handCount));
  const each = Math.max(1, Math.ceil(all / MOST_WAYS));
  return draw(Math.round(all / each)) < Math.round(withRed / each);
}

/** How many cards the Allies took from their new deck, where the seat knows only the number. */
function countTaken({ stack }: HrView, side: Side): number {
  const top = stack.at(-1);
  const isVeiled = side === 'allies' && top?.at === 'reshuffle/build-up' && typeof top.taken === 'number';
  return isVeiled ? Number(top.taken) : 0;
}

function dealSide(t: Tables, view: HrView, side: Side, pool: CardId[], draw: DealDraw): Dealt {
  const { hand, handCount, discards, discardCount, laidCount } = view.cards[side];
  const shown = shownOf(view, side);
  const hidden = laidCount - shown.length;
  const binds = isBound(t, view, side);
  const isRedLaid = binds && (hidden > 0 ? drawIsRed(pool, handCount, draw) : shown.some(isRed));
  const isFree = !binds || isRedLaid;
  const laid = [...shown, ...deal(pool, hidden, draw, binds ? (isRedLaid ? isRed : isNotRed) : undefined)];
  const taken = deal(pool, countTaken(view, side), draw, isSought);
  const held = hand ?? [...deal(pool, handCount - taken.length, draw, isFree ? undefined : isNotRed), ...taken];
  const under = deal(pool, discardCount - discards.length, draw);
  return { laid, hand: held, taken, discards: [...under, ...discards], deck: deal(pool, pool.length, draw) };
}

/** `GameDefinition.determinize`. */
export function determinize(t: Tables, view: HrView, draw: DealDraw): HrState {
  const { cards: _cards, stack, conflict, phase: _phase, question: _question, operation: _operation, ...rest } = view;
  const { board: _board, fight: _fight, earned: _earned, held: _held, ...open } = rest;
  const rng = unknownDice(draw);
  const pools = dealPools(t, view, draw);
  const axis = dealSide(t, view, 'axis', pools.axis, draw);
  const allies = dealSide(t, view, 'allies', pools.allies, draw);
  const bySide = (part: keyof Dealt) => ({ axis: axis[part], allies: allies[part] });
  const state: HrState = unshared({
    ...open,
    rng,
    stack: stack.map((frame) =>
      frame.at === 'reshuffle/build-up' && typeof frame.taken === 'number'
        ? { at: frame.at, taken: allies.taken }
        : frame,
    ) as HrState['stack'],
    conflict: conflict && { ...conflict, cards: bySide('laid') },
    decks: bySide('deck'),
    hands: bySide('hand'),
    discards: bySide('discards'),
  });
  keepField(t, state);
  keepPlaces(t, state);
  return state;
}

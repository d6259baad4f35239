/** The view of a seat (INV-22). */
import type { Moment } from '../../kernel/types.ts';
import { type DealDraw, deal, seenStack, unknownDice, unshared } from '../../kits/hands/unseen.ts';
import { cardOf } from './cards.ts';
import { type OpenQuestion, isOpenQuestion } from './frames.ts';
import type { Game } from './types.ts';
import { type CardId, type Nation, SIDES, type Side, type SpaceId } from './ids.ts';
import { isSought } from './phases/cards.ts';
import { listPlainAttacks, openFront } from './rules/attack-lists.ts';
import { type Neutrality, drumsOf, isCentre, isContested, isStraitOpen, neutralityOf } from './rules/control.ts';
import { countOf, listDice, totalOf } from './rules/dice.ts';
import { fortressFace, fortressSide } from './rules/effects.ts';
import { actsWith, heldBy } from './rules/events.ts';
import { type Field, cacheField, nationAt, readField } from './rules/field.ts';
import { cachePlaces } from './rules/places.ts';
import { owesRed } from './rules/red.ts';
import { sumOf } from './rules/sums.ts';
import { earnedIn } from './preview/stakes.ts';
import type { Conflict, HrState } from './state.ts';
import type { Tables } from './tables.ts';
import type { Space } from './tables/board.ts';
import type { BoardView, CardsView, FightView, HrView, OperationView, TotalView } from './view.ts';

const idOf = ({ id }: Space): SpaceId => id;

function listNeutral(t: Tables, state: HrState): BoardView['neutral'] {
  const neutral: Record<SpaceId, Neutrality> = {};
  for (const id of t.unprinted) {
    const why = neutralityOf(t, state, id);
    if (why !== null) neutral[id] = why;
  }
  return neutral;
}

function readControl(field: Field): BoardView['control'] {
  // A copy with few changes is several times as fast as a new object.
  const control: Record<SpaceId, Nation | null> = { ...field.t.printedControl };
  for (const space of field.t.spaces) {
    const nation = nationAt(field, space);
    if (nation !== space.printed) control[space.id] = nation;
  }
  return control;
}

interface Draft {
  readonly marches: { origin: SpaceId; targets: SpaceId[] }[];
  readonly seas: SpaceId[];
}
const noReach = (): Draft => ({ marches: [], seas: [] });

/** Reads the reach of the nation that holds the origin on land, or is named at sea (§6.5.3.1, R-12). */
function readReach(field: Field): BoardView['reach'] {
  const reach: Record<Nation, Draft> = { axis: noReach(), western: noReach(), soviet: noReach() };
  const attacks = SIDES.flatMap((side) => listPlainAttacks(openFront(field, side)));
  for (const { origin, target, nation } of attacks) {
    // The Axis names no nation at sea.
    const attacker = nation ?? (origin === null ? 'axis' : nationAt(field, field.t.spaceOf(origin)));
    if (attacker === null) continue;
    const { marches, seas } = reach[attacker];
    if (origin === null) seas.push(target);
    else if (marches.at(-1)?.origin === origin) marches.at(-1)?.targets.push(target);
    else marches.push({ origin, targets: [target] });
  }
  return reach;
}

const readDrums = (t: Tables, state: HrState): BoardView['drums'] =>
  Object.fromEntries(t.centreIds.flatMap((id) => (isCentre(t, state, id) ? [[id, drumsOf(t, state, id)]] : [])));

/** Against the Axis the holder fights; against an Ally's attack, the attacker. */
function readRed(field: Field): BoardView['red'] {
  const axis: SpaceId[] = [];
  for (const space of field.t.spaces) {
    const holder = nationAt(field, space);
    if (holder !== 'axis' && owesRed(holder, 'axis', space)) axis.push(space.id);
  }
  return { axis, ...field.t.redGround };
}

function boardOf(t: Tables, state: HrState): BoardView {
  const field = readField(t, state);
  let reach: BoardView['reach'] | null = null;
  return {
    control: readControl(field),
    neutral: listNeutral(t, state),
    contested: t.zones.filter(({ id }) => isContested(state, id)).map(idOf),
    drums: readDrums(t, state),
    strait: SIDES.filter((side) => isStraitOpen(t, state, side)),
    /** A getter, because programs never read it. */
    get reach() {
      return (reach ??= readReach(field));
    },
    red: readRed(field),
  };
}

/** `conflict` holds only the cards that the seat may see. */
function totalFor(conflict: Conflict, side: Side): TotalView {
  const cards = conflict.cards[side].map((card) => ({ card, counts: countOf(conflict, card) }));
  const faces = conflict.dice[side];
  if (faces.length === 0) return { cards, dice: null, total: null };
  return { cards, dice: sumOf(faces), total: cards.length === 0 ? null : totalOf(conflict, side) };
}

function fightOf(t: Tables, state: HrState, conflict: Conflict | null): FightView | null {
  const comingFor = (fight: Conflict, side: Side) =>
    fight.dice[side].length > 0 ? [] : listDice(t, state, fight, side);
  return (
    conflict && {
      totals: { axis: totalFor(conflict, 'axis'), allies: totalFor(conflict, 'allies') },
      coming: { axis: comingFor(conflict, 'axis'), allies: comingFor(conflict, 'allies') },
      fortressFace: fortressSide(state, conflict) === null ? null : fortressFace(t, state, conflict.target),
    }
  );
}

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

/** A chosen card is its chooser's secret; after K-5 no card is named, as it may be in a deck again. */
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

function countHidden(view: HrView, side: Side): number {
  const { hand, handCount, deckCount, discards, discardCount, laidCount } = view.cards[side];
  const places = handCount + deckCount + discardCount + laidCount;
  return places - (hand?.length ?? 0) - discards.length - shownOf(view, side).length;
}

/** Deals the unseen cards of each side: its suits, and any Double Agents that make up the number. */
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

/** §6.5.3.4: the Allies played the Soviet card that they owed, or hold none. A refill may bring one. */
function isBound(t: Tables, { conflict, cards }: HrView, side: Side): boolean {
  if (side !== 'allies' || !conflict?.red || conflict.isNeutralVichy || cards.allies.laidCount === 0) return false;
  const isTurnedUp =
    SIDES.every((one) => conflict.shown[one]) && SIDES.some((one) => actsWith(t, conflict, one, 'drawsCard'));
  return !isTurnedUp && !actsWith(t, conflict, 'allies', 'waivesRed');
}

const choose = (n: number, k: number): number =>
  k > n ? 0 : Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((ways, part) => ways * part, 1);

/** Limit of a draw; above it one way stands for several. */
const MOST_WAYS = 2 ** 32;

/** Draws by lot if the face-down card is the red one that is owed: all possible deals are equally likely. */
function drawIsRed(pool: readonly CardId[], handCount: number, draw: DealDraw): boolean {
  const reds = pool.filter(isRed).length;
  const others = pool.length - reds;
  const withRed = Math.round(reds * choose(pool.length - 1, handCount));
  const all = withRed + Math.round(others * choose(others - 1, handCount));
  const each = Math.max(1, Math.ceil(all / MOST_WAYS));
  return draw(Math.round(all / each)) < Math.round(withRed / each);
}

/** Counts the cards that the Allies took from their new deck; the seat knows only their number. */
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
  cacheField(t, state);
  cachePlaces(t, state);
  return state;
}

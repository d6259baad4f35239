/** The choice of conflict cards as a game with hidden choices (C-2). */
import { type CardId, type Side, otherSide } from '../ids.ts';
import { forcedToShow } from '../rules/reveal.ts';
import type { Conflict, HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { type Kind, dealAll, dealLikely, listBest, sharer, sharesAtRandom } from './deal.ts';
import { NO_DRAW, type Pool, fromDeck, knowledgeOf } from './knowledge.ts';
import { type PairOf, pairsOf } from './parties.ts';
import { NO_PAST, type Past, stakeOf } from './past.ts';
import { type Likely, type Player, likelyHands, playerWith } from './players.ts';
import type { Work } from './work.ts';

type By = 'choice' | 'chance' | 'deck';

interface Ends {
  readonly low: number;
  readonly high: number;
}

const rising = (a: number, b: number): number => a - b;
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

const listChances = (kinds: readonly Kind[], row: readonly number[], isDue: boolean): readonly number[] =>
  kinds
    .flatMap((kind, at) => (kind.isDue === isDue ? Array.from({ length: kind.count }, () => row[at] ?? 0) : []))
    .sort(rising);

function endsAmong(cards: readonly number[], size: number, by: By): readonly number[] {
  if (cards.length < size) return [];
  const [lowest, highest] = [cards.slice(0, size), cards.slice(cards.length - size)];
  return by === 'chance' ? [mean(lowest), mean(highest)] : [lowest[0] ?? 0, highest[0] ?? 0];
}

/** The own chance at the best of `size` cards of `kinds`, red ones first where due (§6.5.3.4), or at a random one. */
function endsOf(row: readonly number[], kinds: readonly Kind[], size: number, by: By): Ends {
  const [due, others] = [listChances(kinds, row, true), listChances(kinds, row, false)];
  const all = [...due, ...others].sort(rising);
  if (by === 'deck') return { low: all[0] ?? 0, high: all.at(-1) ?? 0 };
  // A hand with any red card gives one of these: the fewer it has, the weaker its best may be.
  const fewest = Math.max(1, size - others.length);
  const found = [...endsAmong(due, fewest, by), ...endsAmong(others, size, by)];
  return { low: Math.min(...found), high: Math.max(...found) };
}

export interface Estimate {
  /** Against hands that the other side is likely to hold. */
  readonly chance: number;
  /** Against its strongest and its weakest possible hand. */
  readonly low: number;
  readonly high: number;
  /** The card that this counts, where the seat chooses one. */
  readonly card?: CardId;
  readonly isHidden: boolean;
}

interface Way {
  readonly by: By;
  /** Shown before the other side chooses (ENIGMA, MASTER SPY). */
  readonly isOpen: boolean;
}

function wayOf(t: Tables, conflict: Conflict, side: Side): Way {
  const forced = forcedToShow(t, conflict, side);
  const by = forced === 'random' ? 'chance' : 'choice';
  return { by: fromDeck(conflict, side) ? 'deck' : by, isOpen: forced !== 'no' };
}

function playerOf(pool: Pool, { by }: Way, hands: Likely | null, stake: number): Player {
  if (hands && by !== 'deck') return playerWith(pool, hands, by === 'choice' ? stake : null);
  if (by === 'choice') {
    const deal = dealLikely(pool);
    return { kinds: deal.kinds, atRandom: sharesAtRandom(deal), sharesFor: sharer(deal) };
  }
  const deal = dealAll(pool);
  const shares = sharesAtRandom(deal);
  return { kinds: deal.kinds, atRandom: shares, sharesFor: () => shares };
}

/**
 * Chances at own × enemies + enemy. Second cards are left out, because neither side knows them when it chooses, and
 * their effect hardly depends on the first.
 */
interface Table {
  readonly own: Player;
  readonly enemy: Player;
  readonly chances: Float64Array;
}

function* tableOf(pairOf: PairOf, own: Player, enemy: Player): Work<Table> {
  const chances = new Float64Array(own.kinds.length * enemy.kinds.length);
  let to = 0;
  for (const { card } of own.kinds)
    for (const one of enemy.kinds) {
      chances[to] = yield* pairOf({ card, draw: NO_DRAW }, { card: one.card, draw: NO_DRAW });
      to += 1;
    }
  return { own, enemy, chances };
}

/** Rounds of answers, and rounds in one step of work. */
const ROUNDS = 240;
const AT_ONCE = 40;

/** Adds a round to the mean; later rounds weigh more, because they answer better. */
function learn(mean: Float64Array, latest: Float64Array, round: number): void {
  const weight = 2 / (round + 1);
  for (let at = 0; at < mean.length; at++) {
    const share = mean[at] ?? 0;
    mean[at] = share + weight * ((latest[at] ?? 0) - share);
  }
}

/**
 * Estimates how often the enemy plays each kind when both cards are face down. Neither side sees the other's card, so
 * each answers the mean of what the other has played so far (fictitious play).
 */
function* shareHidden({ own, enemy, chances }: Table): Work<Float64Array> {
  const [deep, wide] = [own.kinds.length, enemy.kinds.length];
  const [mine, theirs] = [Float64Array.from(own.atRandom), Float64Array.from(enemy.atRandom)];
  const [mineIsWorth, theirsIsWorth] = [new Float64Array(deep), new Float64Array(wide)];
  for (let round = 1; round <= ROUNDS; round++) {
    theirsIsWorth.fill(0);
    for (let i = 0; i < deep; i++) {
      let worth = 0;
      for (let j = 0; j < wide; j++) {
        const chance = chances[i * wide + j] ?? 0;
        worth += (theirs[j] ?? 0) * chance;
        theirsIsWorth[j] = (theirsIsWorth[j] ?? 0) - (mine[i] ?? 0) * chance;
      }
      mineIsWorth[i] = worth;
    }
    learn(mine, own.sharesFor(mineIsWorth), round);
    learn(theirs, enemy.sharesFor(theirsIsWorth), round);
    if (round % AT_ONCE === 0) yield;
  }
  return theirs;
}

/**
 * Estimates how often the enemy shows each kind when it shows its card first. It expects the best answer, from a hand
 * that it can only guess.
 */
function shareShown({ own, enemy, chances }: Table): Float64Array {
  const wide = enemy.kinds.length;
  const worth = Float64Array.from(enemy.kinds, (_, j) => {
    const answers = Float64Array.from(own.kinds, (_kind, i) => chances[i * wide + j] ?? 0);
    return -own.sharesFor(answers).reduce((sum, share, i) => sum + share * (answers[i] ?? 0), 0);
  });
  return enemy.sharesFor(worth);
}

const bestOf = (all: readonly Estimate[]): Estimate =>
  all.reduce((best, one) => (one.chance > best.chance ? one : best));

function meanOf(all: readonly Estimate[]): Estimate {
  const mean = (of: (one: Estimate) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return {
    chance: mean(({ chance }) => chance),
    low: mean(({ low }) => low),
    high: mean(({ high }) => high),
    isHidden: true,
  };
}

/** Kinds that were left out get 0. */
const placed = (all: readonly Kind[], kinds: readonly Kind[], shares: Float64Array): Float64Array =>
  Float64Array.from(all, ({ card }) => shares[kinds.findIndex((kind) => kind.card === card)] ?? 0);

const weigh = (chances: readonly number[], shares: Float64Array): number =>
  chances.reduce((sum, chance, at) => sum + (shares[at] ?? 0) * chance, 0);

/**
 * The chance of `seat` before the cards are turned over, with one of `cards`, or with any that it may come to play:
 * exact over all rolls, with named events, fortress and fleet, best re-rolls and effects of both sides. It reads no
 * secret of the other side. Events not named yet do not count.
 */
export function* estimateCards(
  t: Tables,
  state: HrState,
  conflict: Conflict,
  seat: Side,
  { cards, past = NO_PAST }: { readonly cards?: readonly CardId[]; readonly past?: Past } = {},
): Work<Estimate> {
  const known = knowledgeOf(t, state, conflict, seat, past);
  const pairOf = pairsOf(t, state, conflict, seat);
  const [ownWay, enemyWay] = [wayOf(t, conflict, seat), wayOf(t, conflict, otherSide(seat))];
  const mine = cards ?? known.own;
  const mayChoose = ownWay.by === 'choice';
  const choices = mayChoose ? listBest(mine) : mine;
  const settle = mayChoose ? bestOf : meanOf;
  if (choices.length === 0) return { chance: 0, low: 0, high: 0, isHidden: false };

  function* against(all: readonly Pick<Kind, 'card'>[], one: CardId): Work<readonly number[]> {
    const chances: number[] = [];
    for (const { card } of all)
      chances.push(yield* pairOf({ card: one, draw: known.draw }, { card, draw: known.unseen.draw }));
    return chances;
  }

  if (known.shown !== null) {
    const isHidden = [known.draw, known.unseen.draw].some(({ cards: drawn, top }) => drawn.length > 0 || top);
    const found: Estimate[] = [];
    for (const card of choices) {
      const [chance = 0] = yield* against([{ card: known.shown }], card);
      found.push({ chance, low: chance, high: chance, isHidden });
    }
    return settle(found);
  }
  const target = conflict.kind === 'event' ? null : conflict.target;
  const stakeFor = (side: Side) => stakeOf(t, 'now', target, conflict.active === side);
  const handsOf = (side: Side, pool: Pool) => likelyHands(t, state, { side, pool, past });
  const own = playerOf(known.veiled, ownWay, yield* handsOf(seat, known.veiled), stakeFor(seat));
  const enemy = playerOf(
    known.unseen,
    enemyWay,
    yield* handsOf(otherSide(seat), known.unseen),
    stakeFor(otherSide(seat)),
  );
  const any = dealAll(known.unseen);
  const rows: (readonly number[])[] = [];
  for (const card of choices) rows.push(yield* against(any.kinds, card));
  function expect(row: readonly number[], shares: Float64Array): Estimate {
    const chance = weigh(row, placed(any.kinds, enemy.kinds, shares));
    const { low, high } = endsOf(row, any.kinds, known.unseen.size, enemyWay.by);
    // A wrong guess may be worse for the other side than the best answer of its weakest hand.
    return { chance, low, high: Math.max(high, chance), isHidden: true };
  }
  if (ownWay.isOpen) {
    const worthOf = (row: readonly number[]) =>
      Float64Array.from(enemy.kinds, ({ card }) => -(row[any.kinds.findIndex((kind) => kind.card === card)] ?? 0));
    return settle(rows.map((row) => expect(row, enemy.sharesFor(worthOf(row)))));
  }
  const table = yield* tableOf(pairOf, own, enemy);
  const shares = enemyWay.isOpen ? shareShown(table) : yield* shareHidden(table);
  if (!enemyWay.isOpen)
    return settle(
      rows.map((row, at) => {
        const card = choices[at];
        return card === undefined ? expect(row, shares) : { ...expect(row, shares), card };
      }),
    );
  return expect(
    any.kinds.map((_, at) => Math.max(...rows.map((row) => row[at] ?? 0))),
    shares,
  );
}

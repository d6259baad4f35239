/**
 * The choice of the conflict cards as what it is: a game with hidden choices (C-2).
 *
 * Each side knows its own hand and takes the other's for a random one of the cards that it has not seen. What either
 * side would play with each of its hands is worked out by playing the game against itself: in turn each side answers
 * what the other has done so far, and the averages approach the balance in which neither can do better. Since a hand
 * counts only by the best card in it, all hands are dealt with at once, by the chance that a card is the best of a hand.
 */
import { otherSide, type CardId, type Side } from '../ids.ts';
import { forcedToShow } from '../rules/reveal.ts';
import type { Conflict, HrState } from '../state.ts';
import { dealAll, dealLikely, isExtreme, listBest, sharer, sharesAtRandom, type Deal } from './deal.ts';
import { fromDeck, knowledgeOf, NO_DRAW, type Pool } from './knowledge.ts';
import { pairsOf, type Pair, type PairOf } from './pairs.ts';
import type { Work } from './work.ts';
import type { Tables } from '../tables.ts';

/** What a seat may expect: 0 to 1 for the likely hand well played, and with the worst and the best answer to it. */
export type Estimate = Pair;

/** How a side's card comes to the table. */
interface Way {
  readonly by: 'choice' | 'chance' | 'deck';
  /** It is shown before the other side chooses (ENIGMA, MASTER SPY). */
  readonly isOpen: boolean;
}

function wayOf(t: Tables, conflict: Conflict, side: Side): Way {
  const forced = forcedToShow(t, conflict, side);
  const by = forced === 'random' ? 'chance' : 'choice';
  return { by: fromDeck(conflict, side) ? 'deck' : by, isOpen: forced !== 'no' };
}

/** A side whose card the other must guess. */
interface Player {
  readonly pool: Pool;
  readonly deal: Deal;
  /** How often it plays each kind, by place, where these are what the kinds are worth to it. */
  readonly sharesFor: (worth: Float64Array) => Float64Array;
}

function playerOf(pool: Pool, { by }: Way): Player {
  if (by === 'choice') {
    const deal = dealLikely(pool);
    return { pool, deal, sharesFor: sharer(deal) };
  }
  const deal = dealAll(pool);
  const shares = sharesAtRandom(deal);
  return { pool, deal, sharesFor: () => shares };
}

/**
 * Chances by own kind and enemy kind: at own × enemies + enemy. Second cards are left out: neither side knows them when
 * choosing, and what they add hardly depends on the first.
 */
interface Table {
  readonly own: Player;
  readonly enemy: Player;
  readonly chances: Float64Array;
}

function* tableOf(pairOf: PairOf, own: Player, enemy: Player): Work<Table> {
  const chances = new Float64Array(own.deal.kinds.length * enemy.deal.kinds.length);
  let to = 0;
  for (const { card } of own.deal.kinds)
    for (const one of enemy.deal.kinds) {
      const pair = yield* pairOf({ card, draw: NO_DRAW }, { card: one.card, draw: NO_DRAW });
      chances[to] = pair.chance;
      to += 1;
    }
  return { own, enemy, chances };
}

/** Rounds of answers, and how many of them are one step of work. */
const ROUNDS = 240;
const AT_ONCE = 40;

/** Adds a round to the mean of those before it; later ones weigh more, for they answer better. */
function learn(mean: Float64Array, latest: Float64Array, round: number): void {
  const weight = 2 / (round + 1);
  for (let at = 0; at < mean.length; at++) {
    const share = mean[at] ?? 0;
    mean[at] = share + weight * ((latest[at] ?? 0) - share);
  }
}

/** How often the enemy plays each kind where both cards are laid face down: the balance of answers. */
function* shareHidden({ own, enemy, chances }: Table): Work<Float64Array> {
  const [deep, wide] = [own.deal.kinds.length, enemy.deal.kinds.length];
  const [mine, theirs] = [sharesAtRandom(own.deal), sharesAtRandom(enemy.deal)];
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

/** How often it shows each kind where the seat then answers with the best card of a hand that the enemy must guess. */
function shareShown({ own, enemy, chances }: Table): Float64Array {
  const wide = enemy.deal.kinds.length;
  const worth = Float64Array.from(enemy.deal.kinds, (_, j) => {
    const answers = Float64Array.from(own.deal.kinds, (_kind, i) => chances[i * wide + j] ?? 0);
    return -own.sharesFor(answers).reduce((sum, share, i) => sum + share * (answers[i] ?? 0), 0);
  });
  return enemy.sharesFor(worth);
}

/** A card of the enemy's, and how often it is to be expected. */
interface Answer {
  readonly card: CardId;
  readonly share: number;
}

const NOTHING: Estimate = { chance: 0, low: 1, high: 0 };

/** Everything together: the mean by share, the lowest low and the highest high. */
function spanOf(pairs: readonly Pair[], shares: readonly number[]): Estimate {
  return pairs.reduce(
    (sum, { chance, low, high }, at) => ({
      chance: sum.chance + (shares[at] ?? 0) * chance,
      low: Math.min(sum.low, low),
      high: Math.max(sum.high, high),
    }),
    NOTHING,
  );
}

const meanOf = (pairs: readonly Pair[]): Estimate => {
  const mean = (of: (pair: Pair) => number) => pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  return { chance: mean(({ chance }) => chance), low: mean(({ low }) => low), high: mean(({ high }) => high) };
};

const bestOf = (pairs: readonly Pair[]): Pair => pairs.reduce((best, one) => (one.chance > best.chance ? one : best));

/** Every kind that counts for the chance or for its range, with its share. */
function listAnswers({ pool, deal }: Player, shares: Float64Array): readonly Answer[] {
  const all = dealAll(pool).kinds;
  return all.flatMap((kind) => {
    const share = shares[deal.kinds.findIndex(({ card }) => card === kind.card)] ?? 0;
    return share > 0 || isExtreme(all, kind) ? [{ card: kind.card, share }] : [];
  });
}

/**
 * What `seat` may expect of the conflict before the cards are turned over, with one of `cards`, or with those that it
 * may come to play: exact over every roll, with the named events, fortress and fleet, best re-rolls and effects on both
 * sides. It reads nothing that the seat must not know. Events not named yet do not count.
 */
export function* estimateCards(
  t: Tables,
  state: HrState,
  conflict: Conflict,
  seat: Side,
  cards?: readonly CardId[],
): Work<Estimate> {
  const known = knowledgeOf(t, state, conflict, seat);
  const pairOf = pairsOf(t, state, conflict, seat);
  const [ownWay, enemyWay] = [wayOf(t, conflict, seat), wayOf(t, conflict, otherSide(seat))];
  const [own, enemy] = [playerOf(known.veiled, ownWay), playerOf(known.unseen, enemyWay)];
  const mine = cards ?? known.own;
  const mayChoose = ownWay.by === 'choice';
  const choices = mayChoose ? listBest(mine) : mine;

  function* against(answers: readonly { readonly card: CardId }[], one: CardId): Work<readonly Pair[]> {
    const pairs: Pair[] = [];
    for (const { card } of answers)
      pairs.push(yield* pairOf({ card: one, draw: known.draw }, { card, draw: known.unseen.draw }));
    return pairs;
  }
  const sharesOf = (answers: readonly Answer[]) => answers.map(({ share }) => share);
  const settle = mayChoose ? bestOf : meanOf;
  if (choices.length === 0) return { chance: 0, low: 0, high: 0 };

  if (known.shown !== null) {
    const lies = [{ card: known.shown, share: 1 }];
    const spans: Estimate[] = [];
    for (const card of choices) spans.push(spanOf(yield* against(lies, card), [1]));
    return settle(spans);
  }
  if (ownWay.isOpen) {
    const spans: Estimate[] = [];
    for (const card of choices) {
      const worth = (yield* against(enemy.deal.kinds, card)).map(({ chance }) => -chance);
      const answers = listAnswers(enemy, enemy.sharesFor(Float64Array.from(worth)));
      spans.push(spanOf(yield* against(answers, card), sharesOf(answers)));
    }
    return settle(spans);
  }
  const table = yield* tableOf(pairOf, own, enemy);
  const answers = listAnswers(enemy, enemyWay.isOpen ? shareShown(table) : yield* shareHidden(table));
  const rows: (readonly Pair[])[] = [];
  for (const card of choices) rows.push(yield* against(answers, card));
  if (!enemyWay.isOpen) return settle(rows.map((pairs) => spanOf(pairs, sharesOf(answers))));
  const best = answers.map((_, at) => bestOf(rows.flatMap((pairs) => pairs[at] ?? [])));
  return spanOf(best, sharesOf(answers));
}

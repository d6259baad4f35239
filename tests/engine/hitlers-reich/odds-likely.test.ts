/** A seat's conclusions about the other hand from facts that both players have seen. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../src/players/random.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import type { HrEvent } from '../../../src/engine/games/hitlers-reich/events.ts';
import { otherSide, SIDES, type CardId, type Side } from '../../../src/engine/games/hitlers-reich/ids.ts';
import { estimateCards } from '../../../src/engine/games/hitlers-reich/odds/card-game.ts';
import { knowledgeOf } from '../../../src/engine/games/hitlers-reich/odds/knowledge.ts';
import type { Past } from '../../../src/engine/games/hitlers-reich/odds/past.ts';
import { likelyHands, playerWith } from '../../../src/engine/games/hitlers-reich/odds/players.ts';
import { finish } from '../../../src/engine/games/hitlers-reich/odds/work.ts';
import type { HrTypes } from '../../../src/engine/games/hitlers-reich/types.ts';
import type { Conflict, HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { def, NONE_HELD, open, play, tables } from '../../support/reich.ts';

function fightOf({ conflict }: HrState): Conflict {
  if (!conflict) throw new Error('no conflict');
  return conflict;
}

const EIGHT = ['S1', 'S5', 'W2', 'W13', 'S9', 'W8', 'S3', 'W4'];
const OWN = ['G10', 'G13', 'I7', 'G2', 'I4', 'G5', 'I9', 'G6'];

/** A conflict over an event, three dice a side, each with eight cards. */
const atEvent = (allies: readonly CardId[] = EIGHT): HrState =>
  play(
    open({ pact: false, hands: { axis: OWN, allies }, handSize: { axis: 8, allies: 8 }, events: NONE_HELD }),
    'E war-production',
  ).state;

const expected = (state: HrState, card: CardId, past?: Past) =>
  finish(estimateCards(tables, state, fightOf(state), 'axis', { cards: [card], ...(past && { past }) }));

/** The worth of each Axis card against any eight unseen cards. */
const NAMED = [
  ['G10', 0.188],
  ['G13', 0.625],
  ['I7', 0.041],
] as const;
const BEGUN: Past = [{ type: 'turn-began', side: 'axis', turn: 1 }];

describe('a hand of which nothing has been seen', () => {
  it.each(NAMED)('is any hand, on turn 1 as on turn 8: %s against 8 unseen cards', (card, wanted) => {
    const state = atEvent();
    for (const past of [undefined, BEGUN]) {
      const first = expected(state, card, past).chance;
      expect(Math.abs(first - wanted)).toBeLessThan(0.02);
      expect(expected({ ...state, gameTurn: 8 }, card, past).chance).toBe(first);
    }
  });
});

const DICE = [1, 2, 3];
/** A conflict over an event in which the Allies showed this card, and drew another for it. */
const showed = (card: CardId): readonly HrEvent[] => [
  { type: 'tried', side: 'axis', event: 'war-production' },
  { type: 'showed', side: 'axis', card: 'G3' },
  { type: 'showed', side: 'allies', card },
  { type: 'rolled', side: 'axis', dice: DICE, reasons: [] },
  { type: 'rolled', side: 'allies', dice: DICE, reasons: [] },
  { type: 'judged', winner: 'allies', axis: 0, allies: 1, line: { key: '', rule: '7.7' } },
  { type: 'drew', side: 'allies', n: 1 },
];
const REORGANISED: readonly HrEvent[] = [
  ...Array.from({ length: 8 }, (): HrEvent => ({ type: 'discarded', side: 'allies', n: 1 })),
  { type: 'drew', side: 'allies', n: 8 },
];

/** The Axis attacks Moscow: the Allies owe a red card, unless an event waives it. */
const MOSCOW: readonly HrEvent[] = [
  { type: 'attacked', side: 'axis', kind: 'land', origin: 'minsk', target: 'moscow', blitz: 0 },
];
const WAIVED: readonly HrEvent[] = [{ type: 'named', side: 'allies', event: 'murmansk-run' }];

/** Cards that went by, best first, and weakest first. */
const STRONG = ['W13', 'S13', 'W12', 'S12', 'W11', 'S11', 'W10'];
const WEAK = ['W2', 'S2', 'W3', 'S3', 'W4', 'S4', 'W5'];

/** The same conflict after these cards were shown; of the Allied hand only its size is public. */
function after(shown: readonly CardId[]): HrState {
  const left = tables.decks.allies.map(({ id }) => id).filter((id) => !shown.includes(id));
  const state = atEvent(left.slice(0, 8));
  return {
    ...state,
    decks: { ...state.decks, allies: left.slice(8) },
    discards: { ...state.discards, allies: shown },
  };
}

describe('a hand whose player has been seen to choose', () => {
  const chance = (shown: readonly CardId[]) => expected(after(shown), 'G9', shown.flatMap(showed)).chance;

  it('is poor where the best cards have gone by, whatever turn it is', () => {
    const state = after(STRONG);
    const seen = expected(state, 'G9', STRONG.flatMap(showed)).chance;
    expect(seen).toBeGreaterThan(expected(state, 'G9').chance + 0.2);
  });

  it('is strong where weak cards have gone by: what is held may have been saved', () => {
    expect(chance(WEAK)).toBeLessThan(expected(after(WEAK), 'G9').chance);
  });

  it('is any hand once it has been reorganised', () => {
    const left = tables.decks.allies.map(({ id }) => id).filter((id) => !EIGHT.includes(id));
    const state = atEvent(left.slice(0, 8));
    const decks = { ...state.decks, allies: left.slice(8) };
    const renewed = { ...state, decks, discards: { ...state.discards, allies: EIGHT } };
    for (const [card, wanted] of NAMED)
      expect(Math.abs(expected(renewed, card, REORGANISED).chance - wanted)).toBeLessThan(0.02);
  });

  it('has few red cards where a white one was given although red was owed (§6.5.3.4)', () => {
    const redsAfter = (waived: readonly HrEvent[]) => {
      const past = ['W4', 'W6', 'W3'].flatMap((card) => [
        ...MOSCOW,
        ...waived,
        ...showed(card).filter(({ type }) => type !== 'tried'),
      ]);
      const state = after(['W4', 'W6', 'W3']);
      const { unseen } = knowledgeOf(tables, state, fightOf(state), 'axis', past);
      const { hands = [], rest = 1 } = finish(likelyHands(tables, state, { side: 'allies', pool: unseen, past })) ?? {};
      const reds = (cards: readonly CardId[]) => cards.filter((card) => /^(?:S|DA)/.test(card)).length;
      const dealt = hands.reduce((sum, { cards, weight }) => sum + weight * reds(cards), 0);
      return dealt / (1 - rest);
    };
    expect(redsAfter([])).toBeLessThan(redsAfter(WAIVED) - 1);
  });

  it('gives its best card while nothing is known of it, and another now and then once it was seen to save', () => {
    const cards = ['W13', 'W4'];
    const pool = { cards, size: 2, isRed: false, draw: { cards: [] } };
    const shareOfBest = (habit: 'best' | 'thrifty', keeping: number) => {
      const { kinds, sharesFor } = playerWith(pool, { hands: [{ cards, habit, weight: 1 }], rest: 0, keeping }, 2.4);
      const worth = Float64Array.from(kinds, ({ card }) => (card === 'W13' ? -0.2 : -0.8));
      return sharesFor(worth)[kinds.findIndex(({ card }) => card === 'W13')] ?? 0;
    };
    expect([shareOfBest('best', 0), shareOfBest('best', 0.9), shareOfBest('thrifty', 0)]).toEqual([1, 1, 1]);
    expect(shareOfBest('thrifty', 0.9)).toBeLessThan(0.96);
    expect(shareOfBest('thrifty', 0.9)).toBeGreaterThan(0.5);
  });

  it('is told the same again, and reads neither hand nor deck of the other side', () => {
    const state = after(STRONG);
    const past = STRONG.flatMap(showed);
    const [hand, deck] = [state.hands.allies, state.decks.allies.toReversed()];
    const other = {
      ...state,
      hands: { ...state.hands, allies: deck.slice(0, hand.length) },
      decks: { ...state.decks, allies: [...deck.slice(hand.length), ...hand] },
    };
    const told = expected(state, 'G9', past);
    expect(expected(state, 'G9', [...past])).toEqual(told);
    expect(expected(other, 'G9', [...past])).toEqual(told);
  });
});

describe('inference over whole games', () => {
  it('deals hands that fit: the real one is always possible, and the chance lies between its ends', () => {
    let checked = 0;
    for (const seed of ['likely a']) {
      const rng = seedRng(seed);
      const programs = { axis: createRandom<HrTypes>(), allies: createRandom<HrTypes>() };
      const start = startGame(def, { scenario: 'campaign-1941', seed, options: {} });
      let { state } = start;
      const past: HrEvent[] = [...start.events];
      for (let n = 0; n < 260; n++) {
        const decision = decide(def, state);
        if (!decision) break;
        const { conflict } = state;
        if (conflict && state.stack.at(-1)?.at === 'conflict/card' && !conflict.isNeutralVichy && n % 2 === 0)
          for (const seat of SIDES) {
            checkKnowledge(state, conflict, seat, [...past]);
            checked += 1;
          }
        const now = state;
        const move = programs[decision.seat].choose(
          decision,
          () => def.view(now, decision.seat),
          (k) => drawFrom(rng, k),
        );
        const done = applyMove(def, state, move.type === 'resign' ? (decision.moves[0] ?? move) : move);
        if (!done.ok) throw new Error(done.reason.code);
        state = done.state;
        past.push(...done.events);
      }
    }
    expect(checked).toBeGreaterThan(10);
  });

  function checkKnowledge(state: HrState, conflict: Conflict, seat: Side, past: Past): void {
    const side = otherSide(seat);
    const { unseen } = knowledgeOf(tables, state, conflict, seat, past);
    for (const card of state.hands[side]) expect(unseen.cards).toContain(card);
    const likely = finish(likelyHands(tables, state, { side, pool: unseen, past }));
    const { hands = [], rest = 1 } = likely ?? {};
    for (const { cards } of hands) {
      expect(new Set(cards).size).toBe(unseen.size);
      for (const card of cards) expect(unseen.cards).toContain(card);
    }
    expect(hands.reduce((sum, { weight }) => sum + weight, rest)).toBeCloseTo(1, 9);
    const { chance, low, high } = finish(estimateCards(tables, state, conflict, seat, { past }));
    expect(chance).toBeGreaterThanOrEqual(low - 1e-9);
    expect(chance).toBeLessThanOrEqual(high + 1e-9);
  }
});

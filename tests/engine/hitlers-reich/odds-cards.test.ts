/** The choice of cards as a game with hidden choices, against hands that are really dealt. */
import { describe, expect, it } from 'vitest';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { DECKS } from '../../../src/engine/games/hitlers-reich/cards.ts';
import type { CardId, Side, Title } from '../../../src/engine/games/hitlers-reich/ids.ts';
import { estimateCards } from '../../../src/engine/games/hitlers-reich/odds/card-game.ts';
import { pairsOf } from '../../../src/engine/games/hitlers-reich/odds/parties.ts';
import { finish } from '../../../src/engine/games/hitlers-reich/odds/work.ts';
import { redFirst } from '../../../src/engine/games/hitlers-reich/rules/hand.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import type { Conflict, HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { decide } from '../../../src/engine/kernel/runner.ts';
import { asks, def, type Game, NONE_HELD, open, play, tables } from '../../support/reich.ts';

const HANDS = { axis: ['G8', 'I12', 'G1', 'G4', 'I5', 'G6'], allies: ['S5', 'S13', 'W8', 'W2', 'S7', 'W10'] };

const begin = (move: string, more: Position = {}): Game =>
  play(
    open({
      pact: false,
      hands: HANDS,
      handSize: { axis: 6, allies: 6 },
      ...more,
      events: { ...NONE_HELD, ...more.events },
    }),
    move,
  );

function fightOf({ conflict }: HrState): Conflict {
  if (!conflict) throw new Error('no conflict');
  return conflict;
}

const copiesOf = (...titles: readonly Title[]) =>
  titles.flatMap((title) => tables.eventOf(title).copies.map(({ id }) => id));
const deckOf = (side: Side): readonly CardId[] => DECKS[side].map(({ id }) => id);

/** Hands dealt at random, and what each may give. */
function deals(side: Side, size: number, red: boolean, n: number): readonly (readonly CardId[])[] {
  const rng = seedRng(`deals ${side}`);
  return Array.from({ length: n }, () => {
    const deck = [...deckOf(side)];
    const hand = Array.from({ length: size }, () => deck.splice(drawFrom(rng, deck.length), 1)[0] ?? '');
    return redFirst(hand, red && side === 'allies');
  });
}

const DEALS = 700;
const ROUNDS = 400;

/** The chance of each card of the Axis against hands dealt one by one, both sides' answers learnt hand by hand. */
function learnt(state: HrState, conflict: Conflict): ReadonlyMap<CardId, number> {
  const pairOf = pairsOf(tables, state, conflict, 'axis');
  const chances = new Map<string, number>();
  const chance = (own: CardId, enemy: CardId): number => {
    const key = `${own} ${enemy}`;
    const found =
      chances.get(key) ?? finish(pairOf({ card: own, draw: { cards: [] } }, { card: enemy, draw: { cards: [] } }));
    chances.set(key, found);
    return found;
  };
  const [own, enemy] = [deals('axis', 6, false, DEALS), deals('allies', 6, conflict.red, DEALS)];
  const played = { own: new Map<CardId, number>(), enemy: new Map<CardId, number>() };
  const scoreOf = (
    cards: readonly CardId[],
    against: ReadonlyMap<CardId, number>,
    of: (a: CardId, b: CardId) => number,
  ) => new Map(cards.map((a) => [a, [...against].reduce((sum, [b, share]) => sum + share * of(a, b), 0)]));
  const answer = (hands: readonly (readonly CardId[])[], score: ReadonlyMap<CardId, number>) => {
    const shares = new Map<CardId, number>();
    for (const hand of hands) {
      const best = hand.reduce((a, b) => ((score.get(b) ?? 0) > (score.get(a) ?? 0) ? b : a));
      shares.set(best, (shares.get(best) ?? 0) + 1 / hands.length);
    }
    return shares;
  };
  const mix = (mean: Map<CardId, number>, latest: ReadonlyMap<CardId, number>, round: number) => {
    for (const card of new Set([...mean.keys(), ...latest.keys()]))
      mean.set(card, (mean.get(card) ?? 0) * (1 - 1 / round) + (latest.get(card) ?? 0) / round);
  };
  for (let round = 1; round <= ROUNDS; round++) {
    const mine = scoreOf(deckOf('axis'), played.enemy, chance);
    const theirs = scoreOf(deckOf('allies'), played.own, (a, b) => -chance(b, a));
    mix(played.own, answer(own, mine), round);
    mix(played.enemy, answer(enemy, theirs), round);
  }
  return scoreOf(deckOf('axis'), played.enemy, chance);
}

const LENINGRAD = 'A land finland>leningrad';

describe('the choice of cards (C-2)', () => {
  it.each([
    ['an event, any card', 'E war-production', []],
    ['an attack, red cards owed (§6.5.3.4)', LENINGRAD, []],
    ['an attack with events', LENINGRAD, ['stukas', 'rommel']],
  ] as const)('agrees with dealing hands one by one: %s', (_, move, titles) => {
    const { state } = begin(move);
    const conflict = { ...fightOf(state), events: { axis: copiesOf(...titles), allies: [] } };
    const wanted = learnt(state, conflict);
    for (const card of HANDS.axis)
      expect(
        Math.abs(
          finish(estimateCards(tables, state, conflict, 'axis', { cards: [card] })).chance - (wanted.get(card) ?? 0),
        ),
      ).toBeLessThan(0.02);
  });

  it('is met by the best of a hand, not by any card of it: the chance is lower than against a random one', () => {
    const { state } = begin('E war-production');
    const conflict = fightOf(state);
    const pairOf = pairsOf(tables, state, conflict, 'axis');
    const laid = (card: CardId) => ({ card, draw: { cards: [] } });
    const any = deckOf('allies').map((card) => finish(pairOf(laid('I12'), laid(card))));
    const { chance, low, high, isHidden } = finish(estimateCards(tables, state, conflict, 'axis', { cards: ['I12'] }));
    const mean = any.reduce((sum, one) => sum + one, 0) / any.length;
    expect(chance).toBeLessThan(mean - 0.1);
    // The best reply of all, and of the six worst for it.
    const worstFirst = [...any].sort((a, b) => a - b);
    expect([low, high]).toEqual([worstFirst[0], worstFirst.at(-6)]);
    expect(chance).toBeGreaterThan(low);
    expect(chance).toBeLessThanOrEqual(high);
    expect(isHidden).toBe(true);
  });

  it('gains much by seeing a card drawn first (MASTER SPY, R-79), little by one that is shown at will (ENIGMA)', () => {
    const { state } = begin('E war-production');
    const hands = deals('axis', 6, false, 25);
    // Over many hands: with a single one ENIGMA may do harm, since the other side too plays otherwise.
    const meanWith = (side: Side, ...titles: readonly Title[]) => {
      const events = { axis: [], allies: [], [side]: copiesOf(...titles) };
      const values = hands.map((axis) => {
        const decks = { ...state.decks, axis: deckOf('axis').filter((card) => !axis.includes(card)) };
        const dealt = { ...state, decks, hands: { ...state.hands, axis } };
        return finish(estimateCards(tables, dealt, { ...fightOf(state), events }, 'axis')).chance;
      });
      return values.reduce((sum, one) => sum + one, 0) / values.length;
    };
    const [plain, shown, drawn] = [meanWith('axis'), meanWith('axis', 'enigma'), meanWith('axis', 'master-spy')];
    expect(Math.abs(shown - plain)).toBeLessThan(0.02);
    expect(drawn).toBeGreaterThan(shown + 0.2);
    expect(Math.abs(meanWith('allies', 'enigma') - plain)).toBeLessThan(0.02);
    expect(meanWith('allies', 'master-spy')).toBeLessThan(plain - 0.2);
  });

  it('leaves neutral Vichy to the Axis deck (§8.5.1)', () => {
    const { state } = begin('E war-production');
    const conflict = { ...fightOf(state), isNeutralVichy: true, active: 'allies' } as const;
    const cards = [...state.decks.axis];
    const each = cards.map(
      (card) =>
        finish(estimateCards(tables, state, { ...conflict, isNeutralVichy: false }, 'axis', { cards: [card] })).chance,
    );
    const mean = each.reduce((sum, one) => sum + one, 0) / each.length;
    // The Allies know that no hand is behind it.
    expect(finish(estimateCards(tables, state, conflict, 'axis')).chance).toBeLessThan(mean + 0.05);
    expect(finish(estimateCards(tables, state, conflict, 'allies')).chance).toBeGreaterThan(0.7);
  });
});

describe('what is shown', () => {
  const oddsOf = ({ state }: Game, text: string) => {
    const move = decide(def, state)?.moves.find((one) => def.words.notation(one) === text);
    if (!move) throw new Error(`${text} is not legal`);
    return def.foresight.preview(state, move).odds;
  };

  it('says what it assumes as long as anything hidden counts, and is exact once the cards lie open', () => {
    const game = begin(LENINGRAD);
    const chosen = play(game, 'c I12');
    const odds = oddsOf(game, 'c I12');
    const { by, cases: [low, high] = [] } = odds?.assumed ?? {};
    expect([by?.key, low?.by.key, high?.by.key]).toEqual(['hr.case.likely', 'hr.case.strongest', 'hr.case.weakest']);
    const won = odds?.outcomes.find(({ success }) => success)?.count ?? -1;
    expect(won).toBeGreaterThan(low?.count ?? 0);
    expect(won).toBeLessThan(high?.count ?? 0);
    expect(odds?.isOwn).toBe(true);
    const rolled = play(chosen, 'c S13', [1, 2, 3, 4, 5, 6]);
    expect(asks(rolled)).toBe('conflict/reroll');
    for (const hidden of ['assumed', 'isOwn']) expect(oddsOf(rolled, 'done')).not.toHaveProperty(hidden);
  });

  it('counts the events that the other side may still name (§7.2), at both ends', () => {
    const held = { stukas: 'axis-up', zhukov: 'allies-up' } as const;
    const ends = (game: Game) => {
      const [low, high] = oddsOf(game, 'done')?.assumed?.cases ?? [];
      return [low?.count ?? 0, high?.count ?? 0] as const;
    };
    const [low, high] = ends(begin(LENINGRAD, { events: { stukas: 'axis-up' } }));
    const [lowMet, highMet] = ends(begin(LENINGRAD, { events: held }));
    expect(lowMet).toBeLessThan(low);
    expect(highMet).toBeLessThan(high);
  });

  it('is exact for a seat that sees the other card first (MASTER SPY, R-79)', () => {
    const game = play(begin('E war-production', { events: { 'master-spy': 'axis-up' } }), 'play master-spy');
    expect([asks(game), oddsOf(game, 'c I12')?.assumed]).toEqual(['conflict/card', undefined]);
  });
});

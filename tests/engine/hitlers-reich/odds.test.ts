import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/engine/kernel/runner.ts';
import { cardOf, CARDS } from '../../../src/engine/games/hitlers-reich/cards.ts';
import type { Side } from '../../../src/engine/games/hitlers-reich/ids.ts';
import { estimateCards } from '../../../src/engine/games/hitlers-reich/odds/card-game.ts';
import { finish } from '../../../src/engine/games/hitlers-reich/odds/work.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { strengthOf, totalOf } from '../../../src/engine/games/hitlers-reich/rules/dice.ts';
import { chancesOfSum } from '../../../src/engine/games/hitlers-reich/rules/sums.ts';
import type { Conflict, HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { effort } from '../../support/effort.ts';
import { asks, def, type Game, legal, open, play, tables } from '../../support/reich.ts';

function fightOf({ conflict }: HrState): Conflict {
  if (!conflict) throw new Error('no conflict');
  return conflict;
}

/** Names these events, each when its side is asked, and continues to the cards. */
function nameEvents(game: Game, ...events: readonly string[]): Game {
  let now = game;
  const left = new Set(events.map((event) => `play ${event}`));
  while (asks(now) === 'conflict/name') {
    const wanted = legal(now).find((move) => left.delete(move));
    now = play(now, wanted ?? 'done');
  }
  if (left.size > 0) throw new Error(`not named: ${[...left].join()}`);
  return now;
}

/** The seat's expectation of the conflict with that card. */
const chanceWith = (state: HrState, conflict: Conflict, side: Side, card: string): number =>
  finish(estimateCards(tables, state, conflict, side, { cards: [card] })).chance;

/** The chance that the preview of a move shows. */
function shown({ state }: Game, text: string): number {
  const move = decide(def, state)?.moves.find((one) => def.words.notation(one) === text);
  if (!move) throw new Error(`${text} is not legal`);
  const { odds } = def.foresight.preview(state, move);
  if (!odds) throw new Error(`${text} has no odds`);
  expect(odds.outcomes.reduce((total, { count }) => total + count, 0)).toBe(odds.total);
  return (odds.outcomes[0]?.count ?? 0) / odds.total;
}

const LENINGRAD = 'A land finland>leningrad';

describe('the odds a seat is shown', () => {
  it('grow with the card, and are shown for each card of the hand', () => {
    const position = {
      pact: false,
      hands: { axis: ['G13', 'G2', 'I9'], allies: ['S5', 'W5', 'S9'] },
      handSize: { axis: 3, allies: 3 },
      events: { stukas: 'mall', guderian: 'mall' },
    } as const;
    const game = nameEvents(play(open(position), LENINGRAD));
    expect(legal(game)).toEqual(['c G13', 'c G2', 'c I9']);
    const chances = legal(game).map((move) => shown(game, move));
    expect(chances[0]).toBeGreaterThan(chances[2] ?? 1);
    expect(chances[2]).toBeGreaterThan(chances[1] ?? 1);
  });

  const fought: Position = {
    pact: false,
    hands: { axis: ['G7', 'I11'], allies: ['S5', 'W5'] },
    handSize: { axis: 2, allies: 2 },
    fortresses: { allies: ['leningrad'] },
    events: {
      stukas: 'axis-up',
      counterattack: 'axis-up',
      'desperate-gamble': 'axis-up',
      reserves: 'allies-up',
      'their-finest-hour': 'allies-up',
      'murmansk-run': 'allies-up',
    },
  };

  it('count a fortress and named events, for and against', () => {
    const plain = shown(open({ ...fought, fortresses: {} }), LENINGRAD);
    const fortified = shown(open(fought), LENINGRAD);
    expect(fortified).toBeLessThan(plain);
    const attack = play(open(fought), LENINGRAD);
    const alone = shown(nameEvents(attack), 'c G7');
    const helped = shown(nameEvents(attack, 'stukas'), 'c G7');
    expect(helped).toBeGreaterThan(alone);
    expect(shown(nameEvents(attack, 'counterattack'), 'c G7')).toBeGreaterThan(alone);
    expect(shown(nameEvents(attack, 'stukas', 'reserves'), 'c G7')).toBeLessThan(helped);
  });

  it('count the fleet that supports a landing', () => {
    const landing = {
      ...fought,
      fortresses: {},
      markers: { 'north-sea': 'axis' },
      events: { 'landing-craft': 'axis-up' },
    } as const;
    const alone = shown(open(landing), 'A amphibious north-sea>scotland');
    const supported = shown(open({ ...landing, fleets: { axis: ['north-sea'] } }), 'A amphibious north-sea>scotland');
    expect(supported).toBeGreaterThan(alone);
  });

  it('take the second card from the own deck, or from the pile that will be shuffled into it', () => {
    const named = nameEvents(play(open(fought), LENINGRAD), 'desperate-gamble');
    const { state } = named;
    const chanceFrom = (deck: readonly string[], pile: readonly string[]) =>
      chanceWith(
        { ...state, decks: { ...state.decks, axis: deck }, discards: { ...state.discards, axis: pile } },
        fightOf(state),
        'axis',
        'G7',
      );
    expect(chanceFrom(['G13'], ['G2'])).toBeGreaterThan(chanceFrom(['G3'], ['G2']));
    // The other side's assumption about the hand depends on the top card of the pile, which it sees.
    expect(chanceFrom([], ['G13'])).toBeCloseTo(chanceFrom(['G13'], []), 3);
    // Nothing to draw: G7 alone.
    expect(chanceFrom([], [])).toBeLessThan(chanceFrom([], ['G2']));
  });

  /** The other side's hidden cards in another order: its hand from its deck, and its deck turned round. */
  function swapped({ state, events }: Game): Game {
    const [hand, deck] = [state.hands.allies, state.decks.allies.toReversed()];
    return {
      events,
      state: {
        ...state,
        hands: { ...state.hands, allies: deck.slice(0, hand.length) },
        decks: { axis: state.decks.axis.toReversed(), allies: [...deck.slice(hand.length), ...hand] },
      },
    };
  }

  it('are the same whatever the other side really holds, and whatever lies on top of the decks', () => {
    const attack = play(open(fought), LENINGRAD);
    const asked: readonly (readonly [Game, string])[] = [
      [open(fought), LENINGRAD],
      [nameEvents(attack), 'c G7'],
      [nameEvents(attack, 'stukas', 'reserves'), 'c I11'],
      [nameEvents(attack, 'desperate-gamble', 'their-finest-hour'), 'c G7'],
    ];
    for (const [game, move] of asked) {
      const other = swapped(game);
      expect(other.state.hands.allies).not.toEqual(game.state.hands.allies);
      expect(shown(other, move)).toBe(shown(game, move));
    }
  });

  it('are the same whatever card the other side has laid face down', () => {
    const laid = nameEvents(play(open(fought), LENINGRAD));
    const { conflict: _, ...rest } = laid.state;
    const chances = ['S5', 'S12', 'W1'].map((card) => {
      const conflict = { ...fightOf(laid.state), cards: { axis: [], allies: [card] } };
      return chanceWith({ ...rest, conflict }, conflict, 'axis', 'G7');
    });
    expect(new Set(chances).size).toBe(1);
  });

  it('know the one card of the other side that lies open', () => {
    const laid = nameEvents(play(open(fought), LENINGRAD));
    const chanceAgainst = (card: string) => {
      const conflict = {
        ...fightOf(laid.state),
        cards: { axis: [], allies: [card] },
        shown: { axis: false, allies: true },
      };
      return chanceWith({ ...laid.state, conflict }, conflict, 'axis', 'G7');
    };
    expect(chanceAgainst('S2')).toBeGreaterThan(chanceAgainst('S5'));
    expect(chanceAgainst('S5')).toBeGreaterThan(chanceAgainst('S12'));
  });

  it('expect cards of any suit where MURMANSK RUN lifts the red duty', () => {
    const attack = play(open(fought), LENINGRAD);
    const seenWest = ({ state }: Game): number => {
      // Weak Western cards, seen to be out of the way.
      const weak = CARDS.filter(({ suit, value }) => suit === 'W' && value < 5).map(({ id }) => id);
      const knows = { ...state, discards: { ...state.discards, axis: weak } };
      return chanceWith(knows, fightOf(state), 'axis', 'G7') - chanceWith(state, fightOf(state), 'axis', 'G7');
    };
    expect(fightOf(attack.state).red).toBe(true);
    // A hand of two may be without a red card.
    expect(Math.abs(seenWest(nameEvents(attack)))).toBeLessThan(0.02);
    expect(seenWest(nameEvents(attack, 'murmansk-run'))).toBeLessThan(-0.02);
  });
});

/** Faces 1 to 6 from a seed, the same in every run. */
function makeDice(seed: number): (n: number) => number[] {
  let now = seed;
  const next = () => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return 1 + Math.floor((now / 2 ** 32) * 6);
  };
  return (n) => Array.from({ length: n }, next);
}

/** The defender's best re-roll where it is the last decision: places of its lowest dice. */
function lastReroll(conflict: Conflict, most: number): readonly number[] {
  const dice = conflict.dice.allies;
  const places = [...dice.keys()].sort((a, b) => (dice[a] ?? 0) - (dice[b] ?? 0)).map((at) => at + 1);
  const isTieWon = strengthOf(conflict, 'allies') > strengthOf(conflict, 'axis');
  const missing = totalOf(conflict, 'axis') - totalOf(conflict, 'allies') + (isTieWon ? 0 : 1);
  const chance = (k: number): number => {
    const wanted = missing + places.slice(0, k).reduce((sum, place) => sum + (dice[place - 1] ?? 0), 0);
    return chancesOfSum(k).reduce((sum, one, thrown) => sum + (thrown >= wanted ? one : 0), 0);
  };
  const counts = Array.from({ length: most + 1 }, (_, k) => k);
  const best = counts.reduce((a, b) => (chance(b) > chance(a) ? b : a), 0);
  return places.slice(0, best).sort();
}

describe('the odds and the game', () => {
  it('agree over many rolls: G7 against a fortress, and against each card that may come', () => {
    const against = (card: string): Game =>
      nameEvents(
        play(
          open({
            pact: false,
            hands: { axis: ['G7'], allies: [card] },
            handSize: { axis: 1, allies: 1 },
            fortresses: { allies: ['leningrad'] },
          }),
          LENINGRAD,
        ),
      );
    const roll = makeDice(1941);
    const ROLLS = effort(60, 250);
    const red = CARDS.filter(({ isRed, id }) => isRed && id !== 'DA-X').map(({ id }) => id);
    let won = 0;
    for (const card of red) {
      const laid = play(against(card), 'c G7');
      for (let i = 0; i < ROLLS; i++) {
        let now = play(laid, `c ${card}`, roll(6));
        if (asks(now) === 'conflict/effect') {
          const dice = fightOf(now.state).dice.allies;
          const lowest = Math.min(...dice);
          now = play(now, lowest < 5 ? `fx fortress own ${dice.indexOf(lowest) + 1}` : 'done');
        }
        if (asks(now) === 'conflict/reroll') {
          const places = lastReroll(fightOf(now.state), cardOf(card).rerolls);
          now = places.length > 0 ? play(now, `rr ${places.join()}`, roll(places.length)) : play(now, 'done');
        }
        const judged = now.events.find(({ type }) => type === 'judged');
        if (judged?.type !== 'judged') throw new Error(`no winner at ${asks(now)}`);
        if (judged.winner === 'axis') won += 1;
      }
    }
    const chanceAgainst = (card: string): number => {
      const { state } = against(card);
      const conflict = { ...fightOf(state), cards: { axis: [], allies: [card] }, shown: { axis: false, allies: true } };
      return chanceWith({ ...state, conflict }, conflict, 'axis', 'G7');
    };
    const chance = red.reduce((sum, card) => sum + chanceAgainst(card), 0) / red.length;
    const rolls = ROLLS * red.length;
    // Four standard deviations.
    expect(Math.abs(won / rolls - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rolls));
  });
});

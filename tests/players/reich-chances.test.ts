/** Numbers of the programs of Hitler's Reich: dice, cards, mixes of cards. */
import { describe, expect, it } from 'vitest';
import { hitlersReich as def } from '../../src/engine/games/hitlers-reich/definition.ts';
import { SIDES } from '../../src/engine/games/hitlers-reich/ids.ts';
import { NO_DRAW } from '../../src/engine/games/hitlers-reich/odds/knowledge.ts';
import { pairsOf } from '../../src/engine/games/hitlers-reich/odds/parties.ts';
import { finish } from '../../src/engine/games/hitlers-reich/odds/work.ts';
import { simulate } from '../../src/engine/kernel/runner.ts';
import { drawFromMix, pairChances, solveCards } from '../../src/players/hitlers-reich/card-game.ts';
import { chanceOfLead, chanceOfPoints } from '../../src/players/hitlers-reich/dice-chances.ts';
import { FEATURES, readFeatures } from '../../src/players/hitlers-reich/features.ts';
import { createForecast, createPolicy } from '../../src/players/hitlers-reich/forecast.ts';
import { makeMind } from '../../src/players/hitlers-reich/mind.ts';
import { sightOfDeal, sightOfView } from '../../src/players/hitlers-reich/sight.ts';
import { makeWeigher } from '../../src/players/hitlers-reich/veteran.ts';
import weights from '../../src/players/hitlers-reich/value.json';
import { tables } from '../../tools/games/hitlers-reich/tables.ts';
import { drawsOf } from '../support/positions.ts';

const minds = { axis: makeMind(def.data.facts, 'axis'), allies: makeMind(def.data.facts, 'allies') };

/** Positions of a game of fast play in which a card is chosen. */
function* listChoices(scenario: string, seed: string) {
  const game = simulate(def, { scenario, seed, options: {} });
  const policy = createPolicy(def.data.facts);
  const draw = drawsOf(seed);
  for (let decision = game.decide(); decision; decision = game.decide()) {
    if (game.state.stack.at(-1)?.at === 'conflict/card') yield { decision, state: game.state };
    game.play(policy(decision, game.state, draw));
  }
}

describe('dice that are still to be rolled', () => {
  it('are counted exactly, equal sums as half', () => {
    expect(chanceOfLead(1, 1, 0)).toBeCloseTo(0.5, 12);
    // In 26 of the 36 rolls of one die each, a lead of two points stays above zero; in four it is zero.
    expect(chanceOfLead(1, 1, 2)).toBeCloseTo((26 + 4 / 2) / 36, 12);
    expect(chanceOfLead(0, 0, 0.5)).toBeCloseTo(0.75, 12);
    expect(chanceOfLead(2, 0, -7)).toBeCloseTo((15 + 6 / 2) / 36, 12);
    expect([chanceOfLead(3, 3, 40), chanceOfLead(3, 3, -40)]).toEqual([1, 0]);
  });

  it('are worth less against the best of more cards, and more with a better one', () => {
    const chances = [6, 8, 10, 12].map((points) => chanceOfPoints(3, 3, points, 2));
    expect([...chances].sort((a, b) => a - b)).toEqual(chances);
    expect(chanceOfPoints(3, 3, 10, 3)).toBeLessThan(chanceOfPoints(3, 3, 10, 1.6));
  });
});

describe('the choice of a card', () => {
  it('knows the chance of two cards as the rules count it', () => {
    let compared = 0;
    for (const { decision, state } of listChoices('campaign-1941', 'pairs')) {
      const { seat, moves } = decision;
      const { conflict } = state;
      if (!conflict || conflict.isNeutralVichy || compared > 120) continue;
      const chance = pairChances(def.data.facts, minds[seat], def.view(state, seat));
      const exact = pairsOf(tables, state, conflict, seat);
      const enemies = [...state.hands[minds[seat].enemy]].slice(0, 3);
      for (const move of moves.slice(0, 3))
        for (const enemy of enemies) {
          const own = 'card' in move ? move.card : '';
          const expected = finish(exact({ card: own, draw: NO_DRAW }, { card: enemy, draw: NO_DRAW }));
          expect(chance(own, enemy)).toBeCloseTo(expected, 9);
          compared += 1;
        }
    }
    expect(compared).toBeGreaterThan(60);
  }, 60_000);

  it('never lays what another card beats in every way, and lays the high one only for a high stake', () => {
    const higher = (own: string, enemy: string) => (Number(own.slice(1)) > Number(enemy.slice(1)) ? 0.8 : 0.3);
    const hands = [
      ['W5', 'W9'],
      ['W6', 'S9'],
    ];
    const highest = (stake: number) => solveCards(minds.axis, ['G3', 'G7', 'G13'], hands, higher, stake)[2];
    expect(highest(6)).toBeCloseTo(1, 1);
    expect(highest(0.1)).toBeCloseTo(0, 1);
  });

  it('mixes where whatever is certain would be answered', () => {
    // Each side wants, or does not want, both to play the same rank.
    const alike = (own: string, enemy: string) => Number(own.slice(1) === enemy.slice(1));
    const [low, high] = solveCards(minds.axis, ['G2', 'G3'], [['W2', 'W3']], alike, 4);
    expect(low).toBeCloseTo(0.5, 1);
    expect(high).toBeCloseTo(0.5, 1);
  });

  it('is drawn as often as the mix says, noise left out', () => {
    const draw = drawsOf('mix');
    const counts = [0, 0, 0];
    for (let i = 0; i < 2000; i++) {
      const place = drawFromMix(Float64Array.of(0.05, 0.25, 0.7), draw);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    expect(counts[0]).toBe(0);
    expect((counts[1] ?? 0) / 2000).toBeCloseTo(0.25 / 0.95, 1);
  });
});

describe('what is read of a position', () => {
  it('is the same from a view as from the whole state, but for the other hand', () => {
    let asked = 0;
    for (const { decision, state } of listChoices('short-1944', 'sight')) {
      const { seat, moves } = decision;
      const weigh = makeWeigher(def.data.facts, seat);
      const [seen, dealt] = [sightOfView(def.view(state, seat), seat), sightOfDeal(state, seat)];
      expect(weigh(seen, moves)).toEqual(weigh(dealt, moves));
      asked += 1;
    }
    expect(asked).toBeGreaterThan(10);
  });

  it('has a weight for each feature, and one value for both seats', () => {
    expect(weights.features).toEqual([...FEATURES]);
    for (const row of weights.weights) expect(row).toHaveLength(FEATURES.length);
    const { state } = simulate(def, { scenario: 'campaign-1941', seed: 'value', options: {} });
    expect(readFeatures(minds.axis, sightOfDeal(state, 'axis'), state.hands)).toHaveLength(FEATURES.length);
    const forecast = createForecast(def);
    const chance = (of: typeof state) => forecast.chance(of);
    const poor = { ...state, handSize: { axis: 2, allies: 9 } };
    expect(chance(poor)).toBeLessThan(chance(state));
    expect(chance({ ...state, handSize: { axis: 9, allies: 2 } })).toBeGreaterThan(chance(state));
    for (const side of SIDES)
      expect(chance({ ...state, result: { winner: side, reasons: [] } })).toBe(Number(side === 'axis'));
  });
});

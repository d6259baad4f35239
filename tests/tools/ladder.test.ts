/** The ladder and the fit, on the toy game: figures whose truth is known. */
import { describe, expect, it } from 'vitest';
import { chanceOf, valueOf, weighFeatures, type FeatureReader } from '../../src/players/value.ts';
import { fitValue } from '../../tools/fit/fit.ts';
import { runningInterval } from '../../src/lab/stats/stats.ts';
import { playLadder } from '../../tools/ladder/ladder.ts';
import { fitLogistic } from '../../tools/lib/logistic.ts';
import { drawsOf } from '../support/positions.ts';
import { toyGame, type Toy } from '../support/toy-game.ts';
import { toyRoster as roster } from '../support/toy-roster.ts';

const NOBODY = () => undefined;
const order = { scenario: 'only', games: 60, seed: 'toy', stops: true };

describe('an interval that may be looked at while it is measured', () => {
  it('holds the true mean at every moment in nineteen of twenty runs or more', () => {
    const missed = Array.from({ length: 200 }, (_, run) => {
      const draw = drawsOf(`fair ${run}`);
      const values: number[] = [];
      return Array.from({ length: 12 }, () => {
        for (let i = 0; i < 5; i++) values.push(draw(10) < 7 ? 1 : 0);
        const [low, high] = runningInterval(values);
        return low > 0.7 || high < 0.7;
      }).some(Boolean);
    });
    expect(missed.filter(Boolean).length).toBeLessThanOrEqual(10);
  });

  it('narrows as games come in', () => {
    const widths = [0, 10, 40, 160].map((count) => {
      const [low, high] = runningInterval(Array.from({ length: count }, (_, i) => i % 2));
      expect(low).toBeLessThan(0.5);
      expect(high).toBeGreaterThan(0.5);
      return high - low;
    });
    expect(widths[0]).toBe(1);
    widths.slice(1).forEach((width, i) => expect(width).toBeLessThan(widths[i] ?? 0));
    expect(widths[3]).toBeLessThan(0.3);
  });
});

describe('the ladder', () => {
  it('plays every pair in both seats, stops where it is plain who is better, and rates them', () => {
    const told: number[] = [];
    const levels = ['passer', 'random', 'stepper'];
    const { pairings, ratings } = playLadder(roster, { ...order, levels }, ({ games }) => told.push(games));
    expect(pairings.map(({ first, second }) => `${first} ${second}`)).toEqual([
      'passer random',
      'passer stepper',
      'random stepper',
    ]);
    for (const { games, share, interval, bySeat, lead } of pairings) {
      expect(games % 2).toBe(0);
      expect(games).toBeLessThan(order.games);
      expect(interval[1]).toBeLessThan(0.5);
      expect(share).toBeLessThan(0.5);
      expect(lead.mean).toBeLessThan(0);
      expect(Object.keys(bySeat)).toEqual(['red', 'blue']);
    }
    expect(pairings[2]?.lead.error).toBeGreaterThan(0);
    expect(told.length).toBe(pairings.reduce((sum, { games }) => sum + games / 2, 0));
    const [passer, random, stepper] = ratings;
    expect(passer).toMatchObject({ name: 'passer', rating: 0 });
    expect(random?.rating).toBeGreaterThan(50);
    expect(stepper?.rating).toBeGreaterThan(random?.rating ?? 0);
    expect(stepper?.interval[0]).toBeLessThan(stepper?.rating ?? 0);
  });

  it('finds that a player is worth as much as itself, and plays all games where told to', () => {
    const levels = ['stepper', 'stepper:9'];
    const [pairing] = playLadder(roster, { ...order, levels, stops: false }, NOBODY).pairings;
    // Each seed is played twice alike, so every pair is divided.
    expect(pairing).toMatchObject({ games: order.games, share: 0.5, lead: { mean: 0, error: 0 } });
  });
});

describe('the fit', () => {
  it('finds the weights that outcomes were drawn by', () => {
    const draw = drawsOf('weights');
    const rows = Array.from({ length: 4000 }, () => {
      const features = [1, draw(100) / 50 - 1, draw(100) / 50 - 1];
      return { features, outcome: draw(10_000) / 10_000 < chanceOf(weighFeatures([0.5, 2, -1], features)) ? 1 : 0 };
    });
    const { weights, covariance } = fitLogistic(rows, [0, 0, 0], 1);
    [0.5, 2, -1].forEach((truth, i) => {
      const error = Math.sqrt(covariance[i]?.[i] ?? 0);
      expect(error).toBeLessThan(0.1);
      expect(Math.abs((weights[i] ?? 0) - truth)).toBeLessThan(4 * error);
    });
  });

  it('comes back from a belief that is far off', () => {
    const draw = drawsOf('belief');
    const rows = Array.from({ length: 500 }, () => {
      const features = [draw(100) - 20, draw(60)];
      return { features, outcome: draw(10_000) / 10_000 < chanceOf(weighFeatures([0.05, -0.03], features)) ? 1 : 0 };
    });
    const [near, far] = [
      [0, 0],
      [-3, 4],
    ].map((prior) => fitLogistic(rows, prior, 0.001).weights);
    near?.forEach((weight, i) => expect(far?.[i]).toBeCloseTo(weight, 3));
  });

  it('tells a position that wins from one that loses, better than the mean does', () => {
    const reader: FeatureReader<Toy> = {
      features: ['being at all', 'points ahead'],
      stage: ({ turns }) => Math.min(2, Math.floor(turns / 3)),
      stages: 3,
      round: 1,
      mover: ({ stack }) => stack.at(-1)?.seat ?? 'red',
      read: ({ points }, seat) => [1, points[seat] - points[seat === 'red' ? 'blue' : 'red']],
    };
    const policy = ({ moves }: { readonly moves: readonly Toy['move'][] }, _: unknown, draw: (n: number) => number) =>
      moves[draw(moves.length)] ?? { type: 'pass' as const };
    const kit = { def: toyGame, reader, policy, players: 'random', heats: [0], belief: 200 };
    const { weights, stages } = fitValue(kit, { scenarios: ['only'], games: 400, seed: 'toy' }, NOBODY);
    expect(weights.fittedOn).toEqual({ games: 400, seed: 'toy', players: 'random' });
    expect(stages[2]?.loss).toBeLessThan((stages[2]?.plain ?? 0) - 0.05);
    const chance = valueOf(reader, weights);
    const at = (red: number, blue: number): Toy['state'] => ({
      ...toyGame.simulation.determinize(
        {
          points: { red, blue },
          turns: 9,
          stack: [{ at: 'turn/act', seat: 'red', steps: 0 }],
          result: null,
          seat: null,
          secret: null,
        },
        () => 0,
      ),
    });
    expect(chance(at(8, 2), 'red')).toBeGreaterThan(0.7);
    expect(chance(at(8, 2), 'blue')).toBeCloseTo(1 - chance(at(8, 2), 'red'), 9);
    expect(chance(at(2, 8), 'red')).toBeLessThan(0.3);
    expect(chance({ ...at(2, 8), result: { winner: 'draw', reasons: [] } }, 'red')).toBe(0.5);
  });
});

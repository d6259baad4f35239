import { seatPlayer } from '../../src/lab/seated.ts';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/players/random.ts';
import { simulateGame } from '../../tools/lib/play.ts';
import { kit as hlbKit } from '../../tools/games/hitlers-last-battles/kit.ts';
import { toyGame, type Toy } from '../support/toy-game.ts';

const NEVER = () => {
  throw new Error('a random player does not look');
};

describe('the random player', () => {
  const random = createRandom<Toy>();
  const decision = {
    seat: 'red' as const,
    ask: { key: 'toy.ask', rule: '1.1' },
    moves: [{ type: 'step' as const }, { type: 'roll' as const }, { type: 'pass' as const }],
  };

  it('takes the move that is drawn, without looking at the table', () => {
    expect(random.choose(decision, NEVER, (n) => n - 1)).toEqual({ type: 'pass' });
    expect(random.choose(decision, NEVER, () => 0)).toEqual({ type: 'step' });
  });

  it('has nothing to say to an empty list', () => {
    expect(() => random.choose({ ...decision, moves: [] }, NEVER, () => 0)).toThrow(RangeError);
  });

  it('comes to the end of every game, of the toy and of the real one', () => {
    const setup = (scenario: string, i: number) => ({ scenario, seed: `random/${i}`, options: {} });
    for (let i = 0; i < 30; i++) {
      expect(simulateGame({ def: toyGame, setup: setup('only', i), players: [random, random] }).ok).toBe(true);
      const { def } = hlbKit;
      const players = [seatPlayer(hlbKit, 'random', 'german'), seatPlayer(hlbKit, 'random', 'allied')] as const;
      expect(simulateGame({ def, setup: setup('campaign', i), players }).ok).toBe(true);
    }
  });
});

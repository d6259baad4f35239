/** The figures on the set-up screen are those of a real count: their intervals follow from it. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { LEVELS } from '../../src/players/levels.ts';
import { intervalOf } from '../../src/lab/stats/stats.ts';

describe.each(GAMES)('strengths of $id', (game) => {
  it('are of levels that can be played, in scenarios that exist, with the interval of their games', async () => {
    const [strengths, { levels }] = await Promise.all([game.strengths(), game.players()]);
    const measured = LEVELS.flatMap((level) => {
      const strength = strengths?.[level];
      return strength ? [{ level, ...strength }] : [];
    });
    expect(measured.length).toBeGreaterThan(0);
    for (const { level, won, games, low, high, scenario } of measured) {
      expect(levels).toContain(level);
      expect(game.scenarios).toContain(scenario);
      const [from, to] = intervalOf(won, games);
      expect(low).toBeCloseTo(from, 2);
      expect(high).toBeCloseTo(to, 2);
    }
  });
});

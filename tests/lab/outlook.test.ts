/** Chances of several positions: the same dice for all, and an interval that is never narrower than it is. */
import { describe, expect, it } from 'vitest';
import { hitlersLastBattles as def } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { startGame } from '../../src/engine/kernel/runner.ts';
import { lookOut, spanOf, type Outlook } from '../../src/lab/outlook/outlook.ts';
import { players } from '../../src/players/hitlers-last-battles/players.ts';
import { NO_TALLY } from '../../src/players/search/estimate.ts';

const { state } = startGame(def, { scenario: 'campaign', seed: 'outlook', options: {} });
const text = JSON.stringify({
  positions: ['before', 'match', 'v1'].map((key) => ({ key, states: [state] })),
});
const run = (most: number, known: Outlook | null = null): Outlook | undefined =>
  [...lookOut({ def, players }, text, most, known)].at(-1);

describe('an outlook', () => {
  it('plays positions out with the same dice, and goes on where it ended', () => {
    const whole = run(8);
    expect(whole?.playouts).toBe(8);
    expect(whole?.seat).toBe(def.seats[0]);
    expect(run(8, run(4) ?? null)).toEqual(whole);
    const same = whole?.prospects.find(({ key }) => key === 'v1');
    expect(same?.tally.count).toBe(8);
    expect(same?.difference).toMatchObject({ count: 8, sum: 0, squares: 0 });
  });

  it('says nothing of one game, and leaves room where all games were alike', () => {
    expect(spanOf({ ...NO_TALLY, count: 1, sum: 1, squares: 1 })).toBeNull();
    expect(spanOf({ count: 10, sum: 10, squares: 10 })).toEqual({ mean: 1, low: 0.7, high: 1 });
    const span = spanOf({ count: 100, sum: 20, squares: 30 }, true);
    expect(span?.mean).toBeCloseTo(0.2);
    expect(span?.low).toBeLessThan(0.2);
  });
});

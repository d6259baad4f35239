import { describe, expect, it } from 'vitest';
import { fillShelf } from '../../src/games/shelf.ts';
import { GAMES } from '../../src/games/index.ts';
import { checkExperiment, readExperiment, type Experiment } from '../../src/lab/experiment/plan.ts';
import { replayGame } from '../../src/lab/experiment/replay.ts';
import { playRow } from '../../src/lab/experiment/row.ts';
import { openRoster } from '../../tools/lib/games.ts';
import { packOf } from '../support/packs.ts';

fillShelf(GAMES);
const game = 'hitlers-last-battles';
const roster = await openRoster(game);
const pack = packOf(game, [['constant:rules/hitOn', 2]]);
const plan = (packs: readonly unknown[]): Experiment =>
  readExperiment(
    JSON.stringify({
      ...{ format: 'fronts-experiment', formatVersion: 1, name: 'Packs', game, seed: 'packs', games: 4 },
      start: { scenario: 'campaign' },
      variants: packs.map((one) => ({ players: ['greedy', 'greedy'], ...(one === null ? {} : { pack: one }) })),
    }),
  );

describe('an experiment with a data pack', () => {
  it('plays each variant with its own data, on the same seeds', () => {
    const experiment = plan([null, pack]);
    expect(() => checkExperiment(roster, experiment)).not.toThrow();
    const [shipped, other] = [0, 1].map((variant) => playRow(roster, experiment, variant, 0));
    expect(other).not.toEqual({ ...shipped, variant: 1 });
    expect(playRow(roster, plan([null, null]), 1, 0)).toEqual({ ...shipped, variant: 1 });
  });

  it('opens its games as matches that carry the pack', () => {
    const about = { name: 'x', seatNames: {}, tags: [], created: '2026-11-27' };
    const save = (variant: number) => replayGame(roster, plan([null, pack]), { variant, pair: 0 }, about, 'test');
    expect(save(0)).not.toHaveProperty('packFile');
    expect(save(1).packFile).toEqual(pack);
  });

  it('is refused with the place where the pack does not fit', () => {
    const wrong = packOf(game, [['constant:rules/hitOn', 9]]);
    let line: unknown = null;
    try {
      checkExperiment(roster, plan([null, wrong]));
    } catch (error) {
      ({ line } = error as { readonly line: unknown });
    }
    expect(line).toMatchObject({ key: 'experiment.refused.pack', params: { path: 'variants.1.pack' } });
  });
});

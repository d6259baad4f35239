/** A process that plays games of one experiment as it is told: the experiment first, then game after game. */
import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';
import type { Experiment } from '../../src/lab/experiment/plan.ts';
import { playRow } from '../../src/lab/experiment/row.ts';
import type { Task } from '../../src/lab/experiment/run.ts';
import { openRoster } from '../lib/games.ts';

fillShelf(GAMES);
process.once('message', (experiment: Experiment) => {
  const roster = openRoster(experiment.game);
  process.on('message', ({ pair, variant }: Task) => {
    void roster.then((open) => process.send?.(playRow(open, experiment, variant, pair)));
  });
});

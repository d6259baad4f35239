/** What a worker of a game does: it answers questions with the game's programs, reviews matches, and plays experiments. */
import { expose } from 'comlink';
import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import { createExperimentService } from '../lab/experiment/serve.ts';
import type { LabKit } from '../lab/lab-kit.ts';
import { createReviewService } from '../lab/review/serve.ts';
import type { Players } from '../players/types.ts';
import { createBrain } from './brain.ts';

/** Between two slices a word from the table is heard. */
const SLICE_MS = 40;

export function serve(def: GameDefinition<Types>, players: Players<Types>, lab: LabKit): void {
  const pause = () => new Promise<void>((resume) => setTimeout(resume));
  expose({
    ...createBrain({ def, players, pause, sliceMs: SLICE_MS }),
    ...createReviewService({ def, players }),
    ...createExperimentService({ def, players, lab }),
  });
}

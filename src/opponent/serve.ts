/** The worker of a game: answers questions with the game's programs, reviews matches, plays experiments. */
import { expose } from 'comlink';
import { readSave } from '../engine/kernel/save-file.ts';
import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import type { Experiment } from '../lab/experiment/plan.ts';
import type { Task } from '../lab/experiment/run.ts';
import { createExperimentService, type ExperimentService } from '../lab/experiment/serve.ts';
import type { LabKit } from '../lab/lab-kit.ts';
import { createOutlookService, type OutlookService } from '../lab/outlook/serve.ts';
import { playTrial, type Trial } from '../lab/pack-trial.ts';
import { createReviewService, type ReviewService } from '../lab/review/serve.ts';
import type { Players } from '../players/types.ts';
import { createBrain } from './brain.ts';
import { holdForLife } from './life.ts';
import type { Brain, LockHolder } from './types.ts';

/** Ms between two looks at messages. */
const SLICE_MS = 40;

type ReplayOf = ExperimentService['replay'] extends (experiment: Experiment, ...asked: infer Asked) => unknown
  ? (...asked: Asked) => void
  : never;

/** Makes the game with other data than the shipped ones. */
interface Packs {
  open(packFile: unknown): GameDefinition<Types>;
}

/** Plays test games with the data of a pack; `tell` hears of each. */
export interface TrialService {
  tryPack(packFile: unknown, games: number, tell: (trial: Trial) => void): Promise<Trial>;
}

export function serve(
  def: GameDefinition<Types>,
  players: Players<Types>,
  lab: LabKit,
  packs: () => Promise<Packs>,
): void {
  const pause = () => new Promise<void>((resume) => setTimeout(resume));
  const open = (game: GameDefinition<Types>) => createBrain({ def: game, players, pause, sliceMs: SLICE_MS });
  const gameOf = async (packFile: unknown) => (packFile === undefined ? def : (await packs()).open(packFile));
  /** Questions are answered with the rules and the data of the match at the table. */
  let [served, brain] = [def, open(def)];
  const review: ReviewService['review'] = async (text, known, tell) => {
    const game = await gameOf(readSave(text).packFile);
    return createReviewService({ def: game, players }).review(text, known, tell);
  };
  const outlook = createOutlookService(players, gameOf);
  const experiments = createExperimentService({ def, players, lab });
  /** Only an experiment with a data pack loads the code for packs. */
  const labOf = async ({ variants }: Experiment): Promise<ExperimentService> =>
    variants.every(({ pack }) => pack === undefined)
      ? experiments
      : createExperimentService({ def, players, lab, packs: await packs() });
  expose({
    async ready(packFile) {
      const game = await gameOf(packFile);
      if (game === served) return;
      brain.stop();
      [served, brain] = [game, open(game)];
    },
    ask: (task, report) => brain.ask(task, report),
    suggest: (query, tell) => brain.suggest(query, tell),
    stop: () => brain.stop(),
    ping: () => undefined,
    hold: (name) => holdForLife(name),
    review,
    ...outlook,
    tryPack: (packFile, games, tell) => playTrial(() => gameOf(packFile), players, games, tell),
    clerk: experiments.clerk,
    playGames: async (experiment: Experiment, tasks: readonly Task[]) =>
      (await labOf(experiment)).playGames(experiment, tasks),
    replay: async (experiment: Experiment, ...asked: Parameters<ReplayOf>) =>
      (await labOf(experiment)).replay(experiment, ...asked),
    check: async (experiment: Experiment) => (await labOf(experiment)).check(experiment),
  } satisfies Brain &
    LockHolder &
    ReviewService &
    OutlookService &
    TrialService &
    Record<keyof ExperimentService, unknown>);
}

/** The part of experiments that runs in the workers of a game. */
import type { Line, Types } from '../../engine/kernel/types.ts';
import type { Roster } from '../seated.ts';
import { createClerk, type Clerk } from './clerk.ts';
import { checkExperiment, ExperimentError, type Experiment } from './plan.ts';
import { replayGame, type ReplayAbout } from './replay.ts';
import { playRow, type GameRow } from './row.ts';
import type { Task } from './run.ts';

export interface ExperimentService {
  playGames(experiment: Experiment, tasks: readonly Task[]): readonly GameRow[];
  replay(experiment: Experiment, task: Task, about: ReplayAbout, build: string): string;
  /** Null where it can be played. */
  check(experiment: Experiment): Line | null;
  readonly clerk: Clerk;
}

export function createExperimentService<T extends Types>(roster: Roster<T>): ExperimentService {
  return {
    playGames: (experiment, tasks) => tasks.map(({ variant, pair }) => playRow(roster, experiment, variant, pair)),
    replay: (experiment, task, about, build) => JSON.stringify(replayGame(roster, experiment, task, about, build)),
    check: (experiment) => findFault(roster, experiment),
    clerk: createClerk(roster),
  };
}

export function findFault<T extends Types>(roster: Roster<T>, experiment: Experiment): Line | null {
  try {
    checkExperiment(roster, experiment);
    return null;
  } catch (error) {
    if (!(error instanceof ExperimentError)) throw error;
    return error.line;
  }
}

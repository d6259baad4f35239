import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { openRun, type ExperimentRun, type RunState, type Workplace } from '../../lab/experiment/store.ts';
import { now, onFault } from '../../store/app-world.ts';
import { onLeaving } from '../../store/put-off.ts';
import { experimentStorage, refreshExperiments } from '../../store/experiment-list.ts';
import { pageWorkplace } from './workplace.ts';

let place: () => Workplace = pageWorkplace;
/** For tests: without workers; null for those of the page again. */
export const playExperimentsAt = (other: (() => Workplace) | null): void => void (place = other ?? pageWorkplace);

const OPENING = createStore<RunState>(() => ({
  ...{ status: 'opening', experiment: null, played: 0, total: 0, result: null, latest: [] },
  ...{ secondsLeft: null, workers: 0, fault: null },
}));

/** A kept experiment, under way as long as the screen is shown. */
export function useRun(id: string): { readonly state: RunState; readonly run: ExperimentRun | null } {
  const [run, setRun] = useState<ExperimentRun | null>(null);
  useEffect(() => {
    const made = openRun(id, { storage: experimentStorage, workplace: place(), now, onFault });
    setRun(made);
    // What was played is written before the page goes.
    const stay = onLeaving(made.flush);
    return () => {
      stay();
      void made.leave().then(refreshExperiments);
      setRun(null);
    };
  }, [id]);
  return { state: useStore(run ?? OPENING), run };
}

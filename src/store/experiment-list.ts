import { createStore } from 'zustand/vanilla';
import type { ExperimentHead } from '../lab/experiment/store.ts';
import { onFault } from './app-world.ts';
import { createExperimentStorage } from './experiment-storage.ts';

export const experimentStorage = createExperimentStorage();

export interface ExperimentList {
  readonly isReady: boolean;
  /** The last changed first. */
  readonly heads: readonly ExperimentHead[];
}

export const experimentList = createStore<ExperimentList>(() => ({ isReady: false, heads: [] }));

export async function refreshExperiments(): Promise<void> {
  try {
    experimentList.setState({ isReady: true, heads: await experimentStorage.list() });
  } catch (error) {
    onFault(error);
    experimentList.setState({ isReady: true });
  }
}

/** The experiments that this device keeps, as lists show them. */
import { createStore } from 'zustand/vanilla';
import type { ExperimentHead } from '../lab/experiment/store.ts';
import { onFault } from './app-world.ts';
import { createExperimentShelf } from './experiment-shelf.ts';

export const experimentShelf = createExperimentShelf();

export interface ExperimentList {
  readonly isReady: boolean;
  /** The last changed first. */
  readonly heads: readonly ExperimentHead[];
}

export const experimentList = createStore<ExperimentList>(() => ({ isReady: false, heads: [] }));

export async function refreshExperiments(): Promise<void> {
  try {
    experimentList.setState({ isReady: true, heads: await experimentShelf.list() });
  } catch (error) {
    onFault(error);
    experimentList.setState({ isReady: true });
  }
}

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { experimentList, refreshExperiments, type ExperimentList } from '../../store/experiment-list.ts';

/** What a search of the library reads of an experiment. */
export const wordsOfExperiment = (
  { name, game }: { readonly name: string; readonly game: string },
  title: string,
): string => [name, game, title].join('\n');

/** The experiments of this device, read anew when a screen shows them. */
export function useExperiments(): ExperimentList {
  useEffect(() => void refreshExperiments(), []);
  return useStore(experimentList);
}

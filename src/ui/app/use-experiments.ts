import { useEffect } from 'react';
import { useStore } from 'zustand';
import { experimentList, refreshExperiments, type ExperimentList } from '../../store/experiment-list.ts';

/** The search words of an experiment in the library. */
export const wordsOfExperiment = (
  { name, game }: { readonly name: string; readonly game: string },
  title: string,
): string => [name, game, title].join('\n');

export function useExperiments(): ExperimentList {
  useEffect(() => void refreshExperiments(), []);
  return useStore(experimentList);
}

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { experimentList, refreshExperiments, type ExperimentList } from '../../store/experiment-list.ts';

/** The experiments of this device, read anew when a screen shows them. */
export function useExperiments(): ExperimentList {
  useEffect(() => void refreshExperiments(), []);
  return useStore(experimentList);
}

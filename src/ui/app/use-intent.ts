import { useStore } from 'zustand';
import { intentStore } from '../../store/intent.ts';

/** Whether somebody means to play; from then on the heavy parts may come. */
export const useIntent = (): boolean => useStore(intentStore);

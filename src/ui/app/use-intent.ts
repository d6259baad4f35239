import { useStore } from 'zustand';
import { intentStore } from '../../store/intent.ts';

/** True once the player seems to want a match; then the heavy parts are fetched. */
export const useIntent = (): boolean => useStore(intentStore);

import { useSyncExternalStore } from 'react';
import { isBeingTold, onTold } from './beat-times.ts';

/** True while counters and stamp of a result still move: words wait until they have stopped. */
export const useIsBeingTold = (): boolean => useSyncExternalStore(onTold, isBeingTold, () => false);

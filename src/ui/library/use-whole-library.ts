import { useEffect } from 'react';
import { useLibrary } from '../../store/hooks.ts';

/** Reads all matches of the library for as long as the component is shown: without it only the last ones are known. */
export function useWholeLibrary(): void {
  const holdAll = useLibrary((library) => library.holdAll);
  useEffect(() => holdAll(), [holdAll]);
}

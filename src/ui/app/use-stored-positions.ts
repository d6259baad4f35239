import { useEffect, useState } from 'react';
import { positionStorage, type StoredPosition } from '../../store/position-storage.ts';

const NONE: readonly StoredPosition[] = [];

/** The player's own positions of a game, last changed first; empty until they are read. */
export function useStoredPositions(game: string, kind: StoredPosition['kind']): readonly StoredPosition[] {
  const [own, setOwn] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    const read = () =>
      void positionStorage.list().then(
        (all) => {
          if (!isLeft) setOwn(all.filter((one) => one.game === game && one.kind === kind));
        },
        () => undefined,
      );
    read();
    const leave = positionStorage.subscribe(read);
    return () => {
      isLeft = true;
      leave();
    };
  }, [game, kind]);
  return own;
}

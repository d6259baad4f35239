import { useEffect, useState } from 'react';
import { positionShelf, type StoredPosition } from '../../store/position-shelf.ts';

const NONE: readonly StoredPosition[] = [];

/** The player's own positions of a game, last changed first; empty until they are read. */
export function useStoredPositions(game: string, kind: StoredPosition['kind']): readonly StoredPosition[] {
  const [own, setOwn] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    const read = () =>
      void positionShelf.list().then(
        (all) => {
          if (!isLeft) setOwn(all.filter((one) => one.game === game && one.kind === kind));
        },
        () => undefined,
      );
    read();
    const leave = positionShelf.subscribe(read);
    return () => {
      isLeft = true;
      leave();
    };
  }, [game, kind]);
  return own;
}

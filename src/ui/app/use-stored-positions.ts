import { useEffect, useState } from 'react';
import { positionShelf, type StoredPosition } from '../../store/position-shelf.ts';

const NONE: readonly StoredPosition[] = [];

/** Positions of one's own of a game, the last changed first; empty until they are read. */
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

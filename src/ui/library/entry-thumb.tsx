import { useEffect, useState } from 'react';
import { useLibrary } from '../../store/hooks.ts';
import type { LibraryEntry } from '../../store/library-types.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import type { GameThumbProps } from '../app/game-thumb.tsx';

export interface EntryThumbProps extends Pick<GameThumbProps, 'look'> {
  readonly entry: Pick<LibraryEntry, 'id' | 'updated' | 'game'>;
}

/** The last position of a match, read when it is shown: paper until then. */
export function EntryThumb({ entry, ...look }: EntryThumbProps) {
  const { id, updated, game } = entry;
  const read = useLibrary((library) => library.position);
  const [known, setKnown] = useState<{ readonly position: unknown } | null>(null);
  useEffect(() => {
    let isShown = true;
    const keep = (position: unknown) => {
      if (isShown) setKnown({ position });
    };
    read({ id, updated }).then(keep, () => keep(null));
    return () => {
      isShown = false;
    };
  }, [read, id, updated]);
  if (!known) return <div className="full clip game-thumb" aria-hidden="true" />;
  return <GameThumb game={game} position={known.position} {...look} />;
}

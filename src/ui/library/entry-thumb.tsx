import { useEffect, useState } from 'react';
import { useLibrary } from '../../store/hooks.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import type { GameThumbProps } from '../app/game-thumb.tsx';
import { useEntryFacts, type EntryToDraw } from './use-entry-facts.ts';

export interface EntryThumbProps extends Pick<GameThumbProps, 'look'> {
  readonly entry: EntryToDraw;
}

/** The last position of a match on the map of its data, read when it is shown: paper until then. */
export function EntryThumb({ entry, ...look }: EntryThumbProps) {
  const { id, updated, game } = entry;
  const read = useLibrary((library) => library.position);
  const facts = useEntryFacts(entry);
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
  if (!known || facts === null) return <div className="full clip game-thumb" aria-hidden="true" />;
  return <GameThumb game={game} position={known.position} facts={facts} {...look} />;
}

import { useEffect, useState } from 'react';
import { useLibrary } from '../../store/hooks.ts';
import { GameThumb, type GameThumbProps } from '../app/game-thumb.tsx';
import { useLoaded } from '../app/use-loaded.ts';
import { findGame, openDefinition } from '../../games/shelf.ts';
import type { LibraryEntry } from '../../store/library-types.ts';

interface EntryThumbProps extends Pick<GameThumbProps, 'look'> {
  readonly entry: EntryToDraw;
}

/** The last position of a match, read when it is shown. */
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
  if (!known || facts === null) return <div className="full clip full-height game-thumb" aria-hidden="true" />;
  return <GameThumb game={game} position={known.position} facts={facts} {...look} />;
}

type EntryToDraw = Pick<LibraryEntry, 'id' | 'updated' | 'game' | 'pack'>;

/** Facts of matches with a pack, which keep the data they began with. */
const factsOf = new Map<string, object>();
const MOST_KNOWN = 24;

/** Undefined for the shipped data; null until a pack's are read. */
function useEntryFacts({ id, game, pack }: EntryToDraw): object | null | undefined {
  const read = useLibrary((library) => library.packFile);
  const hasPack = pack !== undefined && pack !== null;
  // Unreadable data are drawn with the shipped ones; the match says what is wrong.
  const { value, hasFailed } = useLoaded(id, hasPack && !factsOf.has(id) ? () => openFacts(game, id, read) : null);
  if (!hasPack) return undefined;
  return factsOf.get(id) ?? (hasFailed ? undefined : value);
}

async function openFacts(
  game: string,
  id: string,
  read: (id: string) => Promise<unknown>,
): Promise<object | undefined> {
  const manifest = findGame(game);
  const file = await read(id);
  if (!manifest || file === null) return undefined;
  const { facts } = (await openDefinition(manifest, file)).data;
  const [oldest] = factsOf.keys();
  if (factsOf.size >= MOST_KNOWN && oldest !== undefined) factsOf.delete(oldest);
  factsOf.set(id, facts);
  return facts;
}

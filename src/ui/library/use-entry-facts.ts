import { useEffect, useState } from 'react';
import { findGame, openDefinition } from '../../games/shelf.ts';
import { useLibrary } from '../../store/hooks.ts';
import type { LibraryEntry } from '../../store/library-types.ts';

export type EntryToDraw = Pick<LibraryEntry, 'id' | 'updated' | 'game' | 'pack'>;

/** Facts by match: a match keeps the data that it began with. */
const known = new Map<string, object>();
/** More are made again. */
const MOST_KNOWN = 24;

/** The data that a match is played with: undefined for the shipped ones, null until those of its pack are read. */
export function useEntryFacts({ id, game, pack }: EntryToDraw): object | null | undefined {
  const read = useLibrary((library) => library.packFile);
  const [found, setFound] = useState<{ readonly id: string; readonly facts: object | undefined } | null>(null);
  const hasPack = pack !== undefined && pack !== null;
  useEffect(() => {
    if (!hasPack || known.has(id)) return undefined;
    let isLeft = false;
    const settle = (facts: object | undefined) => {
      if (!isLeft) setFound({ id, facts });
    };
    // What cannot be read is drawn by the shipped data: the match itself says what is wrong with it.
    openFacts(game, id, read).then(settle, () => settle(undefined));
    return () => {
      isLeft = true;
    };
  }, [hasPack, id, game, read]);
  if (!hasPack) return undefined;
  return known.get(id) ?? (found?.id === id ? found.facts : null);
}

async function openFacts(
  game: string,
  id: string,
  read: (id: string) => Promise<unknown>,
): Promise<object | undefined> {
  const manifest = findGame(game);
  const file = await read(id);
  if (!manifest || file === null) return undefined;
  const { facts } = await openDefinition(manifest, file);
  const [oldest] = known.keys();
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(id, facts);
  return facts;
}

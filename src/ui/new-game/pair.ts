/** Two people at one screen: who sits where, and which side each takes. */
import { headToHead, type HeadToHead } from '../../store/head-to-head.ts';
import type { LibraryEntry } from '../../store/library-types.ts';
import type { Places } from './seating.ts';

/** Compared with the last match of the pair; the lot falls when the match starts. */
export type Sides = 'swap' | 'keep' | 'lot';

export interface Pair {
  readonly names: readonly [left: string, right: string];
  /** Null until the players choose. */
  readonly sides: Sides | null;
}

export interface SeatedPair {
  readonly record: HeadToHead;
  readonly sides: Sides;
  /** The place of the left player in the order of the seats. */
  readonly leftAt: 0 | 1;
  readonly places: Places;
}

const other = (at: 0 | 1): 0 | 1 => (at === 0 ? 1 : 0);

/** After a match the players swap sides, as proposed; before the first the left player has the first seat. */
export function seatPair(
  { names, sides }: Pair,
  { id, seats }: { readonly id: string; readonly seats: readonly string[] },
  entries: readonly LibraryEntry[],
): SeatedPair {
  const record = headToHead(entries, id, names);
  const last = record.games.at(-1)?.seats[0];
  const lastAt = last !== undefined && last === seats[1] ? 1 : 0;
  const chosen = sides ?? (record.games.length > 0 ? 'swap' : 'keep');
  const leftAt = chosen === 'swap' ? other(lastAt) : lastAt;
  return { record, sides: chosen, leftAt, places: placesOf(names, leftAt) };
}

const placesOf = ([left, right]: Pair['names'], leftAt: 0 | 1): Places => {
  const [a, b] = leftAt === 0 ? [left, right] : [right, left];
  return [
    { player: 'person', name: a },
    { player: 'person', name: b },
  ];
};

/** Draws lots where the players said so. `lot` is 0 or 1. */
export function drawSides(seated: SeatedPair, { names }: Pair, lot: 0 | 1): Pick<SeatedPair, 'leftAt' | 'places'> {
  return seated.sides === 'lot' ? { leftAt: lot, places: placesOf(names, lot) } : seated;
}

/** Names of persons in the library, the last played first, each once. */
export function knownNames(entries: readonly LibraryEntry[]): readonly string[] {
  const names = [...entries]
    .sort((a, b) => b.updated - a.updated)
    .flatMap(({ about: { seatNames, computers = {} } }) =>
      Object.entries(seatNames).flatMap(([seat, name]) => (Object.hasOwn(computers, seat) ? [] : [name.trim()])),
    );
  return [...new Set(names)].filter((name) => name !== '').slice(0, MOST_NAMES);
}

const MOST_NAMES = 20;

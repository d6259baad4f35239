/** The record of two players against each other, counted from the finished matches of the library. */
import type { LibraryEntry } from './library-types.ts';

/** A finished match of the pair, in the order in which they are named. */
export interface PairGame {
  readonly id: string;
  readonly game: string;
  /** The seats of the first and of the second player. */
  readonly seats: readonly [string, string];
  /** 0: the first player won, 1: the second; null: a draw. */
  readonly winner: 0 | 1 | null;
  /** Ms since 1970. */
  readonly ended: number;
}

export interface HeadToHead {
  /** Wins of the first and of the second player. */
  readonly won: readonly [number, number];
  readonly draws: number;
  /** The oldest first. */
  readonly games: readonly PairGame[];
}

type Told = Pick<LibraryEntry, 'id' | 'game' | 'about' | 'origin' | 'status' | 'winner' | 'updated' | 'fork'>;

/** Ignores case, width and spaces of a name. */
export const sameName = (a: string, b: string): boolean => plain(a) === plain(b);

const plain = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

/** Leaves out copies, because they repeat a match, forks, because they share its moves, and matches against a program. */
const isCounted = ({ about, origin, status, winner, fork }: Told): boolean =>
  status === 'finished' &&
  winner !== null &&
  origin !== 'copy' &&
  !fork &&
  about.uncounted !== true &&
  Object.keys(about.computers ?? {}).length === 0;

function gameOf(entry: Told, [a, b]: readonly [string, string]): PairGame | null {
  const { id, game, about, winner, updated } = entry;
  const seatOf = (name: string) => Object.entries(about.seatNames).find(([, of]) => sameName(of, name))?.[0];
  const [first, second] = [seatOf(a), seatOf(b)];
  if (first === undefined || second === undefined || first === second) return null;
  const by = winner === first ? 0 : winner === second ? 1 : null;
  return { id, game, seats: [first, second], winner: by, ended: updated };
}

/**
 * The matches of the pair in `game`, or in every game if it is null. Nothing is counted for a pair without two names or
 * with the same name twice.
 */
export function headToHead(entries: readonly Told[], game: string | null, pair: readonly [string, string]): HeadToHead {
  const isPair = pair.every((name) => plain(name) !== '') && !sameName(...pair);
  const games = (isPair ? entries : [])
    .filter((entry) => isCounted(entry) && (game === null || entry.game === game))
    .flatMap((entry) => gameOf(entry, pair) ?? [])
    .sort((x, y) => x.ended - y.ended);
  const wins = (of: 0 | 1) => games.filter(({ winner }) => winner === of).length;
  return { won: [wins(0), wins(1)], draws: games.filter(({ winner }) => winner === null).length, games };
}

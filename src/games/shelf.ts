/** The games of this build. The start of the app or of a tool fills the shelf; generic code only reads it. */
import type { GameDefinition, Line, Types } from '../engine/kernel/types.ts';
import { addCatalogue } from '../i18n/catalogue.ts';
import type { AboutWord, GameManifest, ShelfWord } from './manifest.ts';

let games: readonly GameManifest[] = [];

/** The domains of a match: every table's, and the game's. */
export const matchDomainsOf = (game: string): readonly string[] => ['table', game];
export const aboutDomainOf = (game: string): string => `${game}/about`;
/** Titles of the game's lessons; empty for a game without lessons. */
export const lessonTitlesDomainOf = (game: string): string => `${game}/lessons`;
/** The texts of the lessons' steps. */
export const lessonStepsDomainOf = (game: string): string => `${game}/steps`;

export function fillShelf(manifests: readonly GameManifest[]): void {
  games = manifests;
  for (const { id, words, lessons } of manifests) {
    addCatalogue(`${id}/shelf`, words.shelf, { isBase: true });
    addCatalogue(aboutDomainOf(id), words.about);
    addCatalogue(id, words.game);
    if (!lessons) continue;
    addCatalogue(lessonTitlesDomainOf(id), lessons.titles);
    addCatalogue(lessonStepsDomainOf(id), lessons.steps);
  }
}

/** In the order in which they are shown everywhere. */
export const listGames = (): readonly GameManifest[] => games;
/** Null for an id from a foreign file or a newer version. */
export const findGame = (id: string): GameManifest | null => games.find((game) => game.id === id) ?? null;

/**
 * Opens the game with the shipped data, or with a match's own; `digest` names the data that a match began with, null if
 * it is older than fingerprints. Rejects if they do not fit or cannot be fetched.
 */
export async function openDefinition(
  manifest: Pick<GameManifest, 'id' | 'definition' | 'packs'>,
  packFile?: unknown,
  digest?: string | null,
): Promise<GameDefinition<Types>> {
  const now = await openNow(manifest, packFile);
  if (digest === undefined || digest === now.data.pack || !manifest.packs) return now;
  return (await manifest.packs.former())(digest, packFile) ?? now;
}

async function openNow(
  { id, definition, packs }: Pick<GameManifest, 'id' | 'definition' | 'packs'>,
  packFile?: unknown,
): Promise<GameDefinition<Types>> {
  if (packFile === undefined) return definition();
  if (!packs) throw new RangeError(`${id} is played with its own data only`);
  return (await packs.kit()).open(packFile);
}

/** A sentence about a game; without `word`, its title. */
export const shelfLine = (game: string, word?: ShelfWord | AboutWord): Line => ({
  key: word === undefined ? `game.${game}` : `game.${game}.${word}`,
});

/** Null if the game has no worker, or the browser or its administrator forbids workers. */
export function startWorker(game: string): Worker | null {
  const start = findGame(game)?.worker;
  if (!start || typeof Worker === 'undefined') return null;
  try {
    return start();
  } catch {
    return null;
  }
}

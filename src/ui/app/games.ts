import type { PlayableId } from '../../engine/games/registry.ts';
import type { PlainKey } from '../../i18n/catalogue.ts';

/** The three games of the shelf, in the order they stand there. */
export const SHELF = ['hitlers-last-battles', 'hitlers-reich', 'blitzkrieg-to-moscow-2'] as const;
export type GameId = (typeof SHELF)[number];

/** Those that can be set up: games with a table, as the engine's registry has them. */
export const PLAYABLE = ['hitlers-last-battles'] as const satisfies readonly PlayableId[];
export type PlayableGame = (typeof PLAYABLE)[number];

export const isPlayable = (game: string): game is PlayableGame => (PLAYABLE as readonly string[]).includes(game);
export const isOnShelf = (game: string): game is GameId => (SHELF as readonly string[]).includes(game);

/** The title of a game; null for an id from a foreign file. */
export const titleKeyOf = (game: string): PlainKey | null => (isOnShelf(game) ? `game.${game}` : null);

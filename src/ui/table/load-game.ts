import { findGame } from '../../games/shelf.ts';
import type { GameTable } from './game-table.ts';

/** The table of a game, fetched with its drawings when it is first wanted; null for a game that is not here. */
export const loadGameTable = (game: string): Promise<GameTable> | null => findGame(game)?.table() ?? null;

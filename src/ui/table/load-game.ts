import { findGame } from '../../games/shelf.ts';
import type { GameTable } from './game-table.ts';

/** The table of a game, fetched with its drawings on first use; null for an unknown game. */
export const loadGameTable = (game: string): Promise<GameTable> | null => findGame(game)?.table() ?? null;

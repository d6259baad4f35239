import { findGame } from '../../games/shelf.ts';
import type { GameTable } from './game-table.ts';

/** What fetches the table of a game with its drawings, the same function each time; null for an unknown game. */
export const tableOf = (game: string): (() => Promise<GameTable>) | null => findGame(game)?.table ?? null;

import { findScreen } from '../app/game-screen.ts';
import type { GameTable } from './game-table.ts';

/** Always returns the same function for a game; null for an unknown one. */
export const tableOf = (game: string): (() => Promise<GameTable>) | null => findScreen(game)?.table ?? null;

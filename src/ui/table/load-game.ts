import type { GameTable } from './game-table.ts';

const LOADERS: Readonly<Record<string, () => Promise<GameTable>>> = {
  'hitlers-last-battles': () =>
    import('../games/hitlers-last-battles/index.tsx').then((module) => module.hitlersLastBattlesTable),
  'blitzkrieg-to-moscow-2': () =>
    import('../games/blitzkrieg-to-moscow-2/index.tsx').then((module) => module.blitzkriegToMoscow2Table),
  'hitlers-reich': () => import('../games/hitlers-reich/index.tsx').then((module) => module.hitlersReichTable),
};

/** The table of a game, fetched with its drawings when it is first wanted; null for a game that has none. */
export function loadGameTable(game: string): Promise<GameTable> | null {
  return Object.hasOwn(LOADERS, game) ? (LOADERS[game]?.() ?? null) : null;
}

/** The games on the shelf. Each comes in its own chunk when it is asked for. */
import type { GameDefinition, Types } from '../kernel/types.ts';

const LOADERS = {
  'blitzkrieg-to-moscow-2': () =>
    import('./blitzkrieg-to-moscow-2/definition.ts').then(({ blitzkriegToMoscow2 }) => blitzkriegToMoscow2),
  'hitlers-last-battles': () =>
    import('./hitlers-last-battles/definition.ts').then(({ hitlersLastBattles }) => hitlersLastBattles),
  'hitlers-reich': () => import('./hitlers-reich/definition.ts').then(({ hitlersReich }) => hitlersReich),
} as const;

/** Games with rules; programs can play them. */
export type GameId = keyof typeof LOADERS;
/** All games of the shelf, in the order in which they are shown; those without a loader cannot be started yet. */
export const SHELF = ['hitlers-reich', 'blitzkrieg-to-moscow-2', 'hitlers-last-battles'] as const;
export type ShelfId = (typeof SHELF)[number];

export type DefinitionOf<Id extends GameId> = Awaited<ReturnType<(typeof LOADERS)[Id]>>;
/** The bag of types of a game. */
export type TypesOf<Id extends GameId> = DefinitionOf<Id> extends GameDefinition<infer T extends Types> ? T : never;

export const GAME_IDS = Object.keys(LOADERS) as readonly GameId[];
export const hasRules = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

/** Games with a table as well: people can play them. */
const WITH_TABLE = [
  'hitlers-last-battles',
  'hitlers-reich',
  'blitzkrieg-to-moscow-2',
] as const satisfies readonly GameId[];
export type PlayableId = (typeof WITH_TABLE)[number];
export const isPlayable = (id: string): id is PlayableId => WITH_TABLE.some((one) => one === id);

/** Fetches a game; rejects where its chunk cannot be had. */
export const loadGame = <Id extends GameId>(id: Id): Promise<DefinitionOf<Id>> =>
  LOADERS[id]() as Promise<DefinitionOf<Id>>;

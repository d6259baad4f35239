/** Contests of several matches: what a game with such a scenario adds to its definition. */
import type { GameDefinition, SeriesRules, Types } from '../../kernel/types.ts';

/** The rules of series of a game; null where its matches stand alone. */
export const seriesRulesOf = <T extends Types>({ series }: GameDefinition<T>): SeriesRules<T['state']> | null =>
  series ?? null;

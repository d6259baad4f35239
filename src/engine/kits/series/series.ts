/** Series: contests of several matches. */
import type { GameDefinition, SeriesRules, Types } from '../../kernel/types.ts';

/** Null where the game has no series. */
export const seriesRulesOf = <T extends Types>({ series }: GameDefinition<T>): SeriesRules<T['state']> | null =>
  series ?? null;

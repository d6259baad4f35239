/** Contests of several matches: what a game with such a scenario adds to its definition. */
import type { GameDefinition, Line, Setup, Types } from '../../kernel/types.ts';

/** A finished game of a series: players and what the game counts, both by seat, and the sentence of the result. */
export interface SeriesGame {
  readonly players: Readonly<Record<string, string>>;
  readonly winner: string;
  readonly key: string;
  readonly score: Readonly<Record<string, number>>;
}

/** A player's place, shared by equals, by the best game in the seat that counts. */
export type Standing = Readonly<{ player: string; place: number; best: SeriesGame; lead: number }>;

/** A contest of several matches in which the players change seats: `seat` counts by `rule`, leads are in `leadIn`. */
export interface SeriesRules<State> {
  readonly seat: string;
  readonly rule: string;
  readonly leadIn: string;
  /** Whether a match with this set-up is a game of a series. */
  isOf(setup: Pick<Setup, 'scenario' | 'options'>): boolean;
  /** How a match ended; null while it runs. */
  outcomeOf(state: State): Omit<SeriesGame, 'players'> | null;
  /** Whether a match of this set-up can have ended like that. */
  canBe(setup: Pick<Setup, 'scenario' | 'options'>, game: SeriesGame): boolean;
  describe(game: SeriesGame): Line;
  rank(setup: Pick<Setup, 'scenario' | 'options'>, games: readonly SeriesGame[]): readonly Standing[];
}

/** A game whose matches may form a series. */
export interface SeriesDefinition<T extends Types> extends GameDefinition<T> {
  readonly series: SeriesRules<T['state']>;
}

/** The rules of series of a game; null where its matches stand alone. */
export const seriesRulesOf = <T extends Types>(
  def: GameDefinition<T> | SeriesDefinition<T>,
): SeriesRules<T['state']> | null => ('series' in def ? def.series : null);

/** Several matches that make up one contest, the players changing seats. Any game may have such a thing. */
import { v } from '../../kernel/shape.ts';
import type { Line, Setup } from '../../kernel/types.ts';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const name = v.pipe(text(60), v.minLength(1));

const seriesGame = v.strictObject({
  /** Who sat where. A player is who goes by that name. */
  players: v.record(text(40), name),
  /** A seat, or `draw`. */
  winner: text(40),
  /** The sentence of the result. */
  key: text(100),
  /** What the game counts at its end, by seat. */
  score: v.record(text(40), v.pipe(v.number(), v.integer())),
});

/** What a save says of its series: the games that were finished before this one, in their order. */
export const seriesSchema = v.strictObject({
  id: v.pipe(text(64), v.minLength(1)),
  games: v.pipe(v.array(seriesGame), v.maxLength(100)),
});

export type SeriesGame = Readonly<v.InferOutput<typeof seriesGame>>;
export interface Series {
  readonly id: string;
  readonly games: readonly SeriesGame[];
}

/** A player's place by the best game in the seat that counts. */
export interface Standing {
  readonly player: string;
  /** 1 for the best; players who are even share a place. */
  readonly place: number;
  readonly best: SeriesGame;
  readonly lead: number;
}

export interface SeriesRules<State> {
  /** The seat whose results count; every player is to take it. */
  readonly seat: string;
  /** The rule that says so. */
  readonly rule: string;
  /** The sentence that says what a lead is counted in. */
  readonly leadIn: string;
  /** Whether a match set up like this is a game of a series. */
  isOf(setup: Pick<Setup, 'scenario' | 'options'>): boolean;
  /** How a match ended; null while it runs. */
  outcomeOf(state: State): Omit<SeriesGame, 'players'> | null;
  /** Whether a match of this set-up can have ended like that. */
  canBe(setup: Pick<Setup, 'scenario' | 'options'>, game: SeriesGame): boolean;
  /** Who won and why, as one sentence. */
  describe(game: SeriesGame): Line;
  rank(setup: Pick<Setup, 'scenario' | 'options'>, games: readonly SeriesGame[]): readonly Standing[];
}

/** A game that is played in series. A `GameDefinition` may be this as well. */
export interface PlaysSeries<State> {
  readonly series: SeriesRules<State>;
}

export const playsSeries = (game: object): game is PlaysSeries<unknown> =>
  'series' in game && typeof game.series === 'object' && game.series !== null;

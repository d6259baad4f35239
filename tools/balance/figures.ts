/** Figures of a series of games: who wins, how long games take, and how winners differ from losers. */
import { CONFIDENCE } from '../../src/lab/stats/stats.ts';
import { outcomeOf, type Deciding } from '../../src/lab/experiment/figures.ts';
import type { PlayedGame } from './series.ts';

export interface Figures {
  readonly games: number;
  /** Games won by each seat, and drawn ones. */
  readonly won: readonly [number, number];
  readonly drawn: number;
  /** Shares of games that each seat wins, with 95% confidence (Wilson). */
  readonly intervals: readonly [readonly [number, number], readonly [number, number]];
  /** The first seat's points less the second's: mean and its standard error. */
  readonly lead: readonly [mean: number, error: number];
  /** A tenth of the games ended at the first or before, half at the second, nine tenths at the third. */
  readonly turns: readonly [number, number, number];
  readonly moves: number;
  /** Parts of the result, those that tell winner and loser apart most first. */
  readonly deciding: readonly Deciding[];
}

export function figuresOf(games: readonly PlayedGame[], seats: readonly [string, string]): Figures {
  const { games: count, wins, drawn, lead, turns, moves, deciding } = outcomeOf(games, seats);
  return {
    games: count,
    won: [wins[0].won, wins[1].won],
    drawn,
    intervals: [wins[0].interval, wins[1].interval],
    lead: [lead.mean, (lead.interval[1] - lead.mean) / CONFIDENCE],
    turns: turns.quantiles,
    moves: moves.mean,
    deciding,
  };
}

/** What the games of a series say: who wins, how long it takes, and what the winner has that the loser lacks. */
import { errorOf, intervalOf, meanOf, quantileOf } from '../../src/lab/stats/stats.ts';
import { listDeciding, type Deciding } from '../../src/lab/experiment/figures.ts';
import type { PlayedGame } from './series.ts';

export interface Figures {
  readonly games: number;
  /** Games won by each seat, and drawn ones. */
  readonly won: readonly [number, number];
  readonly drawn: number;
  /** Shares of games that each seat wins, with 95 % confidence (Wilson). */
  readonly intervals: readonly [readonly [number, number], readonly [number, number]];
  /** The first seat's points less the second's: mean and its standard error. */
  readonly lead: readonly [mean: number, error: number];
  /** A tenth of the games ended at the first or before, half at the second, nine tenths at the third. */
  readonly turns: readonly [number, number, number];
  readonly moves: number;
  /** Parts of the result, those that tell winner and loser apart most first. */
  readonly deciding: readonly Deciding[];
}

export function figuresOf(games: readonly PlayedGame[], [first, second]: readonly [string, string]): Figures {
  const count = (winner: string): number => games.filter((game) => game.winner === winner).length;
  const won = [count(first), count(second)] as const;
  const leads = games.map(({ points: [own, other] }) => own - other);
  const turns = games.map(({ turn }) => turn).sort((a, b) => a - b);
  return {
    games: games.length,
    won,
    drawn: games.length - won[0] - won[1],
    intervals: [intervalOf(won[0], games.length), intervalOf(won[1], games.length)],
    lead: [meanOf(leads), errorOf(leads)],
    turns: [quantileOf(turns, 0.1), quantileOf(turns, 0.5), quantileOf(turns, 0.9)],
    moves: meanOf(games.map(({ moves }) => moves)),
    deciding: listDeciding(games, first),
  };
}

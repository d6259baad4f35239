/** What the games of a series say: who wins, how long it takes, and what the winner has that the loser lacks. */
import { errorOf, intervalOf, meanOf, quantileOf } from '../lib/stats.ts';
import type { Part, PlayedGame } from './series.ts';

export interface Deciding {
  readonly part: Omit<Part, 'amount'>;
  /** Share of the games in which it counted, among those that the first seat won, and lost. */
  readonly inWon: number;
  readonly inLost: number;
  /** What it brought on average, over the same games. */
  readonly pointsWon: number;
  readonly pointsLost: number;
}

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

function listDeciding(games: readonly PlayedGame[], first: string): readonly Deciding[] {
  const won = games.filter(({ winner }) => winner === first);
  const lost = games.filter(({ winner }) => winner !== first && winner !== 'draw');
  const parts = new Map(games.flatMap((game) => game.parts.map((part) => [idOf(part), part] as const)));
  const rows = [...parts].map(([id, { key, params }]) => {
    const amounts = (of: readonly PlayedGame[]) =>
      of.map((game) => game.parts.find((part) => idOf(part) === id)?.amount);
    const [ahead, behind] = [amounts(won), amounts(lost)];
    const shareIn = (all: typeof ahead) => meanOf(all.map((amount) => Number(amount !== undefined)));
    const pointsIn = (all: typeof ahead) => meanOf(all.map((amount) => amount ?? 0));
    return {
      part: { key, params },
      ...{ inWon: shareIn(ahead), inLost: shareIn(behind), pointsWon: pointsIn(ahead), pointsLost: pointsIn(behind) },
    };
  });
  return rows.sort((a, b) => weightOf(b) - weightOf(a));
}

const idOf = ({ key, params }: Part): string => `${key} ${Object.values(params).join(' ')}`;

/** Points tell more than presence where there are any. */
const weightOf = ({ inWon, inLost, pointsWon, pointsLost }: Deciding): number =>
  Math.abs(pointsWon - pointsLost) + Math.abs(inWon - inLost);

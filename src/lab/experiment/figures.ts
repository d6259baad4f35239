/** Figures of a variant's games: who wins, by how much, how soon, by what, and how lucky each seat was. */
import { CONFIDENCE, errorOf, intervalOf, meanOf, quantileOf, type Interval } from '../stats/stats.ts';
import { countLuckier, evenLuckOf, evenShares, type EvenLuck, type Luckier } from './luck.ts';
import type { GameRow, Part } from './row.ts';

export interface Wins {
  readonly seat: string;
  readonly won: number;
  readonly share: number;
  readonly interval: Interval;
}

/** A mean with its interval, and the 10th, 50th and 90th percentiles. */
export interface Spread {
  readonly mean: number;
  readonly interval: Interval;
  readonly quantiles: readonly [tenth: number, half: number, nineTenths: number];
  /** The values are in ascending order. */
  readonly counts: readonly (readonly [value: number, games: number])[];
}

type Ended = Pick<GameRow, 'winner' | 'parts'>;

/** A part of results, and how often it counted for a winner and for a loser. */
export interface Deciding {
  readonly part: Omit<Part, 'amount'>;
  /** Share of the games won, and lost, by the first seat in which it counted. */
  readonly inWon: number;
  readonly inLost: number;
  /** Its average points over the same games. */
  readonly pointsWon: number;
  readonly pointsLost: number;
}

/** Known of every game that was played to its end. */
export type Played = Pick<GameRow, 'winner' | 'parts' | 'turn' | 'moves' | 'points'>;

export interface Outcome {
  readonly games: number;
  readonly wins: readonly [Wins, Wins];
  readonly drawn: number;
  /** Points of each seat, and the first seat's less the second's. */
  readonly points: readonly [Spread, Spread];
  readonly lead: Spread;
  /** For each number of points of the first seat: games, and how many of them it won. */
  readonly wonAt: readonly (readonly [points: number, games: number, won: number])[];
  /** The turn of the end, and moves of both. */
  readonly turns: Spread;
  readonly moves: Spread;
  /** Those that separate winner and loser best come first. */
  readonly deciding: readonly Deciding[];
}

export interface Figures extends Outcome {
  /** The winner was ahead from the end of this turn on: it would have won if the game had ended at any later turn. */
  readonly ahead: Spread | null;
  /** Null where turns alone tell how long a game is. */
  readonly years: Spread | null;
  /** Successes of each seat's dice above expectation, per game. */
  readonly luck: readonly [Spread, Spread];
  readonly luckier: Luckier;
  /** The first seat's share of a game where both are equally lucky; null with too few games, or without dice. */
  readonly evenLuck: EvenLuck | null;
  /** Shares of games at whose end each seat holds a place, in the order of the game's places. */
  readonly held: readonly (readonly [number, number])[];
  readonly uses: readonly Used[];
}

/** Counts the uses of a unit, a card or an event, and the fights that its seat won with it. */
export interface Used {
  readonly seat: string;
  readonly kind: string;
  readonly id: string;
  /** In all games together. */
  readonly times: number;
  readonly fights: number;
  readonly won: number;
  readonly interval: Interval;
}

export function outcomeOf(rows: readonly Played[], [first, second]: readonly [string, string]): Outcome {
  const winsOf = (seat: string): Wins => {
    const won = rows.filter(({ winner }) => winner === seat).length;
    return { seat, won, share: won / Math.max(1, rows.length), interval: intervalOf(won, rows.length) };
  };
  const wins = [winsOf(first), winsOf(second)] as const;
  return {
    games: rows.length,
    wins,
    drawn: rows.length - wins[0].won - wins[1].won,
    points: [spreadOf(rows.map(({ points }) => points[0])), spreadOf(rows.map(({ points }) => points[1]))],
    lead: spreadOf(rows.map(({ points: [own, other] }) => own - other)),
    wonAt: countWonAt(rows, first),
    turns: spreadOf(rows.map(({ turn }) => turn)),
    moves: spreadOf(rows.map(({ moves }) => moves)),
    deciding: listDeciding(rows, first),
  };
}

export function figuresOf(rows: readonly GameRow[], seats: readonly [string, string]): Figures {
  const [first] = seats;
  return {
    ...outcomeOf(rows, seats),
    ahead: spreadOfKnown(rows.map(({ ahead }) => ahead)),
    years: spreadOfKnown(rows.map(({ year }) => year)),
    luckier: countLuckier(rows, seats),
    evenLuck: evenLuckOf(evenShares(rows, first), [0, 1]),
    luck: [spreadOf(rows.map(({ luck }) => luck[0])), spreadOf(rows.map(({ luck }) => luck[1]))],
    held: shareHolders(rows),
    uses: addUses(rows),
  };
}

function countWonAt(rows: readonly Played[], first: string): Figures['wonAt'] {
  const counts = new Map<number, readonly [games: number, won: number]>();
  for (const { points, winner } of rows) {
    const [games, won] = counts.get(points[0]) ?? [0, 0];
    counts.set(points[0], [games + 1, won + Number(winner === first)]);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([points, [games, won]]) => [points, games, won]);
}

const shareHolders = (rows: readonly GameRow[]): Figures['held'] =>
  Array.from({ length: rows[0]?.held.length ?? 0 }, (_, place) => {
    const share = (sign: string) => meanOf(rows.map(({ held }) => Number(held[place] === sign)));
    return [share('0'), share('1')];
  });

function addUses(rows: readonly GameRow[]): readonly Used[] {
  const sums = new Map<string, readonly [number, number, number]>();
  for (const { used } of rows)
    for (const [key, [times, fights, won]] of Object.entries(used)) {
      const sum = sums.get(key) ?? [0, 0, 0];
      sums.set(key, [sum[0] + times, sum[1] + fights, sum[2] + won]);
    }
  return [...sums]
    .map(([key, [times, fights, won]]) => {
      const [seat = '', kind = '', id = ''] = key.split(' ');
      return { seat, kind, id, times, fights, won, interval: intervalOf(won, fights) };
    })
    .sort((a, b) => b.times - a.times || (a.id < b.id ? -1 : 1));
}

export const intervalAround = (mean: number, error: number): Interval => [
  mean - CONFIDENCE * error,
  mean + CONFIDENCE * error,
];

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const value of sorted) counts.set(value, (counts.get(value) ?? 0) + 1);
  const mean = meanOf(values);
  return {
    mean,
    interval: intervalAround(mean, errorOf(values)),
    quantiles: [quantileOf(sorted, 0.1), quantileOf(sorted, 0.5), quantileOf(sorted, 0.9)],
    counts: [...counts],
  };
}

/** Older files lack some values; their games are left out here. */
function spreadOfKnown(values: readonly (number | undefined)[]): Spread | null {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? null : spreadOf(known);
}

export function listDeciding(rows: readonly Ended[], first: string): readonly Deciding[] {
  const won = rows.filter(({ winner }) => winner === first);
  const lost = rows.filter(({ winner }) => winner !== first && winner !== 'draw');
  const parts = new Map(rows.flatMap((row) => row.parts.map((part) => [idOf(part), part] as const)));
  const deciding = [...parts].map(([id, { key, params }]) => {
    const amounts = (of: readonly Ended[]) => of.map((row) => row.parts.find((part) => idOf(part) === id)?.amount);
    const [ahead, behind] = [amounts(won), amounts(lost)];
    const shareIn = (all: typeof ahead) => meanOf(all.map((amount) => Number(amount !== undefined)));
    const pointsIn = (all: typeof ahead) => meanOf(all.map((amount) => amount ?? 0));
    return {
      part: { key, params },
      ...{ inWon: shareIn(ahead), inLost: shareIn(behind), pointsWon: pointsIn(ahead), pointsLost: pointsIn(behind) },
    };
  });
  return deciding.sort((a, b) => weightOf(b) - weightOf(a));
}

const idOf = ({ key, params }: Part): string => `${key} ${Object.values(params).join(' ')}`;

/** Points tell more than presence where there are any. */
const weightOf = ({ inWon, inLost, pointsWon, pointsLost }: Deciding): number =>
  Math.abs(pointsWon - pointsLost) + Math.abs(inWon - inLost);

/** A round robin between programs: each seed is played twice, seats swapped, until it is plain who is better. */
import type { Roster } from '../../src/lab/seated.ts';
import type { Types } from '../../src/engine/kernel/types.ts';
import { shareOf } from '../../src/players/value.ts';
import { playBetween, type Names } from '../lib/between.ts';
import { fitLogistic } from '../lib/logistic.ts';
import { CONFIDENCE, errorOf, meanOf } from '../../src/lab/stats/stats.ts';
import { round } from '../lib/table.ts';
import { runningInterval } from '../../src/lab/stats/stats.ts';

export interface LadderOrder {
  readonly scenario: string;
  /** Names of players, a number of playouts after a colon. */
  readonly levels: readonly string[];
  /** The most games of a pairing, in pairs. */
  readonly games: number;
  readonly seed: string;
  /** True if a pairing ends once its interval excludes one half. */
  readonly stops: boolean;
}

export interface Pairing {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  /** Share of the games that `first` won, a draw being half of one, in all and by the seat it had. */
  readonly share: number;
  readonly bySeat: Readonly<Record<string, number>>;
  /** The 95% interval of the true share, valid whenever play stops. */
  readonly interval: readonly [low: number, high: number];
  /** Points that `first` had more than `second` at the end, and the standard error: far surer in few games than who won. */
  readonly lead: { readonly mean: number; readonly error: number };
  /** Seconds of thought of both. */
  readonly seconds: number;
}

export interface Rating {
  readonly name: string;
  /** On the scale of Elo: 400 are odds of ten to one. The first has 0. */
  readonly rating: number;
  readonly interval: readonly [low: number, high: number];
}

export interface Ladder {
  readonly game: string;
  readonly scenario: string;
  readonly seed: string;
  readonly pairings: readonly Pairing[];
  readonly ratings: readonly Rating[];
}

/** `tell` is called after each two games. */
export function playLadder<T extends Types>(
  roster: Roster<T>,
  order: LadderOrder,
  tell: (pairing: Pairing) => void,
): Ladder {
  const { levels, scenario, seed } = order;
  const pairs = levels.flatMap((second, i) => levels.slice(0, i).map((first) => [first, second] as const));
  const pairings = pairs.map(([first, second]) => playPairing(roster, order, first, second, tell));
  return { game: roster.def.id, scenario, seed, pairings, ratings: rate(levels, pairings) };
}

function playPairing<T extends Types>(
  roster: Roster<T>,
  order: LadderOrder,
  first: string,
  second: string,
  tell: (pairing: Pairing) => void,
): Pairing {
  const { seats } = roster.def;
  const shares = seats.map((): number[] => []);
  const leads: number[] = [];
  const started = performance.now();
  const lead = { mean: 0, error: 0 };
  let pairing: Pairing = { first, second, games: 0, share: 0.5, bySeat: {}, interval: [0, 1], lead, seconds: 0 };
  for (let i = 0; 2 * i < order.games; i++) {
    const pair = seats.map((seat, at) => playOne(roster, order, i, at === 0 ? [first, second] : [second, first], seat));
    pair.forEach(({ share }, at) => shares[at]?.push(share));
    leads.push(meanOf(pair.map((game) => game.lead)));
    const both = (shares[0] ?? []).map((share, game) => (share + (shares[1]?.[game] ?? 0)) / 2);
    const [low, high] = runningInterval(both);
    pairing = {
      ...pairing,
      games: 2 * both.length,
      share: round(meanOf(both), 4),
      bySeat: Object.fromEntries(seats.map((seat, at) => [seat, round(meanOf(shares[at] ?? []), 4)])),
      interval: [round(low, 3), round(high, 3)],
      lead: { mean: round(meanOf(leads), 2), error: round(errorOf(leads), 2) },
      seconds: round((performance.now() - started) / 1000, 1),
    };
    tell(pairing);
    if (order.stops && (low > 0.5 || high < 0.5)) break;
  }
  return pairing;
}

/** The result of game `i` for the player in `seat`. */
function playOne<T extends Types>(
  roster: Roster<T>,
  { scenario, seed }: LadderOrder,
  i: number,
  names: Names,
  seat: T['seat'],
): Outcome {
  const { def, players } = roster;
  const { state } = playBetween(roster, { scenario, seed: `${seed}/${i}`, options: {} }, names);
  const view = def.view(state, null);
  const [own, enemy] = [seat, seat === def.seats[0] ? def.seats[1] : def.seats[0]].map((side) =>
    players.score(view, side, def.data.facts),
  );
  return { share: shareOf(state.result?.winner ?? 'draw', seat), lead: (own ?? 0) - (enemy ?? 0) };
}

interface Outcome {
  readonly share: number;
  readonly lead: number;
}

/**
 * The prior that two players are equal counts as this many games; without it a player who never lost would have an
 * infinite rating.
 */
const BELIEF = 0.5;
const ELO = 400 / Math.LN10;

/** Ratings that make the results most likely (Bradley and Terry); mirrored games are counted as if each had been alone. */
function rate(levels: readonly string[], pairings: readonly Pairing[]): readonly Rating[] {
  const rows = pairings.flatMap(({ first, second, games, share }) => {
    const features = levels.slice(1).map((name) => (name === first ? 1 : 0) - (name === second ? 1 : 0));
    return Array.from({ length: games }, () => ({ features, outcome: share }));
  });
  const { weights, covariance } = fitLogistic(
    rows,
    levels.slice(1).map(() => 0),
    BELIEF,
  );
  return levels.map((name, i) => {
    const rating = ELO * (weights[i - 1] ?? 0);
    const reach = CONFIDENCE * ELO * Math.sqrt(covariance[i - 1]?.[i - 1] ?? 0);
    return { name, rating: round(rating), interval: [round(rating - reach), round(rating + reach)] };
  });
}

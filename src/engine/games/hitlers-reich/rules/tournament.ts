/** Several games of one introductory scenario, with each player as the Axis in turn (§10.4.3, R-41). */
import { END_1942 } from '../years.ts';
import type { Side } from '../ids.ts';

export interface TournamentGame {
  readonly axisPlayer: string;
  readonly lastYear: number;
  readonly winner: Side;
  readonly key: string;
  readonly handSize: Readonly<Record<Side, number>>;
}

/** Results from the best for the Axis to the worst; a win by §9 is at either end. */
export const LADDER_1942 = ['hr.win.axis-decisive', 'hr.win.axis-limited', 'hr.win.axis-catastrophic'];
export const LADDER_1943 = ['hr.win.allies-catastrophic', 'hr.win.allies-limited', 'hr.win.allies-decisive'];

/** The rank of a result for its Axis player: 0 is the best. */
export function rankOf({ lastYear, winner, key }: Pick<TournamentGame, 'lastYear' | 'winner' | 'key'>): number {
  const ladder = lastYear === END_1942 ? LADDER_1942 : LADDER_1943;
  const step = ladder.indexOf(key);
  if (step >= 0) return step + 1;
  return winner === 'axis' ? 0 : ladder.length + 1;
}

export interface Standing {
  readonly player: string;
  /** 1 for the best; equal players share a place. */
  readonly place: number;
  readonly best: TournamentGame;
}

/** The Axis's lead in hand size, which breaks ties. */
export const leadOf = ({ handSize }: TournamentGame): number => handSize.axis - handSize.allies;
const better = (a: TournamentGame, b: TournamentGame): number => rankOf(a) - rankOf(b) || leadOf(b) - leadOf(a);

/** The table of a series: each player's best game as the Axis; ties by the lead in hand size, then shared. */
export function rankTournament(games: readonly TournamentGame[]): readonly Standing[] {
  const best = new Map<string, TournamentGame>();
  for (const game of games) {
    const known = best.get(game.axisPlayer);
    if (!known || better(game, known) < 0) best.set(game.axisPlayer, game);
  }
  const sorted = [...best].sort(([, a], [, b]) => better(a, b));
  return sorted.map(([player, game]) => ({
    player,
    place: 1 + sorted.findIndex(([, other]) => better(other, game) === 0),
    best: game,
  }));
}

/** A series as the open match knows it: each match holds the results of the earlier ones. */
import { present } from '../../engine/kernel/timeline.ts';
import type { Setup, Types, SeriesGame } from '../../engine/kernel/types.ts';
import type { AnyGame, MatchAbout, SeriesView } from '../types.ts';
import { leftToRight } from '../seat-order.ts';
import type { Session } from './session.ts';

type Names = MatchAbout['seatNames'];

const swapSeats = (seats: readonly string[], names: Names): Names =>
  Object.fromEntries(
    seats.flatMap((seat, at) => {
      const name = names[seats[(at + 1) % seats.length] ?? ''];
      return name === undefined ? [] : [[seat, name]];
    }),
  );

/** Swaps the sides for the next game. Names and programs move to the other side; the players keep their chairs. */
export const changeSeats = (
  seats: readonly string[],
  { seatNames, computers, left }: Pick<MatchAbout, 'seatNames' | 'computers' | 'left'>,
): Pick<MatchAbout, 'seatNames' | 'computers' | 'left'> => ({
  seatNames: swapSeats(seats, seatNames),
  left: leftToRight(seats, left)[1],
  ...(computers ? { computers: swapSeats(seats, computers) } : {}),
});

export const isSeriesGame = (def: AnyGame, setup: Pick<Setup, 'scenario' | 'options'>): boolean =>
  def.series?.isOf(setup) ?? false;

/** Includes the open match once it is over; null where it belongs to no series. */
export function gamesOf<T extends Types>({ def, timeline, about }: Session<T>): readonly SeriesGame[] | null {
  const { series, seatNames } = about;
  const rules = def.series;
  if (!series || !rules) return null;
  const outcome = timeline.trial ? null : rules.outcomeOf(present(timeline).state);
  const players = Object.fromEntries(def.seats.map((seat) => [seat, seatNames[seat] ?? seat]));
  return outcome ? [...series.games, { ...outcome, players }] : series.games;
}

export function seriesOf<T extends Types>(session: Session<T>): SeriesView | null {
  const { def, timeline, about } = session;
  const games = gamesOf(session);
  const rules = def.series;
  if (!games || !about.series || !rules) return null;
  const isOver = games.length > about.series.games.length;
  const standings = rules
    .rank(timeline.setup, games)
    .map((standing) => ({ ...standing, best: rules.describe(standing.best) }));
  const players = new Set([...games.flatMap((game) => Object.values(game.players)), ...Object.values(about.seatNames)]);
  return {
    id: about.series.id,
    number: about.series.games.length + 1,
    seat: rules.seat,
    rule: rules.rule,
    leadIn: { key: rules.leadIn },
    standings,
    waiting: [...players].filter((player) => !standings.some((standing) => standing.player === player)),
    next: isOver ? (swapSeats(def.seats, about.seatNames)[rules.seat] ?? null) : null,
  };
}

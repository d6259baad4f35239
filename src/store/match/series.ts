/** A contest of several matches, as the open match knows it. Each match holds the results of those before it. */
import { playsSeries, seriesSchema, type Series, type SeriesGame } from '../../engine/kits/series/series.ts';
import { readShape, ShapeError } from '../../engine/kernel/shape.ts';
import { present } from '../../engine/kernel/timeline.ts';
import type { Setup, Types } from '../../engine/kernel/types.ts';
import { cleanText } from '../saves/clean-text.ts';
import { refusedBecause } from '../saves/import-error.ts';
import type { AnyGame, MatchAbout, SeriesView } from '../types.ts';
import type { Session } from './session.ts';

type Given = Pick<Setup, 'scenario' | 'options'>;
type Names = MatchAbout['seatNames'];

/** For the next game the players change seats. */
export const swapSeats = (seats: readonly string[], names: Names): Names =>
  Object.fromEntries(
    seats.flatMap((seat, at) => {
      const name = names[seats[(at + 1) % seats.length] ?? ''];
      return name === undefined ? [] : [[seat, name]];
    }),
  );

/** Whether a match of this set-up is a game of a series. */
export const isSeriesGame = (def: AnyGame, setup: Given): boolean => playsSeries(def) && def.series.isOf(setup);

/** A series ranks players by their names, so every seat needs one of its own. */
export function hasOwnNames(seats: readonly string[], names: Names): boolean {
  const given = new Set(seats.map((seat) => names[seat] ?? ''));
  return given.size === seats.length && !given.has('');
}

const refused = (path: string) => refusedBecause({ key: 'save.refused.shape', params: { path } });

/** What a file says of its series, with the names made fit to show. Throws an error with the sentence that says why not. */
export function readSeries(def: AnyGame, setup: Given, value: unknown): Series | null {
  if (value === undefined) return null;
  if (!playsSeries(def) || !def.series.isOf(setup)) throw refused('about.series');
  let read: Series;
  try {
    read = readShape(seriesSchema, value);
  } catch (error) {
    throw error instanceof ShapeError ? refused(`about.series.${error.path}`) : error;
  }
  const games = read.games.map((game) => ({ ...game, players: cleanNames(game.players) }));
  const wrong = games.findIndex(
    (game) => !hasOwnNames(def.seats, game.players) || !playsSeries(def) || !def.series.canBe(setup, game),
  );
  if (wrong >= 0) throw refused(`about.series.games.${wrong}`);
  return { id: cleanText(read.id, 64), games };
}

const cleanNames = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, cleanText(name, 60)]));

/** The finished games of the open match's series, itself among them once it is over; null where it stands alone. */
export function gamesOf<T extends Types>({ def, timeline, about }: Session<T>): readonly SeriesGame[] | null {
  const { series, seatNames } = about;
  if (!series || !playsSeries(def)) return null;
  const outcome = timeline.trial ? null : def.series.outcomeOf(present(timeline).state);
  const players = Object.fromEntries(def.seats.map((seat) => [seat, seatNames[seat] ?? seat]));
  return outcome ? [...series.games, { ...outcome, players }] : series.games;
}

/** The table of the series, and who is to take the seat that counts in its next game. */
export function seriesOf<T extends Types>(session: Session<T>): SeriesView | null {
  const { def, timeline, about } = session;
  const games = gamesOf(session);
  if (!games || !about.series || !playsSeries(def)) return null;
  const isOver = games.length > about.series.games.length;
  const { series: rules } = def;
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

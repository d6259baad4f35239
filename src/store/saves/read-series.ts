/** The series that a save claims, checked before it is used. */
import { readForeign } from '../../engine/kernel/foreign.ts';
import type { Setup } from '../../engine/kernel/types.ts';
import type { AnyGame, MatchAbout } from '../types.ts';
import { cleanText } from '../../engine/kernel/clean-text.ts';
import { refusedBecause } from './import-error.ts';
import { seriesSchema, type Series } from './series-shape.ts';

type Names = MatchAbout['seatNames'];

/** A series ranks players by their names, so every seat needs a different one. */
export function hasOwnNames(seats: readonly string[], names: Names): boolean {
  const given = new Set(seats.map((seat) => names[seat] ?? ''));
  return given.size === seats.length && !given.has('');
}

const refused = (path: string) => refusedBecause({ key: 'save.refused.shape', params: { path } });

/** Names are cleaned. Throws an error with the sentence that says why not. */
export function readSeries(def: AnyGame, setup: Pick<Setup, 'scenario' | 'options'>, value: unknown): Series | null {
  if (value === undefined) return null;
  const rules = def.series;
  if (!rules?.isOf(setup)) throw refused('about.series');
  const read: Series = readForeign(value, {
    schema: seriesSchema,
    refuse: (_fault, { path }) => refused(`about.series.${path}`),
  });
  const games = read.games.map((game) => ({ ...game, players: cleanNames(game.players) }));
  const wrong = games.findIndex((game) => !hasOwnNames(def.seats, game.players) || !rules.canBe(setup, game));
  if (wrong >= 0) throw refused(`about.series.games.${wrong}`);
  return { id: cleanText(read.id, 64), games };
}

const cleanNames = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, cleanText(name, 60)]));

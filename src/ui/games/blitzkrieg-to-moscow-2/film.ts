/** The film of a turn: its moments, and the ways of the units in them. */
import type { HistoryPoint } from '../../../store/types.ts';
import type { FilmReader } from '../../table/film/film-roles.ts';
import type { BtmScene } from './lookup.ts';
import { spotsTold, tracesIn } from './paths.ts';
import { toldAs } from './told.ts';

export const readFilm: FilmReader = (lines) => lines.map(toldAs.filmOf);

/** The ways of all units; a moment without one is where its lines say. */
export function findWays(scene: BtmScene, points: readonly HistoryPoint[]): readonly (readonly string[])[] {
  const ways = tracesIn(scene, points).map(({ path }) => path);
  const lines = points.flatMap((point) => point.lines);
  const fought = lines.filter(({ key }) => key === 'btm.log.attack-declared');
  const places = spotsTold(scene, fought.length > 0 ? fought : lines).slice(-1);
  return [...ways, ...(ways.length === 0 || fought.length > 0 ? places.map((place) => [place]) : [])];
}

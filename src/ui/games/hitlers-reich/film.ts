/** The film of a turn: its moments, and the attacks in them. */
import type { Line } from '../../../engine/kernel/types.ts';
import { unique } from '../../../engine/kits/pointing/lookup.ts';
import type { HistoryPoint } from '../../../store/types.ts';
import type { FilmRole } from '../../table/film/film-roles.ts';
import { attacksTold, changedBy, spaceTold } from './board/paths.ts';
import type { HrScene } from './lookup.ts';
import { toldAs } from './told.ts';

const LIFTED = /^hr\.log\.(?:fortress|fleet)-lost$/;

/** A fortress or fleet that is moved elsewhere leaves its space first. */
export function readFilm(lines: readonly Line[]): readonly (FilmRole | null)[] {
  const roles = lines.map(toldAs.filmOf);
  const builtAt = roles.indexOf('build');
  return roles.map((role, at) => (at < builtAt && LIFTED.test(lines[at]?.key ?? '') ? 'build' : role));
}

/** Attacks by land from their start; at sea, and where markers change, the space alone. */
export function findWays(scene: HrScene, points: readonly HistoryPoint[]): readonly (readonly string[])[] {
  const lines = points.flatMap((point) => point.lines);
  const ways = attacksTold(scene, lines).map(({ origin, target }) => [origin, target]);
  const places = [spaceTold(scene, lines) ?? [], changedBy(scene.facts, lines)].flat();
  return [...ways, ...unique(places).map((place) => [place])];
}

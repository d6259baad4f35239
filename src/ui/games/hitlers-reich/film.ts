/** The film of a turn: its moments, and the attacks in them. */
import type { Line } from '../../../engine/kernel/types.ts';
import { unique } from '../../../engine/kits/pointing/lookup.ts';
import type { HistoryPoint } from '../../../store/types.ts';
import { readByKey, type FilmRole } from '../../table/film/film-roles.ts';
import { attacksTold, changedBy, spaceTold } from './board/paths.ts';
import type { HrScene } from './lookup.ts';

const ROLES: Readonly<Record<string, FilmRole>> = {
  passed: 'card',
  resigned: 'card',
  'push-events': 'card',
  'push-attacks': 'card',
  barbarossa: 'card',
  overlord: 'card',
  bagration: 'card',
  'planned-won': 'card',
  'planned-lost': 'card',
  'plan-rerolled': 'joins',
  tried: 'fight',
  'attacked-land': 'fight',
  'attacked-paratroop': 'fight',
  'attacked-amphibious': 'fight',
  'attacked-sea': 'fight',
  blitz: 'fight',
  named: 'card',
  cancelled: 'joins',
  showed: 'joins',
  'turned-up': 'joins',
  rolled: 'joins',
  rerolled: 'joins',
  changed: 'joins',
  'changed-fortress': 'joins',
  'changed-fleet': 'joins',
  blocked: 'joins',
  sabotaged: 'joins',
  judged: 'joins',
  'judged-suit': 'joins',
  'judged-active': 'joins',
  'event-taken': 'joins',
  'event-gained': 'joins',
  'event-dropped': 'joins',
  'event-moved-removed': 'joins',
  'event-moved-standing': 'joins',
  'tested-kept': 'joins',
  'tested-lost': 'joins',
  took: 'taken',
  lifted: 'joins',
  unmarked: 'joins',
  fortified: 'build',
  'fortress-lost': 'joins',
  'fleet-placed': 'build',
  'fleet-lost': 'joins',
  activated: 'joins',
  italy: 'joins',
  'pact-ended': 'joins',
  anvil: 'joins',
  'vichy-attacked': 'joins',
  'vichy-defected': 'joins',
  'vichy-resolved': 'joins',
  'hand-size-up': 'joins',
  'hand-size-down': 'joins',
  'speer-used': 'joins',
  'year-ended': 'card',
  'build-up': 'card',
  won: 'joins',
  'won-draw': 'joins',
};

const readRoles = readByKey('hr.log.', ROLES);
const LIFTED = /^hr\.log\.(?:fortress|fleet)-lost$/;

/** A fortress or fleet that is moved elsewhere leaves its space first. */
export function readFilm(lines: readonly Line[]): readonly (FilmRole | null)[] {
  const roles = readRoles(lines);
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

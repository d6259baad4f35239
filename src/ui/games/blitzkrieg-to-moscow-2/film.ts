/** The film of a turn: its moments, and the ways of the units in them. */
import type { HistoryPoint } from '../../../store/types.ts';
import { readByKey, type FilmRole } from '../../table/film/film-roles.ts';
import type { BtmScene } from './lookup.ts';
import { spotsTold, tracesIn } from './paths.ts';

const ROLES: Readonly<Record<string, FilmRole>> = {
  placed: 'build',
  arrived: 'build',
  returned: 'build',
  'removed-own-will': 'build',
  'removed-stacking': 'build',
  railed: 'march',
  shipped: 'march',
  moved: 'march',
  'moved-area': 'march',
  'sent-to-track': 'joins',
  'left-map': 'joins',
  'card-reinforce': 'card',
  'card-tankAction': 'card',
  'card-activate': 'card',
  'card-rail': 'card',
  'card-heroCity': 'card',
  'card-combatShift': 'joins',
  'card-reroll': 'joins',
  'card-cancel': 'joins',
  'card-cancelled': 'joins',
  'rebuilt-eliminated': 'joins',
  'rebuilt-surrendered': 'joins',
  'hero-named': 'joins',
  'hero-lost': 'joins',
  activated: 'joins',
  'attack-declared': 'fight',
  'defence-active': 'joins',
  'defence-passive': 'joins',
  'defence-mixed': 'joins',
  'attack-failed': 'joins',
  'rolled-eliminated': 'joins',
  'rolled-losses': 'joins',
  'rolled-retreat': 'joins',
  'rolled-none': 'joins',
  'rolled-held': 'joins',
  spent: 'joins',
  'eliminated-result': 'joins',
  'eliminated-no-retreat': 'joins',
  'eliminated-exhausted': 'joins',
  retreated: 'joins',
  'retreated-area': 'joins',
  advanced: 'joins',
  'attack-lapsed': 'joins',
  control: 'taken',
  surrendered: 'supply',
  recovered: 'supply',
  'game-over': 'joins',
};

export const readFilm = readByKey('btm.log.', ROLES);

/** The ways of all units; a moment without one is where its lines say. */
export function findWays(scene: BtmScene, points: readonly HistoryPoint[]): readonly (readonly string[])[] {
  const ways = tracesIn(scene, points).map(({ path }) => path);
  const lines = points.flatMap((point) => point.lines);
  const fought = lines.filter(({ key }) => key === 'btm.log.attack-declared');
  const places = spotsTold(scene, fought.length > 0 ? fought : lines).slice(-1);
  return [...ways, ...(ways.length === 0 || fought.length > 0 ? places.map((place) => [place]) : [])];
}

import { clipLine } from '../../../map/geometry.ts';
import type { Line, Point } from '../../../map/geometry.ts';
import { readBorders } from '../../../map/natural-earth.ts';
import type { LandOptions } from '../../../map/natural-earth.ts';
import { curveOf } from '../../../map/nature.ts';

/**
 * Borders of June 1941. Natural Earth has those of today: of them only the ones are taken that already parted two Soviet
 * republics in 1941. The others are drawn by hand. The frontier between Germany and the Soviet Union is the western edge
 * of the hexes, which the board draws by itself.
 */
const KEPT = [
  ['Estonia', 'Latvia'],
  ['Latvia', 'Lithuania'],
  ['Lithuania', 'Belarus'],
  ['Latvia', 'Belarus'],
  ['Belarus', 'Ukraine'],
  ['Belarus', 'Russia'],
  ['Ukraine', 'Russia'],
  ['Ukraine', 'Moldova'],
] as const;

/* prettier-ignore */
const DRAWN: readonly (readonly (readonly [lon: number, lat: number])[])[] = [
  // Estonia had the right bank of the Narva and the land of Petseri until 1945.
  [[28.1, 59.5], [28.3, 59.32], [28.05, 59.1], [27.75, 58.95], [27.45, 58.6], [27.6, 58.2], [27.75, 57.95], [28.0, 57.75], [27.75, 57.55], [27.5, 57.52]],
  // Latvia had the land of Abrene until 1944.
  [[27.5, 57.52], [27.85, 57.38], [28.0, 57.1], [28.05, 56.8], [27.95, 56.6], [28.15, 56.3], [28.2, 56.15]],
  // East Prussia and what Germany had annexed, towards the General Government.
  [[19.0, 52.2], [19.6, 52.45], [20.4, 52.5], [20.9, 52.6], [21.4, 52.72], [21.9, 53.0]],
  // General Government and Slovakia; Slovakia and Hungary.
  [[19.0, 49.4], [19.8, 49.2], [20.4, 49.38], [21.2, 49.42], [22.0, 49.25], [22.55, 49.08]],
  [[20.0, 48.25], [20.6, 48.5], [21.3, 48.55], [22.0, 48.85], [22.55, 49.08]],
  // Hungary and Romania after the award of Vienna, August 1940.
  [[22.0, 46.95], [22.6, 46.75], [23.4, 46.72], [23.7, 46.3], [24.6, 46.2], [25.2, 45.85], [25.95, 45.95], [26.2, 46.4], [25.9, 47.0], [25.3, 47.5], [24.9, 47.75]],
];

/** Seeks the republics of 1941 among the countries of today. */
const REPUBLICS = ['Estonia', 'Latvia', 'Lithuania', 'Belarus', 'Ukraine', 'Moldova', 'Russia'];

export function frontiersOf(options: LandOptions): readonly Line[] {
  const groups = Object.fromEntries(REPUBLICS.map((name) => [name, [name]]));
  const frame: readonly Point[] = options.frame;
  return [
    ...readBorders({ ...options, groups, exclaves: [] }, KEPT),
    ...DRAWN.flatMap((course) => clipLine(curveOf(course, options.project, 4), frame)),
  ];
}

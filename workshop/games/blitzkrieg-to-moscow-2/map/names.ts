import type { Point } from '../../../map/geometry.ts';
import { project } from './board.ts';

type LonLat = readonly [lon: number, lat: number];

/** The ends of the names of lands, regions and seas: our own choice. The board decides their style. */
/* prettier-ignore */
const NAMES: Readonly<Record<string, readonly [from: LonLat, to: LonLat]>> = {
  estonia: [[24.3, 58.72], [26.9, 58.95]], latvia: [[24.9, 56.45], [27.4, 56.75]], lithuania: [[22.9, 55.15], [25.7, 55.2]],
  belorussia: [[25.8, 53.15], [31.3, 53.45]], ukraine: [[28.3, 49.75], [36.1, 49.25]], bessarabia: [[28.05, 48.1], [29.1, 46.35]],
  crimea: [[33.35, 45.35], [35.4, 45.32]], russia: [[31.2, 57.2], [38.0, 57.4]], kuban: [[38.3, 45.6], [40.6, 45.7]],
  romania: [[24.6, 44.75], [28.0, 44.55]], hungary: [[20.6, 48.0], [22.3, 48.0]], 'general-government': [[19.2, 50.5], [21.6, 52.6]],
  'east-prussia': [[20.0, 54.35], [22.3, 54.25]], finland: [[24.1, 60.75], [28.5, 61.1]],
  galicia: [[23.3, 49.5], [25.3, 49.1]], 'don-steppe': [[39.7, 49.6], [41.6, 49.3]], 'pripet-marshes': [[25.0, 52.35], [29.6, 52.25]],
  'valdai-hills': [[32.4, 57.0], [34.2, 58.4]], 'central-russian-upland': [[36.8, 53.5], [37.6, 50.8]],
  'donets-basin': [[37.1, 48.45], [40.1, 48.35]], volhynia: [[25.0, 51.0], [27.8, 50.75]], podolia: [[26.0, 49.3], [29.0, 48.85]],
  'bryansk-forest': [[33.2, 52.9], [35.3, 53.1]], 'nogai-steppe': [[33.9, 46.9], [36.5, 47.1]], carpathians: [[21.6, 49.0], [24.0, 48.0]],
  'baltic-sea': [[18.6, 58.6], [21.0, 58.75]], 'gulf-of-finland': [[23.8, 59.78], [27.2, 60.0]], 'gulf-of-riga': [[23.0, 57.55], [24.1, 58.05]],
  'black-sea': [[30.4, 45.3], [33.0, 45.25]], 'sea-of-azov': [[35.4, 46.05], [37.8, 46.3]], ladoga: [[30.9, 60.55], [32.5, 60.55]],
};

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Both ends of each name, board units: x, y, x, y. */
export const nameEnds = (): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    Object.entries(NAMES).map(([id, [from, to]]) => [id, [...rounded(project(...from)), ...rounded(project(...to))]]),
  );

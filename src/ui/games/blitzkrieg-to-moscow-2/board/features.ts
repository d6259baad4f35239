import type { AreaFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { hexCentre, hexSideOf } from './layout.ts';
import { placeNames, type PlacedName } from '../../../board/lettering.ts';
import names from './map-names.json';
import { SHAPES } from './shapes.ts';

export type PrintLang = 'en' | 'ja';

/** The printed name of a rear area, without the part in brackets. */
export const areaName = ({ name, nameJa }: AreaFacts, lang: PrintLang): string =>
  (lang === 'ja' ? nameJa : name).split(/\s*[（(]/)[0] ?? '';

/** Names of nature, with their place on the board: print, not rules. */
export interface Feature extends PlacedName {
  readonly en: string;
  readonly ja: string;
}

/** Kana fill their square, so that they are set a little smaller. */
export const featureSize = (feature: Feature, lang: PrintLang): number => feature.size * (lang === 'ja' ? 0.9 : 1);

/** Slopes up to this many degrees are set level. */
const LEVEL = 30;

export interface WideName extends Feature {
  readonly kind: 'land' | 'region' | 'sea';
  readonly length: number;
}

/** Lands, regions and seas: each along the line that the map tool has for it. */
export const WIDE_NAMES: readonly WideName[] = (['land', 'region', 'sea'] as const).flatMap((kind) =>
  Object.entries(names[kind]).flatMap(([id, name]) => {
    const line = SHAPES.names[id];
    if (!line) return [];
    const [x = 0, y = 0, u = 0, v = 0] = line;
    const slope = (Math.atan2(v - y, u - x) * 180) / Math.PI;
    // Nearly level reads as level.
    const turn = Math.abs(slope) < LEVEL ? 0 : slope;
    return [{ id, kind, ...name, x: (x + u) / 2, y: (y + v) / 2, turn, length: Math.hypot(u - x, v - y) }];
  }),
);

/** Rivers as they run and ranges; the map tool has found room for each (`labels` of the shapes). Shown once one has zoomed in. */
export const WATERS: readonly Feature[] = placeNames(names.rivers, SHAPES.labels, 13);

/** Between a counter and the hexside: the names of the rivers of the rules run along upright sides, inside the first hex. */
const BESIDE_SIDE = 11.5;

export const RULED_WATERS: readonly Feature[] = names.hexsides.map(({ en, ja, hex, beside }) => {
  const [from, to] = hexSideOf(hex, beside);
  const inwards = Math.sign(hexCentre(hex).x - from.x);
  const place = { x: from.x + inwards * BESIDE_SIDE, y: (from.y + to.y) / 2, turn: -90 };
  return { id: `${en} ${hex}`, en, ja, ...place, size: 12 };
});

const WEST_OF_TOWN: ReadonlySet<string> = new Set(['perekop', 'kishinev', 'nikolaev', 'izyum', 'kovel']);
const TOWN_SIZE = 13.5;

interface TownName extends Feature {
  readonly isWest: boolean;
}
/** Towns without points: drawn, and named once one has zoomed in. */
export const TOWNS: readonly TownName[] = placeNames(
  names.towns,
  Object.fromEntries(Object.entries(SHAPES.towns).map(([id, place]) => [id, [...place, 0]])),
  TOWN_SIZE,
).map((town) => ({ ...town, isWest: WEST_OF_TOWN.has(town.id) }));

import type { City, Ground, Ridge } from '../../../map/engraving/ground.ts';
import { smooth } from '../../../map/geometry.ts';
import { curveOf } from '../../../map/nature.ts';
import { HEIGHT, HEXES, RADIUS, WIDTH, project } from './board.ts';
import type { BuiltMap } from './built-map.ts';
import { RAILWAYS, patches } from './cover.ts';
import { RANGES } from './ranges.ts';

/** The greatest cities have the largest plans. */
const RANKS: Readonly<Record<string, City['rank']>> = {
  '0204': 2,
  '0602': 2,
  '0705': 2,
  '0805': 2,
  '0903': 2,
  '0502': 2,
};
/** Grown within walls round a middle. */
const WITH_RINGS: ReadonlySet<string> = new Set([
  '0204',
  '0203',
  '0504',
  '0505',
  '0704',
  '0705',
  '0803',
  '0602',
  '0603',
]);

/** Under this a range is hills, which hachures say by themselves. */
const MOUNTAIN = 0.75;
/** All peaks are within hexes: none may be added to those of the table. */
const HIGHEST = 1.15;
const ridges: readonly Ridge[] = RANGES.map(({ crest, spread, height }) => ({
  line: curveOf(crest, project, 4),
  height: height < MOUNTAIN ? height * 0.65 : Math.min(HIGHEST, height * 1.1),
  breadth: 12 + spread * 0.8,
}));

/** Vegetation from the Po to the Baltic is as in the middle of the east. */
const northOf = (y: number): number => 0.28 + 0.42 * (1 - y / HEIGHT);

/**
 * The ground that this board's pictures are engraved from. Hexes off the board of the rules are left out: their land is
 * plainer.
 */
export function groundOf({ land, borders, rivers, lakes, peaks }: BuiltMap): Ground {
  const ofRank = (wanted: 1 | 2) => [...rivers.values()].flatMap(({ rank, line }) => (rank === wanted ? [line] : []));
  return {
    width: WIDTH,
    height: HEIGHT,
    hexWidth: 2 * RADIUS,
    // The board lays paper over all its print.
    isGrained: false,
    land,
    lakes: [...lakes.values()],
    ridges,
    lowlands: [
      { at: project(27.3, 52.1), radii: [190, 60], colour: '#a9c09a', strength: 0.5 },
      { at: project(8.6, 53.2), radii: [170, 50], colour: '#b9c79d', strength: 0.45 },
      { at: project(20.2, 46.8), radii: [110, 90], colour: '#dcc27c', strength: 0.45 },
      { at: project(10.6, 45.1), radii: [150, 34], colour: '#cfd39a', strength: 0.5 },
      { at: project(19, 52.3), radii: [190, 60], colour: '#cfd39a', strength: 0.35 },
    ],
    peaks: peaks.flatMap(([x, y, size]): Ground['peaks'] => (size < MOUNTAIN ? [] : [[x, y + 6, size * 0.62]])),
    patches: patches(project, northOf),
    streams: { great: ofRank(1), small: ofRank(2) },
    borders,
    railways: RAILWAYS.map((line) =>
      smooth(
        line.map(([lon, lat]) => project(lon, lat)),
        4,
      ),
    ),
    hexes: HEXES.filter(({ playable }) => playable).map(({ id, centre, corners }) => ({
      id,
      centre,
      corners,
      terrain: 'clear' as const,
      north: northOf(centre[1]),
    })),
    cities: HEXES.flatMap(({ id, city }) =>
      city
        ? [
            {
              centre: city,
              rank: RANKS[id] ?? 3,
              plan: WITH_RINGS.has(id) ? ('rings' as const) : ('blocks' as const),
              seed: Number(id) * 13 + 5,
            },
          ]
        : [],
    ),
    towns: [],
  };
}

import { HEX_WIDTH } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/layout.ts';
import type { City, Ground, Terrain } from '../../../map/engraving/ground.ts';
import { smooth } from '../../../map/geometry.ts';
import type { Point } from '../../../map/geometry.ts';
import { frameOf, readLand } from '../../../map/natural-earth.ts';
import type { LandOptions } from '../../../map/natural-earth.ts';
import { HEIGHT, HEXES, WIDTH, project } from './board.ts';
import type { BuiltMap } from './built-map.ts';
import { GROUPS } from './countries.ts';
import { frontiersOf } from './frontiers.ts';
import { lowlands, ridges } from './heights.ts';
import { RAILWAYS, TOWNS, siteAt } from './towns.ts';
import type { Site } from './towns.ts';

const LAND: LandOptions = {
  project,
  groups: GROUPS,
  exclaves: [],
  frame: frameOf(WIDTH, HEIGHT),
  detail: 0.45,
  smallest: 6,
};

/** Size and streets of the cities: the capitals of 1941 and the great ports are larger, the old towns have a kremlin. */
const RANKS: Readonly<Record<string, City['rank']>> = {
  Leningrad: 1,
  Moscow: 1,
  Sevastopol: 2,
  Kiev: 2,
  Kharkov: 2,
  Riga: 2,
  Odessa: 2,
};
const WITH_RINGS: ReadonlySet<string> = new Set(['Moscow', 'Smolensk', 'Tula', 'Kalinin', 'Minsk', 'Kiev']);

const TERRAINS: readonly Terrain[] = ['clear', 'city', 'forest', 'marsh', 'mountain'];
const terrainOf = (name: string): Terrain => {
  const terrain = TERRAINS.find((one) => one === name);
  if (!terrain) throw new Error(`the map draws no terrain called ${name}`);
  return terrain;
};

const LAST_ROW = 18;
const placeOf = (site: Site): Point => project(...siteAt(site));

/** The ground that this board's pictures are engraved from. */
export function groundOf({ rivers, lakes }: BuiltMap): Ground {
  const ofRank = (wanted: 1 | 2) => [...rivers.values()].flatMap(({ rank, drawn }) => (rank === wanted ? drawn : []));
  return {
    width: WIDTH,
    height: HEIGHT,
    hexWidth: HEX_WIDTH,
    isGrained: true,
    land: readLand(LAND).polygons,
    lakes: [...lakes.values()],
    ridges: ridges(project),
    lowlands: lowlands(project),
    peaks: [],
    patches: [],
    streams: { great: ofRank(1), small: ofRank(2) },
    borders: frontiersOf(LAND),
    railways: RAILWAYS.map((sites) => smooth(sites.map(placeOf), 4)),
    hexes: HEXES.map(({ id, centre, corners, terrain }) => ({
      id,
      centre,
      corners,
      terrain: terrainOf(terrain),
      north: (Number(id.slice(0, 2)) - 1) / LAST_ROW,
    })),
    cities: HEXES.flatMap(({ id, centre, city }) =>
      city === null
        ? []
        : [
            {
              centre,
              rank: RANKS[city] ?? 3,
              plan: WITH_RINGS.has(city) ? ('rings' as const) : ('blocks' as const),
              seed: Number(id) * 13 + 5,
            },
          ],
    ),
    towns: TOWNS.map(placeOf),
  };
}

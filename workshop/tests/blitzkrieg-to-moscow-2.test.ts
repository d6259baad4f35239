import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { WIDE_NAMES, featureSize } from '../../src/ui/games/blitzkrieg-to-moscow-2/board/features.ts';
import { BOARD, HEX_WIDTH } from '../../src/ui/games/blitzkrieg-to-moscow-2/board/layout.ts';
import { emWidth } from '../../src/ui/board/lettering.ts';
import { fields, marshes, woods } from '../map/engraving/cover.ts';
import { engrave } from '../map/engraving/drawing.ts';
import type { Ground } from '../map/engraving/ground.ts';
import { peaks } from '../map/engraving/relief.ts';
import { surveyOf, type Survey } from '../map/engraving/survey.ts';
import { renderBoard, type MapFile } from '../map/files.ts';
import { HEXES, project } from '../games/blitzkrieg-to-moscow-2/map/board.ts';
import { buildMap } from '../games/blitzkrieg-to-moscow-2/map/build.ts';
import type { BuiltMap } from '../games/blitzkrieg-to-moscow-2/map/built-map.ts';
import { groundOf } from '../games/blitzkrieg-to-moscow-2/map/ground.ts';
import { startsOf } from '../../tests/map/pictures.ts';
import { WET_CENTRES, checkMap } from '../games/blitzkrieg-to-moscow-2/map/checks.ts';
import { SHORE_HEXES } from '../games/blitzkrieg-to-moscow-2/map/shores.ts';

const { facts } = blitzkriegToMoscow2;

const LANGS = ['en', 'ja'] as const;

/** Drawing the map takes some seconds; all tests share one. */
let files: readonly MapFile[];
let map: BuiltMap;
let ground: Ground;
let survey: Survey;
beforeAll(async () => {
  files = await renderBoard('blitzkrieg-to-moscow-2');
  map = buildMap();
  ground = groundOf(map);
  survey = surveyOf(ground);
}, 90_000);

const COVERS = [
  ['forest', woods],
  ['marsh', marshes],
  ['mountain', peaks],
] as const;
/** How many begin in each hex; those outside of the hexes count as `beyond`. */
function countIn(svg: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [x, y] of startsOf(svg)) {
    const id = survey.hexAt(x, y)?.id ?? 'beyond';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
/** A sign begins at its edge, so that its foot may be on a shore. */
const isNearLand = ([x, y]: readonly [number, number]): boolean =>
  [0, 18].some((way) =>
    [0, 1, 2, 3].some((turn) =>
      survey.isLand(x + way * Math.cos((turn * Math.PI) / 2), y + way * Math.sin((turn * Math.PI) / 2)),
    ),
  );

describe('the committed map', () => {
  it('is what the tool writes from Natural Earth today', () => {
    for (const { url, text } of files) {
      // Compared as a whole, reported in a word: a difference of 50 KB says nothing.
      expect(readFileSync(url, 'utf8') === text, `${url.pathname} is stale: run npm run map`).toBe(true);
    }
  });
});

describe('the bent projection', () => {
  const offOf = ({ lon, lat, centre }: (typeof HEXES)[number]): number => {
    const [x, y] = project(lon, lat);
    return Math.hypot(x - centre[0], y - centre[1]);
  };

  it('brings every hex to its place, within a hex, and nearly all within a quarter', () => {
    const offs = HEXES.map(offOf);
    expect(Math.max(...offs)).toBeLessThan(HEX_WIDTH);
    expect(offs.filter((off) => off > HEX_WIDTH / 4).length).toBeLessThan(HEXES.length / 20);
  });

  it('folds nowhere: north stays up and east stays right all over the board', () => {
    for (let lon = 18; lon <= 48; lon++) {
      for (let lat = 43; lat <= 62; lat++) {
        const [x, y] = project(lon, lat);
        const isOnBoard = x > 0 && y > 0 && x < BOARD.width && y < BOARD.height;
        const [east, north] = [project(lon + 0.2, lat), project(lon, lat + 0.2)];
        const area = (east[0] - x) * (y - north[1]) - (y - east[1]) * (north[0] - x);
        if (isOnBoard) expect(area, `${lon} ${lat}`).toBeGreaterThan(0);
      }
    }
  });

  it('moves shores by less than a hex, and only of hexes that exist', () => {
    for (const [id, [lon, lat]] of Object.entries(SHORE_HEXES)) {
      const hex = HEXES.find((one) => one.id === id);
      expect(hex, id).toBeDefined();
      if (!hex) continue;
      const kilometres = Math.hypot((lon - hex.lon) * 111 * Math.cos((lat * Math.PI) / 180), (lat - hex.lat) * 111);
      expect(kilometres, id).toBeLessThan(60);
    }
  });
});

describe('the terrain', () => {
  it('has land under the middle of every hex, but for those that say why', () => {
    expect(Object.keys(WET_CENTRES)).toEqual(['1701']);
    expect(Math.min(...HEXES.map(({ id }) => map.landShare.get(id) ?? 0))).toBeGreaterThan(0.25);
  });

  it('covers every forest, marsh and mountain hex with its own drawing', () => {
    for (const [terrain, draw] of COVERS) {
      const counts = countIn(draw(ground, survey));
      for (const { id } of facts.hexes.filter((hex) => hex.terrain === terrain)) {
        expect(counts.get(id) ?? 0, `${terrain} ${id}`).toBeGreaterThan(terrain === 'mountain' ? 1 : 8);
      }
    }
  });

  it('draws no tree, reed or peak in a hex of another terrain, and none in water', () => {
    for (const [terrain, draw] of COVERS) {
      const strays = [...countIn(draw(ground, survey)).keys()].filter(
        (id) => id !== 'beyond' && facts.hexes.find((hex) => hex.id === id)?.terrain !== terrain,
      );
      expect(strays, terrain).toEqual([]);
    }
    for (const place of COVERS.flatMap(([, draw]) => startsOf(draw(ground, survey)))) {
      expect(isNearLand(place), place.join(' ')).toBe(true);
    }
  });

  it('leaves the middle of a clear hex to fields: they keep inside the hex', () => {
    const clear = new Set(facts.hexes.filter(({ terrain }) => terrain === 'clear').map(({ id }) => id));
    for (const id of countIn(fields(ground, survey)).keys()) expect(clear.has(id), id).toBe(true);
  });
});

describe('the engraved pictures', () => {
  it('are drawn the same every time, without a word in them', () => {
    const svg = engrave(ground);
    expect(engrave(ground) === svg).toBe(true);
    expect(svg).not.toMatch(/<text/);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('the borders of 1941', () => {
  it('have no line between Poland and the Soviet republics: the frontier is the edge of the hexes', () => {
    const [u, v] = project(23.9, 52.9);
    expect(ground.borders.flat().some(([x, y]) => Math.hypot(x - u, y - v) < 30)).toBe(false);
  });

  it('leave Petseri to Estonia and part Ukraine from Russia', () => {
    const passes = (lon: number, lat: number) => {
      const [u, v] = project(lon, lat);
      return ground.borders.flat().some(([x, y]) => Math.hypot(x - u, y - v) < 12);
    };
    expect(passes(28, 57.75)).toBe(true);
    expect(passes(35.6, 50.37)).toBe(true);
  });
});

describe('the print', () => {
  it.each(LANGS)('has names of seas on the water and on the board (%s)', (lang) => {
    for (const name of WIDE_NAMES.filter(({ kind }) => kind === 'sea')) {
      const half = (emWidth(name[lang], 0.44) * featureSize(name, lang)) / 2;
      expect(half * 2, name.id).toBeLessThan(name.length * 1.7);
      expect(survey.isLand(name.x, name.y), name.id).toBe(false);
      expect(name.x - half).toBeGreaterThan(15);
      expect(name.y).toBeGreaterThan(15);
      expect(name.y + name.size).toBeLessThan(BOARD.height);
    }
  });
});

describe('the checks of the map tool', () => {
  it('accept the map as it is', () => {
    expect(() => checkMap(map)).not.toThrow();
  });

  it('find a hex that has lost its land', () => {
    const landShare = new Map(map.landShare).set('1310', 0.1);
    expect(() => checkMap({ ...map, landShare })).toThrow(/hex 1310 has only 10% land/);
  });

  it('find a sea hex that has fallen dry', () => {
    const landShare = new Map(map.landShare).set('0204', 0.9);
    expect(() => checkMap({ ...map, landShare })).toThrow(/sea hex 0204 has 90% land/);
  });

  it('find a lake over the middle of a hex', () => {
    const pond = Array.from({ length: 20 }, (_, i) =>
      project(32.05 + Math.cos(i / 3.2) / 4, 54.78 + Math.sin(i / 3.2) / 4),
    );
    expect(() => checkMap({ ...map, lakes: new Map(map.lakes).set('pond', pond) })).toThrow(
      /middle of hex 1306 is wet/,
    );
  });

  it('find a water hexside without water', () => {
    const lakes = new Map([...map.lakes].filter(([id]) => id !== 'peipus'));
    expect(() => checkMap({ ...map, lakes })).toThrow(/water hexside 1804–1805 has no water within/);
  });

  it('find a ruled river far from its true course', () => {
    const dnieper = { rank: 1 as const, line: [project(24, 56), project(24, 55)], drawn: [] };
    expect(() => checkMap({ ...map, rivers: new Map(map.rivers).set('dnieper', dnieper) })).toThrow(
      /the true dnieper runs \d+ units from hexside 0706–0707/,
    );
  });
});

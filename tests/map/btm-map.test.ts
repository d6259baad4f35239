import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { AREAS } from '../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { areaName } from '../../src/ui/games/blitzkrieg-to-moscow-2/board/area-name.ts';
import { nameBox } from '../../src/ui/games/blitzkrieg-to-moscow-2/board/city-name.tsx';
import {
  RULED_WATERS,
  SEAS,
  WATERS,
  featureSize,
  type Feature,
} from '../../src/ui/games/blitzkrieg-to-moscow-2/board/features.ts';
import { BOARD, HEX_WIDTH, areaBox, hexCentre } from '../../src/ui/games/blitzkrieg-to-moscow-2/board/layout.ts';
import { SHAPES } from '../../src/ui/games/blitzkrieg-to-moscow-2/board/shapes.ts';
import { emWidth } from '../../src/ui/board/lettering.ts';
import type { Rect } from '../../src/ui/board/viewport-math.ts';
import { renderBoard, type MapFile } from '../../tools/map/files.ts';
import { HEXES, project } from '../../tools/games/blitzkrieg-to-moscow-2/map/board.ts';
import { buildMap } from '../../tools/games/blitzkrieg-to-moscow-2/map/build.ts';
import type { BuiltMap } from '../../tools/games/blitzkrieg-to-moscow-2/map/built-map.ts';
import { contrast, parseHex } from '../tokens/colour.ts';
import { WET_CENTRES, checkMap } from '../../tools/games/blitzkrieg-to-moscow-2/map/checks.ts';
import { SHORE_HEXES } from '../../tools/games/blitzkrieg-to-moscow-2/map/shores.ts';

const { facts } = blitzkriegToMoscow2;

const KILOBYTE = 1024;
const FOLDER = 'games/blitzkrieg-to-moscow-2/board';
const LANGS = ['en', 'ja'] as const;

/** Drawing the map takes some seconds; all tests share one. */
let files: readonly MapFile[];
let map: BuiltMap;
beforeAll(async () => {
  files = await renderBoard('blitzkrieg-to-moscow-2');
  map = buildMap();
}, 90_000);

describe('the committed map', () => {
  it('is what the tool writes from Natural Earth today', () => {
    for (const { url, text } of files) {
      // Compared as a whole, reported in a word: a difference of 50 KB says nothing.
      expect(readFileSync(url, 'utf8') === text, `${url.pathname} is stale: run npm run map`).toBe(true);
    }
  });

  it('is small enough to load: under 30 KB compressed, and next to nothing for thumbnails', () => {
    const sizes = files.map(({ text }) => gzipSync(text, { level: 9 }).length);
    expect(sizes[0]).toBeLessThan(30 * KILOBYTE);
    expect(sizes[1]).toBeLessThan(2 * KILOBYTE);
  });

  it('says where it comes from', () => {
    expect(SHAPES.provenance).toMatch(/Natural Earth/);
    expect(SHAPES.provenance).toMatch(/reconstructed/);
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

  it('fills every forest and every marsh with its sign, and no other hex', () => {
    for (const [terrain, glyphs] of [
      ['forest', SHAPES.trees],
      ['marsh', SHAPES.reeds],
    ] as const) {
      const counts = new Map<string, number>();
      for (const [x = 0, y = 0] of glyphs) {
        const home = facts.hexes.find(({ id }) => Math.hypot(hexCentre(id).x - x, hexCentre(id).y - y) < 54);
        expect(home?.terrain, `${x} ${y}`).toBe(terrain);
        if (home) counts.set(home.id, (counts.get(home.id) ?? 0) + 1);
      }
      for (const { id } of facts.hexes.filter((hex) => hex.terrain === terrain)) {
        expect(counts.get(id) ?? 0, `${terrain} ${id}`).toBeGreaterThan(3);
      }
    }
  });

  it('raises mountains in hexes only where the rules have them', () => {
    for (const [x = 0, y = 0] of SHAPES.mountains) {
      const home = facts.hexes.find(({ id }) => Math.hypot(hexCentre(id).x - x, hexCentre(id).y - y) < 49);
      expect(home?.terrain ?? 'mountain', `${x} ${y}`).toBe('mountain');
    }
  });
});

describe('the print', () => {
  /** As large as where both are first printed: there numbers are enlarged, so that they can be read. */
  const NUMBER = { width: 26, height: 11 };
  const numbers = facts.hexes.map(({ id }): Rect & { id: string } => {
    const { x, y } = hexCentre(id);
    return { id, x: x - NUMBER.width / 2, y: y - 43 - NUMBER.height / 2, ...NUMBER };
  });
  const overlap = (a: Rect, b: Rect): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  const boxOf = (feature: Feature, lang: 'en' | 'ja'): Rect => {
    const wide = emWidth(feature[lang], 0.52) * featureSize(feature, lang);
    const high = featureSize(feature, lang) * 0.8;
    const [width, height] = Math.abs(feature.turn) > 80 ? [high, wide] : [wide, high];
    return { x: feature.x - width / 2, y: feature.y - height / 2, width, height };
  };

  it.each(LANGS)('keeps names of cities clear of hex numbers and of each other (%s)', (lang) => {
    const boxes = facts.cities.map((city) => ({ city, box: nameBox(city, city[lang]) }));
    for (const { city, box } of boxes) {
      const hit = numbers.find((number) => overlap(number, box));
      expect(hit?.id, city.en).toBeUndefined();
      expect(boxes.filter((other) => other.city !== city && overlap(other.box, box))).toEqual([]);
    }
  });

  it.each(LANGS)('keeps names of seas and of ruled rivers clear of numbers, cities and rear areas (%s)', (lang) => {
    const cities = facts.cities.map((city) => nameBox(city, city[lang]));
    const areas = AREAS.map(areaBox);
    for (const feature of [...SEAS, ...RULED_WATERS]) {
      const box = boxOf(feature, lang);
      const hit = [...numbers, ...cities, ...areas].find((other) => overlap(other, box));
      expect(hit, `${feature.id} ${lang}`).toBeUndefined();
      expect(box.x).toBeGreaterThan(15);
      expect(box.y).toBeGreaterThan(15);
      expect(box.y + box.height).toBeLessThan(BOARD.height - 15);
    }
  });

  it('names every river that the rules name, and has found room for all others', () => {
    const named = new Set(RULED_WATERS.map(({ en }) => en));
    for (const { river } of facts.rivers) expect(named, river).toContain(river.replace('Western ', ''));
    expect(WATERS).toHaveLength(Object.keys(SHAPES.labels).length);
  });

  it.each(LANGS)('has the names of rear areas within their frames (%s)', (lang) => {
    for (const area of AREAS) {
      expect(emWidth(areaName(facts.areas[area], lang), 0.5) * 25).toBeLessThan(areaBox(area).width - 20);
    }
    expect(areaName(facts.areas.C, 'en')).toBe('Army Group Centre');
  });
});

describe('the colours', () => {
  const layers = ['ground', 'weather', 'print'].map((layer) => `${FOLDER}/${layer}-layer.css`);
  const css = ['styles/tokens.css', 'board/palette.css', `${FOLDER}/palette.css`, ...layers]
    .map((file) => readFileSync(new URL(`../../src/ui/${file}`, import.meta.url), 'utf8'))
    .join('\n');
  const valueOf = (selector: string, property: string): string => {
    const rule = new RegExp(`(?:^|,|\\n)\\s*\\.${selector}(?=[,\\s])[^{}]*\\{[^}]*?[\\s;{]${property}: ([^;]+);`);
    const found = rule.exec(css)?.[1];
    if (found === undefined) throw new Error(`no ${property} of ${selector}`);
    const token = /^var\(--([\w-]+)\)$/.exec(found)?.[1];
    return token === undefined ? found : (new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? '');
  };
  /** A colour laid over another, `#rrggbb`. */
  const over = (top: string, share: number, ground: string): string => {
    const [a, b] = [parseHex(top), parseHex(ground)];
    const mixed = a.map((value, i) => Math.round((value * share + (b[i] ?? 0) * (1 - share)) * 255));
    return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  };

  it.each(['clear', 'mud', 'snow', 'thaw'] as const)(
    'keep print legible on every ground in any weather (%s)',
    (weather) => {
      const land = valueOf('btm-land', 'fill');
      const tints = ['forest', 'marsh', 'mountain', 'city'].map((terrain) =>
        over(valueOf(`btm-tint-${terrain}`, 'fill'), Number(valueOf('btm-tint-forest', 'fill-opacity')), land),
      );
      for (const bare of [land, ...tints]) {
        const ground =
          weather === 'clear'
            ? bare
            : over(
                valueOf(`btm-wash-${weather}`, 'fill'),
                Number(valueOf(`btm-wash-${weather}`, 'fill-opacity')),
                bare,
              );
        expect(contrast(valueOf('btm-number', 'fill'), ground)).toBeGreaterThan(5.5);
        expect(contrast(valueOf('btm-name-city', 'fill'), ground)).toBeGreaterThan(7);
        expect(contrast(valueOf('btm-name-river', 'fill'), ground)).toBeGreaterThan(4.5);
      }
    },
  );
});

describe('the checks of the map tool', () => {
  it('accept the map as it is', () => {
    expect(() => checkMap(map)).not.toThrow();
  });

  it('find a hex that has lost its land', () => {
    const landShare = new Map(map.landShare).set('1310', 0.1);
    expect(() => checkMap({ ...map, landShare })).toThrow(/hex 1310 has only 10 % land/);
  });

  it('find a sea hex that has fallen dry', () => {
    const landShare = new Map(map.landShare).set('0204', 0.9);
    expect(() => checkMap({ ...map, landShare })).toThrow(/sea hex 0204 has 90 % land/);
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

  it('find a tree in the sea', () => {
    expect(() => checkMap({ ...map, trees: [[640, 1690]] })).toThrow(/a glyph stands in the sea at 640, 1690/);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { AREAS } from '../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { ROW_GRID, type RowDirection } from '../../src/engine/kits/hex/printed-grid.ts';
import {
  areaName,
  RULED_WATERS,
  TOWNS,
  WATERS,
  WIDE_NAMES,
  featureSize,
  type Feature,
} from '../../src/ui/games/blitzkrieg-to-moscow-2/board/features.ts';
import { nameBox, sideOf } from '../../src/ui/games/blitzkrieg-to-moscow-2/board/city-name.tsx';
import { BOARD, areaBand, areaBox } from '../../src/ui/games/blitzkrieg-to-moscow-2/board/layout.ts';
import { besideCityNames, numberPlace } from '../../src/ui/games/blitzkrieg-to-moscow-2/board/print-layer.tsx';
import { SHAPES, GROUND } from '../../src/ui/games/blitzkrieg-to-moscow-2/board/shapes.ts';
import { emWidth } from '../../src/ui/board/lettering.ts';
import type { Rect } from '../../src/ui/board/viewport-math.ts';
import { contrast, parseHex } from '../tokens/colour.ts';
import { packedSizesOf, picturesOf, sizeOf, sizesOf } from './pictures.ts';

const { facts } = blitzkriegToMoscow2.data;

const KILOBYTE = 1024;
const FOLDER = 'games/blitzkrieg-to-moscow-2/board';
const LANGS = ['en', 'ja'] as const;

describe('the committed map', () => {
  it('is small enough to load: under 30 KB compressed, and next to nothing for thumbnails', () => {
    const sizes = packedSizesOf('blitzkrieg-to-moscow-2');
    expect(sizes[0]).toBeLessThan(30 * KILOBYTE);
    expect(sizes[1]).toBeLessThan(2 * KILOBYTE);
  });

  it('says where it comes from', () => {
    expect(SHAPES.provenance).toMatch(/Natural Earth/);
    expect(SHAPES.provenance).toMatch(/reconstructed/);
  });
});

describe('the engraved pictures', () => {
  const pictures = picturesOf('blitzkrieg-to-moscow-2');

  it('are as large as the board at their scale, and as their list says', () => {
    expect(pictures.map(sizeOf)).toEqual(sizesOf(BOARD));
    expect(GROUND.map(({ width }) => width)).toEqual(pictures.map((webp) => sizeOf(webp)[0]));
  });

  it('stay under 700 KB together', () => {
    expect(pictures.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(700 * KILOBYTE);
  });
});

describe('the print', () => {
  const NUMBER = { width: 26, height: 11 };
  const tight = besideCityNames(facts);
  const numbers = facts.hexes.map(({ id }): Rect & { id: string } => {
    const { x, y } = numberPlace(id, tight.has(id));
    return { id, x: x - NUMBER.width / 2, y: y - NUMBER.height / 2, ...NUMBER };
  });
  const overlap = (a: Rect, b: Rect): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  const boxOf = (feature: Feature, lang: 'en' | 'ja'): Rect => {
    const wide = emWidth(feature[lang], 0.52) * featureSize(feature, lang);
    const high = featureSize(feature, lang) * 0.8;
    const [width, height] = Math.abs(feature.turn) > 80 ? [high, wide] : [wide, high];
    return { x: feature.x - width / 2, y: feature.y - height / 2, width, height };
  };

  it('keeps the numbers of hexes clear of each other', () => {
    for (const [i, one] of numbers.entries())
      expect(numbers.slice(i + 1).filter((other) => overlap(one, other))).toEqual([]);
  });

  it.each(LANGS)('keeps names of cities clear of hex numbers and of each other (%s)', (lang) => {
    const boxes = facts.cities.map((city) => ({ city, box: nameBox(city, city[lang]) }));
    for (const { city, box } of boxes) {
      const hit = numbers.find((number) => overlap(number, box));
      expect(hit?.id, city.en).toBeUndefined();
      expect(boxes.filter((other) => other.city !== city && overlap(other.box, box))).toEqual([]);
    }
  });

  it('puts the name of a city where no counter is hidden, below it first', () => {
    const beside = (...ways: readonly RowDirection[]) =>
      Object.fromEntries(ways.map((way) => [ROW_GRID.neighbourOf('1306', way), 1]));
    expect(sideOf('1306', {})).toBe('below');
    expect(sideOf('1306', beside('SW'))).toBe('above');
    expect(sideOf('1306', beside('SW', 'NE'))).toBe('right');
    expect(sideOf('1306', beside('SE', 'NW', 'E'))).toBe('left');
    expect(sideOf('0106', {})).toBe('left');
  });

  it.each(LANGS)('keeps names of ruled rivers clear of numbers and rear areas (%s)', (lang) => {
    const areas = AREAS.map(areaBox);
    for (const feature of RULED_WATERS) {
      const hit = [...numbers, ...areas].find((other) => overlap(other, boxOf(feature, lang)));
      expect(hit, `${feature.id} ${lang}`).toBeUndefined();
    }
  });

  it('names every town that is drawn, and no other', () => {
    expect(TOWNS.map(({ id }) => id).sort()).toEqual(Object.keys(SHAPES.towns).sort());
    expect(WIDE_NAMES.map(({ id }) => id).sort()).toEqual(Object.keys(SHAPES.names).sort());
  });

  it('names every river that the rules name, and has found room for all others', () => {
    const named = new Set(RULED_WATERS.map(({ en }) => en));
    for (const { river } of facts.rivers) expect(named, river).toContain(river.replace('Western ', ''));
    expect(WATERS).toHaveLength(Object.keys(SHAPES.labels).length);
  });

  it.each(LANGS)('has the names of rear areas within their frames (%s)', (lang) => {
    for (const area of AREAS) {
      // In condensed capitals, spaced.
      expect(emWidth(areaName(facts.areas[area], lang), 0.52) * 25).toBeLessThan(areaBand(area).height - 12);
    }
    expect(areaName(facts.areas.C, 'en')).toBe('Army Group Centre');
  });
});

describe('the colours', () => {
  const layers = ['ground', 'weather', 'print'].map((layer) => `${FOLDER}/${layer}-layer.css`);
  const css = [
    'styles/tokens.css',
    'board/palette.css',
    'board/hex/engraved-ground.css',
    `${FOLDER}/palette.css`,
    ...layers,
  ]
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
      const land = valueOf('ground-land', 'fill');
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

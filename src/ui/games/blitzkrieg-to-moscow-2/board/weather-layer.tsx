import { memo, useId } from 'react';
import type { Weather } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import { idsWith, paint } from '../../../board/patterns.tsx';
import { movedPath } from '../../../parts/moved-path.ts';
import { BOARD } from './layout.ts';
import { SHAPES } from './shapes.ts';
import './palette.css';
import './weather-layer.css';

/** A patch of snow about 0, 0, and another. */
const PATCHES = [
  'M-24 0Q-22-13-4-14Q14-15 21-6Q28 2 16 8Q2 14-9 11Q-22 8-24 0Z',
  'M-25-2Q-26-16-9-20Q10-22 23-13Q30-1 15 6Q2 12-14 10Q-24 6-25-2Z',
];
/** Where patches lie in a tile four hexes wide: nowhere in rows, so that the eye does not find the tile. */
const PATCHES_AT: readonly (readonly [x: number, y: number, scale: number])[] = [
  [44, 38, 1],
  [131, 84, 0.55],
  [212, 31, 0.8],
  [318, 66, 1.15],
  [394, 25, 0.5],
  [70, 137, 0.62],
  [176, 168, 1.2],
  [262, 129, 0.45],
  [362, 154, 0.75],
  [27, 228, 0.85],
  [120, 252, 0.5],
  [236, 236, 0.7],
  [322, 263, 0.95],
  [402, 226, 0.6],
  [68, 322, 1.1],
  [163, 331, 0.7],
  [258, 342, 1],
  [365, 344, 0.55],
];

interface Texture {
  readonly size: number;
  /** Path data within the tile, and how it is painted. */
  readonly marks: readonly { readonly className: string; readonly d: string }[];
}

/** What lies on the ground (§10.3): ruts, flakes, or melting patches with water between them. */
const TEXTURES: Readonly<Record<Exclude<Weather, 'clear'>, Texture>> = {
  mud: {
    size: 97,
    marks: [
      {
        className: 'btm-mud-rut',
        d: 'M8 14q9-4 19 0M10 19q8-3 15 0M58 40q9-5 18 1M60 45q7-3 14 1M20 66q7-4 16-1M22 71q6-3 12-1M70 84q8-4 16 0M73 88q6-2 11 0M66 9q5-2 9 0M4 46q5-3 10 0',
      },
    ],
  },
  snow: {
    size: 83,
    marks: [
      { className: 'btm-snow-drift', d: 'M5 22q10-8 24 0M46 62q11-8 25 0M50 14q7-5 15 0M10 72q7-5 14 0' },
      { className: 'btm-snow-flake', d: 'M16 44h0M62 36h0M36 76h0M76 74h0M30 6h0M74 6h0M40 38h0M6 58h0' },
    ],
  },
  thaw: {
    size: 430,
    marks: [
      {
        className: 'btm-thaw-patch',
        d: PATCHES_AT.map(([x, y, scale], at) => movedPath(PATCHES[at % 2] ?? '', { x, y, scale })).join(''),
      },
      {
        className: 'btm-thaw-water',
        d: 'M92 66h11M96 70h8M248 92h10M251 96h7M132 212h10M290 198h8M60 276h7M344 112h8M206 290h11M210 294h7M382 294h9',
      },
    ],
  },
};

/** The ground as the turn's weather leaves it: a wash and a texture on land, under glyphs and print. */
export const WeatherLayer = memo(({ weather }: { readonly weather: Weather }) => {
  const ids = idsWith(useId());
  if (weather === 'clear') return null;
  const { size, marks } = TEXTURES[weather];
  return (
    <MapLayer board={BOARD} name="weather">
      <defs>
        <pattern id={ids(weather)} width={size} height={size} patternUnits="userSpaceOnUse">
          {marks.map(({ className, d }) => (
            <path key={className} className={className} d={d} />
          ))}
        </pattern>
      </defs>
      <path className={`btm-wash-${weather}`} d={SHAPES.coast} />
      <path d={SHAPES.coast} fill={paint(ids, weather)} />
    </MapLayer>
  );
});
WeatherLayer.displayName = 'WeatherLayer';

import { memo, useId } from 'react';
import type { Weather } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import { idsWith, paint } from '../../../board/patterns.tsx';
import { BOARD } from './layout.ts';
import { SHAPES } from './shapes.ts';
import './palette.css';
import './weather-layer.css';

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
    size: 131,
    marks: [
      {
        className: 'btm-thaw-patch',
        d: 'M9 28q2-13 19-14t26 8q7 9-6 15t-25 3-14-12zM74 12q6-7 16-5t12 8q-2 7-13 7t-15-10zM70 84q-1-15 17-19t33 7q6 13-9 19t-29 4-12-11zM14 96q4-9 15-8t13 9q-5 9-16 8t-12-9zM98 38q4-5 11-4t7 6q-4 6-11 4t-7-6z',
      },
      {
        className: 'btm-thaw-water',
        d: 'M62 40h11M66 44h8M38 66h10M41 70h7M104 112h10M107 116h6M50 116h8M12 60h7M112 22h8',
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

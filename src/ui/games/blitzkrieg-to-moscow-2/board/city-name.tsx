import { memo } from 'react';
import type { CityFacts, BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { ROW_GRID, type RowDirection } from '../../../../engine/kits/hex/printed-grid.ts';
import { emWidth, isJapanese } from '../../../board/lettering.ts';
import type { Rect } from '../../../board/viewport-math.ts';
import type { PrintLang } from './features.ts';
import { COUNTER, STRIP } from './counter.tsx';
import { LIFT } from './placed-counters.ts';
import { hexCentre } from './layout.ts';

const SIGN = 9;
const GAP = 4;
const CLEAR = 3;
const LOWER_EM = 0.47;
const CAPITAL_EM = 0.66;

/** Names are set by the size of the city: the two capitals, the great cities, the others. */
const SIZES = { 1: 25, 2: 21, 3: 18.5 } as const;
const RADII = { 1: 37, 2: 29, 3: 22 } as const;
type Rank = keyof typeof SIZES;
const RANKS: Readonly<Record<HexId, Rank>> = {
  '1907': 1,
  '1310': 1,
  '0106': 2,
  '0706': 2,
  '0608': 2,
  '1703': 2,
  '0304': 2,
};
export const rankOf = (hex: HexId): Rank => RANKS[hex] ?? 3;

type NameSide = 'below' | 'above' | 'right' | 'left';
/** Tried in this order; a side is free if the hexes that the name would reach into have no counter. */
const SIDES: readonly (readonly [NameSide, readonly RowDirection[]])[] = [
  ['below', ['SW', 'SE']],
  ['above', ['NW', 'NE']],
  ['right', ['E']],
  ['left', ['W']],
];

type Taken = Readonly<Record<string, number>>;

const FIXED: Readonly<Record<HexId, NameSide>> = { '0106': 'left' };

export function sideOf(hex: HexId, taken: Taken): NameSide {
  const fixed = FIXED[hex];
  if (fixed) return fixed;
  const counts = SIDES.map(([side, ways]) => ({
    side,
    hidden: ways.filter((way) => taken[ROW_GRID.neighbourOf(hex, way)] !== undefined).length,
  }));
  const least = Math.min(...counts.map(({ hidden }) => hidden));
  return counts.find(({ hidden }) => hidden === least)?.side ?? 'below';
}

interface Setting {
  readonly text: string;
  readonly size: number;
  /** The letters, without the sign. */
  readonly width: number;
}

function settingOf(city: CityFacts, name: string): Setting {
  const size = SIZES[rankOf(city.hex)] * (isJapanese(name) ? 0.84 : 1);
  const isCapital = city.supplyCity && !isJapanese(name);
  const text = isCapital ? name.toUpperCase() : name;
  return { text, size, width: emWidth(text, isCapital ? CAPITAL_EM : LOWER_EM) * size };
}

/** The room that a name below its city takes with its sign, at the size of print. */
export function nameBox(city: CityFacts, name: string): Rect {
  const { x, y } = hexCentre(city.hex);
  const { size, width } = settingOf(city, name);
  const wide = width + 2 * SIGN + GAP;
  return { x: x - wide / 2, y: y + COUNTER / 2 + CLEAR, width: wide, height: size };
}

function clearOf(city: CityFacts, side: NameSide, units: number): number {
  if (units === 0) return RADII[rankOf(city.hex)] + CLEAR;
  const strip = units > 1 ? { below: STRIP + LIFT, above: -LIFT, right: 0, left: 0 }[side] : 0;
  return COUNTER / 2 + CLEAR + strip;
}

interface CityNameProps {
  readonly city: CityFacts;
  readonly name: string;
  readonly side: NameSide;
  readonly units: number;
}

/** The box of a name over the counters, on the side where it is drawn. */
export function drawnNameBox(city: CityFacts, name: string, taken: Taken): Rect {
  const { x, y } = hexCentre(city.hex);
  const side = sideOf(city.hex, taken);
  const { size, width } = settingOf(city, name);
  const away = clearOf(city, side, taken[city.hex] ?? 0);
  const whole = width + 2 * SIGN + GAP;
  const left = { below: -whole / 2, above: -whole / 2, right: away, left: -away - whole }[side];
  const top = { below: away, above: -away - size, right: -size / 2, left: -size / 2 }[side];
  return { x: x + left, y: y + top, width: whole, height: size };
}

/** Value by shape: a disc with 1 for a city, a filled square with 2 for a supply city (§4.1). */
const CityName = memo(function CityName({ city, name, side, units }: CityNameProps) {
  const { x, y } = hexCentre(city.hex);
  const { text, size, width } = settingOf(city, name);
  const away = clearOf(city, side, units);
  const whole = width + 2 * SIGN + GAP;
  const [dx, dy] = { below: [0, away], above: [0, -away], right: [away, 0], left: [-away, 0] }[side] as [
    number,
    number,
  ];
  const start = { below: -whole / 2, above: -whole / 2, right: 0, left: -whole }[side];
  const middle = { below: size / 2, above: -size / 2, right: 0, left: 0 }[side];
  return (
    <g transform={`translate(${x + dx} ${y + dy})`}>
      <g className="btm-name-legible" data-map-name="">
        <CitySign city={city} x={start + SIGN} y={middle} />
        <text className="strong btm-name-city" x={start + 2 * SIGN + GAP} y={middle + size * 0.32} fontSize={size}>
          {text}
        </text>
      </g>
    </g>
  );
});

interface CityNamesProps {
  readonly facts: BtmFacts;
  readonly lang: PrintLang;
  readonly taken: Taken;
}

/** The names of all cities, over the counters, on the side that is free. */
export const CityNames = memo(({ facts, lang, taken }: CityNamesProps) => (
  <g className="sheet-print btm-print">
    {facts.cities.map((city) => (
      <CityName
        key={city.hex}
        city={city}
        name={city[lang]}
        side={sideOf(city.hex, taken)}
        units={taken[city.hex] ?? 0}
      />
    ))}
  </g>
));
CityNames.displayName = 'CityNames';

function CitySign({ city, x, y }: { readonly city: CityFacts; readonly x: number; readonly y: number }) {
  return (
    <g
      className={city.supplyCity ? 'map-sign btm-city btm-city-supply' : 'map-sign btm-city'}
      transform={`translate(${x} ${y})`}
    >
      {city.supplyCity ? (
        <rect x={-SIGN} y={-SIGN} width={SIGN * 2} height={SIGN * 2} rx="2" className="sign-plate" />
      ) : (
        <circle r={SIGN} />
      )}
      <text y="5.2">{city.points}</text>
    </g>
  );
}

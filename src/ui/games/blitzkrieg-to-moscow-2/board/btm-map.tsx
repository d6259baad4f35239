import { memo, useMemo, useId } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { HexId, Weather, AreaId, Side } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { FrontLayer } from '../../../board/marks.tsx';
import { PrintedMap, MapLayer } from '../../../board/map-layer.tsx';
import { type BtmScene, AREAS, findHex, otherSide } from '../lookup.ts';
import type { PrintLang } from './features.ts';
import { idsWith, paint } from '../../../board/patterns.tsx';
import { Territories } from '../../../board/sheet-parts.tsx';
import { DrawingLayer, GroundLayer } from './ground.tsx';
import { ROW_GRID, type RowDirection } from '../../../../engine/kits/hex/printed-grid.ts';
import { BOARD, HEX_LAYOUT, outlines } from './layout.ts';
import type { ChartWords } from './map-chart.tsx';
import { PrintLayer } from './print-layer.tsx';
import { movedPath } from '../../../parts/moved-path.ts';
import { SHAPES } from './shapes.ts';
import './palette.css';
import './weather-layer.css';

/** A side of `hex`, whose holder faces the enemy there; `cell` is the hex of the grid beyond it, also off the map. */
interface FrontSide {
  readonly hex: HexId;
  readonly holder: Side;
  readonly cell: HexId;
}

export const holderOf = (germanHexes: readonly HexId[], hex: HexId): Side =>
  germanHexes.includes(hex) ? 'german' : 'soviet';

/** Rear areas are off the map to the west and to the east (§2.1.2). */
const FACING: Readonly<Record<Side, readonly RowDirection[]>> = {
  german: ['W', 'NW', 'SW'],
  soviet: ['E', 'NE', 'SE'],
};

/** Hexes of the grid beyond which an enemy rear area begins, seen from a hex of `holder`. */
function towardsRear(facts: BtmFacts, hex: HexId, holder: Side): readonly HexId[] {
  const enemy = otherSide(holder);
  const touches = (area: AreaId) => facts.areas[area].side === enemy && facts.areas[area].adjacentHexes.includes(hex);
  if (!AREAS.some(touches)) return [];
  return FACING[enemy]
    .map((towards) => ROW_GRID.neighbourOf(hex, towards))
    .filter((cell) => findHex(facts, cell) === null && facts.seaPlaces[cell] === undefined);
}

/** Hexsides between ground of the two sides: between hexes, not across water, each once and from the German side; and along rear areas. */
export function frontSides(facts: BtmFacts, germanHexes: readonly HexId[]): readonly FrontSide[] {
  const german = new Set(germanHexes);
  const waters = new Set(facts.waters.map(({ between: [a, b] }) => [a, b].sort().join(' ')));
  return facts.hexes.flatMap(({ id: hex }): FrontSide[] => {
    const holder = german.has(hex) ? 'german' : 'soviet';
    const rear = towardsRear(facts, hex, holder).map((cell) => ({ hex, holder, cell }) as const);
    if (holder === 'soviet') return rear;
    const beside = ROW_GRID.directions
      .map((towards) => ROW_GRID.neighbourOf(hex, towards))
      .filter(
        (cell) => findHex(facts, cell) !== null && !german.has(cell) && !waters.has([hex, cell].sort().join(' ')),
      );
    return [...rear, ...beside.map((cell) => ({ hex, holder, cell }) as const)];
  });
}

const PATCHES = [
  'M-24 0Q-22-13-4-14Q14-15 21-6Q28 2 16 8Q2 14-9 11Q-22 8-24 0Z',
  'M-25-2Q-26-16-9-20Q10-22 23-13Q30-1 15 6Q2 12-14 10Q-24 6-25-2Z',
];
/** Patches in a tile four hexes wide, in no rows, so that the eye does not find the tile. */
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

/** The texture of the weather (§10.3): ruts, flakes, or melting patches with water between them. */
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
const WeatherLayer = memo(function WeatherLayer({ weather }: { readonly weather: Weather }) {
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

interface BtmMapProps {
  readonly facts: BtmFacts;
  readonly germanHexes: readonly HexId[];
  readonly weather: Weather;
  readonly lang: PrintLang;
  readonly chart?: ChartWords | undefined;
}

interface ControlLayerProps {
  readonly facts: BtmFacts;
  readonly germanHexes: readonly HexId[];
}

/** Breadth of the dark band along the front, as a share of the radius. */
const BAND = 0.16;
const ENGRAVING = [7, 1.1, -45] as const;

/** Ground in German hands: tint, engraving and a band along the front. Soviet ground stays plain: that is its sign. */
const ControlLayer = memo(function ControlLayer({ facts, germanHexes }: ControlLayerProps) {
  const territories = [{ side: 'german', path: outlines(germanHexes), lines: ENGRAVING }];
  const bands = frontSides(facts, germanHexes).flatMap(({ hex, holder, cell }) =>
    holder === 'german' ? [[hex, cell] as const] : [],
  );
  return (
    <MapLayer board={BOARD} name="control">
      <Territories of={territories} />
      <path className="sheet-band side-german" d={HEX_LAYOUT.bandsOf(bands, BAND)} />
    </MapLayer>
  );
});

/** All that is printed, with the turn's weather and whose ground it is between land and grid. */
export const BtmMap = memo(function BtmMap({ facts, germanHexes, weather, lang, chart }: BtmMapProps) {
  const front = useMemo(
    () => HEX_LAYOUT.sidesOf(frontSides(facts, germanHexes).map(({ hex, cell }) => [hex, cell])),
    [facts, germanHexes],
  );
  return (
    <PrintedMap>
      <GroundLayer facts={facts} />
      <WeatherLayer weather={weather} />
      <ControlLayer facts={facts} germanHexes={germanHexes} />
      <DrawingLayer facts={facts} />
      <FrontLayer board={BOARD} path={front} />
      <PrintLayer facts={facts} lang={lang} chart={chart} />
    </PrintedMap>
  );
});

export const weatherOf = ({ facts, view }: Pick<BtmScene, 'facts' | 'view'>): Weather =>
  facts.turns.find(({ turn }) => turn === view.turn)?.weather ?? 'clear';

import { memo, type CSSProperties } from 'react';
import type { HexFacts, HlbFacts, Named } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import { COLUMN_GRID } from '../../../../engine/kits/hex/printed-grid.ts';
import { type PlacedName, emWidth, isJapanese, placeNames } from '../../../board/lettering.ts';
import names from './map-names.json';
import { SHAPES } from './shapes.ts';
import type { Places } from '../../../board/game-board.tsx';
import { MapLayer } from '../../../board/map-layer.tsx';
import { CitySign, SIGN, WAVE, Cartouche, Legend, type ChartWords } from './map-chart.tsx';
import { BOARD, centreOf, placeName } from './layout.ts';

interface PrintProps {
  readonly facts: HlbFacts;
  readonly named: (thing: Named) => string;
}

interface PrintLayerProps extends PrintProps {
  readonly chart?: ChartWords | undefined;
}

/** Names of nature, with their place on the board: print, not rules. */
interface Feature extends Named, PlacedName {}

const SEAS: readonly Feature[] = names.seas;
/** Names of rivers and ranges; the map tool has found room for each (`labels` of the shapes). They show in nearer views. */
const WATERS: readonly Feature[] = placeNames(names.rivers, SHAPES.labels, 12.5);
const HIGHLANDS: readonly Feature[] = placeNames(names.ranges, SHAPES.labels, 12);

/** Numbers at the top of each hex, the names of what is no place of a unit, title and legend. */
export const PrintLayer = memo(({ facts, named, chart }: PrintLayerProps) => (
  <MapLayer board={BOARD} name="print">
    {chart && <Cartouche words={chart} />}
    {chart && <Legend words={chart} />}
    <g className="sheet-print hlb-print">
      {SEAS.map((feature) => (
        <FeatureName key={feature.id} feature={feature} named={named} className="sheet-name-sea" />
      ))}
      <g className="hlb-fine-print">
        {WATERS.map((feature) => (
          <FeatureName key={feature.id} feature={feature} named={named} className="hlb-name-river" />
        ))}
        {HIGHLANDS.map((feature) => (
          <FeatureName key={feature.id} feature={feature} named={named} className="hlb-name-range" />
        ))}
      </g>
      {facts.hexes.map((hex) => drawHex(hex, named))}
    </g>
  </MapLayer>
));
PrintLayer.displayName = 'PrintLayer';

export const HexPrints = memo(({ facts, named, places }: PrintProps & { readonly places: Places }) => (
  <g className="sheet-print hlb-print">
    {facts.hexes.filter(({ id }) => places === 'all' || places.includes(id)).map((hex) => drawHex(hex, named))}
  </g>
));
HexPrints.displayName = 'HexPrints';

interface FeatureNameProps {
  readonly feature: Feature;
  readonly named: PrintProps['named'];
  readonly className: string;
}

const FeatureName = ({ feature, named, className }: FeatureNameProps) => (
  <g transform={`translate(${feature.x} ${feature.y}) rotate(${feature.turn})`}>
    <g className="board-legible">
      <text className={className} fontSize={feature.size}>
        {named(feature)}
      </text>
    </g>
  </g>
);

function drawHex(hex: HexFacts, named: PrintProps['named']) {
  const { x, y } = centreOf(hex.id);
  const name = placeName(hex, named);
  if (hex.terrain === 'sea') return null;
  if (!hex.playable) {
    return (
      <g key={hex.id} transform={`translate(${x} ${y + 8})`}>
        <text className="hlb-name-closed board-legible">{name}</text>
      </g>
    );
  }
  return (
    <g key={hex.id} transform={`translate(${x} ${y - 70})`}>
      <g className="board-legible hlb-number">
        <text y="6">{hex.id}</text>
        {hex.river && <path className="hollow hlb-wave" d={WAVE} />}
      </g>
    </g>
  );
}

const GAP = 5;
/** Lengths of line at the foot of a hex: there it is 134 wide, and halos let a name reach a little over its corners. */
const ROOM = { place: 146, city: 158 } as const;
const BETWEEN = 212;
const HALF_PITCH = 147;
/** Twelve pixels where a board is seen whole; see `--legible`. */
const NAME_SIZE = 24.5;

interface HexNamesProps extends PrintProps {
  readonly taken: readonly HexId[];
}

/** Names at the foot of each hex; a name that is enlarged grows away from the counters next to that foot. */
export const HexNames = memo(({ facts, named, taken }: HexNamesProps) => (
  <g className="sheet-print hlb-print">
    {facts.hexes.map((hex) =>
      hex.playable && hex.terrain !== 'sea' ? (
        <HexName
          key={hex.id}
          hex={hex}
          name={placeName(hex, named)}
          isWestTaken={taken.includes(COLUMN_GRID.neighbourOf(hex.id, 'SW'))}
          isEastTaken={taken.includes(COLUMN_GRID.neighbourOf(hex.id, 'SE'))}
        />
      ) : null,
    )}
  </g>
));
HexNames.displayName = 'HexNames';

interface HexNameProps {
  readonly hex: HexFacts;
  readonly name: string;
  readonly isWestTaken: boolean;
  readonly isEastTaken: boolean;
}

const HexName = memo(function HexName({ hex, name, isWestTaken, isEastTaken }: HexNameProps) {
  const { x, y } = centreOf(hex.id);
  const { city } = hex;
  const room = city ? ROOM.city - 2 * SIGN - GAP : ROOM.place;
  const { size, width, squeeze } = fitName(name, room, city ? LATIN_EM : CONDENSED_EM);
  const whole = city ? 2 * SIGN + GAP + width : width;
  const from = isWestTaken === isEastTaken ? 0 : isEastTaken ? whole / 2 : -whole / 2;
  const most = isWestTaken && isEastTaken ? BETWEEN : HALF_PITCH + (from === 0 ? HALF_PITCH : whole / 2);
  const style = {
    '--from': `${Math.round(from)}px`,
    '--most': Math.max(1, most / whole).toFixed(2),
  } as CSSProperties;
  return (
    <g transform={`translate(${x} ${y + 57})`}>
      <g className="hlb-name" style={style}>
        {city ? (
          <>
            <CitySign city={city} x={SIGN - whole / 2} />
            <text
              className="strong hlb-name-city"
              x={2 * SIGN + GAP - whole / 2}
              y={size * 0.32}
              fontSize={size}
              {...squeeze}
            >
              {name}
            </text>
          </>
        ) : (
          <text className="strong hlb-name-place" y="7" fontSize={size} {...squeeze}>
            {name}
          </text>
        )}
      </g>
    </g>
  );
});

/** Kana are set narrower where they must, as on Japanese maps; Latin is set smaller. */
const NARROWEST = 0.68;
const LATIN_EM = 0.475;
const CONDENSED_EM = 0.41;

function fitName(name: string, room: number, em: number) {
  const ems = emWidth(name, em);
  if (!isJapanese(name)) {
    const fitting = Math.min(NAME_SIZE, room / ems);
    return { size: fitting, width: ems * fitting, squeeze: {} };
  }
  const full = ems * NAME_SIZE;
  const width = Math.max(Math.min(full, room), full * NARROWEST);
  return { size: NAME_SIZE, width, squeeze: { textLength: width, lengthAdjust: 'spacingAndGlyphs' as const } };
}

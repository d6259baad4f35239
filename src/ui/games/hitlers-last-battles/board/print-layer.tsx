import { memo } from 'react';
import type { ReactNode } from 'react';
import type { HexFacts, HlbFacts, Named } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import { HIGHLANDS, SEAS, WATERS } from './features.ts';
import type { Feature } from './features.ts';
import { emWidth, isJapanese } from '../../../board/lettering.ts';
import type { Places } from '../../../board/game-board.tsx';
import { MapLayer } from '../../../board/map-layer.tsx';
import { BOARD, centreOf, placeName } from './layout.ts';

interface PrintProps {
  readonly facts: HlbFacts;
  readonly named: (thing: Named) => string;
}

/** Numbers at the top of each hex, names at its foot: in the same place whether a unit stands there or not. */
export const PrintLayer = memo(({ facts, named }: PrintProps) => (
  <MapLayer board={BOARD} name="print">
    <Print>
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
      {facts.hexes.map((hex) => (
        <HexPrint key={hex.id} hex={hex} named={named} />
      ))}
    </Print>
  </MapLayer>
));
PrintLayer.displayName = 'PrintLayer';

const Print = ({ children }: { readonly children: ReactNode }) => <g className="sheet-print hlb-print">{children}</g>;

/** What is printed in some hexes. */
export const HexPrints = memo(({ facts, named, places }: PrintProps & { readonly places: Places }) => (
  <Print>
    {facts.hexes
      .filter(({ id }) => places === 'all' || places.includes(id))
      .map((hex) => (
        <HexPrint key={hex.id} hex={hex} named={named} />
      ))}
  </Print>
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

function HexPrint({ hex, named }: { readonly hex: HexFacts; readonly named: PrintProps['named'] }) {
  const { x, y } = centreOf(hex.id);
  const name = placeName(hex, named);
  if (hex.terrain === 'sea') return null;
  if (!hex.playable) {
    return (
      <g transform={`translate(${x} ${y + 8})`}>
        <text className="hlb-name-closed board-legible">{name}</text>
      </g>
    );
  }
  return (
    <>
      <g transform={`translate(${x} ${y - 70})`}>
        <g className="board-legible hlb-number">
          <text y="6">{hex.id}</text>
          {hex.river && <path className="hollow hlb-wave" d={`${WAVE}M-54 3.5q4-5 8 0t8 0t8 0`} />}
        </g>
      </g>
      <g transform={`translate(${x} ${y + 57})`}>
        <g className="board-legible">
          {hex.city ? <CityName city={hex.city} name={name} /> : <PlaceName name={name} />}
        </g>
      </g>
    </>
  );
}

/** The sign of a river hex, beside its number: no counter ever covers it. */
const WAVE = 'M-54-3.5q4-5 8 0t8 0t8 0';
const SIGN = 11;
const GAP = 5;
/** Lengths of line at the foot of a hex: there it is 134 wide, and halos let a name reach a little over its corners. */
const ROOM = { place: 146, city: 158 } as const;
/** Twelve pixels where a board is seen whole; see `--legible`. */
const NAME_SIZE = 24.5;

function PlaceName({ name }: { readonly name: string }) {
  const { size, squeeze } = fitName(name, ROOM.place, CONDENSED_EM);
  return (
    <text className="strong hlb-name-place" y="7" fontSize={size} {...squeeze}>
      {name}
    </text>
  );
}

/** Value by shape: a disc with 1 for a round city, a square with 2 for a square one (§9). */
function CityName({ city, name }: { readonly city: 'round' | 'square'; readonly name: string }) {
  const { size, width, squeeze } = fitName(name, ROOM.city - 2 * SIGN - GAP, LATIN_EM);
  const left = -(2 * SIGN + GAP + width) / 2;
  return (
    <>
      <g className="hlb-city" transform={`translate(${left + SIGN} 0)`}>
        {city === 'round' ? <circle r={SIGN} /> : <rect x={-SIGN} y={-SIGN} width={SIGN * 2} height={SIGN * 2} />}
        <text y="6">{city === 'round' ? 1 : 2}</text>
      </g>
      <text className="strong hlb-name-city" x={left + 2 * SIGN + GAP} y={size * 0.32} fontSize={size} {...squeeze}>
        {name}
      </text>
    </>
  );
}

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

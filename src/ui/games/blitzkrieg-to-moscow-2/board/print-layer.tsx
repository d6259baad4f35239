import { memo, type ReactNode } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { AREAS } from '../lookup.ts';
import type { HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { ROW_GRID } from '../../../../engine/kits/hex/printed-grid.ts';
import type { Place } from '../../../board/hex-geometry.ts';
import type { Places } from '../../../board/game-board.tsx';
import { emWidth } from '../../../board/lettering.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import type { Rect } from '../../../board/viewport-math.ts';
import {
  areaName,
  type PrintLang,
  RULED_WATERS,
  TOWNS,
  WATERS,
  WIDE_NAMES,
  featureSize,
  type Feature,
  type WideName,
} from './features.ts';
import { BOARD, areaBand, hexCentre } from './layout.ts';
import { Cartouche, Legend, type ChartWords } from './map-chart.tsx';
import './print-layer.css';

const MARGIN = 36;

interface PrintProps {
  readonly facts: BtmFacts;
  readonly lang: PrintLang;
  readonly chart?: ChartWords | undefined;
}

/** Hex numbers and all names but those of cities, which are above the counters. */
export const PrintLayer = memo(function PrintLayer({ facts, lang, chart }: PrintProps) {
  const tight = besideCityNames(facts);
  return (
    <MapLayer board={BOARD} name="print">
      {chart && <Cartouche words={chart} />}
      {chart && <Legend words={chart} />}
      <Print>
        {chart && (
          <text className="btm-reconstructed" x={MARGIN} y={BOARD.height - MARGIN}>
            ◇ {chart.reconstructed}
          </text>
        )}
        {WIDE_NAMES.map((name) => (
          <WideFeature key={name.id} name={name} lang={lang} />
        ))}
        <g className="btm-fine-print">
          {WATERS.map((feature) => (
            <FeatureName key={feature.id} feature={feature} lang={lang} className="btm-name-stream" />
          ))}
          {RULED_WATERS.map((feature) => (
            <FeatureName key={feature.id} feature={feature} lang={lang} className="btm-name-river" />
          ))}
          {TOWNS.map((town) => (
            <text
              key={town.id}
              className={town.isWest ? 'btm-name-town btm-name-west' : 'btm-name-town'}
              x={town.x + (town.isWest ? -6 : 6)}
              y={town.y + 4.5}
              fontSize={featureSize(town, lang)}
            >
              {town[lang]}
            </text>
          ))}
        </g>
        <g className="btm-numbers">
          {facts.hexes.map(({ id }) => (
            <HexNumber key={id} id={id} isTight={tight.has(id)} />
          ))}
        </g>
        {AREAS.map((area) => {
          const { x, y, width, height } = areaBand(area);
          return (
            <g
              key={area}
              transform={`translate(${x + width / 2} ${y + height / 2}) rotate(${area === 'E' ? 90 : -90})`}
            >
              <text className="btm-name-area" y={AREA_SIZE[lang] * 0.35} fontSize={AREA_SIZE[lang]}>
                {areaName(facts.areas[area], lang)}
              </text>
            </g>
          );
        })}
      </Print>
    </MapLayer>
  );
});

const Print = ({ children }: { readonly children: ReactNode }) => <g className="sheet-print btm-print">{children}</g>;

export const HexPrints = memo(function HexPrints({
  facts,
  places,
}: Pick<PrintProps, 'facts'> & { readonly places: Places }) {
  const tight = besideCityNames(facts);
  const isIn = (id: HexId) => places === 'all' || places.includes(id);
  return (
    <Print>
      <g className="btm-numbers">
        {facts.hexes.map(({ id }) => isIn(id) && <HexNumber key={id} id={id} isTight={tight.has(id)} />)}
      </g>
    </Print>
  );
});

const AREA_SIZE: Readonly<Record<PrintLang, number>> = { en: 25, ja: 22 };
const LARGE = 25;
const LETTER_EM: Readonly<Record<WideName['kind'], number>> = { land: 0.46, region: 0.44, sea: 0.44 };

/** Letters spaced so that the name fills its line, but never torn apart. */
function WideFeature({ name, lang }: { readonly name: WideName; readonly lang: PrintLang }) {
  const size = featureSize(name, lang);
  const text = name[lang];
  const loose = (name.length - emWidth(text, LETTER_EM[name.kind]) * size) / Math.max(1, [...text].length - 1);
  const spacing = Math.round(Math.max(0.02 * size, Math.min(0.9 * size, loose)) * 10) / 10;
  return (
    <g
      className={name.size < LARGE ? 'btm-small-print' : undefined}
      transform={`translate(${name.x} ${name.y}) rotate(${Math.round(name.turn)})`}
    >
      <text
        className={`btm-name-${name.kind}`}
        x={spacing / 2}
        y={size * 0.32}
        fontSize={size}
        style={{ letterSpacing: `${spacing}px` }}
      >
        {text}
      </text>
    </g>
  );
}

interface FeatureNameProps {
  readonly feature: Feature;
  readonly lang: PrintLang;
  readonly className: string;
}

const FeatureName = ({ feature, lang, className }: FeatureNameProps) => {
  const size = featureSize(feature, lang);
  return (
    <g transform={`translate(${feature.x} ${feature.y}) rotate(${feature.turn})`}>
      <text className={className} y={size * 0.32} fontSize={size}>
        {feature[lang]}
      </text>
    </g>
  );
};

const NUMBER_LIFT = 43;
export const besideCityNames = ({ cities }: BtmFacts): ReadonlySet<HexId> =>
  new Set(cities.flatMap(({ hex }) => [ROW_GRID.neighbourOf(hex, 'SW'), ROW_GRID.neighbourOf(hex, 'SE')]));

/** The number of a hex is at its top, or at its foot if the name of a city covers the top. */
export const numberPlace = (id: HexId, isTight: boolean): Place => {
  const { x, y } = hexCentre(id);
  return { x, y: y + (isTight ? NUMBER_LIFT : -NUMBER_LIFT) };
};

export function numberRects(facts: BtmFacts): readonly Rect[] {
  const tight = besideCityNames(facts);
  return facts.hexes.map(({ id }) => {
    const { x, y } = numberPlace(id, tight.has(id));
    return { x: x - 20, y: y - 9, width: 40, height: 18 };
  });
}

const HexNumber = memo(function HexNumber({ id, isTight }: { readonly id: HexId; readonly isTight: boolean }) {
  const { x, y } = numberPlace(id, isTight);
  return (
    <g transform={`translate(${x} ${y})`}>
      <text className="btm-number" y="4">
        {id}
      </text>
    </g>
  );
});

import { memo } from 'react';
import type { ReactNode } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { AREAS } from '../lookup.ts';
import type { HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { ROW_GRID } from '../../../../engine/kits/hex/printed-grid.ts';
import type { Places } from '../../../board/game-board.tsx';
import { MapLayer } from '../../../board/map-layer.tsx';
import { areaName } from './area-name.ts';
import type { PrintLang } from './area-name.ts';
import { CityName } from './city-name.tsx';
import { RULED_WATERS, SEAS, WATERS, featureSize } from './features.ts';
import type { Feature } from './features.ts';
import { BOARD, areaBand, hexCentre } from './layout.ts';
import './print-layer.css';

/** From the edge of the board to the mark of the reconstructed map. */
const MARGIN = 36;

interface PrintProps {
  readonly facts: BtmFacts;
  readonly lang: PrintLang;
  /** The word for a reconstructed map, in the player's language; set small in the corner. */
  readonly reconstructed?: string | undefined;
}

/** Numbers at the top of each hex, names of cities at its foot: no counter covers them. */
export const PrintLayer = memo(({ facts, lang, reconstructed }: PrintProps) => {
  const tight = besideCityNames(facts);
  return (
    <MapLayer board={BOARD} name="print">
      <Print>
        {reconstructed && (
          <text className="btm-reconstructed" x={MARGIN} y={BOARD.height - MARGIN}>
            ◇ {reconstructed}
          </text>
        )}
        {SEAS.map((feature) => (
          <FeatureName key={feature.id} feature={feature} lang={lang} className={seaClass(feature)} />
        ))}
        <g className="btm-fine-print">
          {WATERS.map((feature) => (
            <FeatureName key={feature.id} feature={feature} lang={lang} className="btm-name-stream" />
          ))}
          {RULED_WATERS.map((feature) => (
            <FeatureName key={feature.id} feature={feature} lang={lang} className="btm-name-river" />
          ))}
        </g>
        <g className="btm-numbers">
          {facts.hexes.map(({ id }) => (
            <HexNumber key={id} id={id} isTight={tight.has(id)} />
          ))}
        </g>
        {facts.cities.map((city) => (
          <CityName key={city.hex} city={city} name={city[lang]} />
        ))}
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
PrintLayer.displayName = 'PrintLayer';

const Print = ({ children }: { readonly children: ReactNode }) => <g className="sheet-print btm-print">{children}</g>;

/** What is printed in some hexes. */
export const HexPrints = memo(({ facts, lang, places }: PrintProps & { readonly places: Places }) => {
  const tight = besideCityNames(facts);
  const isIn = (id: HexId) => places === 'all' || places.includes(id);
  return (
    <Print>
      <g className="btm-numbers">
        {facts.hexes.map(({ id }) => isIn(id) && <HexNumber key={id} id={id} isTight={tight.has(id)} />)}
      </g>
      {facts.cities.map((city) => isIn(city.hex) && <CityName key={city.hex} city={city} name={city[lang]} />)}
    </Print>
  );
});
HexPrints.displayName = 'HexPrints';

/** How large the names of rear areas are set. */
const AREA_SIZE: Readonly<Record<PrintLang, number>> = { en: 25, ja: 22 };
/** Small water is named once its name can be read. */
const GULF = 20;
const seaClass = ({ size }: Feature): string => (size < GULF ? 'sheet-name-sea btm-name-gulf' : 'sheet-name-sea');

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
/** The two hexes below a city: its name stands between their numbers. */
const besideCityNames = ({ cities }: BtmFacts): ReadonlySet<HexId> =>
  new Set(cities.flatMap(({ hex }) => [ROW_GRID.neighbourOf(hex, 'SW'), ROW_GRID.neighbourOf(hex, 'SE')]));

const HexNumber = memo(({ id, isTight }: { readonly id: HexId; readonly isTight: boolean }) => {
  const { x, y } = hexCentre(id);
  return (
    <g transform={`translate(${x} ${y - NUMBER_LIFT})`}>
      <text className={isTight ? 'btm-number btm-number-tight' : 'btm-number'} y="4">
        {id}
      </text>
    </g>
  );
});
HexNumber.displayName = 'HexNumber';

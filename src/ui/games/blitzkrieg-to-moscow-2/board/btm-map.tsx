import { memo, useMemo, useId } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { HexId, Weather } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { FrontLayer } from '../../../board/marks.tsx';
import { PrintedMap } from '../../../board/picture/printed-map.tsx';
import type { BtmScene } from '../lookup.ts';
import type { PrintLang } from './area-name.ts';
import { sideBand } from '../../../board/hex-geometry.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import { Lines, idsWith, paint } from '../../../board/patterns.tsx';
import { DrawingLayer } from './drawing-layer.tsx';
import { frontPath, frontSides } from './front.ts';
import { GroundLayer } from './ground-layer.tsx';
import { BOARD, hexCentre, hexOutline, hexSideOf } from './layout.ts';
import type { ChartWords } from './map-chart.tsx';
import { PrintLayer } from './print-layer.tsx';
import { WeatherLayer } from './weather-layer.tsx';

interface BtmMapProps {
  readonly facts: BtmFacts;
  readonly germanHexes: readonly HexId[];
  readonly weather: Weather;
  readonly lang: PrintLang;
  readonly reconstructed?: string | undefined;
  readonly chart?: ChartWords | undefined;
}

interface ControlLayerProps {
  readonly facts: BtmFacts;
  readonly germanHexes: readonly HexId[];
}

/** Breadth of the dark band along the front, as a share of the radius. */
const BAND = 0.16;

/** Ground in German hands: tint, engraving and a band along the front. Soviet ground stays plain: that is its sign. */
const ControlLayer = memo(({ facts, germanHexes }: ControlLayerProps) => {
  const ids = idsWith(useId());
  const path = germanHexes.map((hex) => hexOutline(hex)).join('');
  const bands = frontSides(facts, germanHexes).flatMap(({ hex, holder, cell }) =>
    holder === 'german' ? sideBand(hexCentre(hex), hexSideOf(hex, cell), BAND) : [],
  );
  return (
    <MapLayer board={BOARD} name="control">
      <defs>
        <Lines id={ids('german')} pitch={7} width={1.1} turn={-45} className="btm-engraving" />
      </defs>
      <path className="btm-ground" d={path} />
      <path d={path} fill={paint(ids, 'german')} />
      <path className="btm-band" d={bands.join('')} />
    </MapLayer>
  );
});
ControlLayer.displayName = 'ControlLayer';

/** All that is printed, with the turn's weather and whose ground it is between land and grid. */
export const BtmMap = memo(({ facts, germanHexes, weather, lang, reconstructed, chart }: BtmMapProps) => {
  const front = useMemo(() => frontPath(facts, germanHexes), [facts, germanHexes]);
  return (
    <PrintedMap board={BOARD}>
      <GroundLayer facts={facts} />
      <WeatherLayer weather={weather} />
      <ControlLayer facts={facts} germanHexes={germanHexes} />
      <DrawingLayer facts={facts} />
      <FrontLayer board={BOARD} path={front} />
      <PrintLayer facts={facts} lang={lang} reconstructed={reconstructed} chart={chart} />
    </PrintedMap>
  );
});
BtmMap.displayName = 'BtmMap';

export const weatherOf = ({ facts, view }: BtmScene): Weather =>
  facts.turns.find(({ turn }) => turn === view.turn)?.weather ?? 'clear';

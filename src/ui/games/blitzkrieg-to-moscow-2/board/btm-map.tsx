import { memo, useMemo } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { HexId, Weather } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { FrontLayer } from '../../../board/marks.tsx';
import { PrintedMap } from '../../../board/picture/printed-map.tsx';
import type { BtmScene } from '../lookup.ts';
import type { PrintLang } from './area-name.ts';
import { ControlLayer } from './control-layer.tsx';
import { DrawingLayer } from './drawing-layer.tsx';
import { frontPath } from './front.ts';
import { GroundLayer } from './ground-layer.tsx';
import { BOARD } from './layout.ts';
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

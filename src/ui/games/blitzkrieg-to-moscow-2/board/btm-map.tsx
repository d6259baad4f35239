import { memo } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { HexId, Weather } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmScene } from '../lookup.ts';
import { ControlLayer } from './control-layer.tsx';
import { DrawingLayer } from './drawing-layer.tsx';
import { GroundLayer } from './ground-layer.tsx';
import { WeatherLayer } from './weather-layer.tsx';

interface BtmMapProps {
  readonly facts: BtmFacts;
  readonly germanHexes: readonly HexId[];
  readonly weather: Weather;
}

/** All that is printed but words, with the turn's weather and whose ground it is between land and grid. */
export const BtmMap = memo(({ facts, germanHexes, weather }: BtmMapProps) => (
  <>
    <GroundLayer facts={facts} />
    <WeatherLayer weather={weather} />
    <ControlLayer facts={facts} germanHexes={germanHexes} />
    <DrawingLayer facts={facts} />
  </>
));
BtmMap.displayName = 'BtmMap';

export const weatherOf = ({ facts, view }: BtmScene): Weather =>
  facts.turns.find(({ turn }) => turn === view.turn)?.weather ?? 'clear';

import { memo, useMemo } from 'react';
import type { HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HlbView } from '../../../../engine/games/hitlers-last-battles/view.ts';
import { FrontLayer } from '../../../board/marks.tsx';
import { PrintedMap } from '../../../board/picture/printed-map.tsx';
import { ControlLayer } from './control-layer.tsx';
import { DrawingLayer } from './drawing-layer.tsx';
import { frontPath } from './front.ts';
import { GroundLayer } from './ground-layer.tsx';
import { BOARD } from './layout.ts';
import type { ChartWords } from './map-chart.tsx';
import type { BoardNames } from './names.ts';
import { PrintLayer } from './print-layer.tsx';
import './palette.css';
import './board.css';

interface HlbMapProps {
  readonly facts: HlbFacts;
  readonly control: HlbView['control'];
  readonly named: BoardNames['named'];
  readonly chart?: ChartWords | undefined;
}

/** All that is printed, with whose ground it is between sea and grid. */
export const HlbMap = memo(({ facts, control, named, chart }: HlbMapProps) => {
  const front = useMemo(() => frontPath(facts, control), [facts, control]);
  return (
    <PrintedMap board={BOARD}>
      <GroundLayer facts={facts} />
      <ControlLayer facts={facts} control={control} />
      <DrawingLayer facts={facts} />
      <FrontLayer board={BOARD} path={front} />
      <PrintLayer facts={facts} named={named} chart={chart} />
    </PrintedMap>
  );
});
HlbMap.displayName = 'HlbMap';

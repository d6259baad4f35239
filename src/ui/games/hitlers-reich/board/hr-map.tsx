import { memo, useMemo } from 'react';
import { FrontLayer } from '../../../board/marks.tsx';
import { PrintedMap } from '../../../board/picture/printed-map.tsx';
import type { HrScene } from '../lookup.ts';
import { DrawingLayer } from './drawing-layer.tsx';
import { LandLayer } from './land-layer.tsx';
import { BOARD, layoutOf } from './layout.ts';
import { hostilityIn } from './marks.tsx';
import type { PrintedName } from './names.ts';
import { OwnLayer } from './own-layer.tsx';
import { PrintLayer } from './print-layer.tsx';
import { SeaLayer } from './sea-layer.tsx';
import { frontPath } from './shapes.ts';
import './palette.css';
import './board.css';

interface HrMapProps extends HrScene {
  readonly names: readonly PrintedName[];
}

/** All that is printed, with whose land it is between water and borders. */
export const HrMap = memo(({ facts, view, names }: HrMapProps) => {
  const front = useMemo(() => frontPath(layoutOf(facts).paths.borders, hostilityIn({ facts, view })), [facts, view]);
  return (
    <PrintedMap board={BOARD}>
      <SeaLayer />
      <LandLayer facts={facts} view={view} />
      <DrawingLayer paths={layoutOf(facts).paths} />
      <OwnLayer facts={facts} view={view} />
      <FrontLayer board={BOARD} path={front} />
      <PrintLayer facts={facts} names={names} />
    </PrintedMap>
  );
});
HrMap.displayName = 'HrMap';

import { memo, useEffect, useId, useMemo } from 'react';
import type { PocketReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { BROKEN_CHAIN } from '../../../cover/turn-map.tsx';
import { point } from '../../../board/hex-geometry.ts';
import { COUNTER } from '../board/counter.tsx';
import { BOARD, hexCentre } from '../board/layout.ts';
import { useViewport } from '../../../board/map-viewport.tsx';
import { rectRound } from '../../../board/viewport-math.ts';
import { useTableLayout } from '../../../table/use-table-layout.ts';
import type { BtmWords } from '../lookup.ts';
import { labelSpots, type Label } from './label-spots.ts';
import { ringOf } from '../board/ring.ts';
import './pockets-map.css';

const BADGE = { x: COUNTER / 2 - 2, y: -COUNTER / 2 + 2 };

interface PocketsOnMapProps {
  readonly scene: BtmWords;
  readonly pockets: readonly PocketReading[];
}

/** A ring around each pocket and a broken chain at its counters, until they are relieved or surrender. */
export const PocketsOnMap = memo(({ scene, pockets }: PocketsOnMapProps) => {
  const labels = useMemo(() => labelSpots(scene, pockets), [scene, pockets]);
  const fresh = pockets.find(({ isNew }) => isNew);
  return (
    <g className="pockets" aria-hidden="true">
      {pockets.map((pocket) => (
        <Ring
          key={`${pocket.side} ${pocket.hexes.join(' ')}`}
          scene={scene}
          pocket={pocket}
          labels={pocket.isNew ? labels.filter(({ of }) => pocket.hexes.includes(of)) : NO_LABELS}
        />
      ))}
      {fresh ? <PocketInSight hexes={fresh.hexes} /> : null}
    </g>
  );
});
const NO_LABELS: readonly Label[] = [];

/** Space round the pocket, in board units, and the height of the banner that covers the top of a phone's map. */
const ROUND = 70;
const BANNER = 70;

/** A pocket that has just closed is brought into sight, on a phone below its banner. */
function PocketInSight({ hexes }: { readonly hexes: readonly string[] }) {
  const viewport = useViewport();
  const isPhone = useTableLayout() === 'phone';
  const places = hexes.join(' ');
  useEffect(() => {
    const rect = rectRound(places.split(' ').map(hexCentre), ROUND);
    if (!viewport || !rect) return;
    const above = isPhone ? BANNER / (viewport.settled()?.k ?? 1) : 0;
    viewport.bringIn({ ...rect, y: rect.y - above, height: rect.height + above }, 0);
  }, [viewport, places, isPhone]);
  return null;
}

PocketsOnMap.displayName = 'PocketsOnMap';

interface RingProps {
  readonly scene: BtmWords;
  readonly pocket: PocketReading;
  readonly labels: readonly Label[];
}

function Ring({ scene: { view }, pocket, labels }: RingProps) {
  const ring = ringOf(pocket.hexes);
  const mask = useId();
  const places = [...new Set(pocket.units.flatMap((unit) => view.units[unit]?.place ?? []))];
  return (
    <g className="pocket" data-new={pocket.isNew || undefined}>
      {pocket.isNew ? (
        <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width={BOARD.width} height={BOARD.height}>
          <path className="hollow pocket__drawn" d={ring} pathLength="1" />
        </mask>
      ) : null}
      <g mask={pocket.isNew ? `url(#${mask})` : undefined}>
        <path className="hollow pocket__case" d={ring} />
        <path className="hollow pocket__ring" d={ring} />
      </g>
      {places.map((hex) => (
        <g key={hex} transform={`translate(${point(hexCentre(hex))})`}>
          <g className="pocket__badge" transform={`translate(${point(BADGE)})`}>
            <circle r="14" />
            <path className="hollow" d={BROKEN_CHAIN} />
          </g>
        </g>
      ))}
      {labels.map(({ of, kind, text, x, y }) => (
        <text key={`${kind} ${of}`} className={`pocket__${kind}`} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}

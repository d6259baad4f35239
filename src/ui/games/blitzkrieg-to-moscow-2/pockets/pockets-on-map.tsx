import { memo, useId } from 'react';
import type { PocketReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { BROKEN_CHAIN } from '../../../cover/turn-map.tsx';
import { moved, point } from '../../../board/hex-geometry.ts';
import { COUNTER } from '../board/counter.tsx';
import { BOARD, hexCentre } from '../board/layout.ts';
import { findCity, type BtmWords } from '../lookup.ts';
import { namePlace } from './read-pockets.ts';
import { ringOf } from '../board/ring.ts';
import './pockets-map.css';

const BADGE = { x: COUNTER / 2 - 2, y: -COUNTER / 2 + 2 };
const WORDS = { x: 0, y: COUNTER / 2 + 12 };
const NAME = { x: 0, y: -66 };

interface PocketsOnMapProps {
  readonly scene: BtmWords;
  readonly pockets: readonly PocketReading[];
}

/** A ring around each pocket and a broken chain at its counters, until they are relieved or surrender. */
export const PocketsOnMap = memo(({ scene, pockets }: PocketsOnMapProps) => (
  <g className="pockets" aria-hidden="true">
    {pockets.map((pocket) => (
      <Ring key={`${pocket.side} ${pocket.hexes.join(' ')}`} scene={scene} pocket={pocket} />
    ))}
  </g>
));
PocketsOnMap.displayName = 'PocketsOnMap';

function Ring({ scene, pocket }: { readonly scene: BtmWords; readonly pocket: PocketReading }) {
  const { facts, view, i18n } = scene;
  const ring = ringOf(pocket.hexes);
  const mask = useId();
  const name = namePlace(scene, pocket);
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
          {pocket.isNew ? (
            <text className="pocket__words" {...WORDS}>
              {i18n.t('table.btm.pocket.badge')}
            </text>
          ) : null}
        </g>
      ))}
      {pocket.isNew && findCity(facts, name) ? (
        <text className="pocket__name" {...moved(hexCentre(name), NAME)}>
          {i18n.t('table.btm.pocket.name', { hex: name })}
        </text>
      ) : null}
    </g>
  );
}

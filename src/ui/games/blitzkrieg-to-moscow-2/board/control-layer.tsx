import { memo, useId } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { sideBand } from '../../../board/hex-geometry.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import { Lines, idsWith, paint } from '../../../board/patterns.tsx';
import { frontSides } from './front.ts';
import { BOARD, hexCentre, hexOutline, hexSideOf } from './layout.ts';

interface ControlLayerProps {
  readonly facts: BtmFacts;
  readonly germanHexes: readonly HexId[];
}

/** Breadth of the dark band along the front, as a share of the radius. */
const BAND = 0.16;

/** Ground in German hands: tint, engraving and a band along the front. Soviet ground stays plain: that is its sign. */
export const ControlLayer = memo(({ facts, germanHexes }: ControlLayerProps) => {
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

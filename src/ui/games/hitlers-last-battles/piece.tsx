import { memo } from 'react';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import { AttackMarker, Counter } from './board/counter.tsx';
import './piece.css';
import { findMarker, findUnit, markerOn, type HlbScene } from './lookup.ts';

/** Half a counter with marker and shadow, in board units. */
const UNIT_BOX = '-50 -56 108 106';
const MARKER_BOX = '-26 -18 52 36';

/** Draws nothing for places and buttons. */
export const HlbPiece = memo(function HlbPiece({ facts, view, target }: HlbScene & { readonly target: TargetRef }) {
  const { kind, id } = parseTarget(target);
  if (kind === 'unit') {
    const unit = findUnit(facts, id);
    return unit ? (
      <svg className="rigid unclipped hlb-sign" viewBox={UNIT_BOX} aria-hidden="true">
        <Counter unit={unit} isMarked={markerOn(view, id) !== null} />
      </svg>
    ) : null;
  }
  const marker = kind === 'marker' ? findMarker(facts, id) : null;
  return marker ? (
    <svg className="rigid unclipped hlb-sign hlb-sign--marker" viewBox={MARKER_BOX} aria-hidden="true">
      <AttackMarker faction={marker.faction} x={0} y={0} />
    </svg>
  ) : null;
});

import ChevronRight from '@lucide/icons/icons/chevron-right';
import type { UnitId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import { drawAttackMarker, drawCounter } from './board/counter.tsx';
import { drawIcon } from '../../parts/icon.tsx';
import './piece.css';
import { findBattles, findMarker, findUnit, markerOn, type HlbScene } from './lookup.ts';

/** Half a counter with marker and shadow, in board units. */
const UNIT_BOX = '-50 -56 108 106';
const MARKER_BOX = '-26 -18 52 36';

interface UnitSign {
  readonly scene: HlbScene;
  readonly id: UnitId;
  readonly isPlain?: boolean;
}

function drawUnit({ scene: { facts, view }, id, isPlain = false }: UnitSign) {
  const unit = findUnit(facts, id);
  return unit ? (
    <svg className="rigid unclipped hlb-sign" viewBox={UNIT_BOX} aria-hidden="true">
      {drawCounter({ unit, isMarked: !isPlain && markerOn(view, id) !== null })}
    </svg>
  ) : null;
}

interface HlbPieceProps extends HlbScene {
  readonly target: TargetRef;
  readonly isPlain?: boolean;
}

/** Draws who fights for a hex with a battle, and nothing for other places and buttons. */
export function drawHlbPiece({ facts, view, target, isPlain = false }: HlbPieceProps) {
  const { kind, id } = parseTarget(target);
  const scene = { facts, view };
  if (kind === 'unit') return drawUnit({ scene, id, isPlain });
  const battle = kind === 'space' ? findBattles(scene).find(({ hex }) => hex === id) : undefined;
  if (battle)
    return (
      <span className="line gap-3 rigid">
        {drawUnit({ scene, id: battle.attacker })}
        {drawIcon(ChevronRight, 14)}
        {drawUnit({ scene, id: battle.defender })}
      </span>
    );
  const marker = kind === 'marker' ? findMarker(facts, id) : null;
  return marker ? (
    <svg className="rigid unclipped hlb-sign hlb-sign--marker" viewBox={MARKER_BOX} aria-hidden="true">
      {drawAttackMarker({ faction: marker.faction, x: 0, y: 0 })}
    </svg>
  ) : null;
}

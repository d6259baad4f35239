import { memo } from 'react';
import type { UnitFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import type { Place } from '../../../board/hex-geometry.ts';
import type { Mark, FocusTargets } from '../../../board/board-steps.ts';
import { drawRim } from '../../../board/marks.tsx';
import { unitRef } from '../../../../engine/kits/pointing/targets.ts';
import { useSelected, type Selected } from '../../../board/selected.ts';
import { useLostPieces, useSlidingPiece } from '../../../board/piece-motion.ts';
import { useTurned } from '../../../motion/animate.ts';
import { BOXES } from '../lookup.ts';
import { COUNTER, drawCounter, ON_BOARD, RIM, RefusedSign, counterShape } from './counter.tsx';
import { FANNED, SPREAD, fanBox, type PlacedCounter } from './placed-counters.ts';
import { pathPoints, type MoveTrace } from './paths.tsx';

const BOX = COUNTER * SPREAD + 30;

interface PiecesLayerProps {
  readonly view: BtmView;
  readonly counters: readonly PlacedCounter[];
  /** The ways of the last step: their units slide along them. */
  readonly traces: readonly Pick<MoveTrace, 'unit' | 'path'>[];
  readonly targets: FocusTargets;
  readonly pointed: readonly TargetRef[];
  readonly selected: Selected;
}

export const PiecesLayer = memo(function PiecesLayer(props: PiecesLayerProps) {
  const { view, counters, traces, targets, pointed, selected } = props;
  const fan = fanBox(counters);
  const { layer, leaving } = useLostPieces('[data-box="losses"]', (unit) =>
    BOXES.some((box) => box === view.units[unit]?.place),
  );
  return (
    <div ref={layer} className="map-layer board-pieces" aria-hidden="true">
      {fan && (
        <div
          className="btm-fan"
          style={{ left: fan.x, top: fan.y, width: fan.width, height: fan.height, zIndex: FANNED }}
        />
      )}
      {inDataOrder(counters).map(({ at, ...counter }) => {
        const { unit } = counter;
        return (
          <Piece
            key={unit.id}
            {...at}
            {...counter}
            way={traces.find((trace) => trace.unit === unit.id)?.path}
            mark={targets.get(unitRef(unit.id)) ?? (pointed.includes(unitRef(unit.id)) ? 'chosen' : null)}
            selected={selected}
            isSpent={view.units[unit.id]?.spent ?? false}
            isDone={isDone(view, unit)}
          />
        );
      })}
      <div ref={leaving} />
    </div>
  );
});

/** Elements keep their order in the document: a moved element would lose its slide. */
const inDataOrder = (counters: readonly PlacedCounter[]): readonly PlacedCounter[] =>
  [...counters].sort((a, b) => (a.unit.id < b.unit.id ? -1 : 1));

interface PieceProps extends Place, Omit<PlacedCounter, 'at'> {
  readonly way: MoveTrace['path'] | undefined;
  readonly mark: Mark | null;
  readonly selected: Selected;
  readonly isSpent: boolean;
  readonly isDone: boolean;
}

/**
 * A counter about which nothing has changed is not redrawn, and a marked one only gets its rim. The inspected one is
 * rimmed, unless it has a mark.
 */
const Piece = memo(function Piece(props: PieceProps) {
  const { unit, x, y, level, count, isFanned, isUnder, way, mark, selected, isSpent, isDone } = props;
  const isSelected = useSelected(selected, (target) => target === unitRef(unit.id));
  const sliding = useSlidingPiece({
    unit: unit.id,
    x,
    y,
    box: BOX,
    level,
    via: way && pathPoints(way).slice(1, -1),
    isFanned,
  });
  const turned = useTurned<SVGGElement>(isSpent);
  const shown = mark ?? (isSelected ? 'chosen' : null);
  return (
    <svg {...sliding}>
      <g transform={`scale(${ON_BOARD * (isFanned ? SPREAD : 1)})`}>
        {shown && shown !== 'refused' && (
          <g transform={`scale(${RIM})`}>{drawRim({ path: counterShape(unit), mark: shown })}</g>
        )}
        <g ref={turned}>{drawCounter({ unit, isSpent, isDone, isUnder })}</g>
        {shown === 'refused' && <RefusedSign unit={unit} />}
      </g>
      {count > 0 && (
        <g className="map-sign btm-count" transform={`translate(${-COUNTER / 2 + 3} ${-COUNTER / 2 + 3})`}>
          <circle r="11" />
          <text y="5.4">{count}</text>
        </g>
      )}
    </svg>
  );
});

/** Nothing left to do in the phase being played; shown for the side that plays it. */
function isDone({ units, side, phase }: BtmView, unit: UnitFacts): boolean {
  const state = units[unit.id];
  if (!state || unit.side !== side) return false;
  if (phase === 'movement') return state.moved;
  return phase === 'combat' && state.attacked;
}

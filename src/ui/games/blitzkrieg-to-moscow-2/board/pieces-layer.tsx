import { memo, useLayoutEffect, useRef } from 'react';
import type { UnitFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/data-types.ts';
import type { UnitId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { Mark } from '../../../map/board-steps.ts';
import type { Place } from '../../../map/hex-geometry.ts';
import type { Rect } from '../../../map/viewport-math.ts';
import { COUNTER, Counter } from './counter.tsx';
import { FANNED } from './stand.ts';
import type { Stand } from './stand.ts';
import { wayPoints } from './trace.tsx';
import type { MoveTrace } from './trace.tsx';

/** Room for shadow, rim and badges round the counter. */
const BOX = COUNTER + 30;

interface PiecesLayerProps {
  readonly view: BtmView;
  readonly stands: readonly Stand[];
  /** The ways of the last step: their units slide along them. */
  readonly traces: readonly MoveTrace[];
  readonly markOf: (unit: UnitId) => Mark | null;
  /** The ground under a stack that is spread out. */
  readonly fan: Rect | null;
}

/**
 * The counters. Each is an element of its own, so that a slide is done by the compositor, and one can come to lie above
 * another without changing places with it in the document. A counter about which nothing has changed is not drawn again.
 */
export function PiecesLayer({ view, stands, traces, markOf, fan }: PiecesLayerProps) {
  return (
    <div className="map-layer btm-pieces" aria-hidden="true">
      {fan && (
        <div
          className="btm-fan"
          style={{ left: fan.x, top: fan.y, width: fan.width, height: fan.height, zIndex: FANNED }}
        />
      )}
      {inDataOrder(stands).map(({ unit, at, level, count, isFanned }) => (
        <Piece
          key={unit.id}
          unit={unit}
          x={at.x}
          y={at.y}
          level={level}
          count={count}
          isFanned={isFanned}
          way={traces.find((trace) => trace.unit === unit.id)?.path}
          mark={markOf(unit.id)}
          isSpent={view.units[unit.id]?.spent ?? false}
          isDone={isDone(view, unit)}
        />
      ))}
    </div>
  );
}

/** Elements keep their order in the document whoever stands where: a moved element would lose its slide. */
const inDataOrder = (stands: readonly Stand[]): readonly Stand[] =>
  [...stands].sort((a, b) => (a.unit.id < b.unit.id ? -1 : 1));

interface PieceProps {
  readonly unit: UnitFacts;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly count: number;
  readonly isFanned: boolean;
  /** The places it went through, when it has just moved. */
  readonly way: MoveTrace['path'] | undefined;
  readonly mark: Mark | null;
  readonly isSpent: boolean;
  readonly isDone: boolean;
}

const Piece = memo(({ unit, x, y, level, count, isFanned, way, mark, isSpent, isDone }: PieceProps) => {
  const piece = useRef<SVGSVGElement>(null);
  const shown = useRef<Place>({ x, y });

  // A slide to the next hex is the CSS transition; a longer one is led along its way.
  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = { x, y };
    if ((from.x === x && from.y === y) || !way || way.length < 3 || !piece.current?.animate) return;
    const style = getComputedStyle(piece.current);
    const duration = parseFloat(style.transitionDuration) * 1000;
    if (!(duration > 0)) return;
    const stops = [from, ...wayPoints(way).slice(1, -1), { x, y }];
    piece.current.animate(
      stops.map((place) => ({ transform: transformOf(place) })),
      { duration: duration * Math.min(2, stops.length / 2), easing: style.transitionTimingFunction },
    );
  }, [x, y, way]);

  return (
    <svg
      ref={piece}
      className="btm-piece"
      data-unit={unit.id}
      data-fanned={isFanned || undefined}
      width={BOX}
      height={BOX}
      viewBox={`${-BOX / 2} ${-BOX / 2} ${BOX} ${BOX}`}
      style={{ transform: transformOf({ x, y }), zIndex: level }}
      focusable="false"
    >
      <Counter unit={unit} mark={mark} isSpent={isSpent} isDone={isDone} />
      {count > 0 && (
        <g className="btm-count" transform={`translate(${-COUNTER / 2 + 3} ${-COUNTER / 2 + 3})`}>
          <circle r="11" />
          <text y="5.4">{count}</text>
        </g>
      )}
    </svg>
  );
});
Piece.displayName = 'Piece';

const transformOf = ({ x, y }: Place): string => `translate(${x - BOX / 2}px, ${y - BOX / 2}px)`;

/** Nothing left to do in the phase being played; shown for the side that plays it. */
function isDone({ units, side, phase }: BtmView, unit: UnitFacts): boolean {
  const state = units[unit.id];
  if (!state || unit.side !== side) return false;
  if (phase === 'movement') return state.moved;
  return phase === 'combat' && state.attacked;
}

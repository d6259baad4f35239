import { memo } from 'react';
import type { HexId, Side, Spot, UnitId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { type Place, point } from '../../../board/hex-geometry.ts';
import { ArrowThrough, degrees } from '../../../board/path.tsx';
import { useGrown } from '../../../motion/animate.ts';
import { hexSideOf, spotCentre, areaBox } from './layout.ts';
import { isArea } from '../lookup.ts';

/** A unit marches, is thrown back, advances into a hex it has cleared, or goes by rail or by sea. */
export type PathKind = 'march' | 'retreat' | 'advance' | 'rail' | 'sea';

/** A way as it is drawn: the places it went through, the first being where it began. */
export interface MoveTrace {
  readonly unit: UnitId;
  readonly side: Side;
  readonly kind: PathKind;
  readonly path: readonly Spot[];
}

const SHORT = 44;
const INSIDE = 26;

/** A path enters a rear area at its point nearest to the neighbouring hex. */
function nearestIn(spot: Spot, beside: Place): Place {
  if (!isArea(spot)) return spotCentre(spot);
  const { x, y, width, height } = areaBox(spot);
  const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));
  return { x: within(beside.x, x + INSIDE, x + width - INSIDE), y: within(beside.y, y + INSIDE, y + height - INSIDE) };
}

/** Points of a way: middles of hexes, and for a rear area at either end the nearest part of it. */
export function pathPoints(path: readonly Spot[]): readonly Place[] {
  return path.map((spot, i) => {
    const beside = path[i + 1] ?? path[i - 1];
    return beside === undefined ? spotCentre(spot) : nearestIn(spot, spotCentre(beside));
  });
}

export const HEAD = 'M-11-10L8 0L-11 10L-6 0Z';

/** An arrow along the way; dashed where no unit walks. */
export const Trace = memo(function Trace({ trace, isLast }: { readonly trace: MoveTrace; readonly isLast: boolean }) {
  const grown = useGrown<SVGGElement>(trace.kind === 'retreat' && isLast);
  const places = pathPoints(trace.path);
  const [start] = places;
  const [end, before] = [places.at(-1), places.at(-2)];
  if (!start || !end || !before) return null;
  return (
    <g ref={grown} style={{ transformOrigin: `${start.x}px ${start.y}px` }}>
      <ArrowThrough
        className={`btm-trace side-${trace.side} btm-side-${trace.side}`}
        places={places}
        short={Math.min(SHORT, Math.hypot(end.x - before.x, end.y - before.y) * 0.5)}
        shape={HEAD}
        kind={trace.kind}
        mover={trace.side}
        isLast={isLast}
      />
    </g>
  );
});

interface AttackArrowsProps {
  readonly target: HexId;
  readonly from: readonly Spot[];
  readonly side: Side;
  readonly isThought?: boolean;
}

export const AttackArrows = memo(({ target, from, side, isThought = false }: AttackArrowsProps) => (
  <g className={`btm-attack btm-side-${side}`} data-thought={isThought || undefined}>
    {from.map((spot) => (
      <AttackArrow key={spot} from={spot} target={target} />
    ))}
  </g>
));
AttackArrows.displayName = 'AttackArrows';

/** Tapered; its tip ends short of the figures of the counter that is attacked. */
const ARROW = 'M-24-4.5L-3-7.5V-16L15 0L-3 16V7.5L-24 4.5Z';

function AttackArrow({ from, target }: { readonly from: Spot; readonly target: HexId }) {
  const end = spotCentre(target);
  const start = nearestIn(from, end);
  const along = Math.atan2(end.y - start.y, end.x - start.x);
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  // On the hexside between hexes; from an area as far from the target.
  const [a, b] = isArea(from) ? [null, null] : hexSideOf(from, target);
  const middle =
    a && b
      ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
      : { x: end.x - Math.cos(along) * Math.min(52, far), y: end.y - Math.sin(along) * Math.min(52, far) };
  return <path d={ARROW} transform={`translate(${point(middle)}) rotate(${degrees(along)})`} />;
}

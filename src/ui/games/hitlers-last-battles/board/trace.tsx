import type { Faction, HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import type { Place } from '../../../map/hex-geometry.ts';
import { point } from '../../../map/hex-geometry.ts';
import { standOf } from './layout.ts';

/** A move as it is drawn: the hexes it went through, the first being where it began. */
export interface MoveTrace {
  readonly faction: Faction;
  readonly path: readonly HexId[];
}

/** An arrow stops short of the counter at its end; before a battle hex, which two counters fill, at the hexside. */
const SHORT = 66;
const SHORT_OF_BATTLE = 98;

interface TraceProps {
  readonly trace: MoveTrace;
  readonly isLast: boolean;
  readonly toBattle: boolean;
}

/** An arrow along the way, rounded at the hex passed: ink, with a core in the army's colour. */
export function Trace({ trace, isLast, toBattle }: TraceProps) {
  const places = trace.path.map((hex) => standOf(hex, 'alone'));
  const [end, before] = [places.at(-1), places.at(-2)];
  const [start] = places;
  if (!start || !end || !before) return null;
  const along = Math.atan2(end.y - before.y, end.x - before.x);
  const short = toBattle ? SHORT_OF_BATTLE : SHORT;
  const head = { x: end.x - Math.cos(along) * short, y: end.y - Math.sin(along) * short };
  const line = wayThrough([...places.slice(0, -1), head]);
  return (
    <g className={`hlb-trace hlb-trace-${trace.faction}`} data-last={isLast || undefined}>
      <path className="hlb-trace-ink" d={line} />
      <path className="hlb-trace-core" d={line} />
      <path
        className="hlb-trace-head"
        d="M-13-13L9 0L-13 13L-7 0Z"
        transform={`translate(${point(head)}) rotate(${(along * 180) / Math.PI})`}
      />
    </g>
  );
}

function wayThrough(places: readonly Place[]): string {
  const [start, via, end] = places;
  if (!start || !via) return '';
  return end ? `M${point(start)}Q${point(via)} ${point(end)}` : `M${point(start)}L${point(via)}`;
}

import type { Faction, HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import type { Place } from '../../../board/hex-geometry.ts';
import { point } from '../../../board/hex-geometry.ts';
import { Way, headOf } from '../../../board/way.tsx';
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

/** An arrow along the way, rounded at the hex passed. */
export function Trace({ trace, isLast, toBattle }: TraceProps) {
  const places = trace.path.map((hex) => standOf(hex, 'alone'));
  const head = headOf(places, toBattle ? SHORT_OF_BATTLE : SHORT);
  return (
    head && (
      <Way
        className={`hlb-trace hlb-trace-${trace.faction}`}
        line={wayThrough([...places.slice(0, -1), head.at])}
        head={head}
        shape="M-13-13L9 0L-13 13L-7 0Z"
        isLast={isLast}
      />
    )
  );
}

function wayThrough(places: readonly Place[]): string {
  const [start, via, end] = places;
  if (!start || !via) return '';
  return end ? `M${point(start)}Q${point(via)} ${point(end)}` : `M${point(start)}L${point(via)}`;
}

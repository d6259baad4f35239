import { memo } from 'react';
import type { Faction, HexId, Side, UnitId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import { type Place, point } from '../../../board/hex-geometry.ts';
import { PathArrow, ArrowThrough, headOf } from '../../../board/path.tsx';
import { standOf, COUNTER } from './layout.ts';

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

export const Trace = ({ trace: { faction, path }, isLast, toBattle }: TraceProps) => (
  <ArrowThrough
    className={`hlb-trace ${colourOf(faction)}`}
    places={path.map((hex) => standOf(hex, 'alone'))}
    short={toBattle ? SHORT_OF_BATTLE : SHORT}
    through={wayThrough}
    shape="M-13-13L9 0L-13 13L-7 0Z"
    mover={MOVERS[faction]}
    isLast={isLast}
  />
);

const colourOf = (faction: Faction): string => `side-${faction} hlb-trace-${faction}`;
const MOVERS: Readonly<Record<Faction, Side>> = { G: 'german', W: 'allied', S: 'allied' };

function wayThrough(places: readonly Place[]): string {
  const [start, via, end] = places;
  if (!start || !via) return '';
  return end ? `M${point(start)}Q${point(via)} ${point(end)}` : `M${point(start)}L${point(via)}`;
}

/** A unit that comes to a battle: an attacker into the hex, a supporter no further than its side. */
export interface FightArrow {
  readonly kind: 'attack' | 'support';
  readonly unit: UnitId;
  readonly from: HexId;
  readonly to: HexId;
}

export interface FallenUnit {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly stood: 'attacker' | 'defender';
}

const BEGINS = { attack: 26, support: 48 } as const;
const SUPPORT_ENDS = 70;
const BEYOND = 15;

/** The tip of an attack is visible next to the counter, on any side of it. */
function endsOf(kind: FightArrow['kind'], from: Place, to: Place): number {
  if (kind === 'support') return SUPPORT_ENDS;
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return (COUNTER / 2) * (Math.hypot(dx, dy) / Math.max(dx, dy, 1)) + BEYOND;
}

interface FightPathProps {
  readonly arrow: FightArrow;
  readonly faction: Faction | undefined;
}

/** White, for what is settled: gold is for choices. What a program does has the colour of its side. */
export const FightPath = memo(({ arrow: { kind, from, to }, faction }: FightPathProps) => {
  const [start, end] = [standOf(from, 'alone'), standOf(to, 'attacker')];
  const head = headOf([start, end], endsOf(kind, start, end));
  if (!head) return null;
  const turn = (head.turn * Math.PI) / 180;
  const first = { x: start.x + Math.cos(turn) * BEGINS[kind], y: start.y + Math.sin(turn) * BEGINS[kind] };
  return (
    <PathArrow
      className={faction ? `hlb-fight-way ${colourOf(faction)}` : 'hlb-fight-way'}
      line={`M${point(first)}L${point(head.at)}`}
      head={head}
      shape="M-15-16L12 0L-15 16L-8 0Z"
      kind={kind}
      mover={faction && MOVERS[faction]}
      isLast
    />
  );
});
FightPath.displayName = 'FightPath';

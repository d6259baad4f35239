import type { Faction, HexId, UnitId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import { point } from '../../../board/hex-geometry.ts';
import type { Place } from '../../../board/hex-geometry.ts';
import { Way, headOf } from '../../../board/way.tsx';
import { COUNTER, standOf } from './layout.ts';

/** Who comes to a battle, and from where: the attacker into it, a supporter no further than its side. */
export interface FightArrow {
  readonly kind: 'attack' | 'support';
  readonly unit: UnitId;
  readonly from: HexId;
  readonly to: HexId;
}

/** A unit, the hex it was eliminated in, and how it stood there. */
export interface FallenUnit {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly stood: 'attacker' | 'defender';
}

/** Where it begins, beyond the middle of a ghost or a counter. */
const BEGINS = { attack: 26, support: 48 } as const;
/** A supporter has no head: so far from the other counter it ends. */
const SUPPORT_ENDS = 70;
/** From the hollow of a head to its tip, and a gap beside the counter. */
const BEYOND = 15;

/** The tip of an attack is seen beside the counter, whichever side of it it comes to. */
function endsOf(kind: FightArrow['kind'], from: Place, to: Place): number {
  if (kind === 'support') return SUPPORT_ENDS;
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return (COUNTER / 2) * (Math.hypot(dx, dy) / Math.max(dx, dy, 1)) + BEYOND;
}

interface FightWayProps {
  readonly arrow: FightArrow;
  readonly faction: Faction | undefined;
}

/** White, for what is settled: gold is for choices. What a program does has the colour of its side. */
export function FightWay({ arrow: { kind, from, to }, faction }: FightWayProps) {
  const [start, end] = [standOf(from, 'alone'), standOf(to, 'attacker')];
  const head = headOf([start, end], endsOf(kind, start, end));
  if (!head) return null;
  const turn = (head.turn * Math.PI) / 180;
  const first = { x: start.x + Math.cos(turn) * BEGINS[kind], y: start.y + Math.sin(turn) * BEGINS[kind] };
  return (
    <Way
      className={faction ? `hlb-fight-way hlb-trace-${faction}` : 'hlb-fight-way'}
      line={`M${point(first)}L${point(head.at)}`}
      head={head}
      shape="M-15-16L12 0L-15 16L-8 0Z"
      kind={kind}
      isLast
    />
  );
}

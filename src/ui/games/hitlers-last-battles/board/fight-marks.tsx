import type { HexId, UnitId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import { point } from '../../../board/hex-geometry.ts';
import { Way, headOf } from '../../../board/way.tsx';
import { standOf } from './layout.ts';

/** Who comes to a battle, and from where: the attacker into it, a supporter no further than its side. */
export interface FightArrow {
  readonly kind: 'attack' | 'support';
  readonly from: HexId;
  readonly to: HexId;
}

/** A unit, the hex it was eliminated in, and how it stood there. */
export interface FallenUnit {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly stood: 'attacker' | 'defender';
}

/** Where it begins, beyond the middle of a ghost or a counter, and how far from the other counter it ends. */
const BEGINS = { attack: 26, support: 48 } as const;
const ENDS = { attack: 50, support: 70 } as const;

/** White, for what is settled: gold is for choices. */
export function FightWay({ arrow: { kind, from, to } }: { readonly arrow: FightArrow }) {
  const [start, end] = [standOf(from, 'alone'), standOf(to, 'attacker')];
  const head = headOf([start, end], ENDS[kind]);
  if (!head) return null;
  const turn = (head.turn * Math.PI) / 180;
  const first = { x: start.x + Math.cos(turn) * BEGINS[kind], y: start.y + Math.sin(turn) * BEGINS[kind] };
  return (
    <Way
      className="hlb-fight-way"
      line={`M${point(first)}L${point(head.at)}`}
      head={head}
      shape="M-15-16L12 0L-15 16L-8 0Z"
      kind={kind}
      isLast
    />
  );
}

import { memo, useContext, useEffect, useRef } from 'react';
import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { type Place, polygon } from '../../../board/hex-geometry.ts';
import { animate } from '../../../motion/animate.ts';
import { LayoutContext, type Layout } from './layout.ts';
import type { Attack } from './marks.tsx';
import type { PrintedName } from './names.ts';
import { ARROW_MS, UNROLL_MS } from '../operation/operation-in.ts';
import type { PlannedArrow } from '../operation/planned-arrows.ts';

/** Half its breadth where it begins and at the neck, and the head, in board units. */
const TAIL = 3.4;
const NECK = 7.5;
const HEAD = { length: 27, half: 18 } as const;
/** It swings out this far, as a share of its length. */
const SWING = 0.12;
/** Room round a name, the pieces above it and the drums below it included. */
const ROUND_NAME = { across: 9, down: 26 } as const;
/** The least length: an arrow over a near border covers the names rather than shrink away. */
const LEAST = 56;
const PARTS = 8;

function clearOf(id: SpaceId, names: readonly PrintedName[], [x, y]: readonly [number, number]): number {
  const name = names.find((one) => one.id === id);
  const [across, down] = [(name?.width ?? 0) / 2 + ROUND_NAME.across, (name?.height ?? 0) / 2 + ROUND_NAME.down];
  return Math.min(across / Math.max(Math.abs(x), 1e-6), down / Math.max(Math.abs(y), 1e-6));
}

export function endsOf(
  { middleOf }: Layout,
  { origin, target }: Attack,
  names: readonly PrintedName[],
  size = 1,
): readonly [Place, Place] {
  const [[fromX, fromY], [toX, toY]] = [middleOf(origin), middleOf(target)];
  const far = Math.hypot(toX - fromX, toY - fromY) || 1;
  const way = [(toX - fromX) / far, (toY - fromY) / far] as const;
  const [leaves, arrives] = [clearOf(origin, names, way), clearOf(target, names, way)];
  const room = far - leaves - arrives;
  const least = LEAST * size;
  const [from, to] =
    room >= least ? [leaves, far - arrives] : [leaves + (room - least) / 2, leaves + (room + least) / 2];
  const at = (along: number): Place => ({ x: fromX + way[0] * along, y: fromY + way[1] * along });
  return [at(from), at(to)];
}

function outlineOfArrow(start: Place, end: Place, size = 1): string {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const far = Math.hypot(dx, dy) || 1;
  // It swings up, whichever way it runs.
  const up = dx >= 0 ? 1 : -1;
  const bend = { x: start.x + dx / 2 + dy * SWING * up, y: start.y + dy / 2 - dx * SWING * up };
  const at = (t: number): Place => ({
    x: (1 - t) ** 2 * start.x + 2 * t * (1 - t) * bend.x + t ** 2 * end.x,
    y: (1 - t) ** 2 * start.y + 2 * t * (1 - t) * bend.y + t ** 2 * end.y,
  });
  const aside = (t: number, half: number): Place => {
    const [x, y] = [
      (1 - t) * (bend.x - start.x) + t * (end.x - bend.x),
      (1 - t) * (bend.y - start.y) + t * (end.y - bend.y),
    ];
    const long = Math.hypot(x, y) || 1;
    const place = at(t);
    return { x: place.x - (y / long) * half, y: place.y + (x / long) * half };
  };
  const neck = Math.max(0, 1 - (HEAD.length * size) / far);
  const steps = Array.from({ length: PARTS + 1 }, (_, i) => (neck * i) / PARTS);
  const halfAt = (t: number) => (TAIL + ((NECK - TAIL) * t) / (neck || 1)) * size;
  return polygon([
    ...steps.map((t) => aside(t, halfAt(t))),
    aside(neck, HEAD.half * size),
    end,
    aside(neck, -HEAD.half * size),
    ...steps.toReversed().map((t) => aside(t, -halfAt(t))),
  ]);
}

const GROWS: Keyframe[] = [{ transform: 'scale(0.04)' }, { transform: 'none' }];
/** From the tail of an arrow to the middle of its number, in board units. */
const BESIDE_TAIL = 17;
/** Arrows to choose from are smaller than those that are made. */
const OPEN_SIZE = 0.62;

/** An attack of an operation: fought in the colour of its side, picked in gold, still to come in cream; with its number. */
export const NumberedArrow = memo(function NumberedArrow({ arrow, names, at }: NumberedArrowProps) {
  const { attack, no, state } = arrow;
  // Several may leave the same place, of which one is made.
  const size = state === 'open' ? OPEN_SIZE : 1;
  const [start, end] = endsOf(useContext(LayoutContext), attack, names, size);
  const far = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  // The disc avoids the bend of the arrow, and the arrows to the right of a steep one.
  const isSteep = start.y - end.y > Math.abs(end.x - start.x);
  const down = end.x >= start.x !== isSteep ? 1 : -1;
  const x = start.x - ((end.y - start.y) / far) * BESIDE_TAIL * down;
  const y = start.y + ((end.x - start.x) / far) * BESIDE_TAIL * down;
  const drawn = useRef<SVGGElement>(null);
  const isChosen = state === 'chosen';
  useEffect(() => {
    const after = at === null ? 0 : UNROLL_MS + at * ARROW_MS;
    if (at !== null || isChosen) animate(drawn.current, GROWS, { length: at === null ? UNROLL_MS : ARROW_MS, after });
  }, [at, isChosen]);
  return (
    <g
      ref={drawn}
      style={{ transformOrigin: `${start.x}px ${start.y}px` }}
      className={`hr-plan-arrow hr-plan-arrow--${state}`}
      data-plan={state}
    >
      <path
        className="hr-fight-arrow"
        data-kind={attack.kind}
        data-nation={attack.nation}
        d={outlineOfArrow(start, end, size)}
      />
      {no === null ? null : (
        <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
          <circle className="hr-plan-disc" r={11} />
          <text className="hr-plan-no" y={5}>
            {no}
          </text>
        </g>
      )}
    </g>
  );
});

interface NumberedArrowProps {
  readonly arrow: PlannedArrow;
  /** Its place among those that are drawn one by one; null if they are there already. */
  readonly at: number | null;
  readonly names: readonly PrintedName[];
}

export interface FightArrowProps {
  readonly attack: Attack;
  readonly names: readonly PrintedName[];
}

/** The attack that is picked or fought: gold in a dark casing; over water and by air with a broken line along it. */
export const FightArrow = memo(function FightArrow({ attack, names }: FightArrowProps) {
  const [start, end] = endsOf(useContext(LayoutContext), attack, names);
  return (
    <path
      className="hr-fight-arrow"
      data-arrow=""
      data-kind={attack.kind}
      data-nation={attack.nation}
      d={outlineOfArrow(start, end)}
    />
  );
});

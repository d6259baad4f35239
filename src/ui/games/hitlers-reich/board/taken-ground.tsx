import { useEffect, useRef, useState } from 'react';
import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { animate, onSkip } from '../../../motion/animate.ts';
import { GROUND, untilRest } from '../../../motion/beat-times.ts';
import { motionScale } from '../../../motion/speed.ts';
import type { HrScene } from '../lookup.ts';
import { groundOf } from './land-layer.tsx';
import type { Ground } from './land-layer.tsx';
import { PATHS, middleOf, outlineOf } from './layout.ts';
import { wayOf } from './marks.tsx';
import { attackAtHand } from './traces.ts';

/** An area that has just changed hands, and where its new colour comes from. */
export interface Taken {
  readonly id: SpaceId;
  readonly from: Ground;
  readonly to: Ground;
  /** The tip of the arrow that was on it, else its middle. */
  readonly at: readonly [x: number, y: number];
  readonly step: number;
}

/** Until the map itself, which is painted beside the moves, is sure to show it. */
const REST_MS = 160;
const NOTHING: readonly Taken[] = [];

function takenIn(scene: HrScene, before: HrScene, took: readonly SpaceId[], step: number): readonly Taken[] {
  const attack = attackAtHand(before);
  return took.flatMap((id) => {
    const [from, to] = [groundOf(before, id), groundOf(scene, id)];
    if (from === to || !scene.facts.areas.some((area) => area.id === id)) return [];
    const tip = attack?.target === id ? wayOf(attack).end : null;
    return [{ id, from, to, at: tip ? ([tip.x, tip.y] as const) : middleOf(id), step }];
  });
}

/** What the shown step took, for as long as its colour runs. `took`: the spaces that its events name. */
export function useTaken(scene: HrScene, took: readonly SpaceId[], step: number): readonly Taken[] {
  const [seen, setSeen] = useState({ view: scene.view, step, taken: NOTHING });
  if (seen.step !== step) {
    const before = { facts: scene.facts, view: seen.view };
    const taken = took.length === 0 || motionScale() === 0 ? NOTHING : takenIn(scene, before, took, step);
    setSeen({ view: scene.view, step, taken });
  } else if (seen.view !== scene.view) setSeen({ ...seen, view: scene.view });
  const { taken } = seen;
  useEffect(() => {
    if (taken.length === 0) return undefined;
    const end = () => setSeen((now) => ({ ...now, taken: NOTHING }));
    const timer = setTimeout(end, untilRest() + GROUND * motionScale() + REST_MS);
    const forget = onSkip(end);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [taken]);
  return taken;
}

/** How far the farthest corner of its box is. */
function reachOf({ id, at: [x, y] }: Taken): number {
  const box = PATHS.boxes[id] ?? { x, y, width: 0, height: 0 };
  const across = Math.max(Math.abs(box.x - x), Math.abs(box.x + box.width - x));
  const down = Math.max(Math.abs(box.y - y), Math.abs(box.y + box.height - y));
  return Math.ceil(Math.hypot(across, down));
}

/** Its old colour, and the new one running over it from a point: a disc that grows, in the outline of the area. */
export function TakenGround({ taken }: { readonly taken: Taken }) {
  const disc = useRef<HTMLElement>(null);
  useEffect(() => {
    animate(disc.current, [{ transform: 'scale(0)' }, { transform: 'none' }], { length: GROUND, after: untilRest() });
  }, []);
  const [x, y] = taken.at;
  const reach = reachOf(taken);
  return (
    <div
      className="map-layer hr-taken"
      data-taken={taken.id}
      style={{ clipPath: `path('${outlineOf(taken.id)}')` }}
      aria-hidden="true"
    >
      <i className={`hr-taken__ground side-${taken.from}`} />
      <i
        ref={disc}
        className={`hr-taken__disc side-${taken.to}`}
        style={{ left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach }}
      />
    </div>
  );
}

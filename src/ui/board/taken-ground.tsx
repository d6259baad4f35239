import { memo, useEffect, useRef, useState } from 'react';
import { animate, waitOrSkip } from '../motion/animate.ts';
import { GROUND, untilRest, motionScale } from '../motion/beat-times.ts';
import { classes } from '../parts/classes.ts';
import type { HexLayout } from './hex/layout.ts';
import type { Place } from './hex-geometry.ts';
import './taken-ground.css';

/** Ground that has just changed hands, in board units. */
export interface TakenSpace {
  readonly id: string;
  /** The former holder: the old colour covers the drawing until the new one has spread. Null if the drawing stays visible. */
  readonly from: string | null;
  readonly to: string;
  readonly at: Place;
  readonly outline: string;
  readonly reach: number;
}
/** `step` is the number of the step that took it: ground taken again moves again. */
export type Taken = TakenSpace & { readonly step: number };

/** Hexes that changed hands: their ground stays in sight, the new colour runs over it. */
export const changedHexes = (
  changes: readonly { readonly hex: string; readonly to: string }[],
  { radius, centreOf, outlineOf }: HexLayout,
): readonly TakenSpace[] =>
  changes.map(({ hex, to }) => ({
    id: hex,
    from: null,
    to,
    at: centreOf(hex),
    outline: outlineOf(hex),
    reach: radius,
  }));

/** Time for the map, which a worker paints, to show the new colour. */
const REST_MS = 160;
const NOTHING: readonly Taken[] = [];

/** The spaces taken by the shown step while their colour spreads; `listTaken` compares the view before the step with the view now. */
export function useTaken<View>(view: View, step: number, listTaken: (before: View) => readonly TakenSpace[]) {
  const [seen, setSeen] = useState({ view, step, taken: NOTHING });
  if (seen.step !== step) {
    const spaces = motionScale() === 0 ? [] : listTaken(seen.view);
    setSeen({ view, step, taken: spaces.length === 0 ? NOTHING : spaces.map((space) => ({ ...space, step })) });
  } else if (seen.view !== view) setSeen({ ...seen, view });
  const { taken } = seen;
  useEffect(() => {
    if (taken.length === 0) return undefined;
    const end = () => setSeen((now) => ({ ...now, taken: NOTHING }));
    return waitOrSkip(end, untilRest() + GROUND * motionScale() + REST_MS);
  }, [taken]);
  return taken;
}

const GROWS: Keyframe[] = [{ transform: 'scale(0)' }, { transform: 'none' }];

/** The new colour running over ground from a point: a disc that grows, in its outline. */
function TakenGround({ taken: { id, from, to, at, outline, reach } }: { readonly taken: Taken }) {
  const disc = useRef<HTMLElement>(null);
  useEffect(() => {
    animate(disc.current, GROWS, { length: GROUND, after: untilRest() });
  }, []);
  return (
    <div
      className={classes('map-layer taken', from === null && 'taken--wash')}
      data-taken={id}
      style={{ clipPath: `path('${outline}')` }}
      aria-hidden="true"
    >
      {from === null ? null : <i className={`taken__ground side-${from}`} />}
      <i
        ref={disc}
        className={`taken__disc side-${to}`}
        style={{ left: at.x - reach, top: at.y - reach, width: 2 * reach, height: 2 * reach }}
      />
    </div>
  );
}

export const TakenGrounds = memo(({ taken }: { readonly taken: readonly Taken[] }) =>
  taken.map((one) => <TakenGround key={`${one.step} ${one.id}`} taken={one} />),
);
TakenGrounds.displayName = 'TakenGrounds';

import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import { animate } from '../../motion/animate.ts';
import { untilTold } from '../../motion/beat-times.ts';
import { SIDES } from './lookup.ts';

type Counts = HrView['handSize'];

const PER_BOX = 200;

/** From box to box, rising a little between. */
function stepsFrom(distance: number, boxes: number): Keyframe[] {
  return Array.from({ length: 2 * boxes + 1 }, (_, at) => ({
    transform: `translate(${distance * (1 - at / (2 * boxes))}px, ${at % 2 === 1 ? -4 : 0}px)`,
  }));
}

/** Moves a marker box by box, after everything else has been told. */
export function useStepping(counts: Counts): RefObject<HTMLSpanElement | null> {
  const track = useRef<HTMLSpanElement>(null);
  const before = useRef(counts);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = counts;
    for (const side of SIDES) {
      const boxes = Math.abs(last[side] - counts[side]);
      const marker = track.current?.querySelector(`[data-side='${side}']`);
      const [from, to] = [track.current?.children[last[side]], track.current?.children[counts[side]]];
      if (boxes === 0 || !marker || !from || !to) continue;
      const steps = () => stepsFrom(from.getBoundingClientRect().left - to.getBoundingClientRect().left, boxes);
      animate(marker, steps, { length: PER_BOX * boxes, after: untilTold(), easing: 'linear' });
    }
  }, [counts]);
  return track;
}

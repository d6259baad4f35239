import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { animate, animateOut } from '../../../motion/animate.ts';
import { GROUND, STAMP, untilRest } from '../../../motion/beat-times.ts';
import { motionScale } from '../../../motion/speed.ts';

/** How pieces come to lie on the board, and leave it. */

/** More at once is another position, not a move. */
const MOST = 8;
/** The piece itself, which its place holds. */
const inner = (place: Element): Element | null => place.querySelector('.hr-piece');

const FALL: Keyframe[] = [
  { translate: '0 -14px', scale: 1.25, opacity: 0 },
  { translate: '0 0', scale: '1.03 0.94', opacity: 1, offset: 0.83 },
  { translate: '0 0', scale: 1, opacity: 1 },
];
/** From the tray, which lies under the map. */
const SLIDE: Keyframe[] = [
  { translate: '0 150px', opacity: 0 },
  { translate: '0 0', opacity: 1 },
];
const STAMPED: Keyframe[] = [
  { scale: 1.45, opacity: 0 },
  { scale: 1, opacity: 1 },
];
const RING: Keyframe[] = [
  { scale: 0.9, opacity: 0.8 },
  { scale: 1.9, opacity: 0 },
];
const LIFT: Keyframe[] = [{}, { translate: '0 -10px', opacity: 0 }];

/** A marker on ground that was fought for is stamped once that has its colour. */
function stamp(place: Element): void {
  const after = untilRest() + GROUND * motionScale();
  const stamped = animate(inner(place), STAMPED, { length: STAMP, after, easing: 'ease-in' });
  if (!stamped) return;
  const ring = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  ring.setAttribute('class', 'hr-ring');
  ring.setAttribute('r', '17');
  place.append(ring);
  animateOut(ring, RING, { length: 2 * STAMP, after: after + STAMP * motionScale() });
}

function arrive(place: Element, kind: string, isFought: boolean): void {
  if (kind === 'marker' && isFought) stamp(place);
  else if (kind === 'marker') animate(inner(place), FALL, { length: 240 });
  else animate(inner(place), SLIDE, { length: 280 });
}

const byKey = (list: Element | null): ReadonlyMap<string, Element> =>
  new Map(
    [...(list?.querySelectorAll('[data-piece]') ?? [])].map((one) => [one.getAttribute('data-piece') ?? '', one]),
  );

interface PieceLists {
  readonly list: RefObject<SVGGElement | null>;
  /** Where pieces are drawn that are being lifted. */
  readonly lifted: RefObject<SVGGElement | null>;
}

/** Moves what has come and what has gone since the last drawing. `isFought`: the step decided a fight. */
export function usePieceMotion(isFought: boolean): PieceLists {
  const list = useRef<SVGGElement>(null);
  const lifted = useRef<SVGGElement>(null);
  const known = useRef<ReadonlyMap<string, Element> | null>(null);
  useLayoutEffect(() => {
    const before = known.current;
    const now = byKey(list.current);
    known.current = now;
    if (!before || motionScale() === 0) return;
    const came = [...now].filter(([key]) => !before.has(key));
    const gone = [...before].filter(([key, place]) => !now.has(key) && !place.isConnected);
    if (came.length + gone.length > MOST) return;
    for (const [key, place] of came) arrive(place, key.split(' ')[0] ?? '', isFought);
    for (const [, place] of gone) {
      lifted.current?.append(place);
      animateOut(place, LIFT, { length: 160 });
    }
  });
  return { list, lifted };
}

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { animate, animateOut } from '../../../motion/animate.ts';
import { motionScale } from '../../../motion/beat-times.ts';

/** Animates cards that turn over, dice that an event turns, and the event's chip. */

/** Half of the turn, to the edge. */
const HALF = 160;
const turned = (degrees: number): string => `perspective(700px) rotateY(${degrees}deg)`;

/** Turns a card over that showed its back before; the ref belongs to the holder of back and face. */
export function useTurnedCard(isFace: boolean, isBack: boolean): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  const back = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const before = back.current;
    const place = holder.current;
    back.current = isBack ? (place?.firstElementChild ?? null) : null;
    // A card that was sealed by the last press has had no back yet.
    const sealed = place?.querySelector('[data-turning]');
    if (!(before ?? sealed) || !isFace || !place) return;
    const after = HALF * motionScale();
    for (const face of place.querySelectorAll('.fight-card'))
      animate(face, [{ transform: turned(-90) }, { transform: turned(0) }], { length: HALF, after });
    const away = [{ transform: turned(0) }, { transform: turned(90) }];
    // It stays edge-on until it leaves with the dice.
    if (sealed) {
      animate(sealed, away, { length: HALF, easing: 'ease-in' })?.effect?.updateTiming({ fill: 'both' });
      return;
    }
    const shown = before?.cloneNode(true);
    if (after === 0 || !(shown instanceof Element)) return;
    shown.setAttribute('aria-hidden', 'true');
    place.append(shown);
    animateOut(shown, away, { length: HALF, easing: 'ease-in' });
  }, [isFace, isBack]);
  return holder;
}

/** Raises the face that an event gave a die; rolled dice land elsewhere. The ref belongs to the holder of the die. */
export function useTurnedDie(face: number | null, tumbles: boolean): RefObject<HTMLLIElement | null> {
  const place = useRef<HTMLLIElement>(null);
  const before = useRef({ face, tumbles });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { face, tumbles };
    if (tumbles || last.tumbles || last.face === null || face === null || last.face === face) return;
    animate(
      place.current?.querySelector('.die__face'),
      [{ transform: 'translateY(14px)', opacity: 0 }, { transform: 'none' }],
      { length: 220 },
    );
  }, [face, tumbles]);
  return place;
}

/** Flashes an event's chip once for each die that it changes; the ref belongs to the ink over it. */
export function useInkFlash(changes: number): RefObject<HTMLSpanElement | null> {
  const ink = useRef<HTMLSpanElement>(null);
  const before = useRef(changes);
  useLayoutEffect(() => {
    const isMore = changes > before.current;
    before.current = changes;
    if (isMore) animate(ink.current, [{ opacity: 0.85 }, { opacity: 0 }], { length: 220 });
  }, [changes]);
  return ink;
}

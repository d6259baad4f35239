import { memo, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../../../i18n/use-t.tsx';
import { classes } from '../../../parts/classes.ts';
import { findEvent } from '../lookup.ts';
import type { HrScene } from '../lookup.ts';
import { ConflictFace, EventFace } from './card-face.tsx';
import './card-zoom.css';
import { placeBeside } from './place.ts';
import { useZoom } from './use-zoom.ts';

export interface CardZoomProps extends HrScene {
  /** Cards in here with `data-zoom` and their id are enlarged. */
  readonly within: RefObject<HTMLElement | null>;
}

/**
 * Enlarges a card while the pointer or focus rests on it or a finger holds it. Hidden from screen readers, since the
 * card itself has its words. It ignores the pointer, and Escape closes it.
 */
export const CardZoom = memo(({ facts, view, within }: CardZoomProps) => {
  const zoomed = useZoom(within, view);
  if (zoomed === null) return null;
  return createPortal(<Enlarged key={zoomed.id} facts={facts} view={view} {...zoomed} />, document.body);
});
CardZoom.displayName = 'CardZoom';

interface EnlargedProps extends HrScene {
  readonly id: string;
  readonly card: Element;
  readonly isHeld: boolean;
}

function Enlarged({ facts, view, id, card, isHeld }: EnlargedProps) {
  const i18n = useT();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // A popover is above all dialogs and sheets.
    if ('showPopover' in element) element.showPopover();
    const room = { width: window.innerWidth, height: window.innerHeight };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { left, top } = placeBeside(isHeld ? null : card.getBoundingClientRect(), size, room);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [card, isHeld]);
  const event = findEvent(facts, id);
  return (
    <div
      ref={box}
      className={classes('hr-zoom', event === null && 'hr-zoom--conflict')}
      popover="manual"
      aria-hidden="true"
    >
      {event ? <EventFace scene={{ facts, view, i18n }} event={event} /> : <ConflictFace facts={facts} id={id} />}
    </div>
  );
}

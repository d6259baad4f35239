import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { createMover } from './mover.ts';
import type { ViewportController } from './viewport-controller.ts';
import { minimapCorner, visibleRect, type Rect, type Size, type View } from './viewport-math.ts';

interface MinimapProps {
  readonly viewport: ViewportController;
  readonly board: Size;
  /** Parts of the board that it leaves free, in board units. */
  readonly kept: readonly Rect[];
  readonly children: ReactNode;
}

const isStretched = (from: number, to: number): boolean => to > from * 1.6 || to < from * 0.6;

/**
 * Shows the visible part of the board. A press or a drag goes there; without a pointer there are the arrow keys, so it
 * is hidden from assistive technology.
 */
export function Minimap({ viewport, board, kept, children }: MinimapProps) {
  const picture = useRef<HTMLDivElement>(null);
  const seen = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [inside, mark] = [picture.current, seen.current];
    if (!inside || !mark) return;
    const scale = inside.clientWidth / board.width;
    const mover = createMover(mark);
    let size: Size = { width: 0, height: 0 };
    const draw = (view: View, isGesture: boolean) => {
      const { x, y, width, height } = visibleRect(view, board, viewport.box());
      const next = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
      // A new size lays out and layers the page again, too much for each frame of a zoom: the mark is stretched a little.
      if (!isGesture || isStretched(size.width, next.width) || isStretched(size.height, next.height)) {
        size = next;
        mark.style.width = `${size.width}px`;
        mark.style.height = `${size.height}px`;
      }
      const put = isGesture ? mover.move : mover.rest;
      const shift = `translate(${Math.round(x * scale)}px, ${Math.round(y * scale)}px)`;
      put(`${shift} scale(${next.width / size.width}, ${next.height / size.height})`);
    };
    draw(viewport.view(), false);
    return viewport.onDraw(draw);
  }, [viewport, board]);

  useEffect(() => {
    const place = (view: View, isGesture: boolean) => {
      const frame = picture.current?.parentElement;
      if (frame && !isGesture) frame.dataset['corner'] = minimapCorner(view, board, viewport.box(), kept);
    };
    place(viewport.view(), false);
    return viewport.onDraw(place);
  }, [viewport, board, kept]);

  const go = (event: PointerEvent<HTMLDivElement>) => {
    const bounds = picture.current?.getBoundingClientRect();
    if (event.buttons !== 1 || !bounds) return;
    viewport.centreOn({
      x: ((event.clientX - bounds.left) / bounds.width) * board.width,
      y: ((event.clientY - bounds.top) / bounds.height) * board.height,
    });
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    go(event);
  };

  return (
    <div
      className="map-minimap"
      data-map-control=""
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={go}
    >
      <div className="map-minimap-picture" ref={picture} style={{ aspectRatio: `${board.width} / ${board.height}` }}>
        {children}
        <div className="map-minimap-view" ref={seen} />
      </div>
    </div>
  );
}

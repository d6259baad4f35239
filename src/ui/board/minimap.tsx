import { useEffect, useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import type { ViewportController } from './viewport-controller.ts';
import { visibleRect } from './viewport-math.ts';
import type { Size, View } from './viewport-math.ts';

interface MinimapProps {
  readonly viewport: ViewportController;
  readonly board: Size;
  readonly children: ReactNode;
}

/**
 * Shows the visible part of the board. A press or a drag goes there; without a pointer there are the arrow keys, so it
 * is hidden from assistive technology.
 */
export function Minimap({ viewport, board, children }: MinimapProps) {
  const picture = useRef<HTMLDivElement>(null);
  const seen = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [inside, mark] = [picture.current, seen.current];
    if (!inside || !mark) return;
    const scale = inside.clientWidth / board.width;
    let size = '';
    // A pan only shifts the mark and repaints nothing.
    const draw = (view: View) => {
      const rect = visibleRect(view, board, viewport.box());
      mark.style.transform = `translate(${Math.round(rect.x * scale)}px, ${Math.round(rect.y * scale)}px)`;
      const [width, height] = [Math.round(rect.width * scale), Math.round(rect.height * scale)];
      if (size === `${width} ${height}`) return;
      size = `${width} ${height}`;
      mark.style.width = `${width}px`;
      mark.style.height = `${height}px`;
    };
    draw(viewport.view());
    return viewport.onDraw(draw);
  }, [viewport, board]);

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

import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { Place } from './hex-geometry.ts';
import './viewport.css';
import './game-board.css';
import { MapLayer } from './map-layer.tsx';
import type { PictureAbout, PlaceOf } from './thumb.tsx';
import { coverScale, fitScale, rectRound, type Size } from './viewport-math.ts';
import './vignette.css';

/** Pixels of the picture until its frame is measured. */
const CROP: Size = { width: 600, height: 372 };

/** Round the places that have to be in the picture, in units of the board. */
const MARGIN = 130;

interface VignetteFrameProps {
  readonly className: string;
  readonly size: Size;
  readonly scale: number;
  /** The step of the board's `details` for this scale. */
  readonly detail: number;
  /** The place of the action; the picture shows it as near to its middle as keeps the edges of the board out of sight. */
  readonly focus: Place;
  /** The subject of the picture, instead of the focus, and the drawing over it. The scale shrinks if the subject needs more room. */
  readonly about: PictureAbout | undefined;
  readonly placeOf: PlaceOf;
  readonly children: ReactNode;
}

/** The real board, still, round the place of the action; it fills its frame. Decorative: hidden from screen readers. */
export function VignetteFrame(props: VignetteFrameProps) {
  const { className, size, scale, detail, focus, about, placeOf, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [crop, setCrop] = useState(CROP);
  useLayoutEffect(() => {
    const measure = (): void => {
      const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
      if (width > 0 && height > 0)
        setCrop((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    if (!frame.current || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(measure);
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  const round = rectRound(about?.places.map(placeOf) ?? [], MARGIN);
  const k = Math.max(round ? Math.min(scale, fitScale(round, crop)) : scale, coverScale(size, crop));
  const middle = round ? { x: round.x + round.width / 2, y: round.y + round.height / 2 } : focus;
  const x = keepInside(middle.x, size.width, crop.width / k);
  const y = keepInside(middle.y, size.height, crop.height / k);
  const stage: CSSProperties & Record<'--k' | '--px', string> = {
    ...size,
    transform: `scale(${k}) translate(${-x}px, ${-y}px)`,
    '--k': String(k),
    '--px': `${1 / k}px`,
  };
  return (
    <div ref={frame} className={`game-board ${className} clip relative board-vignette`} data-still="true" inert>
      <div className="board-vignette__stage" style={stage} data-detail={detail}>
        {children}
        {about ? (
          <MapLayer board={size} name="about">
            {about.draw(placeOf)}
          </MapLayer>
        ) : null}
      </div>
    </div>
  );
}

const keepInside = (value: number, whole: number, crop: number): number =>
  Math.min(Math.max(value, crop / 2), whole - crop / 2);

import type { CSSProperties, ReactNode } from 'react';
import type { Place } from './hex-geometry.ts';
import './viewport.css';
import './game-board.css';
import type { Size } from './viewport-math.ts';
import './vignette.css';

/** The crop the picture is composed for, in pixels; a wider frame shows more round it. */
const CROP = { width: 600, height: 372 };

interface VignetteFrameProps {
  /** Class and size of the board itself. */
  readonly className: string;
  readonly size: Size;
  /** Pixels per board unit. */
  readonly scale: number;
  /** The step of the board's `details` for this scale. */
  readonly detail: number;
  /** The place of the action; the picture shows it as near to its middle as keeps the edges of the board out of sight. */
  readonly focus: Place;
  readonly children: ReactNode;
}

/** The real board, still, round the place of the action. Decorative: hidden from screen readers. */
export function VignetteFrame({ className, size, scale, detail, focus, children }: VignetteFrameProps) {
  const x = keepInside(focus.x, size.width, CROP.width / scale);
  const y = keepInside(focus.y, size.height, CROP.height / scale);
  const stage: CSSProperties & Record<'--k' | '--px', string> = {
    ...size,
    transform: `scale(${scale}) translate(${-x}px, ${-y}px)`,
    '--k': String(scale),
    '--px': `${1 / scale}px`,
  };
  return (
    <div className={`game-board ${className} clip relative board-vignette`} data-still="true" inert>
      <div className="board-vignette__stage" style={stage} data-detail={detail}>
        {children}
      </div>
    </div>
  );
}

const keepInside = (value: number, whole: number, crop: number): number =>
  Math.min(Math.max(value, crop / 2), whole - crop / 2);

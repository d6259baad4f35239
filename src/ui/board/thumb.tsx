import type { ReactNode } from 'react';
import type { Place } from './hex-geometry.ts';
import './thumb.css';

export interface ThumbProps {
  readonly facts: object;
  readonly view: object;
  /** The subject of a large picture; by default the place of the latest action. */
  readonly about?: PictureAbout | undefined;
}

/** Places that are in the middle of a picture, and what is drawn over them. */
export interface PictureAbout {
  readonly places: readonly string[];
  readonly draw: (placeOf: PlaceOf) => ReactNode;
  /** Drawn under the pieces. */
  readonly drawGround?: (outlineOf: OutlineOf) => ReactNode;
}
export type PlaceOf = (place: string) => Place;
/** The path round a place. */
export type OutlineOf = (place: string) => string;

interface ThumbFrameProps {
  readonly box: string;
  /** Accessible name; without one the picture is hidden from screen readers. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** The board in a few hundred pixels: still, cheap, no text. */
export const ThumbFrame = ({ box, label, children }: ThumbFrameProps) => (
  <svg
    className="full block board-thumb"
    viewBox={box}
    preserveAspectRatio="xMidYMid slice"
    focusable="false"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {children}
  </svg>
);

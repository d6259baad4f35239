import type { ReactNode } from 'react';
import type { Place } from './hex-geometry.ts';
import './thumb.css';

/** What a game draws outside its table: a position on its map. */
export interface ThumbProps {
  /** Facts of this game. */
  readonly facts: object;
  /** A view of this game, as the library keeps it. */
  readonly view: object;
  /** What a large picture is about; without it, about where the position stands. */
  readonly about?: PictureAbout | undefined;
}

/** Places that are in the middle of a picture, and what is drawn over them. */
export interface PictureAbout {
  readonly places: readonly string[];
  readonly draw: (placeOf: (place: string) => Place) => ReactNode;
}

interface ThumbFrameProps {
  /** The part of the board that is shown, as an SVG box. */
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

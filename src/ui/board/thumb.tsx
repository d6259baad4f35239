import type { CSSProperties, ReactNode } from 'react';
import type { Place } from './hex-geometry.ts';
import './thumb.css';
import { rectRound } from './viewport-math.ts';

export interface ThumbProps {
  readonly facts: object;
  readonly view: object;
  /** The subject of the picture; by default the place of the latest action. */
  readonly about?: PictureAbout | undefined;
}

/** Places that are in the middle of a picture, and what is drawn over them. */
export interface PictureAbout {
  readonly places: readonly string[];
  readonly draw: (placeOf: PlaceOf) => ReactNode;
  /** Drawn under the pieces. */
  readonly drawGround?: (outlineOf: OutlineOf) => ReactNode;
  /** Pieces that come to the end of one of these ways slide along it. */
  readonly ways?: readonly (readonly string[])[];
  /** Shows all of the front without pieces, in place of a part round the places. */
  readonly isWhole?: boolean;
}
export type PlaceOf = (place: string) => Place;
/** The path round a place. */
export type OutlineOf = (place: string) => string;

interface ThumbFrameProps {
  readonly box: string;
  /** Crops the picture to these places and draws over them. */
  readonly about?: PictureAbout | undefined;
  readonly placeOf?: PlaceOf;
  readonly outlineOf?: OutlineOf;
  /** Accessible name; without one the picture is hidden from screen readers. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Board units round the places, the least width of a cropped picture, and its width by its height. */
const CROP = { margin: 90, least: 640, aspect: 164 / 84 } as const;

/** The part of a board round some places. */
function cropRound(places: readonly Place[]): { readonly box: string; readonly width: number } | null {
  const round = rectRound(places, CROP.margin);
  if (!round) return null;
  const width = Math.max(CROP.least, round.width, round.height * CROP.aspect);
  const height = width / CROP.aspect;
  const [x, y] = [round.x + (round.width - width) / 2, round.y + (round.height - height) / 2];
  return { box: [x, y, width, height].map(Math.round).join(' '), width };
}

/** Signs over a cropped picture are this much larger than on the board. */
const SIGNS = 0.25;

/** The board in a few hundred pixels: still, cheap, no text. */
export function ThumbFrame({ box, about, placeOf, outlineOf, label, children }: ThumbFrameProps) {
  const isWhole = about?.isWhole === true;
  const crop = about && placeOf && !isWhole ? cropRound(about.places.map(placeOf)) : null;
  const style: CSSProperties & Record<'--k' | '--px', string> = { '--k': String(SIGNS), '--px': '2px' };
  return (
    <svg
      className="full block board-thumb"
      viewBox={crop?.box ?? box}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
      {isWhole && outlineOf ? about.drawGround?.(outlineOf) : null}
      {isWhole && placeOf ? about.draw(placeOf) : null}
      {crop && about && placeOf ? <g style={style}>{about.draw(placeOf)}</g> : null}
    </svg>
  );
}

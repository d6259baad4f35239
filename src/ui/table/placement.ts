import type { Rect } from '../board/viewport-math.ts';

/** Places a box next to its target: never over it, inside the window, with a pointer to the target. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export type BoxSide = 'left' | 'right' | 'above' | 'below';

export interface Placement {
  readonly left: number;
  readonly top: number;
  /** The side of the target that the box is on. */
  readonly side: BoxSide;
  /** Distance in px from the start of the facing edge to the pointer. */
  readonly pointer: number;
  /** False if the window has no room next to the target; the box then becomes a sheet. */
  readonly fits: boolean;
}

const GAP = 14;
const MARGIN = 8;
const POINTER_INSET = 18;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));

export function placeBeside(target: Box, size: Size, view: Size): Placement {
  const room: Readonly<Record<BoxSide, number>> = {
    right: view.width - (target.left + target.width) - GAP - MARGIN,
    left: target.left - GAP - MARGIN,
    below: view.height - (target.top + target.height) - GAP - MARGIN,
    above: target.top - GAP - MARGIN,
  };
  const need = (side: BoxSide): number => (side === 'left' || side === 'right' ? size.width : size.height);
  const sides = ['right', 'left', 'below', 'above'] as const;
  const fitting = sides.find((side) => room[side] >= need(side));
  const roomiest = sides.reduce((best, side) => (room[side] - need(side) > room[best] - need(best) ? side : best));
  const side = fitting ?? roomiest;
  const midX = target.left + target.width / 2;
  const midY = target.top + target.height / 2;
  const isBeside = side === 'left' || side === 'right';
  const free = {
    right: target.left + target.width + GAP,
    left: target.left - GAP - size.width,
    below: target.top + target.height + GAP,
    above: target.top - GAP - size.height,
  }[side];
  const left = isBeside ? free : clamp(midX - size.width / 2, MARGIN, view.width - size.width - MARGIN);
  const top = isBeside ? clamp(midY - size.height / 3, MARGIN, view.height - size.height - MARGIN) : free;
  const along = isBeside ? midY - top : midX - left;
  const edge = isBeside ? size.height : size.width;
  return { left, top, side, pointer: clamp(along, POINTER_INSET, edge - POINTER_INSET), fits: fitting !== undefined };
}

/** Margin around a target on the board, in board units. */
const AROUND = 115;

/** The target's box in board units, with a margin; null if it is not on a board. */
export function boxOnBoard(element: Element): Rect | null {
  // Not every environment can measure SVG.
  if (!(element instanceof SVGElement) || !('getBBox' in element)) return null;
  const { x, y, width, height } = (element as SVGGraphicsElement).getBBox();
  return { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
}

/** The target's shape on the board, or else its entry in the list. */
export function findAnchor(target: string): Element | null {
  const name = CSS.escape(target);
  return (
    document.querySelector(`[data-stop="${name}"]`) ??
    document.querySelector(`[data-target="${name}"]`) ??
    document.getElementById(`choice-${target}`)
  );
}

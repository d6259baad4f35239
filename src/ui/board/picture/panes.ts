import type { Size, View } from '../viewport-math.ts';
import { covers, placeOf } from './crop.ts';
import type { Crop } from './drawing.ts';

/** A canvas of a board and what it shows; hidden until it shows something. */
export interface Pane {
  readonly canvas: HTMLCanvasElement;
  shown: { readonly crop: Crop; readonly version: number } | null;
}

/** The whole board, and a close-up of the visible part when the whole would be too large to be sharp. */
export interface Panes {
  readonly whole: Pane;
  readonly close: Pane;
}

export const createPanes = (): Panes => ({ whole: createPane(), close: createPane() });

function createPane(): Pane {
  const canvas = document.createElement('canvas');
  canvas.className = 'map-bitmap';
  canvas.setAttribute('aria-hidden', 'true');
  canvas.hidden = true;
  return { canvas, shown: null };
}

export function show(pane: Pane, bitmap: ImageBitmap, crop: Crop, version: number): void {
  const { canvas } = pane;
  contextOf(canvas)?.transferFromImageBitmap(bitmap);
  const { x, y, width, height } = placeOf(crop);
  Object.assign(canvas.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  pane.shown = { crop, version };
}

export function clear(pane: Pane): void {
  if (pane.shown) contextOf(pane.canvas)?.transferFromImageBitmap(null);
  pane.shown = null;
}

export const isBlank = ({ whole, close }: Panes): boolean => whole.shown === null && close.shown === null;

/** Shows the close-up while it covers the view, or alone: part of the print is better than none. */
export function arrange({ whole, close }: Panes, board: Size, box: Size, view: View): void {
  const isCovering = close.shown !== null && box.width > 0 && covers(close.shown.crop, board, box, view);
  const isAlone = close.shown !== null && whole.shown === null;
  hide(close, !isCovering && !isAlone);
  hide(whole, whole.shown === null);
}

/** Assigning `hidden` restyles the canvas even if it is the same, which would cost each frame of a pan. */
function hide({ canvas }: Pane, isHidden: boolean): void {
  if (canvas.hidden !== isHidden) canvas.hidden = isHidden;
}

/** Unlike a drawn canvas, this one copies nothing and is not sent to the compositor with every change of the page. */
const contextOf = (canvas: HTMLCanvasElement): ImageBitmapRenderingContext | null =>
  canvas.getContext('bitmaprenderer', { alpha: false });

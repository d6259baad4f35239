import { afterPaint } from '../../../play/after-paint.ts';
import { type Size, type View, fitScale } from '../viewport-math.ts';
import type { PainterClient } from './painter-client.ts';
import type { Drawing, DrawnStyle, Crop } from './drawing.ts';
import { closeUp, covers, fitsWhole, placeOf, wholeBoard } from './crop.ts';
import type { ComputedStyles } from './read-drawing.ts';

const caches = new WeakMap<Element, BitmapCache>();
export const bitmapCacheOf = (whole: Element): BitmapCache | undefined => caches.get(whole);

export interface ViewSource {
  readonly view: () => View;
  readonly settled: () => View;
  readonly box: () => Size;
  readonly onSettle: (listener: () => void) => () => void;
  readonly onDraw: (listener: () => void) => () => void;
}

export interface BitmapCache {
  /** Calls `read` after the next paint of the page; the returned function cancels it. */
  readonly readLater: (read: () => void) => () => void;
  /** Resolves when no call of `readLater` is pending. */
  readonly whenRead: () => Promise<void>;
  /** Shows a layer. The position of `holder` in the document gives its order; its probes are in the page already. */
  readonly take: (holder: Element, drawing: Drawing, probes: ComputedStyles) => void;
  readonly drop: (holder: Element) => void;
  /** The layers from the bottom up with their present styles, for another picture of the board. */
  readonly layers: () => readonly { readonly drawing: number; readonly styles: readonly DrawnStyle[] }[];
  readonly attach: (whole: HTMLCanvasElement, close: HTMLCanvasElement) => () => void;
}

interface Layer {
  readonly id: number;
  readonly probes: ComputedStyles;
  /** The styles for each scale at which they were read; a board returns to the same few scales. */
  readonly styles: Map<number, readonly DrawnStyle[]>;
}

const SCALES_KEPT = 24;

interface Pane {
  readonly canvas: HTMLCanvasElement;
  shown: { readonly crop: Crop; readonly version: number } | null;
}

/**
 * Holds two bitmaps of a board: the whole, and a close-up of the visible part when the whole would be too large to be sharp.
 * Both are painted at rest; while the board moves they are only transformed.
 */
export function createBitmapCache(
  board: Size,
  source: ViewSource,
  { keep, forget, paint, onLate }: PainterClient,
): BitmapCache {
  const layers = new Map<Element, Layer>();
  let panes: { readonly whole: Pane; readonly close: Pane } | null = null;
  let version = 0;
  let cancel: (() => void) | null = null;
  let isBusy = false;
  const unread = new Set<() => void>();

  const schedule = () => {
    cancel ??= afterPaint(() => {
      cancel = null;
      // In separate tasks: together they take long on a slow machine.
      if (unread.size > 0) readAll();
      else void work();
    });
  };

  function readAll(): void {
    const all = [...unread];
    unread.clear();
    for (const read of all) read();
    schedule();
  }

  const inOrder = () =>
    [...layers].sort(([a], [b]) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));

  const readStyles = () => {
    const { k } = source.settled();
    return inOrder().map(([, { id, probes, styles }]) => {
      const read = styles.get(k) ?? probes.read();
      if (styles.size >= SCALES_KEPT) styles.clear();
      styles.set(k, read);
      return { drawing: id, styles: read };
    });
  };

  const isWholeSharp = ({ shown }: Pane) => shown?.crop.scale === source.settled().k * devicePixelRatio;

  /** The next bitmap to paint; null if both are up to date. */
  const wanted = (): { readonly pane: Pane; readonly crop: Crop } | null => {
    const [view, box] = [source.settled(), source.box()];
    if (!panes || layers.size === 0 || box.width === 0) return null;
    const { whole, close } = panes;
    const isCurrent = ({ shown }: Pane) => shown?.version === version;
    if (isWholeSharp(whole) || fitsWhole(board, box, view)) {
      const isDone = isCurrent(whole) && isWholeSharp(whole);
      return isDone ? null : { pane: whole, crop: wholeBoard(board, view.k * devicePixelRatio) };
    }
    const crop = closeUp(board, box, view, devicePixelRatio);
    const isSharp = close.shown?.crop.scale === crop.scale && covers(close.shown.crop, board, box, view);
    if (!isCurrent(close) || !isSharp) return { pane: close, crop };
    if (isCurrent(whole)) return null;
    return {
      pane: whole,
      crop: whole.shown?.crop ?? wholeBoard(board, fitScale(board, box) * devicePixelRatio),
    };
  };

  async function work(): Promise<void> {
    if (isBusy) return;
    const next = wanted();
    arrange();
    if (!next) return;
    isBusy = true;
    const of = version;
    const bitmap = await paint({ layers: readStyles(), crop: next.crop });
    isBusy = false;
    if (!panes) return;
    // Out of canvas memory: retry only after a change.
    if (bitmap) show(next.pane, bitmap, next.crop, of);
    if (bitmap || of !== version) schedule();
  }

  function show(pane: Pane, bitmap: ImageBitmap, crop: Crop, of: number): void {
    const { canvas } = pane;
    contextOf(canvas)?.transferFromImageBitmap(bitmap);
    const { x, y, width, height } = placeOf(crop);
    Object.assign(canvas.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    pane.shown = { crop, version: of };
    arrange();
  }

  /** Shows the close-up only while it covers the view. */
  function arrange(): void {
    if (!panes) return;
    const { whole, close } = panes;
    const view = source.view();
    if (close.shown && isWholeSharp(whole) && view === source.settled()) clear(close);
    const isSeen = close.shown !== null && covers(close.shown.crop, board, source.box(), view);
    hide(close, !isSeen);
    hide(whole, whole.shown === null);
  }

  const onDraw = () => {
    if (!panes) return;
    const { close } = panes;
    const wasHidden = close.canvas.hidden;
    arrange();
    // A pan has moved out of the close-up.
    if (!wasHidden && close.canvas.hidden) schedule();
  };

  /** Repaints only if a computed style has changed. */
  const recheck = () => {
    const { k } = source.settled();
    for (const { probes, styles } of layers.values()) {
      const now = probes.read();
      if (JSON.stringify(now) === JSON.stringify(styles.get(k))) continue;
      styles.clear();
      styles.set(k, now);
      version += 1;
    }
    schedule();
  };
  const repaint = () => {
    version += 1;
    schedule();
  };

  const cache: BitmapCache = {
    layers: readStyles,
    readLater(read) {
      unread.add(read);
      schedule();
      return () => unread.delete(read);
    },
    async whenRead() {
      while (unread.size > 0) await new Promise<void>((end) => void afterPaint(end));
    },
    take(holder, drawing, probes) {
      const before = layers.get(holder);
      if (before) forget(before.id);
      layers.set(holder, { id: keep(drawing), probes, styles: new Map() });
      repaint();
    },
    drop(holder) {
      const layer = layers.get(holder);
      if (!layer) return;
      forget(layer.id);
      layers.delete(holder);
      repaint();
    },
    attach(wholeCanvas, closeCanvas) {
      caches.set(wholeCanvas, cache);
      panes = { whole: { canvas: wholeCanvas, shown: null }, close: { canvas: closeCanvas, shown: null } };
      const stops = [
        source.onSettle(schedule),
        source.onDraw(onDraw),
        onLate(repaint),
        watchSurroundings(recheck),
        watchLoss(repaint),
      ];
      schedule();
      return () => {
        for (const stop of stops) stop();
        cancel?.();
        cancel = null;
        if (panes) [panes.whole, panes.close].forEach(clear);
        panes = null;
      };
    },
  };
  return cache;
}

/** Assigning `hidden` restyles the canvas even if it is the same, which would cost each frame of a pan. */
function hide({ canvas }: Pane, isHidden: boolean): void {
  if (canvas.hidden !== isHidden) canvas.hidden = isHidden;
}

function clear(pane: Pane): void {
  contextOf(pane.canvas)?.transferFromImageBitmap(null);
  pane.shown = null;
}

/** Unlike a drawn canvas, this one copies nothing and is not sent to the compositor with every change of the page. */
const contextOf = (canvas: HTMLCanvasElement): ImageBitmapRenderingContext | null =>
  canvas.getContext('bitmaprenderer', { alpha: false });

/**
 * Calls after the graphics processor was lost, and the bitmaps with it. A bitmap canvas gets no event for that, so a drawn canvas,
 * just large enough to be on the graphics processor, listens.
 */
function watchLoss(onRestored: () => void): () => void {
  const witness = document.createElement('canvas');
  witness.width = witness.height = 300;
  witness.getContext('2d')?.fillRect(0, 0, 1, 1);
  witness.addEventListener('contextrestored', onRestored);
  return () => witness.removeEventListener('contextrestored', onRestored);
}

const SURROUNDINGS = ['(forced-colors: active)', '(prefers-color-scheme: dark)', '(prefers-contrast: more)', 'print'];

/** Calls for anything that may change a style or the pixel ratio: theme, language, contrast, another monitor. */
function watchSurroundings(onChange: () => void): () => void {
  const queries = SURROUNDINGS.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  const root = new MutationObserver(onChange);
  root.observe(document.documentElement, { attributes: true });
  let resolution = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const onResolution = () => {
    resolution.removeEventListener('change', onResolution);
    resolution = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    resolution.addEventListener('change', onResolution);
    onChange();
  };
  resolution.addEventListener('change', onResolution);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
    root.disconnect();
    resolution.removeEventListener('change', onResolution);
  };
}

import { afterPaint } from '../../../play/after-paint.ts';
import type { Size, View } from '../viewport-math.ts';
import { fitScale } from '../viewport-math.ts';
import type { Draughtsman } from './draughtsman.ts';
import type { Drawing, DrawnStyle, Excerpt } from './drawing.ts';
import { closeUp, covers, fitsWhole, placeOf, wholeBoard } from './frame.ts';
import type { Swatches } from './read-drawing.ts';

/** The keeper of a board, by the canvas that shows the whole of it. */
const keepers = new WeakMap<Element, BitmapKeeper>();
export const keeperOf = (whole: Element): BitmapKeeper | undefined => keepers.get(whole);

/** What a picture follows: a viewport, or a view that never changes. */
export interface Watched {
  readonly view: () => View;
  /** The view at rest. */
  readonly settled: () => View;
  readonly box: () => Size;
  readonly onSettle: (listener: () => void) => () => void;
  readonly onDraw: (listener: () => void) => () => void;
}

export interface BitmapKeeper {
  /** Calls once what stands on the page has been painted, together with all others that wait; the returned function takes it back. */
  readonly readLater: (read: () => void) => () => void;
  /** Fulfilled when nothing waits to be read. */
  readonly whenRead: () => Promise<void>;
  /** Shows a layer; `holder` tells where it lies among the others. Its swatches stand in the page by now. */
  readonly take: (holder: Element, drawing: Drawing, swatches: Swatches) => void;
  readonly drop: (holder: Element) => void;
  /** The layers from below, with their styles of the moment, for another picture of the board. */
  readonly layers: () => readonly { readonly drawing: number; readonly styles: readonly DrawnStyle[] }[];
  readonly attach: (whole: HTMLCanvasElement, close: HTMLCanvasElement) => () => void;
}

interface Layer {
  readonly id: number;
  readonly swatches: Swatches;
  /** By the scale at which they were read: the board comes back to few. */
  readonly styles: Map<number, readonly DrawnStyle[]>;
}

/** Scales of which styles are remembered; a wheel passes through many. */
const SCALES_KEPT = 24;

/** A canvas of the page, and what it shows. */
interface Sheet {
  readonly canvas: HTMLCanvasElement;
  shown: { readonly excerpt: Excerpt; readonly edition: number } | null;
}

/**
 * Keeps the bitmaps of a board: the whole of it, and, where that would be too large to be sharp, a close-up of what is seen.
 * Both are painted at rest; while the board moves they are shifted and stretched as they are.
 */
export function createBitmapKeeper(
  board: Size,
  watched: Watched,
  { keep, forget, paint, onLate }: Draughtsman,
): BitmapKeeper {
  const layers = new Map<Element, Layer>();
  let sheets: { readonly whole: Sheet; readonly close: Sheet } | null = null;
  /** Counts every change of what is drawn or how. */
  let edition = 0;
  let cancel: (() => void) | null = null;
  let isBusy = false;
  const unread = new Set<() => void>();

  /** Drawings and styles are read once the frame with the change is on the screen: no press waits for them. */
  const schedule = () => {
    cancel ??= afterPaint(() => {
      cancel = null;
      // Each in a task of its own: together they are long on a slow machine.
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

  /** Styles follow zoom, theme and language. */
  const readStyles = () => {
    const { k } = watched.settled();
    return inOrder().map(([, { id, swatches, styles }]) => {
      const read = styles.get(k) ?? swatches.read();
      if (styles.size >= SCALES_KEPT) styles.clear();
      styles.set(k, read);
      return { drawing: id, styles: read };
    });
  };

  /** Less of the board in sight is no reason to paint it again. */
  const isWholeSharp = ({ shown }: Sheet) => shown?.excerpt.scale === watched.settled().k * devicePixelRatio;

  /** What should be painted next; null where all is well. */
  const wanted = (): { readonly sheet: Sheet; readonly excerpt: Excerpt } | null => {
    const [view, box] = [watched.settled(), watched.box()];
    if (!sheets || layers.size === 0 || box.width === 0) return null;
    const { whole, close } = sheets;
    const isCurrent = ({ shown }: Sheet) => shown?.edition === edition;
    if (isWholeSharp(whole) || fitsWhole(board, box, view)) {
      const isDone = isCurrent(whole) && isWholeSharp(whole);
      return isDone ? null : { sheet: whole, excerpt: wholeBoard(board, view.k * devicePixelRatio) };
    }
    const excerpt = closeUp(board, box, view, devicePixelRatio);
    const isSharp = close.shown?.excerpt.scale === excerpt.scale && covers(close.shown.excerpt, board, box, view);
    if (!isCurrent(close) || !isSharp) return { sheet: close, excerpt };
    if (isCurrent(whole)) return null;
    return {
      sheet: whole,
      excerpt: whole.shown?.excerpt ?? wholeBoard(board, fitScale(board, box) * devicePixelRatio),
    };
  };

  async function work(): Promise<void> {
    if (isBusy) return;
    const next = wanted();
    arrange();
    if (!next) return;
    isBusy = true;
    const of = edition;
    const bitmap = await paint({ layers: readStyles(), excerpt: next.excerpt });
    isBusy = false;
    if (!sheets) return;
    // Without a surface there is no use in trying again before something changes.
    if (bitmap) show(next.sheet, bitmap, next.excerpt, of);
    if (bitmap || of !== edition) schedule();
  }

  function show(sheet: Sheet, bitmap: ImageBitmap, excerpt: Excerpt, of: number): void {
    const { canvas } = sheet;
    contextOf(canvas)?.transferFromImageBitmap(bitmap);
    const { x, y, width, height } = placeOf(excerpt);
    Object.assign(canvas.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    sheet.shown = { excerpt, edition: of };
    arrange();
  }

  /** The close-up lies over the whole where it shows all that is seen. */
  function arrange(): void {
    if (!sheets) return;
    const { whole, close } = sheets;
    const view = watched.view();
    if (close.shown && isWholeSharp(whole) && view === watched.settled()) clear(close);
    const isSeen = close.shown !== null && covers(close.shown.excerpt, board, watched.box(), view);
    hide(close, !isSeen);
    hide(whole, whole.shown === null);
  }

  const onDraw = () => {
    if (!sheets) return;
    const { close } = sheets;
    const wasHidden = close.canvas.hidden;
    arrange();
    // A pan has left the close-up.
    if (!wasHidden && close.canvas.hidden) schedule();
  };

  /** After a change of the surroundings: painted again only where a style has come out differently. */
  const recheck = () => {
    const { k } = watched.settled();
    for (const { swatches, styles } of layers.values()) {
      const now = swatches.read();
      if (JSON.stringify(now) === JSON.stringify(styles.get(k))) continue;
      styles.clear();
      styles.set(k, now);
      edition += 1;
    }
    schedule();
  };
  const repaint = () => {
    edition += 1;
    schedule();
  };

  const keeper: BitmapKeeper = {
    layers: readStyles,
    readLater(read) {
      unread.add(read);
      schedule();
      return () => unread.delete(read);
    },
    async whenRead() {
      while (unread.size > 0) await new Promise<void>((end) => void afterPaint(end));
    },
    take(holder, drawing, swatches) {
      const before = layers.get(holder);
      if (before) forget(before.id);
      layers.set(holder, { id: keep(drawing), swatches, styles: new Map() });
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
      keepers.set(wholeCanvas, keeper);
      sheets = { whole: { canvas: wholeCanvas, shown: null }, close: { canvas: closeCanvas, shown: null } };
      const stops = [
        watched.onSettle(schedule),
        watched.onDraw(onDraw),
        onLate(repaint),
        watchSurroundings(recheck),
        watchLoss(repaint),
      ];
      schedule();
      return () => {
        for (const stop of stops) stop();
        cancel?.();
        cancel = null;
        if (sheets) [sheets.whole, sheets.close].forEach(clear);
        sheets = null;
      };
    },
  };
  return keeper;
}

/** Said again it would style the canvas again, on each frame of a pan. */
function hide({ canvas }: Sheet, isHidden: boolean): void {
  if (canvas.hidden !== isHidden) canvas.hidden = isHidden;
}

/** Gives the memory back. */
function clear(sheet: Sheet): void {
  contextOf(sheet.canvas)?.transferFromImageBitmap(null);
  sheet.shown = null;
}

/** Bitmaps are not copied, and, unlike what is drawn, not handed to the compositor again with every change of the page. */
const contextOf = (canvas: HTMLCanvasElement): ImageBitmapRenderingContext | null =>
  canvas.getContext('bitmaprenderer', { alpha: false });

/**
 * Calls when the graphics processor was lost, and bitmaps with it. A canvas that only shows a bitmap is not told, so one that was
 * drawn on, large enough for a browser to keep it there, stands by.
 */
function watchLoss(onRestored: () => void): () => void {
  const witness = document.createElement('canvas');
  witness.width = witness.height = 300;
  witness.getContext('2d')?.fillRect(0, 0, 1, 1);
  witness.addEventListener('contextrestored', onRestored);
  return () => witness.removeEventListener('contextrestored', onRestored);
}

const SURROUNDINGS = ['(forced-colors: active)', '(prefers-color-scheme: dark)', '(prefers-contrast: more)', 'print'];

/** Calls for anything that may change a style or the pixels of the screen: theme, language, contrast, another monitor. */
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

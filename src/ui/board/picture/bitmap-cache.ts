import { afterPaint } from '../../../play/after-paint.ts';
import { type Size, type View, fitScale } from '../viewport-math.ts';
import type { PainterClient } from './painter-client.ts';
import type { Drawing, DrawnStyle, Crop } from './drawing.ts';
import { closeUp, covers, fitsWhole, wholeBoard } from './crop.ts';
import { isKept, keepPrint, takePrint } from './kept-print.ts';
import { arrange, clear, createPanes, isBlank, show, type Pane, type Panes } from './panes.ts';
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
  /**
   * Puts the bitmaps into `host`, at once those that a board has kept under `name`; the returned function takes them out and
   * keeps them under it. Without a name nothing is kept.
   */
  readonly attach: (host: Element, name: string | null) => () => void;
  /** Repaints when the look of the page changes; the returned function stops that. */
  readonly watch: () => () => void;
}

interface Layer {
  readonly id: number;
  readonly probes: ComputedStyles;
  /** The styles for each scale at which they were read; a board returns to the same few scales. */
  readonly styles: Map<number, readonly DrawnStyle[]>;
}

const SCALES_KEPT = 24;

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
  let panes: Panes | null = null;
  let version = 0;
  let cancel: (() => void) | null = null;
  let isBusy = false;
  const unread = new Set<() => void>();

  const schedule = () => {
    cancel ??= afterPaint(() => {
      cancel = null;
      // In separate tasks: together they take long on a slow machine.
      if (unread.size === 0) {
        void work();
        return;
      }
      readAll();
      schedule();
    });
  };

  function readAll(): void {
    const all = [...unread];
    unread.clear();
    for (const read of all) read();
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
    tidy();
    if (!next) return;
    isBusy = true;
    const of = version;
    const bitmap = await paint({ layers: readStyles(), crop: next.crop });
    isBusy = false;
    // A board that has left is shown again with this picture.
    if (!panes && bitmap && isKept(next.pane)) show(next.pane, bitmap, next.crop, of);
    if (!panes) return;
    // Out of canvas memory: retry only after a change.
    if (bitmap) {
      show(next.pane, bitmap, next.crop, of);
      tidy();
    }
    if (bitmap || of !== version) schedule();
  }

  /** Asks for the first picture of a board that leaves without one. Its layers are in the page for the last time. */
  function paintAtLast(): void {
    readAll();
    void work();
  }

  /** A close-up is not needed once the whole is as sharp. */
  function tidy(): void {
    if (!panes) return;
    const { whole, close } = panes;
    const view = source.view();
    if (close.shown && isWholeSharp(whole) && view === source.settled()) clear(close);
    arrange(panes, board, source.box(), view);
  }

  const onDraw = () => {
    if (!panes) return;
    const { close } = panes;
    const wasHidden = close.canvas.hidden;
    tidy();
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
    attach(host, name) {
      const mine = (name === null ? null : takePrint(name)) ?? createPanes();
      panes = mine;
      caches.set(mine.whole.canvas, cache);
      arrange(mine, board, source.box(), source.view());
      host.append(mine.whole.canvas, mine.close.canvas);
      const stops = [source.onSettle(schedule), source.onDraw(onDraw)];
      schedule();
      return () => {
        for (const stop of stops) stop();
        if (name !== null && isBlank(mine)) paintAtLast();
        cancel?.();
        cancel = null;
        panes = null;
        for (const pane of [mine.whole, mine.close]) pane.canvas.remove();
        if (name !== null) keepPrint(name, mine);
        else [mine.whole, mine.close].forEach(clear);
      };
    },
    watch() {
      const stops = [onLate(repaint), watchSurroundings(recheck), watchLoss(repaint)];
      return () => stops.forEach((stop) => stop());
    },
  };
  return cache;
}

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

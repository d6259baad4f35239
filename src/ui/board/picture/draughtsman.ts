import { watchLife } from '../../../opponent/life.ts';
import { createAtelier } from './atelier.ts';
import type { Atelier, Order } from './atelier.ts';
import type { Drawing } from './drawing.ts';
import type { Face, FromPainter, ToPainter } from './messages.ts';

/** Paints boards for the page: in a worker where the browser can, else on the page's own thread. */
export interface Draughtsman {
  /** Hands a drawing in; the number to order it by. */
  readonly keep: (drawing: Drawing) => number;
  readonly forget: (id: number) => void;
  /** Null where it could not be painted. */
  readonly paint: (order: Order) => Promise<ImageBitmap | null>;
  /** Called when a font or an image has come that a picture had to do without. */
  readonly onLate: (listener: () => void) => () => void;
}

/** Without outlines on a canvas (a test page) boards stay SVG. */
export const canPaint = (): boolean => typeof Path2D === 'function' && typeof createImageBitmap === 'function';

let one: Draughtsman | null = null;
/** One for all boards of a page. */
export const draughtsman = (): Draughtsman => (one ??= createDraughtsman());

interface Hand {
  readonly keep: Atelier['keep'];
  readonly forget: Atelier['forget'];
  readonly paint: (order: Order) => Promise<ImageBitmap | null>;
}

function createDraughtsman(): Draughtsman {
  const drawings = new Map<number, Drawing>();
  const listeners = new Set<() => void>();
  const onLate = () => listeners.forEach((listener) => listener());
  let last = 0;
  let hand: Hand = onPage(onLate);
  if (typeof Worker === 'function' && typeof OffscreenCanvas === 'function') {
    hand = inWorker(onLate, () => {
      // The worker could not be loaded: what was ordered there is painted here.
      hand = onPage(onLate);
      for (const [id, drawing] of drawings) hand.keep(id, drawing);
      return hand;
    });
  }
  return {
    keep(drawing) {
      last += 1;
      drawings.set(last, drawing);
      hand.keep(last, drawing);
      return last;
    },
    forget(id) {
      drawings.delete(id);
      hand.forget(id);
    },
    paint: (order) => hand.paint(order),
    onLate(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function onPage(onLate: () => void): Hand {
  const surface = (width: number, height: number) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    return canvas.getContext('2d');
  };
  const atelier = createAtelier({ surface, fonts: document.fonts, onLate });
  return {
    ...atelier,
    async paint(order) {
      const canvas = (await atelier.paint(order))?.canvas;
      return canvas ? createImageBitmap(canvas) : null;
    },
  };
}

function inWorker(onLate: () => void, replace: () => Hand): Hand {
  const worker = new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' });
  const jobs = new Map<number, { readonly order: Order; readonly end: (bitmap: ImageBitmap | null) => void }>();
  let last = 0;
  const tell = (message: ToPainter) => worker.postMessage(message);
  worker.addEventListener('message', ({ data }: MessageEvent<FromPainter>) => {
    if (data.kind === 'late') {
      onLate();
      return;
    }
    if (data.kind === 'held') {
      holding?.(data.isHeld);
      return;
    }
    jobs.get(data.job)?.end(data.bitmap);
    jobs.delete(data.job);
  });
  let holding: ((isHeld: boolean) => void) | null = null;
  const hold = (name: string) =>
    new Promise<boolean>((resolve) => {
      holding = resolve;
      tell({ kind: 'hold', name });
    });
  // A large board is painted in one go: without locks its silence says nothing.
  const life = watchLife(worker, { hold, ping: () => Promise.resolve() }, { answers: false });
  void life.died.then(() => {
    life.stop();
    worker.terminate();
    const hand = replace();
    for (const { order, end } of jobs.values()) void hand.paint(order).then(end);
    jobs.clear();
  });
  tell({ kind: 'faces', faces: readFaces() });
  return {
    keep: (id, drawing) => tell({ kind: 'keep', id, drawing }),
    forget: (id) => tell({ kind: 'forget', id }),
    paint: (order) =>
      new Promise((end) => {
        last += 1;
        jobs.set(last, { order, end });
        tell({ kind: 'paint', job: last, order });
      }),
  };
}

/** The faces that the page's style sheets declare. */
function readFaces(): readonly Face[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const { style } = rule;
      const named = (name: string) => style.getPropertyValue(name);
      const base = sheet.href ?? document.baseURI;
      const source = named('src').replace(
        /url\(["']?([^"')]+)["']?\)/g,
        (_, url: string) => `url("${new URL(url, base).href}")`,
      );
      const descriptors = {
        style: named('font-style') || 'normal',
        weight: named('font-weight') || 'normal',
        unicodeRange: named('unicode-range') || 'U+0-10FFFF',
      };
      return [{ family: named('font-family').replace(/^["']|["']$/g, ''), source, descriptors }];
    }),
  );
}

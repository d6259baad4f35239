import { watchLife } from '../../../opponent/life.ts';
import {
  createPaintQueue,
  type PaintQueue,
  type PaintJob,
  type Face,
  type FromPainter,
  type ToPainter,
} from './paint-queue.ts';
import type { Drawing } from './drawing.ts';

/** Paints boards for the page, in a worker if the browser can, otherwise in the page. */
export interface PainterClient {
  readonly keep: (drawing: Drawing) => number;
  readonly forget: (id: number) => void;
  /** Null if it could not be painted. */
  readonly paint: (job: PaintJob) => Promise<ImageBitmap | null>;
  /** Reports that a font or image has loaded that a picture was painted without. */
  readonly onLate: (listener: () => void) => () => void;
}

export const canPaint = (): boolean => typeof Path2D === 'function' && typeof createImageBitmap === 'function';

let one: PainterClient | null = null;
export const painterClient = (): PainterClient => (one ??= createPainterClient());

interface Painter {
  readonly keep: PaintQueue['keep'];
  readonly forget: PaintQueue['forget'];
  readonly paint: (job: PaintJob) => Promise<ImageBitmap | null>;
}

function createPainterClient(): PainterClient {
  const drawings = new Map<number, Drawing>();
  const listeners = new Set<() => void>();
  const onLate = () => listeners.forEach((listener) => listener());
  let last = 0;
  let painter: Painter = onPage(onLate);
  if (typeof Worker === 'function' && typeof OffscreenCanvas === 'function') {
    painter = inWorker(onLate, () => {
      // The worker could not be loaded or has died.
      painter = onPage(onLate);
      for (const [id, drawing] of drawings) painter.keep(id, drawing);
      return painter;
    });
  }
  return {
    keep(drawing) {
      last += 1;
      drawings.set(last, drawing);
      painter.keep(last, drawing);
      return last;
    },
    forget(id) {
      drawings.delete(id);
      painter.forget(id);
    },
    paint: (job) => painter.paint(job),
    onLate(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function onPage(onLate: () => void): Painter {
  const surface = (width: number, height: number) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    return canvas.getContext('2d');
  };
  const queue = createPaintQueue({ surface, fonts: document.fonts, onLate });
  return {
    ...queue,
    async paint(job) {
      const canvas = (await queue.paint(job))?.canvas;
      return canvas ? createImageBitmap(canvas) : null;
    },
  };
}

function inWorker(onLate: () => void, replace: () => Painter): Painter {
  const worker = new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' });
  const jobs = new Map<number, { readonly job: PaintJob; readonly end: (bitmap: ImageBitmap | null) => void }>();
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
    jobs.get(data.id)?.end(data.bitmap);
    jobs.delete(data.id);
  });
  let holding: ((isHeld: boolean) => void) | null = null;
  const hold = (name: string) =>
    new Promise<boolean>((resolve) => {
      holding = resolve;
      tell({ kind: 'hold', name });
    });
  // Painting a large board blocks the worker for a while, so a missing answer to a ping is no sign of death.
  const life = watchLife(worker, { hold, ping: () => Promise.resolve() }, { answers: false });
  void life.died.then(() => {
    life.stop();
    worker.terminate();
    const painter = replace();
    for (const { job, end } of jobs.values()) void painter.paint(job).then(end);
    jobs.clear();
  });
  tell({ kind: 'faces', faces: readFaces() });
  return {
    keep: (id, drawing) => tell({ kind: 'keep', id, drawing }),
    forget: (id) => tell({ kind: 'forget', id }),
    paint: (job) =>
      new Promise((end) => {
        last += 1;
        jobs.set(last, { job, end });
        tell({ kind: 'paint', id: last, job });
      }),
  };
}

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

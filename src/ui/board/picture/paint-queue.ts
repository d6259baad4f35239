import type { Drawing, DrawnStyle, Crop } from './drawing.ts';
import { paintPicture, needsOf, type Context } from './painter.ts';

export interface Face {
  readonly family: string;
  readonly source: string;
  readonly descriptors: FontFaceDescriptors;
}

export type ToPainter =
  | { readonly kind: 'faces'; readonly faces: readonly Face[] }
  | { readonly kind: 'keep'; readonly id: number; readonly drawing: Drawing }
  | { readonly kind: 'forget'; readonly id: number }
  | { readonly kind: 'paint'; readonly id: number; readonly job: PaintJob }
  /** Asks the worker to hold a lock of that name for as long as it runs. */
  | { readonly kind: 'hold'; readonly name: string };

export type FromPainter =
  | { readonly kind: 'painted'; readonly id: number; readonly bitmap: ImageBitmap | null }
  | { readonly kind: 'late' }
  | { readonly kind: 'held'; readonly name: string; readonly isHeld: boolean };

/** A picture to paint: known drawings from the bottom up, with their present styles. */
export interface PaintJob {
  readonly layers: readonly { readonly drawing: number; readonly styles: readonly DrawnStyle[] }[];
  readonly crop: Crop;
}

export interface PaintQueue {
  readonly keep: (id: number, drawing: Drawing) => void;
  readonly forget: (id: number) => void;
  /** Null when the browser is out of canvas memory, or a drawing has been forgotten. */
  readonly paint: (job: PaintJob) => Promise<Context | null>;
}

interface PaintQueueOptions {
  readonly surface: (width: number, height: number) => Context | null;
  readonly fonts: Pick<FontFaceSet, 'load' | 'check'>;
  /** Reports that a font or image has loaded that a picture was painted without. */
  readonly onLate: () => void;
}

/** Milliseconds that a picture waits for fonts and images; later ones cause a repaint. */
const PATIENCE_MS = 400;

/** Loads the fonts and images of each picture, then paints it in this thread. */
export function createPaintQueue({ surface, fonts, onLate }: PaintQueueOptions): PaintQueue {
  const drawings = new Map<number, Drawing>();
  const images = new Map<string, ImageBitmap>();
  const asked = new Map<string, Promise<boolean>>();

  /** Never rejects: without an image the rest of the map is still worth showing. */
  const loadImage = (href: string): Promise<void> | undefined => {
    if (images.has(href)) return undefined;
    const loading =
      asked.get(href) ??
      fetch(href)
        .then((answer) => answer.blob())
        .then(createImageBitmap)
        .then((image) => {
          images.set(href, image);
          return true;
        })
        .catch(() => {
          asked.delete(href);
          return false;
        });
    asked.set(href, loading);
    return inTime(loading);
  };
  const inTime = async (loading: Promise<boolean>): Promise<void> => {
    const isInTime = await Promise.race([loading, after(PATIENCE_MS)]);
    if (isInTime === null) void loading.then((hasCome) => hasCome && onLate());
  };
  const loadFont = (font: string, words: string): Promise<void> | undefined =>
    fonts.check(font, words)
      ? undefined
      : inTime(
          fonts.load(font, words).then(
            () => true,
            () => true,
          ),
        );

  return {
    keep: (id, drawing) => void drawings.set(id, drawing),
    forget: (id) => void drawings.delete(id),
    async paint({ layers, crop }) {
      const picture = {
        layers: layers.flatMap(({ drawing: id, styles }) => {
          const drawing = drawings.get(id);
          return drawing ? [{ drawing, styles }] : [];
        }),
      };
      if (picture.layers.length < layers.length) return null;
      const needs = needsOf(picture, crop.scale);
      await Promise.all([
        ...[...needs.images].map(loadImage),
        ...[...needs.fonts].map(([font, words]) => loadFont(font, words)),
      ]);
      return paintPicture(picture, crop, { surface, images });
    },
  };
}

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

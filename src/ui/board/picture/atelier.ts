import type { Drawing, DrawnStyle, Excerpt } from './drawing.ts';
import { paintPicture, suppliesOf } from './painter.ts';
import type { Context } from './painter.ts';

/** A picture to be painted: drawings that were handed in before, from below, with their styles of the moment. */
export interface Order {
  readonly layers: readonly { readonly drawing: number; readonly styles: readonly DrawnStyle[] }[];
  readonly excerpt: Excerpt;
}

export interface Atelier {
  readonly keep: (id: number, drawing: Drawing) => void;
  readonly forget: (id: number) => void;
  /** Null where the browser has no surface left, or a drawing has been forgotten. */
  readonly paint: (order: Order) => Promise<Context | null>;
}

interface AtelierOptions {
  readonly surface: (width: number, height: number) => Context | null;
  readonly fonts: Pick<FontFaceSet, 'load' | 'check'>;
  /** Called when a font or an image has come that a picture had to do without. */
  readonly onLate: () => void;
}

/** A picture does not wait longer for fonts and images, in milliseconds: it is painted again when they come. */
const PATIENCE_MS = 400;

/** Paints pictures in the thread it is made in, with the fonts and images they need. */
export function createAtelier({ surface, fonts, onLate }: AtelierOptions): Atelier {
  const drawings = new Map<number, Drawing>();
  const images = new Map<string, ImageBitmap>();
  const asked = new Map<string, Promise<boolean>>();

  /** A name or an image that cannot be had is left out: the rest of the map is worth showing. */
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
    async paint({ layers, excerpt }) {
      const picture = {
        layers: layers.flatMap(({ drawing: id, styles }) => {
          const drawing = drawings.get(id);
          return drawing ? [{ drawing, styles }] : [];
        }),
      };
      if (picture.layers.length < layers.length) return null;
      const needs = suppliesOf(picture, excerpt.scale);
      await Promise.all([
        ...[...needs.images].map(loadImage),
        ...[...needs.fonts].map(([font, words]) => loadFont(font, words)),
      ]);
      return paintPicture(picture, excerpt, { surface, images });
    },
  };
}

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

/** Reads the bitmap of each map on the page. */
import { expect, type Page } from '@playwright/test';

export interface Shown {
  /** Device pixels of the bitmap to one of the screen, across. */
  readonly sharpness: number;
  /** Colours among its pixels, up to a few hundred. */
  readonly colours: number;
  /** The pixel at its upper left corner, as red, green and blue. */
  readonly corner: readonly number[];
}

/** The bitmap that is seen: the close-up where there is one. */
export const shown = (page: Page): Promise<Shown | null> =>
  page.evaluate(async () => {
    const canvas = [...document.querySelectorAll<HTMLCanvasElement>('.map-bitmap:not([hidden])')].at(-1);
    if (!canvas) return null;
    // A canvas that shows a bitmap has the bitmap's pixels at any width, and only a copy can be read.
    const bitmap = await createImageBitmap(canvas);
    const copy = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
    const context = copy.getContext('2d');
    if (!context) return null;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    const colours = new Set<number>();
    for (let i = 0; i < data.length && colours.size < 400; i += 4 * 97)
      colours.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
    const at = 4 * (Math.floor(copy.height / 3) * copy.width + Math.floor(copy.width / 3));
    return {
      sharpness: bitmap.width / (canvas.getBoundingClientRect().width * devicePixelRatio),
      colours: colours.size,
      corner: [...data.slice(at, at + 3)],
    };
  });

/** Waits until the bitmap has the pixels of the screen. */
export async function atRest(page: Page): Promise<Shown> {
  await expect
    .poll(async () => {
      const seen = await shown(page);
      return seen !== null && Math.abs(seen.sharpness - 1) < 0.01 && seen.colours > 100;
    })
    .toBe(true);
  const seen = await shown(page);
  if (!seen) throw new Error('no bitmap is shown');
  return seen;
}

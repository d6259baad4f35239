/** What the worker that makes moving pictures does for the page. */
import { holdForLife } from '../../opponent/life.ts';
import type { Watched } from '../../opponent/types.ts';
import { createGif, paletteOf, type Gif } from './encode-gif.ts';

export interface GifService extends Watched {
  begin(width: number, height: number): void;
  /** A picture that the palette is chosen by; all of them come before the first frame. */
  sample(rgba: Uint8Array): void;
  /** Gives the size so far, in bytes. */
  add(rgba: Uint8Array, ms: number): number;
  end(): Uint8Array<ArrayBuffer>;
}

/** Of the samples every so manieth point is enough. */
const STRIDE = 5;

export function createGifService(): GifService {
  let size = { width: 1, height: 1 };
  let points: number[] = [];
  let gif: Gif | null = null;
  const begun = (): Gif => (gif ??= createGif(size.width, size.height, paletteOf(Uint8Array.from(points))));
  return {
    ping: () => undefined,
    hold: (name) => holdForLife(name),
    begin(width, height) {
      size = { width, height };
      points = [];
      gif = null;
    },
    sample(rgba) {
      for (let at = 0; at < rgba.length; at += 4 * STRIDE)
        points.push(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, 255);
    },
    add(rgba, ms) {
      const made = begun();
      made.add(rgba, ms);
      return made.size();
    },
    end: () => begun().end(),
  };
}

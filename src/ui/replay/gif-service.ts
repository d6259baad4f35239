/** The worker's side of making GIFs. */
import { holdForLife } from '../../opponent/life.ts';
import type { LockHolder } from '../../opponent/types.ts';
import * as loaded from 'gifenc';

export interface GifService extends LockHolder {
  begin(width: number, height: number): void;
  /** A frame for choosing the palette; all samples come before the first frame. */
  sample(rgba: Uint8Array): void;
  /** Returns the size so far, in bytes. */
  add(rgba: Uint8Array, ms: number): number;
  end(): Uint8Array<ArrayBuffer>;
}

/** Every fifth pixel of a sample is enough. */
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

// Node imports the package as one object, a browser as a module.
const isModule: boolean = 'quantize' in loaded;
const gifenc = isModule ? loaded : loaded.default;

type Palette = readonly (readonly number[])[];

/** The best `count` colours, 255 at most, for pixels in RGBA. */
export const paletteOf = (rgba: Uint8Array, count = 255): Palette => gifenc.quantize(rgba, count);

interface Gif {
  readonly add: (rgba: Uint8Array, ms: number) => void;
  readonly size: () => number;
  readonly end: () => Uint8Array<ArrayBuffer>;
}

/** It loops for ever. */
export function createGif(width: number, height: number, palette: Palette): Gif {
  const gif = gifenc.GIFEncoder();
  const colours = palette.map((colour) => [...colour]);
  const clear = colours.length;
  let before: Uint8Array | null = null;
  return {
    add(rgba, ms) {
      const points = gifenc.applyPalette(rgba, colours);
      const last = before;
      const shown = last ? points.map((colour, at) => (colour === last[at] ? clear : colour)) : points;
      gif.writeFrame(shown, width, height, {
        ...(last ? { transparent: true, transparentIndex: clear } : { palette: [...colours, [0, 0, 0]], repeat: 0 }),
        delay: ms,
        dispose: 1,
      });
      before = points;
    },
    size: () => gif.bytesView().length,
    end() {
      gif.finish();
      return gif.bytes();
    },
  };
}

/** Pictures of one size as a moving picture: one palette for all of them, and only what has changed in each. */
import * as loaded from 'gifenc';

// Node hands the package over as one object, a browser as a module.
const isModule: boolean = 'quantize' in loaded;
const gifenc = isModule ? loaded : loaded.default;

export type Palette = readonly (readonly number[])[];

/** The `count` colours, 255 at most, that the given points (red, green, blue, opacity of each) are best told with. */
export const paletteOf = (rgba: Uint8Array, count = 255): Palette => gifenc.quantize(rgba, count);

export interface Gif {
  /** A further picture, shown for so many milliseconds. */
  readonly add: (rgba: Uint8Array, ms: number) => void;
  /** So far. */
  readonly size: () => number;
  readonly end: () => Uint8Array<ArrayBuffer>;
}

/** Without end, from the first picture again after the last one. */
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
